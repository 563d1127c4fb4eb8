import { describe, expect, test } from 'vitest';
import { COLOUR_OF, SYSTEMS, type System } from '../data/systems.ts';
import { unusable } from './systems.ts';
import { done, played, refused, type Situation, sea, type Told } from './testing.ts';

const charge = (system: System): Told => ({ type: 'charge', system });
const MOVED = { moved: true, course: 'east' } as const;
const USE: Readonly<Record<System, Told>> = {
  torpedo: { type: 'torpedo', at: 'G5' },
  mine: { type: 'drop-mine', at: 'F5' },
  sonar: { type: 'sonar' },
  drone: { type: 'drone', sector: 9 },
  stealth: { type: 'stealth', course: 'east', steps: 1 },
};
/** Stealth is the move; all others come after one. */
const turnFor = (system: System) => (system === 'stealth' ? {} : MOVED);

describe('gauges', () => {
  test.each([
    // ruleset   torpedo mine sonar drone stealth
    ['seed', [6, 6, 6, 6, 4]],
    ['classic', [3, 3, 3, 4, 6]],
  ] as const)('%s: filled by %j', (ruleset, charges) => {
    const { rules } = sea({ ruleset });
    expect(SYSTEMS.map((system) => rules.ruleset.charges[system])).toEqual(charges);
  });

  test.each(SYSTEMS)('a charge adds one to %s', (system) => {
    const { state, events } = done(sea({ now: MOVED }), 'blue.first-mate', charge(system));
    expect(events).toEqual([{ type: 'charged', side: 'blue', system }]);
    expect(state.boats.blue.charges[system]).toBe(1);
    expect(state.now.charged).toBe(true);
  });

  test.each<[string, Situation, string | undefined]>([
    ['before the move', {}, 'move-first'],
    ['after the move', { now: MOVED }, undefined],
    ['after a stealth move', { now: { ...MOVED, stealth: true, fired: true } }, undefined],
    ['after surfacing', { now: { moved: true, surfacing: true } }, 'turn-is-over'],
    ['a second time', { now: { ...MOVED, charged: true } }, 'already-charged'],
    ['of a full gauge', { now: MOVED, blue: { charges: { sonar: 6 } } }, 'gauge-full'],
    ["in the enemy's turn", { now: MOVED, active: 'red' }, 'not-your-turn'],
    ['while a sonar answer is owed', { now: { ...MOVED, sonar: true, fired: true } }, undefined],
  ])('a charge %s', (_, situation, code) => {
    expect(refused(sea(situation), 'blue.first-mate', charge('sonar'))).toBe(code);
  });

  test('only the first mate charges', () => {
    expect(refused(sea({ now: MOVED }), 'blue.captain', charge('sonar'))).toBe('wrong-role');
  });
});

describe('a system', () => {
  const ready: Situation = { blue: { at: 'E5', charges: 'full' } };

  test.each(SYSTEMS)('%s works when full and whole', (system) => {
    const state = sea({ ...ready, now: turnFor(system) });
    expect(refused(state, 'blue.captain', USE[system])).toBeUndefined();
  });

  test.each(SYSTEMS)('%s is empty after use, and the turn has had its system', (system) => {
    const { state } = done(sea({ ...ready, now: turnFor(system) }), 'blue.captain', USE[system]);
    expect(state.boats.blue.charges[system]).toBe(0);
    for (const other of SYSTEMS.filter((each) => each !== 'stealth'))
      expect(refused(state, 'blue.captain', USE[other])).toBe('system-used');
  });

  test.each(SYSTEMS)('%s lacks one charge', (system) => {
    const { charges } = sea().rules.ruleset;
    const short = { ...charges, [system]: charges[system] - 1 };
    const state = sea({ blue: { at: 'E5', charges: short }, now: turnFor(system) });
    expect(refused(state, 'blue.captain', USE[system])).toBe('not-charged');
  });

  // Nodes of the seed board: 0 is north yellow, 1 north red, 4 north green, 5 radiation.
  test.each([
    [0, 'yellow', ['stealth']],
    [1, 'red', ['torpedo', 'mine']],
    [4, 'green', ['sonar', 'drone']],
    [5, 'radiation', []],
  ] as const)('node %i, %s, stops %j', (node, colour, stopped) => {
    const state = sea({ blue: { charges: 'full', marks: [node] } });
    const broken = SYSTEMS.filter((system) => unusable(state.rules, state.boats.blue, system)?.code === 'broken-down');
    expect(broken).toEqual(stopped);
    expect(SYSTEMS.filter((system) => COLOUR_OF[system] === colour)).toEqual(stopped);
  });

  test('is not used before the move', () => {
    for (const system of SYSTEMS.filter((each) => each !== 'stealth'))
      expect(refused(sea(ready), 'blue.captain', USE[system])).toBe('move-first');
  });

  test('a refusal costs nothing', () => {
    const state = sea({ blue: { at: 'E5', charges: 'full', marks: [1] }, now: MOVED });
    expect(refused(state, 'blue.captain', USE.torpedo)).toBe('broken-down');
    expect(state.boats.blue.charges.torpedo).toBe(6);
  });

  test('the gauge is asked before the board: it is the captain’s to see', () => {
    const state = sea({ blue: { at: 'E5', marks: [1] }, now: MOVED });
    expect(refused(state, 'blue.captain', USE.torpedo)).toBe('not-charged');
  });
});

describe('roles that may give the order', () => {
  test.each([
    // ruleset    torpedo     mine        sonar       drone       stealth
    ['seed', ['wrong-role', 'wrong-role', 'wrong-role', 'wrong-role', 'wrong-role']],
    ['classic', ['wrong-role', 'wrong-role', undefined, undefined, 'wrong-role']],
  ] as const)('%s: the first mate may %j', (ruleset, codes) => {
    const answers = SYSTEMS.map((system) =>
      refused(
        sea({ ruleset, blue: { at: 'E5', charges: 'full' }, now: turnFor(system) }),
        'blue.first-mate',
        USE[system],
      ),
    );
    expect(answers).toEqual(codes);
  });
});

test('a full turn: move, mark, charge, one system, end', () => {
  const state = played(
    sea({ blue: { at: 'E5', charges: { drone: 6 } } }),
    ['blue.captain', { type: 'move', course: 'east' }],
    ['blue.engineer', { type: 'mark', node: 12 }],
    ['blue.first-mate', { type: 'charge', system: 'torpedo' }],
    ['blue.captain', { type: 'drone', sector: 9 }],
    ['blue.captain', { type: 'end-turn' }],
  );
  expect(state).toMatchObject({ active: 'red', turn: 1, extra: 0 });
  expect(state.boats.blue.charges).toEqual({ torpedo: 1, mine: 0, sonar: 0, drone: 0, stealth: 0 });
});
