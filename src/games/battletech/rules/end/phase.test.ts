import { describe, expect, test } from 'vitest';
import { loaded } from '../../../../kernel/dice.ts';
import { HD, RT } from '../../data/places.ts';
import { type Crew, groundAt, type State, type Unit, unitOf } from '../../state.ts';
import { modeRefusal } from '../movement/modes.ts';
import { ground, hex, hurt, play, set, table, testMech } from '../testing.ts';
import { endPhaseCloses, endPhaseOpens } from './phase.ts';

const design = testMech({
  ammo: [
    ['ac-20-ammo', RT, 5],
    ['srm-2-ammo', RT, 50],
  ],
});
const opened = (changes: Partial<Unit>, ...faces: readonly number[]) => {
  const state = set(table({ units: [{ at: '0505', design }], phase: 'end', turn: 3 }), 0, changes);
  const dice = loaded(...faces);
  const result = play(state, endPhaseOpens(state, dice));
  expect(dice.left).toBe(0);
  return { unit: unitOf(result.state, 0), events: result.events };
};

describe('the End Phase opens', () => {
  test('without events if nothing is pending', () => expect(opened({}).events).toEqual([]));

  test.each<[string, number, Partial<Unit>, boolean, number]>([
    ['in depth 2', 2, {}, true, 1],
    ['in depth 2, life support whole', 2, {}, false, 0],
    ['in depth 1, on its feet', 1, {}, true, 0],
    ['in depth 1, prone', 1, { prone: true }, true, 1],
    ['on dry land, prone', -1, { prone: true }, true, 0],
  ])('%s: damage to a pilot without air', (_, water, changes, damaged, hits) => {
    const map = ground({ '0505': { water } });
    const fresh = table({ map, units: [{ at: '0505' }], phase: 'end', turn: 3 });
    const state = damaged ? hurt(set(fresh, 0, changes), 0, HD, 0) : set(fresh, 0, changes);
    const { state: after } = play(state, endPhaseOpens(state, loaded(...(hits ? [6, 6] : []))));
    expect(unitOf(after, 0).pilot.hits).toBe(hits);
  });

  test('ammunition marked for dumping is gone', () =>
    expect(opened({ dumping: 0b10 }).unit).toMatchObject({ bins: [5, 0], dumping: 0 }));

  test.each(['run', 'jump'] as const)('until then the unit may stand or walk, but not %s', (mode) => {
    const state = table({ units: [{ at: '0505', design }], phase: 'movement', queue: ['0'] });
    const dumps = set(state, 0, { dumping: 0b10 });
    expect(modeRefusal(dumps, 0, mode)?.code).toBe('dumping-only-walks');
    for (const way of ['still', 'walk'] as const) expect(modeRefusal(dumps, 0, way)).toBeUndefined();
  });

  test.each<[Unit['pilot'], readonly number[], boolean]>([
    [{ hits: 2, awake: false, out: 2 }, [2, 3], true],
    [{ hits: 2, awake: false, out: 2 }, [2, 2], false],
    [{ hits: 2, awake: false, out: 3 }, [], false],
  ])('a pilot %j with %j wakes up: %s', (pilot, faces, awake) =>
    expect(opened({ pilot }, ...faces).unit.pilot.awake).toBe(awake),
  );

  test('a stunned crew recovers turn by turn', () => {
    const tank = { ...testMech(), kind: 'vehicle' as const };
    const fresh = table({ units: [{ at: '0505', design: tank }], phase: 'end', turn: 3 });
    const crew: Crew = { ...(unitOf(fresh, 0).crew as Crew), stunned: 2 };
    let state = set(fresh, 0, { crew });
    for (const left of [1, 0]) {
      state = play(state, endPhaseOpens(state, loaded())).state;
      expect(unitOf(state, 0).crew?.stunned).toBe(left);
    }
    expect(play(state, endPhaseOpens(state, loaded())).events).toEqual([]);
  });

  test('fires burn', () => {
    const map = ground({ '0909': { woods: 1, fire: 1 } });
    const state = table({ map, units: [{ at: '0505' }], phase: 'end', turn: 3 });
    const { state: after } = play(state, endPhaseOpens(state, loaded()));
    expect(groundAt(after, hex(state, '0909'))).toMatchObject({ factor: 45, smoke: 1 });
  });
});

test('the End Phase closes with pending rolls', () => {
  const owed = [{ why: { code: 'psr-test' }, modifier: 0, automatic: false }];
  const state: State = set(table({ units: [{ at: '0505' }], phase: 'end' }), 0, { owed });
  const { state: after } = play(state, endPhaseCloses(state, loaded(6, 6)));
  expect(unitOf(after, 0)).toMatchObject({ owed: [], prone: false });
});
