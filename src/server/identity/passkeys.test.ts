import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Me, SignedIn } from '../../wire/identity.ts';
import { SoftPasskey } from '../testing/authenticator.ts';
import { type Served, serve } from '../testing.ts';

const HOST = 'localhost:8080';
const ORIGIN = `http://${HOST}`;
const NOW = 1_700_000_000_000;

let served: Served;
let time = NOW;
beforeAll(async () => {
  served = await serve({ parts: { now: () => time } });
});
afterAll(() => served?.close());

interface Answer<T> {
  readonly status: number;
  readonly body: T & { readonly error?: { readonly code: string } };
}

/** Passkeys belong to a name, so the request must be for one: the test server's address is a number. */
const post = <T>(path: string, body: object, session?: string, host = HOST): Promise<Answer<T>> =>
  new Promise((resolve, reject) => {
    const headers = { host, 'content-type': 'application/json', ...(session && { 'x-umpire-session': session }) };
    const sent = request(
      { port: served.server.port, host: '127.0.0.1', path: `/api${path}`, method: 'POST', headers },
      (response) => {
        let text = '';
        response.on('data', (part: Buffer) => (text += String(part)));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body: JSON.parse(text) }));
      },
    );
    sent.on('error', reject);
    sent.end(JSON.stringify(body));
  });

type Creation = Parameters<SoftPasskey['create']>[0];
type Request = Parameters<SoftPasskey['get']>[0];

const creation = async (name: string) => (await post<Creation>('/identity/passkey/options', { name })).body;
async function register(name: string): Promise<{ readonly passkey: SoftPasskey; readonly signed: SignedIn }> {
  const passkey = new SoftPasskey(ORIGIN);
  const made = await post<SignedIn>('/identity/passkey', { name, response: passkey.create(await creation(name)) });
  expect([made.status, made.body.error]).toEqual([201, undefined]);
  return { passkey, signed: made.body };
}
const challenge = async () => (await post<Request>('/identity/sign-in/options', {})).body;
const codeOf = ({ status, body }: Answer<unknown>) => [status, body.error?.code];

test('a name is registered with a passkey, which signs in on another device and counts its uses', async () => {
  const { passkey, signed } = await register('Ada');
  expect(signed).toMatchObject({ me: { name: 'Ada', passkeys: [{ used: null }], recovery: null }, linked: [] });
  expect(signed).not.toHaveProperty('recovery');
  const other = await post<SignedIn>('/identity/sign-in', { response: passkey.get(await challenge()) });
  expect(other.status).toBe(200);
  expect(other.body.me).toMatchObject({ name: 'Ada', devices: [{}, {}], passkeys: [{ used: NOW }] });
  expect(other.body.session).not.toBe(signed.session);
});

test('a second passkey is added by its owner only, and can be removed', async () => {
  const { signed } = await register('Bea');
  const second = new SoftPasskey(ORIGIN);
  const options = (await post<Creation>('/identity/passkey/options', {}, signed.session)).body;
  const response = second.create(options);
  const { signed: mallory } = await register('Mallory');
  expect(codeOf(await post('/me/passkeys', { response }, mallory.session))).toEqual([401, 'passkey-refused']);
  const again = second.create((await post<Creation>('/identity/passkey/options', {}, signed.session)).body);
  const { body: me } = await post<Me>('/me/passkeys', { response: again }, signed.session);
  expect(me.passkeys).toHaveLength(2);
  const known = second.create((await post<Creation>('/identity/passkey/options', {}, mallory.session)).body);
  expect(codeOf(await post('/me/passkeys', { response: known }, mallory.session))).toEqual([409, 'passkey-known']);
  const last = me.passkeys.find(({ id }) => id !== signed.me.passkeys[0]?.id);
  const left = await post<Me>(`/me/passkeys/${last?.id}/remove`, {}, signed.session);
  expect(left.body.passkeys).toHaveLength(1);
  const refused = await post('/identity/sign-in', { response: second.get(await challenge()) });
  expect(codeOf(refused)).toEqual([401, 'passkey-refused']);
});

test('the number of passkeys is limited, even if all options were requested before', async () => {
  const { signed } = await register('Max');
  const all: Creation[] = [];
  for (let i = 0; i < 10; i++) all.push((await post<Creation>('/identity/passkey/options', {}, signed.session)).body);
  const answers: Answer<Me>[] = [];
  for (const options of all)
    answers.push(await post('/me/passkeys', { response: new SoftPasskey(ORIGIN).create(options) }, signed.session));
  expect(answers[8]?.body.passkeys).toHaveLength(10);
  expect(answers.slice(9).map(codeOf)).toEqual([[409, 'too-many-passkeys']]);
});

test('a challenge works once, for five minutes, for its own purpose', async () => {
  const { passkey } = await register('Cy');
  const once = await challenge();
  expect((await post('/identity/sign-in', { response: passkey.get(once) })).status).toBe(200);
  expect(codeOf(await post('/identity/sign-in', { response: passkey.get(once) }))).toEqual([401, 'passkey-refused']);
  const late = await challenge();
  time += 5 * 60_000 + 1;
  expect(codeOf(await post('/identity/sign-in', { response: passkey.get(late) }))).toEqual([401, 'passkey-refused']);
  const { challenge: other } = await creation('Someone');
  const wrong = passkey.get({ challenge: other, rpId: 'localhost' });
  expect(codeOf(await post('/identity/sign-in', { response: wrong }))).toEqual([401, 'passkey-refused']);
});

test('an answer for another site, with a wrong signature or with an old counter is refused', async () => {
  const { passkey } = await register('Di');
  const elsewhere = passkey.get(await challenge(), 'https://evil.example');
  expect(codeOf(await post('/identity/sign-in', { response: elsewhere }))).toEqual([401, 'passkey-refused']);
  const other = new SoftPasskey(ORIGIN);
  const forged = { ...other.get(await challenge()), id: passkey.id, rawId: passkey.id };
  expect(codeOf(await post('/identity/sign-in', { response: forged }))).toEqual([401, 'passkey-refused']);
  passkey.counter = 5;
  expect((await post('/identity/sign-in', { response: passkey.get(await challenge()) })).status).toBe(200);
  passkey.counter = 2; // a copy of the key
  const copied = await post('/identity/sign-in', { response: passkey.get(await challenge()) });
  expect(codeOf(copied)).toEqual([401, 'passkey-refused']);
  const site = other.create(await creation('Ed'), 'https://evil.example');
  expect(codeOf(await post('/identity/passkey', { name: 'Ed', response: site }))).toEqual([401, 'passkey-refused']);
  expect(codeOf(await post('/identity/sign-in', { response: { id: 'x' } }))).toEqual([401, 'passkey-refused']);
});

test('a taken name is refused before the browser asks for a passkey', async () => {
  await register('Flo');
  expect(codeOf(await post('/identity/passkey/options', { name: 'FLÓ' }))).toEqual([409, 'name-taken']);
});

test('at an address without https, passkeys are off', async () => {
  const info = await served.get<{ passkeys: boolean }>('/api/identity');
  expect(info.body).toEqual({ passkeys: false });
  for (const path of ['/identity/passkey/options', '/identity/sign-in/options'])
    expect(codeOf(await post(path, {}, undefined, '127.0.0.1:8080'))).toEqual([409, 'passkeys-off']);
});
