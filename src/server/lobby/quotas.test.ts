import { expect, test } from 'vitest';
import { match } from '../../store/fixtures/records.ts';
import { RemotePresence } from '../cluster/remote-presence.ts';
import { makeLog } from '../log.ts';
import type { Table } from '../table/table.ts';
import { memoryStore } from '../testing/memory-store.ts';
import { MatchQuotas } from './quotas.ts';

const BOT = { seat: 'red.captain', person: null, bot: 'crew', free: false };
const ANN = { seat: 'blue.captain', person: 'ann', bot: null, free: false };
const LEFT = { ...ANN, person: null, bot: 'crew', free: true };
const REPLACED = { ...ANN, bot: 'crew' }; // until she returns

/** A table in memory: who is connected, and whose decision the match waits for. */
function tableWith(assignments: readonly object[], present: readonly string[], awaited: string): Table {
  const game = { awaiting: () => [{ seat: awaited, kinds: ['move'], must: true }] };
  return {
    assignments,
    absence: { present: new Set(present) },
    live: { match: { game, state: {} } },
  } as unknown as Table;
}

test.each<[string, boolean, 'open' | 'playing', readonly object[], Table | undefined]>([
  ['left to bots', true, 'playing', [LEFT, BOT], tableWith([LEFT, BOT], [], 'blue.captain')],
  ['left to bots, a person watches', false, 'playing', [LEFT, BOT], tableWith([LEFT, BOT], ['ann'], 'red.captain')],
  ['left to bots, not in memory', true, 'playing', [LEFT, BOT], undefined],
  ['a bot replaces an absent person', true, 'playing', [REPLACED, BOT], undefined],
  ['a person is away, a bot is next', true, 'playing', [ANN, BOT], tableWith([ANN, BOT], [], 'red.captain')],
  ['a person is away and next', false, 'playing', [ANN, BOT], tableWith([ANN, BOT], [], 'blue.captain')],
  ['a person is away and next, not in memory', false, 'playing', [ANN, BOT], undefined],
  ['a person is connected', false, 'playing', [ANN, BOT], tableWith([ANN, BOT], ['ann'], 'red.captain')],
  ['not started', false, 'open', [LEFT, BOT], undefined],
])('%s: counts as a bot game: %s', async (_, counts, status, chairs, table) => {
  const store = { ...memoryStore(), createdBy: async () => [match('m', { status, table: { chairs } })] };
  const limits = { matchesPerAddress: 9, botGamesPerAddress: 1 };
  const service = { store, now: () => 0, games: {}, log: makeLog('silent') };
  const tables = { byId: () => table, remotePresence: new RemotePresence(), hasAllActive: true };
  const quotas = new MatchQuotas(service, tables, limits);
  const refusal = counts ? { code: 'too-many-bot-games', most: 1 } : undefined;
  expect(await quotas.refuseBotGame('192.0.2.1')).toEqual(refusal);
  expect(await quotas.refuseBotGame('192.0.2.1', 'm')).toBeUndefined(); // this match would become one
  expect(await quotas.refuseBotGame('')).toBeUndefined(); // unknown creator
  tables.remotePresence.set('another node', 'm', ['ann']);
  expect(await quotas.refuseBotGame('192.0.2.1')).toBeUndefined(); // a person is connected there
  tables.remotePresence.drop('another node');
  expect(await quotas.refuseBotGame('192.0.2.1')).toEqual(refusal);
});
