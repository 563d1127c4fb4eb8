import { describe, expect, test } from 'vitest';
import { loaded } from '../../../../kernel/dice.ts';
import { CT, LL, RL } from '../../data/places.ts';
import { CLEAR, type Ground } from '../../ground.ts';
import type { Mode, State, Unit } from '../../state.ts';
import { unitOf } from '../../state.ts';
import { always } from '../damage/testing.ts';
import { ground, hex, hurt, set, type TestTable, table, testMech } from '../testing.ts';
import { moved, order, refused, testVehicle } from './testing.ts';

type Hexes = Readonly<Record<string, Partial<Ground>>>;
/** One 'Mech with five MP at 0808, facing north. */
const field = (hexes: Hexes = {}, rest: Partial<TestTable> = {}): State =>
  table({ map: ground(hexes), units: [{ at: '0808', design: testMech({ walk: 5, jump: 4 }) }], queue: ['0'], ...rest });
const at = (state: State, id = 0): string => {
  const { cols } = state.rules.map;
  const { at: here } = unitOf(state, id);
  return `${String((here % cols) + 1).padStart(2, '0')}${String(Math.floor(here / cols) + 1).padStart(2, '0')}`;
};
const kinds = (events: readonly { readonly type: string }[]): string[] => events.map(({ type }) => type);

describe('an uninterrupted move', () => {
  test.each<[string, Mode, string, Partial<Unit['went']>, number]>([
    ['stands still', 'still', '', { mode: 'still', mp: 0, hexes: 0 }, 0],
    ['walks', 'walk', 'FFRF', { mode: 'walk', mp: 4, hexes: 3 }, 1],
    ['only turns', 'walk', 'RR', { mode: 'walk', mp: 2, hexes: 0 }, 1],
    ['runs', 'run', 'FFFFF', { mode: 'run', mp: 5, hexes: 5 }, 2],
    ['backs', 'walk', 'BB', { mp: 2, hexes: 2, backwards: true }, 1],
    ['goes forward after backing', 'walk', 'BBF', { mp: 3, hexes: 1, backwards: false }, 1],
    ['backs after going forward', 'walk', 'FFB', { mp: 3, hexes: 1, backwards: true }, 1],
    ['goes to the ground', 'walk', 'FP', { mp: 2, hexes: 1 }, 1],
  ])('%s', (_, mode, path, went, heat) => {
    const { state, events } = moved(field(), order(0, mode, path), loaded());
    expect(unitOf(state, 0)).toMatchObject({ went, gained: { move: heat }, acted: true });
    expect(kinds(events).at(-1)).toBe('unit-done');
  });

  test('a jump: hexes in a straight line, at least three points of heat', () => {
    const state = field();
    const jump = { step: 'jump', to: hex(state, '0806'), facing: 4 } as const;
    const { state: after } = moved(state, order(0, 'jump', [jump]), loaded());
    expect(unitOf(after, 0)).toMatchObject({ facing: 4, went: { mode: 'jump', mp: 2, hexes: 2 }, gained: { move: 3 } });
    expect(at(after)).toBe('0806');
  });

  test('an uninterrupted walk is one event that includes every turn', () => {
    const { events } = moved(field(), order(0, 'walk', 'FRF'), loaded());
    expect(events).toHaveLength(2);
    expect(events[0]).toMatchObject({
      type: 'moved',
      mp: 3,
      heat: 1,
      path: [{ facing: 0 }, { facing: 1 }, { facing: 1 }],
    });
  });
});

describe('refusals', () => {
  const friend = { at: '0807', side: '0' };
  const foe = { at: '0807', side: '1' };
  const own = { at: '0808', design: testMech({ walk: 5, jump: 4 }) };
  const with2 = (other: object): Partial<TestTable> => ({ units: [own, other as typeof friend] });
  test.each<[string, State, Parameters<typeof order>, object]>([
    ['too far', field(), [0, 'walk', 'FFFFFF'], { code: 'not-enough-mp', needs: 1, has: 0, step: 5 }],
    [
      'too far into the woods',
      field({ '0804': { woods: 2 } }),
      [0, 'walk', 'FFFF'],
      { code: 'not-enough-mp', needs: 3, has: 2 },
    ],
    ['steps for one who stands still', field(), [0, 'still', 'F'], { code: 'still-has-no-steps' }],
    ['backing at a run', field(), [0, 'run', 'B'], { code: 'no-running-backwards' }],
    ['off the map', field({}, { units: [{ at: '0801' }] }), [0, 'walk', 'F'], { code: 'off-the-map' }],
    ['a slope', field({ '0807': { level: 3 } }), [0, 'walk', 'F'], { code: 'too-steep', levels: 3, most: 2 }],
    ['ending upon a friend', field({}, with2(friend)), [0, 'walk', 'F'], { code: 'hex-is-occupied', unit: 1 }],
    ['through an enemy', field({}, with2(foe)), [0, 'walk', 'FF'], { code: 'unit-in-the-way', unit: 1 }],
    ['walking while prone', set(field(), 0, { prone: true }), [0, 'walk', 'F'], { code: 'prone' }],
    ['getting up twice', field(), [0, 'walk', '0'], { code: 'not-prone' }],
    ['moving while stuck', set(field(), 0, { stuck: true }), [0, 'walk', 'F'], { code: 'stuck' }],
    ['moving while shut down', set(field(), 0, { shutDown: true }), [0, 'walk', 'F'], { code: 'cannot-act' }],
    [
      'running while ammunition is dumped',
      set(field(), 0, { dumping: 1 }),
      [0, 'run', 'F'],
      { code: 'dumping-only-walks' },
    ],
    ['MASC that is not there', field(), [0, 'run', 'F', { masc: true }], { code: 'no-masc' }],
    ['a jump on foot', field(), [0, 'jump', 'F'], { code: 'one-jump' }],
    [
      'prone tanks',
      field({}, { units: [{ at: '0808', design: testVehicle() }] }),
      [0, 'walk', 'P'],
      { code: 'only-mechs-go-prone' },
    ],
    [
      'getting up without a gyro',
      hurt(set(field(), 0, { prone: true }), 0, CT, 3, 4),
      [0, 'walk', '0'],
      { code: 'cannot-stand', why: 'gyro' },
    ],
    [
      'two hexsides without a gyro',
      hurt(set(field(), 0, { prone: true }), 0, CT, 3, 4),
      [0, 'walk', 'LL'],
      { code: 'cannot-turn-further' },
    ],
    [
      'getting up without legs',
      set(field(), 0, { prone: true, lost: (1 << LL) | (1 << RL) }),
      [0, 'walk', '0'],
      { code: 'cannot-walk' },
    ],
    ["another one's turn", field({}, { queue: ['1'] }), [0, 'walk', 'F'], { code: 'not-your-turn' }],
  ])('%s', (_, state, command, fact) => {
    expect(refused(state, order(...command))).toMatchObject(fact);
  });

  test('a path may lead through a friendly unit and over a wreck', () => {
    const through = field({}, with2(friend));
    expect(refused(through, order(0, 'walk', 'FF'))).toBeUndefined();
    const wreck = set(field({}, with2(foe)), 1, { destroyed: 'destroyed-torso' });
    expect(refused(wreck, order(0, 'walk', 'F'))).toBeUndefined();
  });

  test('in the simulator no unit can be passed, and wrecks are in the way', () => {
    const through = field({}, { ...with2(friend), ruleset: 'simulador' });
    expect(refused(through, order(0, 'walk', 'FF'))).toMatchObject({ code: 'unit-in-the-way' });
    const wreck = set(through, 1, { destroyed: 'destroyed-torso' });
    expect(refused(wreck, order(0, 'walk', 'FF'))).toMatchObject({ code: 'unit-in-the-way' });
  });
});

describe('the minimum move', () => {
  const slow = (mp: number, hexes: Hexes = {}) =>
    field(hexes, { units: [{ at: '0808', design: testMech({ walk: mp }) }] });
  test('one hex forward with all available MP, and nothing more', () => {
    const state = slow(1, { '0807': { woods: 2, level: 1 } });
    expect(unitOf(moved(state, order(0, 'walk', 'F'), loaded()).state, 0).went).toMatchObject({ mp: 1, hexes: 1 });
    expect(refused(slow(2, { '0908': { woods: 2 } }), order(0, 'walk', 'RF'))).toMatchObject({ code: 'not-enough-mp' });
  });

  test('forbidden hexes stay forbidden', () => {
    expect(refused(slow(1, { '0807': { level: 3 } }), order(0, 'walk', 'F'))).toMatchObject({ code: 'too-steep' });
  });

  test('with a single MP it may stand up', () => {
    const state = set(slow(1), 0, { prone: true });
    const { state: after } = moved(state, order(0, 'walk', '2'), loaded(3, 2));
    expect(unitOf(after, 0)).toMatchObject({ prone: false, facing: 2, went: { mp: 1, stood: 1 }, gained: { move: 2 } });
  });
});

describe('standing up', () => {
  const down = set(field(), 0, { prone: true });

  test('two MP, a point of heat and a roll; then it continues', () => {
    const { state, events } = moved(down, order(0, 'walk', '1FF'), loaded(2, 3));
    expect(kinds(events)).toEqual(['moved', 'stand-attempted', 'piloting-rolled', 'stood-up', 'moved', 'unit-done']);
    expect(unitOf(state, 0)).toMatchObject({ prone: false, facing: 1, went: { mp: 4, hexes: 2 }, gained: { move: 2 } });
  });

  test('a failed roll is a fall, and the unit is asked again', () => {
    const { state, events } = moved(down, order(0, 'walk', '1FF'), loaded(1, 3, 1, 3, 4, 6, 6));
    expect(events.at(-1)).toEqual({ type: 'move-interrupted', unit: 0, why: 'stand-up', open: true });
    expect(state).toMatchObject({ moving: 0, queue: ['0'] });
    expect(unitOf(state, 0)).toMatchObject({ prone: true, went: { mode: 'walk', mp: 2 }, acted: false });
    expect(refused(state, order(0, 'run', '1'))).toMatchObject({ code: 'keep-the-mode', mode: 'walk' });
    expect(refused(state, order(0, 'walk', '1FF'))).toMatchObject({ code: 'not-enough-mp', needs: 1, has: 0 });
    const { state: up } = moved(state, order(0, 'walk', '1F'), loaded(6, 6));
    expect(unitOf(up, 0)).toMatchObject({ prone: false, went: { mp: 5, stood: 2 }, gained: { move: 3 }, acted: true });
    expect(unitOf(moved(state, order(0, 'walk', ''), loaded()).state, 0)).toMatchObject({ prone: true, acted: true });
  });

  test('in the 2026 rules it is easier and causes no heat', () => {
    const state = set(field({}, { ruleset: 'core-2026' }), 0, { prone: true });
    const { state: after } = moved(state, order(0, 'walk', '1'), loaded(1, 3));
    expect(unitOf(after, 0)).toMatchObject({ prone: false, gained: { move: 1 } });
  });

  test('a prone unit may turn', () => {
    expect(unitOf(moved(down, order(0, 'walk', 'RR'), loaded()).state, 0)).toMatchObject({ prone: true, facing: 2 });
  });
});

describe('terrain that requires a roll', () => {
  test.each<[string, Partial<Ground>, string, number]>([
    ['depth 1', { water: 1 }, 'psr-water', 4],
    ['depth 2', { water: 2 }, 'psr-water', 5],
    ['depth 3', { water: 3, level: 1 }, 'psr-water', 6],
    ['rubble', { rubble: true }, 'psr-rubble', 5],
    ['swamp', { swamp: true }, 'psr-swamp', 5],
    ['a light building', { building: { kind: 1, bunker: false, cf: 15, height: 2 } }, 'psr-wall', 5],
  ])('%s', (_, there, code, needs) => {
    const units = [{ at: '0808', design: testMech({ walk: 9 }) }];
    const { state, events } = moved(field({ '0807': there }, { units }), order(0, 'walk', 'F'), loaded(6, 6));
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'piloting-rolled', why: expect.objectContaining({ code }), passed: true }),
    );
    expect(events.find(({ type }) => type === 'piloting-rolled')).toMatchObject({ tally: { total: needs } });
    expect(at(state)).toBe('0807');
  });

  test("a unit that slips at the water's edge falls in, one level deep, and may continue", () => {
    const state = field({ '0807': { water: 1 } });
    const { state: after, events } = moved(state, order(0, 'walk', 'FF'), loaded(1, 1, 1, 3, 4, 6, 6));
    expect(events).toContainEqual(expect.objectContaining({ type: 'fell', levels: 1, level: -1 }));
    expect(events).toContainEqual(expect.objectContaining({ type: 'struck', amount: 5 }));
    expect(unitOf(after, 0)).toMatchObject({ prone: true, level: -1, went: { mp: 3 } });
    expect(after.moving).toBe(0);
  });

  test('a unit that slips on rubble up a slope falls back down', () => {
    const state = field({ '0807': { rubble: true, level: 2 } });
    const { state: after, events } = moved(state, order(0, 'walk', 'F'), loaded(1, 1, 1, 3, 4, 1, 2, 1, 4, 6, 6));
    expect(events).toContainEqual(expect.objectContaining({ type: 'fell', levels: 2, level: 0 }));
    expect(at(after)).toBe('0808');
  });

  test('a unit that fails in a swamp is stuck without falling; a later turn may free it', () => {
    const { state, events } = moved(field({ '0807': { swamp: true } }), order(0, 'walk', 'FF'), loaded(1, 3));
    expect(unitOf(state, 0)).toMatchObject({ stuck: true, prone: false, acted: true });
    expect(kinds(events)).toEqual(['moved', 'piloting-rolled', 'stuck', 'move-interrupted', 'unit-done']);
  });

  test('breaking through a wall causes damage but no fall', () => {
    const building = { kind: 1, bunker: false, cf: 15, height: 2 } as const;
    const { state, events } = moved(field({ '0807': { building } }), order(0, 'walk', 'F'), loaded(1, 1, 3, 4));
    expect(events).toContainEqual(expect.objectContaining({ type: 'struck', amount: 2, source: { by: 'building' } }));
    expect(state.ground[hex(state, '0807')]?.building?.cf).toBe(10);
    expect(unitOf(state, 0).prone).toBe(false);
  });

  test('a road through rubble requires no roll', () => {
    const state = field({ '0808': { road: 1 }, '0807': { rubble: true, road: 8 } });
    expect(kinds(moved(state, order(0, 'walk', 'F'), loaded()).events)).toEqual(['moved', 'unit-done']);
  });

  test('every burning hex on the way makes it hotter', () => {
    const state = field({ '0807': { ...CLEAR, fire: 1 }, '0806': { ...CLEAR, fire: 1 } });
    expect(unitOf(moved(state, order(0, 'walk', 'FFF'), loaded()).state, 0).gained).toMatchObject({
      move: 1,
      outside: 4,
    });
  });

  test('in 2026 walking into water needs no roll, running does', () => {
    const state = field({ '0807': { water: 1 } }, { ruleset: 'core-2026' });
    expect(kinds(moved(state, order(0, 'walk', 'F'), loaded()).events)).toEqual(['moved', 'unit-done']);
    expect(kinds(moved(state, order(0, 'run', 'F'), loaded(6, 6)).events)).toContain('piloting-rolled');
  });

  test('no rolls if they are switched off', () => {
    const state = field({ '0807': { water: 1 } }, { switches: { pilotingRolls: false } });
    expect(kinds(moved(state, order(0, 'walk', 'F'), loaded()).events)).toEqual(['moved', 'unit-done']);
  });
});

describe('moving with damage', () => {
  test('a unit that runs with a damaged hip rolls at the end', () => {
    const state = hurt(field(), 0, LL, 0);
    const { events } = moved(state, order(0, 'run', 'FF'), loaded(6, 6));
    expect(events[1]).toMatchObject({ type: 'piloting-rolled', why: { code: 'psr-running' }, tally: { total: 7 } });
    expect(kinds(moved(state, order(0, 'walk', 'FF'), loaded()).events)).toEqual(['moved', 'unit-done']);
  });

  test('a fall at the end of a run ends the move, even with MP left', () => {
    const state = hurt(field(), 0, LL, 0);
    const { events, state: after } = moved(state, order(0, 'run', 'F'), loaded(1, 1, 1, 3, 4, 3, 4, 6, 6));
    expect(events.at(-2)).toEqual({ type: 'move-interrupted', unit: 0, why: 'move-over', open: false });
    expect(unitOf(after, 0)).toMatchObject({ prone: true, acted: true });
  });

  describe('on one leg', () => {
    const hops = (state: State): State => set(state, 0, { lost: 1 << LL });
    const one = hops(field({}, { ruleset: 'core-2026' }));

    test('cannot run, and walking needs no roll', () => {
      expect(refused(hops(field()), order(0, 'run', 'F'))).toMatchObject({ code: 'cannot-run' });
      expect(kinds(moved(hops(field()), order(0, 'walk', 'F'), loaded()).events)).toEqual(['moved', 'unit-done']);
    });

    test.each<[string, Mode, string]>([
      ['walks a hex', 'walk', 'F'],
      ['backs a hex', 'walk', 'B'],
      ['runs', 'run', 'FF'],
      ['runs a hex and turns', 'run', 'FL'],
    ])('in 2026 a unit that %s rolls once, at the end', (_, mode, path) => {
      const { events } = moved(one, order(0, mode, path), loaded(6, 6));
      expect(kinds(events)).toEqual(['moved', 'piloting-rolled', 'unit-done']);
      expect(events[1]).toMatchObject({ why: { code: 'psr-one-leg' }, tally: { total: 9 }, passed: true });
    });

    test.each<[string, State, Mode, string]>([
      ['only turns', one, 'walk', 'L'],
      ['only turns, at a run', one, 'run', 'LL'],
      ['goes to the ground', one, 'walk', 'P'],
      ['ends on the ground', one, 'run', 'FP'],
      ['turns on the ground', set(one, 0, { prone: true }), 'walk', 'L'],
      ['has both legs', field({}, { ruleset: 'core-2026' }), 'walk', 'FF'],
    ])('a unit that %s does not', (_, state, mode, path) => {
      expect(kinds(moved(state, order(0, mode, path), loaded()).events)).not.toContain('piloting-rolled');
    });

    test('a damaged gyro requires no second roll after a run', () => {
      const { events } = moved(hurt(one, 0, CT, 3), order(0, 'run', 'FF'), loaded(6, 6));
      expect(events.filter(({ type }) => type === 'piloting-rolled')).toMatchObject([
        { why: { code: 'psr-one-leg' }, tally: { total: 11 } },
      ]);
    });

    test('a failed roll is a fall and ends the move', () => {
      const { state, events } = moved(one, order(0, 'run', 'F'), loaded(4, 4, 4, 3, 4, 6, 6));
      expect(events.at(-2)).toEqual({ type: 'move-interrupted', unit: 0, why: 'move-over', open: false });
      expect(unitOf(state, 0)).toMatchObject({ prone: true, acted: true });
      expect(at(state)).toBe('0807');
    });
  });

  test('a unit that jumps with a damaged leg rolls when it lands, and a fall ends the jump', () => {
    const state = hurt(field(), 0, RL, 3);
    const jump = { step: 'jump', to: hex(state, '0806'), facing: 0 } as const;
    const { events, state: after } = moved(state, order(0, 'jump', [jump]), loaded(1, 1, 1, 3, 4, 6, 6));
    expect(events[1]).toMatchObject({ why: { code: 'psr-landing' }, tally: { total: 6 }, passed: false });
    expect(unitOf(after, 0)).toMatchObject({ prone: true, acted: true });
  });
});

describe('charges and deaths from above', () => {
  const foe = { at: '0804', side: '1' };
  const units = [{ at: '0808', design: testMech({ walk: 5, jump: 4 }) }, foe];
  const ready = set(field({}, { units }), 1, { acted: true });

  test('a charge ends next to its target and saves the MP for the last hex', () => {
    const attack = { kind: 'charge', target: 1 } as const;
    const { state } = moved(ready, order(0, 'run', 'FFF', { attack }), loaded());
    expect(unitOf(state, 0)).toMatchObject({ charge: { kind: 'charge', target: 1, hexes: 3 }, acted: true });
    const wooded = set(field({ '0804': { woods: 2 } }, { units }), 1, { acted: true });
    expect(refused(wooded, order(0, 'walk', 'FFF', { attack }))).toMatchObject({
      code: 'not-enough-mp',
      needs: 3,
      has: 2,
    });
    expect(refused(ready, order(0, 'run', 'FF', { attack }))).toMatchObject({ code: 'not-adjacent' });
  });

  test('a death from above ends next to its target, in the air: no landing roll', () => {
    const attack = { kind: 'death-from-above', target: 1 } as const;
    const jump = { step: 'jump', to: hex(ready, '0805'), facing: 0 } as const;
    const { state } = moved(hurt(ready, 0, RL, 3), order(0, 'jump', [jump], { attack }), loaded());
    expect(unitOf(state, 0)).toMatchObject({ charge: { kind: 'death-from-above', target: 1, hexes: 3 } });
    expect(unitOf(state, 0)).toMatchObject({ went: { mp: 4 }, gained: { move: 4 } }); // the target's hex is part of it
    const upon = { ...jump, to: hex(ready, '0804') };
    expect(refused(ready, order(0, 'jump', [upon], { attack }))).toMatchObject({ code: 'not-adjacent' });
  });
});

describe('MASC', () => {
  const units = [{ at: '0808', design: testMech({ walk: 4, masc: true }) }];
  const go = (turns: number, ...faces: number[]) =>
    moved(
      set(field({}, { units }), 0, { masc: turns }),
      order(0, 'run', 'FFFFFFFF'.slice(0, 7), { masc: true }),
      loaded(...faces),
    );

  test.each([
    [0, 3],
    [1, 5],
    [2, 7],
    [3, 11],
  ])('after %i turns of use it works on %i', (turns, needs) => {
    const { events, state } = go(turns, 6, 6);
    expect(events[1]).toMatchObject({ why: { code: 'masc' }, tally: { total: needs }, passed: true });
    expect(unitOf(state, 0).went).toMatchObject({ mp: 7, masc: true });
  });

  test('a failure damages both legs, and the run is decided again', () => {
    const { events, state } = go(0, 1, 1, 2, 2, 6, 6, 6, 6);
    expect(events.filter(({ type }) => type === 'critical-hit')).toMatchObject([
      { place: LL, item: 'upper-leg' },
      { place: RL, item: 'upper-leg' },
    ]);
    expect(state.moving).toBe(0);
    expect(refused(state, order(0, 'run', 'FFFFF'))).toMatchObject({ code: 'not-enough-mp' });
    expect(refused(state, order(0, 'run', 'FFFF'))).toBeUndefined();
  });

  test('ammunition in a damaged leg explodes', () => {
    const design = testMech({ walk: 4, masc: true, ammo: [['machine-gun-half-ammo', LL, 10]] });
    const { events } = moved(
      field({}, { units: [{ at: '0808', design }] }),
      order(0, 'run', 'FF', { masc: true }),
      always(1, 1, 5),
    );
    expect(events).toContainEqual(expect.objectContaining({ type: 'exploded', place: LL, bin: 0, damage: 20 }));
  });
});
