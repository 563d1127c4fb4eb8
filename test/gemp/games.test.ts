import { afterEach, describe, expect, test } from 'vitest';
import { faultsOf, playRandomSession } from './random-session.ts';
import { type FakeServer, fakeServer } from './server.ts';
import { clientOf, DARK, LIGHT, pairAt, randomOpponent } from './sessions.ts';

const GAMES = Number(process.env.UMPIRE_GEMP_GAMES ?? 3);
const TURNS = process.env.UMPIRE_GEMP_GAMES === undefined ? 8 : 150; // whole games are played in the soak test
const PATIENCE = 60_000 * Math.max(1, GAMES);

let server: FakeServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

const CLEAN = { bad: 0, aborted: 0, complaints: [] };

describe('games on the fake server', () => {
  test('client against client, several turns', { timeout: PATIENCE }, async () => {
    server = await fakeServer({ seed: 3, turnLimit: 6 });
    const [dark, light] = await pairAt(server);
    expect(server.conduct).toMatchObject(CLEAN);
    expect([dark.fault, light.fault]).toEqual([null, null]);
    expect(dark.played).toEqual(light.played);
    expect(dark.answers + light.answers).toBe(server.conduct.answers);
    expect(server.chats).toBe(0);
  });

  test('client against a bot inside the server, several games, both sides', { timeout: PATIENCE }, async () => {
    server = await fakeServer({ seed: 4, opponent: randomOpponent, turnLimit: 4 });
    const dark = await clientOf(server, 'ann', DARK, { games: 2 });
    const light = await clientOf(server, 'bob', LIGHT);
    expect(server.conduct).toMatchObject(CLEAN);
    expect([dark.fault, light.fault]).toEqual([null, null]);
    expect([dark.played.map(({ game }) => game), light.played.map(({ game }) => game)]).toEqual([['1', '2'], ['3']]);
  });

  test('two games between the same clients, the second at a new table', { timeout: PATIENCE }, async () => {
    server = await fakeServer({ seed: 6, turnLimit: 2 });
    const [dark, light] = await pairAt(server, { games: 2 }, { games: 2 });
    expect([dark.fault, light.fault, dark.played.length]).toEqual([null, null, 2]);
    expect(dark.played).toEqual(light.played);
  });

  test('if the server rejects a legal answer, the client finds another one', { timeout: PATIENCE }, async () => {
    server = await fakeServer({ seed: 7, turnLimit: 20, opponent: randomOpponent, stubborn: 40 });
    const session = await clientOf(server, 'ann', DARK);
    expect([session.fault, session.played.length]).toEqual([null, 1]);
    expect(server.conduct).toMatchObject(CLEAN);
    expect(server.conduct.refused).toBeGreaterThan(5);
    expect(session.warnings).toBe(server.conduct.refused);
  });

  test(`${GAMES} random games with injected faults: no bad answer, none aborted`, { timeout: PATIENCE }, async () => {
    const faults: string[] = [];
    let failures = 0;
    for (let seed = 1; seed <= GAMES; seed++) {
      const game = await playRandomSession(seed, TURNS);
      faults.push(...faultsOf(game));
      failures += game.sessions.reduce((sum, session) => sum + session.failures, 0);
    }
    expect(faults).toEqual([]);
    expect(failures).toBeGreaterThan(GAMES);
  });
});
