import { afterAll, beforeAll, expect, test } from 'vitest';
import { rulesFor } from '../../arena/play.ts';
import { catalog } from '../../games/catalog.ts';
import type { Game } from '../../kernel/game.ts';
import type { Kinds } from '../../kernel/kinds.ts';
import { type Match, open, submit } from '../../kernel/match.ts';
import { must } from '../../kernel/result.ts';
import { hashing } from '../../store/hashing.ts';
import type { EntryRecord, Snapshot } from '../../store/store.ts';
import { sayServer } from '../refusal-text.ts';
import { Tables } from '../table/tables.ts';
import { CODE, NOW, openTestServer, type TestServer } from '../testing/test-table.ts';
import { snapshotOf } from './load-match.ts';

// Stored matches with an invalid state: a bad snapshot is ignored, a bad log is refused and the fault named.

const shooting = catalog.shooting as Game;
const SEATS = ['attacker', 'defender'];

let room: TestServer;
beforeAll(async () => {
  room = await openTestServer(shooting);
});
afterAll(() => room?.close());

/** A match in the middle of resolving a command. */
function halfWay(): Match {
  const match = open(shooting, must(rulesFor(shooting, { scenario: 'duel' }, 'a')), 'a', hashing);
  const offers = shooting.options(shooting.view(match.state, 'attacker'), 'attacker');
  const choose = [...offers].find(({ type }) => type === 'select-shooter') as Kinds['command'];
  must(submit(match, 'attacker', choose));
  for (const type of ['assign', 'hold-fire', 'confirm', 'roll'])
    for (let i = 0; i < 9; i++) {
      const options = [...shooting.options(shooting.view(match.state, 'attacker'), 'attacker')];
      const command = options.find((option) => option.type === type);
      if (!command || (type === 'roll' && i > 0)) break;
      must(submit(match, 'attacker', type === 'roll' ? ({ type, until: 'step' } as Kinds['command']) : command));
    }
  expect(match.state).toMatchObject({ stage: 'attacks', work: { step: 'hit' } });
  return match;
}

/** Loads a stored match with this log and this snapshot. */
async function takenUp(match: Match, log: readonly object[], snapshot?: Snapshot) {
  const { record } = room.lay(match, [SEATS]);
  const entries = log.map((entry, n): EntryRecord => ({ n, body: JSON.stringify(entry), command: null, at: NOW }));
  const store = {
    ...room.service.store,
    byCode: async () => record,
    entries: async () => entries,
    snapshot: async () => snapshot,
  };
  const tables = new Tables({ ...room.service, store }, 1e9);
  const table = await tables.get(CODE);
  const why = tables.refusalFor(CODE);
  await tables.close();
  return { state: table?.live?.match.state, why };
}

const snapshot = (match: Match, change: object = {}): Snapshot => {
  const body = JSON.parse(snapshotOf(match)) as { readonly state: object; readonly table: object };
  return { n: match.log.length, body: JSON.stringify({ ...body, state: { ...body.state, ...change } }) };
};

test('a valid snapshot is used', async () => {
  const match = halfWay();
  room.logged.length = 0;
  const { state } = await takenUp(match, match.log, snapshot(match));
  expect(state).toEqual(match.state);
  expect(room.logged.join()).not.toContain('snapshot');
});

test.each<[string, object, string]>([
  ['a shooter that is not there', { shooter: 99 }, 'shooter'],
  ['no attacks to make', { work: null }, 'work'],
  ['wounds that are no list', { wounds: 'many' }, 'wounds'],
])('a snapshot with %s is logged and ignored: the log has everything', async (_, change, field) => {
  const match = halfWay();
  room.logged.length = 0;
  const { state } = await takenUp(match, match.log, snapshot(match, change));
  expect(state).toEqual(match.state);
  expect(room.logged.join()).toContain(`"field":"${field}"`);
});

test('a log that leads to an impossible state is refused and the fault named', async () => {
  const match = halfWay();
  const last = match.log.at(-1) as Match['log'][number];
  const events = [...last.events, { type: 'shooter-selected', side: 'attacker', unit: 99 }];
  const { state, why } = await takenUp(match, [...match.log.slice(0, -1), { ...last, events }]);
  expect(state).toBeUndefined();
  expect(why).toMatchObject({ code: 'wrong-state', field: expect.any(String) });
  expect(sayServer(why, 'en')).toContain(`invalid at "${why.field}"`);
});
