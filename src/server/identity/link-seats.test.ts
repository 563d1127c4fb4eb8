import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { openSqlite } from '../../store/sqlite.ts';
import type { MyMatches, SignedIn } from '../../wire/identity.ts';
import type { SeatPass } from '../../wire/matches.ts';
import { type Served, serve } from '../testing.ts';

const BLUE = ['blue.captain', 'blue.first-mate', 'blue.engineer', 'blue.radio-operator'];
const RED = BLUE.map((seat) => seat.replace('blue', 'red'));

let data: string;
let served: Served;
let beforeLink: () => Promise<void>;
let beforeAdd: () => Promise<void>; // of results

beforeEach(async () => {
  data = mkdtempSync(join(tmpdir(), 'umpire-test-'));
  beforeLink = async () => {};
  beforeAdd = async () => {};
  const sqlite = await openSqlite(join(data, 'umpire.db'));
  const { identities, results } = sqlite;
  const link: typeof identities.link = async (...args) => {
    await beforeLink();
    return identities.link(...args);
  };
  const add: typeof results.add = async (...args) => {
    await beforeAdd();
    return results.add(...args);
  };
  const store = { ...sqlite, identities: { ...identities, link }, results: { ...results, add } };
  served = await serve({ data, parts: { store } });
});
afterEach(async () => {
  await served?.close();
  rmSync(data, { recursive: true, force: true });
});

const keep = async (name: string, seats: readonly string[] = []) =>
  (await served.post<SignedIn>('/api/identity', { name, seats })).body;
const finished = async ({ session }: SignedIn) =>
  (await served.post<MyMatches>('/api/mine', {}, { session })).body.finished;

/** A guest plays blue against `red`, a signed-in player, or against bots. */
async function guestMatch(red?: SignedIn): Promise<SeatPass> {
  const pass = await served.create({ game: 'radar', sit: BLUE, settings: { pace: 10_000 } });
  if (red) await served.post(`/api/matches/${pass.code}/join`, { seats: RED }, { session: red.session });
  await served.post(`/api/matches/${pass.code}/start`, {}, pass.token);
  return pass;
}

async function resign({ code, token }: SeatPass): Promise<void> {
  const client = await served.sit(code, token);
  await client.command('blue.captain', { type: 'resign' });
  await client.until(() => client.over);
}

test.each(['bots', 'a signed-in player'])(
  'a match against %s that ends while its seat is being linked to an identity counts for that identity',
  async (opponent) => {
    const bob = opponent === 'bots' ? undefined : await keep('Bob');
    const pass = await guestMatch(bob);
    beforeLink = async () => {
      await resign(pass);
      if (bob)
        await eventually(() => finished(bob)).toHaveLength(1); // recorded, with a guest
      else await new Promise((later) => setTimeout(later, 200)); // nothing is recorded for a guest
    };
    const ann = await keep('Ann', [pass.token]);
    expect(ann.linked).toEqual([pass.code]);
    await eventually(() => finished(ann)).toMatchObject([{ code: pass.code, result: 'lost' }]);
    if (bob) expect(await finished(bob)).toMatchObject([{ opponents: [{ kind: 'person', name: 'Ann' }] }]);
  },
);

test('a seat that is linked to an identity while the result is being saved gets only one result', async () => {
  const bob = await keep('Bob');
  const pass = await guestMatch(bob);
  let ann: SignedIn | undefined;
  beforeAdd = async () => {
    beforeAdd = async () => {};
    ann = await keep('Ann', [pass.token]); // the results to save still name a guest
  };
  await resign(pass);
  await eventually(() => finished(bob)).toHaveLength(1);
  if (!ann) throw new Error('the results were not saved');
  const session = ann;
  await eventually(() => finished(session)).toMatchObject([{ code: pass.code, result: 'lost' }]);
  await eventually(async () => (await finished(bob))[0]?.opponents).toEqual([{ kind: 'person', name: 'Ann' }]);
});
