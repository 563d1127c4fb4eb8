import { afterEach, beforeEach, expect, test } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { openPostgres } from '../../store/postgres.ts';
import { type TestDatabase, testDatabase } from '../../store/testing/postgres.ts';
import type { PlayerName, SignedIn } from '../../wire/identity.ts';
import { type Served, serve } from '../testing.ts';
import { LeagueTester, table } from './testing.ts';

const NAMES = ['Ann', 'Bob', 'Cy', 'Di'];

let database: TestDatabase;
let one: Served;
let two: Served;
beforeEach(async () => {
  database = await testDatabase();
  [one, two] = [await node(), await node()];
});
afterEach(async () => {
  await Promise.all([one?.close(), two?.close()]);
  await database?.drop();
});
const node = async (): Promise<Served> => serve({ parts: { store: await openPostgres(database.url) } });

test('players join and finish matches on both nodes: every result counts once, and every board has one match', async () => {
  const league = await LeagueTester.open(one, NAMES.slice(0, 2));
  const late = await Promise.all(
    NAMES.slice(2).map((name, i) => (i === 0 ? one : two).post<SignedIn>('/api/identity', { name })),
  );
  const joins = await Promise.all(
    late.map(({ body }, i) => (i === 0 ? two : one).post(`/api/leagues/${league.code}/join`, {}, body)),
  );
  expect(joins.map(({ status }) => status)).toEqual([200, 200]);
  const starts = await Promise.all([one, two].map((on) => league.act(on, 'Ann', 'start')));
  expect(starts.map(({ status }) => status).sort()).toEqual([200, 409]);

  const everyone = [...league.players, ...late.map(({ body }) => body)];
  const sessionOf = (name: PlayerName | undefined) =>
    everyone.find(({ me }) => name?.kind === 'person' && me.name === name.name)?.session;
  for (let round = 1; round <= 3; round++) {
    await eventually(async () => {
      const { results } = await league.info(two);
      return results.length === round && results.at(-1)?.boards.every(({ match }) => match !== null);
    }).toBe(true);
    const { results, names } = await league.info(one);
    const boards = results.at(-1)?.boards ?? [];
    await Promise.all(
      boards.map(async ({ first, second, match }, i) => {
        const loser = Math.max(first, second);
        const on = i === 0 ? one : two;
        const client = await on.sit(match ?? '', undefined, { session: sessionOf(names[loser]) });
        const side = loser === first ? 'blue' : 'red';
        await client.command(`${side}.captain`, { type: 'resign' });
        await client.until(() => client.over);
      }),
    );
  }
  await eventually(async () => (await league.info(one)).status).toBe('over');
  const info = await league.info(two);
  expect(info.standings.map(({ points }) => points.total)).toEqual([3, 2, 1, 0]);
  expect(
    table(info)
      .map(([, name]) => name)
      .slice(0, 2),
  ).toEqual(['Ann', 'Bob']);
  const matches = info.results.flatMap(({ boards }) => boards.map(({ match }) => match));
  expect(new Set(matches).size).toBe(6);
});
