import { afterAll, beforeAll, expect, test } from 'vitest';
import { rulesFor } from '../../arena/play.ts';
import { catalog } from '../../games/catalog.ts';
import type { Game } from '../../kernel/game.ts';
import { open } from '../../kernel/match.ts';
import { must } from '../../kernel/result.ts';
import { hashing } from '../../store/hashing.ts';
import { CLOSED } from '../../wire/messages.ts';
import { openTestServer, settled, type TestServer } from '../testing/test-table.ts';

const shooting = catalog.shooting as Game;
const SEATS = ['attacker', 'defender'];

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer(shooting);
});
afterAll(() => server?.close());

test.each([
  ['a player', SEATS],
  ['a spectator', []],
])('a table that stops while %s is connected reports that no one is', async (_, seats) => {
  const table = server.lay(open(shooting, must(rulesFor(shooting, { scenario: 'duel' }, 'a')), 'a', hashing), [SEATS]);
  const reported: (readonly [people: number, spectators: number])[] = [];
  table.onPresence = () => reported.push([table.absence.local.length, table.connections.spectators]);
  const { member } = server.listen(table, seats);
  await settled(table);
  expect(reported).toEqual([seats.length > 0 ? [1, 0] : [0, 1]]);
  table.stop(CLOSED.stopping, 'test');
  table.detach(member); // its socket has closed
  expect(reported.slice(1)).toEqual([[0, 0]]);
});
