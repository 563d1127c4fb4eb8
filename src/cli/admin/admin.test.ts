import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Served, serve } from '../../server/testing.ts';
import { umpireInProcess as umpire } from '../fixtures/in-process.ts';

const TOKEN = 'operator-token-for-tests';
let served: Served;
beforeAll(async () => {
  process.env.UMPIRE_ADMIN_TOKEN = TOKEN;
  served = await serve({ options: { adminToken: TOKEN } });
});
afterAll(async () => {
  delete process.env.UMPIRE_ADMIN_TOKEN;
  await served?.close();
});

const admin = (...args: readonly string[]) => umpire('admin', ...args, '--server', served.server.url);
const playing = () => served.create({ game: 'radar', name: 'Ann', sit: ['blue.captain'], start: true });

test('lists, shows, closes and deletes matches of a running server', async () => {
  const { code } = await playing();
  const listed = await admin('matches', '--status', 'playing', '--text', 'ann');
  expect([listed.code, listed.out]).toEqual([0, expect.stringContaining(code)]);
  expect(listed.out).toContain('1 of 1 match');
  const shown = await admin('match', code);
  expect(shown.out).toContain(`/m/${code}`);
  expect(shown.out).toMatch(/Ann\s+blue\.captain/);
  expect(await admin('close', code, '--note', 'Maintenance')).toMatchObject({
    code: 0,
    out: `match ${code} is closed\n`,
  });
  expect(await admin('close', code)).toMatchObject({ code: 2, err: 'umpire: the match is over\n' });
  expect((await admin('delete', code)).code).toBe(0);
  expect((await admin('match', code)).err).toContain('there is no match with this code');
  expect((await admin('actions')).out).toMatch(/delete-match.*\n.*close-match/);
});

test('bans a range and lifts the ban', async () => {
  const made = await admin('ban', '192.0.2.0/24', '--hours', '2', '--note', 'spam', '--json');
  const { id } = JSON.parse(made.out) as { readonly id: string };
  expect((await admin('ban', '198.51.100.7')).out).toMatch(
    /^banned 198\.51\.100\.7\/32 until lifted; .* admin lift \S+\n$/,
  );
  expect((await admin('bans')).out).toMatch(/192\.0\.2\.0\/24\s+until .* UTC\s+spam/);
  expect((await admin('lift', id)).code).toBe(0);
  expect((await admin('bans')).out).not.toContain('192.0.2.0/24');
  expect(await admin('ban', 'everyone')).toMatchObject({ code: 2, err: expect.stringMatching(/not an address range/) });
});

test('exports and deletes a person, and announces a restart', async () => {
  const { token, code } = await playing();
  const data = await admin('export', token);
  expect(JSON.parse(data.out)).toMatchObject({ person: { name: 'Ann' }, match: { code }, partial: true });
  expect((await admin('delete-person', token)).out).toMatch(/^deleted; earlier backups/);
  expect((await admin('recompute-ratings')).out).toBe('recomputed from 0 rated matches\n');
  expect((await admin('announce', '5')).out).toBe('announced\n');
  expect((await admin('announce', 'cancel')).out).toBe('cancelled\n');
  expect((await admin('reports', '--open')).out).toBe('no reports\n');
});

test('shows, exports, bans and deletes a player who is signed in', async () => {
  const { body: ann } = await served.post<{ session: string }>('/api/identity', { name: 'Ann' });
  const { body: pass } = await served.post<{ code: string }>(
    '/api/matches',
    { game: 'radar', sit: ['blue.captain'] },
    ann,
  );
  const { people } = JSON.parse((await admin('match', pass.code, '--json')).out) as {
    readonly people: readonly { readonly id: string; readonly identity: string }[];
  };
  const [{ id = '', identity = '' } = {}] = people;
  expect((await admin('match', pass.code)).out).toContain(identity);
  expect(JSON.parse((await admin('export', identity)).out)).toMatchObject({ identity: { name: 'Ann' } });
  expect((await admin('ban', '--person', id)).out).toContain(`banned player ${identity} until lifted`);
  expect((await admin('bans')).out).toContain(`player ${identity}`);
  expect((await admin('delete-person', identity)).code).toBe(0);
  expect((await admin('export', identity)).err).toContain('there is no such person');
});

test('lists leagues and closes one', async () => {
  expect((await admin('leagues')).out).toBe('no leagues\n');
  const { body: host } = await served.post<{ session: string }>('/api/identity', { name: 'Hilda' });
  const wish = { title: 'Friday', game: 'radar', kind: 'swiss', clock: 86_400 };
  const { code } = (await served.post<{ code: string }>('/api/leagues', wish, host)).body;
  expect((await admin('leagues')).out).toMatch(new RegExp(`${code}\\s+Friday\\s+radar\\s+open\\s+1\\s+0/0\\s+Hilda`));
  expect(await admin('close-league', code)).toMatchObject({ code: 0, out: `league ${code} is closed\n` });
  expect((await admin('close-league', code)).code).toBe(2);
  expect((await admin('actions')).out).toContain('close-league');
});

test('without a command it shows the help; a wrong code or id is explained', async () => {
  expect(await umpire('admin')).toMatchObject({ code: 0, out: expect.stringContaining('Usage: umpire admin') });
  expect((await admin('match', 'not-a-code')).err).toContain('not a valid code or id');
  expect((await admin('export', 'not an id')).err).toContain('there is no such person');
  expect((await admin('matches', '--text', 'nobody')).out).toBe('no matches\n');
});

test('says what is missing: the token, the server, or its operator tools', async () => {
  const plain = await serve();
  const off = await umpire('admin', 'bans', '--server', plain.server.url);
  expect(off.err).toContain('start it with UMPIRE_ADMIN_TOKEN');
  await plain.close();
  expect((await umpire('admin', 'bans', '--server', plain.server.url)).err).toContain('no Umpire server answers');
  expect((await umpire('admin', 'bans', '--server', 'nowhere')).err).toContain('is not a server address');
  delete process.env.UMPIRE_ADMIN_TOKEN;
  expect((await admin('bans')).err).toContain('set UMPIRE_ADMIN_TOKEN');
  process.env.UMPIRE_ADMIN_TOKEN = TOKEN;
});
