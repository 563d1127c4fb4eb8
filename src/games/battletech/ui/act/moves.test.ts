import { describe, expect, test } from 'vitest';
import { addsUp } from '../../../../kernel/tally.ts';
import type { Facing } from '../../../../parts/hex/hex.ts';
import { CT, LL } from '../../data/places.ts';
import type { Ground } from '../../ground.ts';
import { ground, hex, hurt, set, type TestMech, type TestTable, table, testMech } from '../../rules/testing.ts';
import type { Mode, State } from '../../state.ts';
import type { MoveDraft } from '../draft.ts';
import { afterMove } from './after-move.ts';
import { maySink, modesOf, moveCommand, planOf, stopCommand } from './moves.ts';
import { entriesAt, facingAt, floorsAt, NOWHERE, reachFor } from './reach-of.ts';
import { going, refused, seen } from './testing.ts';
import { oddsOfAll } from './trials-of.ts';

interface Alone extends Partial<Omit<TestTable, 'units' | 'map'>> {
  readonly mech?: TestMech;
  readonly facing?: Facing;
  readonly hexes?: Readonly<Record<string, Partial<Ground>>>;
}

/** A unit with walk 4 and jump 3 in 0810, facing north; an enemy is far away. */
const alone = ({ mech = { jump: 3 }, facing = 0, hexes = {}, ...rest }: Alone = {}): State =>
  table({
    queue: ['0', '1'],
    map: ground(hexes),
    ...rest,
    units: [
      { at: '0810', facing, design: testMech(mech) },
      { at: '0101', side: '1' },
    ],
  });

/** The plan for a hex, by label. */
function plan(state: State, mode: Mode, label: string, more: Partial<MoveDraft> = {}) {
  const at = seen(state);
  const move = going({ mode, to: hex(state, label), ...more });
  return { at, move, made: planOf(at, 0, move), command: moveCommand(at, 0, move) };
}

describe('movement modes', () => {
  test.each<readonly [Mode, number, number, number]>([
    ['still', 0, 0, 0],
    ['walk', 4, 1, 1],
    ['run', 6, 2, 2],
    ['jump', 3, 3, 3],
  ])('%s: %i MP, heat %i, +%i to its own attacks', (mode, mp, heat, modifier) => {
    const row = modesOf(seen(alone()), 0).find((one) => one.mode === mode);
    expect(row).toEqual({ mode, mp, heat, modifier, no: undefined });
  });

  test.each<readonly [string, State, Mode, string]>([
    ['without jets', alone({ mech: {} }), 'jump', 'cannot-jump'],
    ['stuck in a swamp', set(alone(), 0, { stuck: true }), 'walk', 'stuck'],
    ['shut down', set(alone(), 0, { shutDown: true }), 'run', 'cannot-act'],
  ])('%s', (_, state, mode, code) => {
    expect(modesOf(seen(state), 0).find((one) => one.mode === mode)?.no?.code).toBe(code);
  });
});

describe('the chosen move', () => {
  test.each<readonly [string, State, Mode, string, number, number]>([
    ['three hexes ahead', alone(), 'walk', '0807', 3, 3],
    ['six at a run', alone(), 'run', '0804', 6, 6],
    ['a turn and two hexes', alone(), 'walk', '1009', 3, 2],
    ['into light woods', alone({ hexes: { '0809': { woods: 1 } } }), 'walk', '0809', 2, 1],
    ['one level up', alone({ hexes: { '0809': { level: 1 } } }), 'walk', '0809', 2, 1],
    ['a jump over anything', alone({ hexes: { '0809': { woods: 2 } } }), 'jump', '0807', 3, 3],
    ['a hex backwards', alone(), 'walk', '0811', 1, 1],
  ])('%s', (_, state, mode, label, mp, hexes) => {
    const { at, made, command } = plan(state, mode, label);
    expect(made?.mp.total).toBe(mp);
    expect(made?.hexes).toBe(hexes);
    expect(made && addsUp(made.mp)).toBe(true);
    expect(refused(at, command)).toBeUndefined();
  });

  test('no plan without a hex, out of reach, or without any change', () => {
    expect(moveCommand(seen(alone()), 0, going())).toBeNull();
    expect(plan(alone(), 'walk', '0805').command).toBeNull();
    expect(plan(alone(), 'walk', '0810').command).toBeNull();
    expect(moveCommand(seen(alone()), 0, null)).toBeNull();
  });

  test('standing still needs no hex', () => {
    const command = moveCommand(seen(alone()), 0, going({ mode: 'still' }));
    expect(refused(seen(alone()), command)).toBeUndefined();
  });

  test('every facing in every hex in reach is a legal command', () => {
    const state = alone({ hexes: { '0809': { woods: 1 }, '0909': { water: 1 }, '0708': { level: 2 } } });
    const at = seen(state);
    for (const mode of ['walk', 'run', 'jump'] as const) {
      const within = reachFor(at, 0, going({ mode }));
      for (let entry = 0; entry < within.count; entry++) {
        const to = within.hex[entry] as number;
        const facing = within.facing[entry] as Facing;
        const command = moveCommand(at, 0, going({ mode, to, facing }));
        if (command) expect(refused(at, command)).toBeUndefined();
      }
      expect(within.count).toBeGreaterThan(50);
    }
  });

  test('defaults to the cheapest facing', () => {
    const state = alone();
    const at = seen(state);
    const move = going({ to: hex(state, '0808') });
    const within = reachFor(at, 0, move);
    expect(facingAt(at, within, move)).toBe(0);
    expect(facingAt(at, within, { ...move, facing: 2 })).toBe(2);
    const costs = entriesAt(at, within, move).map((entry) => (entry === NOWHERE ? NOWHERE : within.mp[entry]));
    expect(costs).toEqual([2, 3, 4, NOWHERE, 4, 3]);
  });

  test('a jump defaults to the current facing', () => {
    const { made } = plan(alone({ facing: 4 }), 'jump', '0808');
    expect(made?.facing).toBe(4);
  });

  test('either the ground or a bridge above it can be chosen', () => {
    const bridge = { level: 4, cf: 100, exits: 9 };
    const state = alone({ hexes: { '0809': { bridge } }, mech: { jump: 5 } });
    const at = seen(state);
    const move = going({ mode: 'jump', to: hex(state, '0809') });
    expect(floorsAt(reachFor(at, 0, move), hex(state, '0809'))).toEqual([0, 4]);
    for (const level of [0, 4]) {
      const chosen = { ...move, level };
      expect(planOf(at, 0, chosen)?.level).toBe(level);
      expect(refused(at, moveCommand(at, 0, chosen))).toBeUndefined();
    }
  });

  test('the receipt has one line per step, merges turns in a hex, and explains extra costs', () => {
    const { made } = plan(alone({ hexes: { '0809': { woods: 1 } } }), 'walk', '0809', { facing: 2 });
    expect(made?.mp.lines).toEqual([
      { why: { code: 'step-forward', hex: 9 * 16 - 16 + 7, reasons: [{ code: 'cost-woods', woods: 1 }] }, value: 2 },
      { why: { code: 'step-right' }, value: 2 },
    ]);
  });

  test.each<readonly [Mode, string, number]>([
    ['walk', '0808', 0],
    ['walk', '0807', 1],
    ['run', '0805', 2],
    ['jump', '0807', 2],
    ['jump', '0808', 1],
  ])('a %s to %s adds %i to attacks against it', (mode, label, modifier) => {
    expect(plan(alone(), mode, label).made?.toBeHit.total).toBe(modifier);
  });
});

describe('heat of a move', () => {
  test.each<readonly [string, State, Mode, string, number, number]>([
    ['a walk', alone(), 'walk', '0809', 1, 0],
    ['a run', alone(), 'run', '0809', 2, 0],
    ['a short jump', alone(), 'jump', '0809', 3, 0],
    ['a jump of five', alone({ mech: { jump: 5 } }), 'jump', '0805', 5, 0],
    ['through a fire', alone({ hexes: { '0809': { woods: 1, fire: 1 } } }), 'walk', '0809', 1, 2],
    ['an attempt to stand up', set(alone(), 0, { prone: true }), 'walk', '0810', 2, 0],
    [
      'what is left of a walk',
      {
        ...set(alone(), 0, {
          went: { mode: 'walk', mp: 1, hexes: 0, backwards: false, skidded: false, stood: 0, masc: false },
        }),
        moving: 0,
      },
      'walk',
      '0809',
      0,
      0,
    ],
  ])('%s', (_, state, mode, label, heat, outside) => {
    expect(plan(state, mode, label).made).toMatchObject({ heat, outside });
  });

  test('the view after the move includes it, and the unit at its place', () => {
    const { at, move, made } = plan(alone(), 'run', '0806', { facing: 1 });
    const there = made && afterMove(at, 0, move, made);
    expect(there?.units[0]).toMatchObject({ facing: 1, torso: 1, gained: { move: 2, fire: 0, outside: 0 } });
    expect(there?.units[0]?.went).toMatchObject({ mode: 'run', hexes: 4 });
  });
});

describe('rolls on the way', () => {
  const rubble = { '0809': { rubble: true } };
  test.each<readonly [string, State, Mode, string, readonly (readonly [string, number])[]]>([
    ['none over open ground', alone(), 'run', '0806', []],
    ['rubble', alone({ hexes: rubble }), 'walk', '0809', [['psr-rubble', 5]]],
    ['water of depth 1', alone({ hexes: { '0809': { water: 1 } } }), 'walk', '0809', [['psr-water', 4]]],
    ['a swamp', alone({ hexes: { '0809': { swamp: true } } }), 'walk', '0809', [['psr-swamp', 5]]],
    ['to stand up', set(alone(), 0, { prone: true }), 'walk', '0810', [['psr-stand-up', 5]]],
    ['a run with a damaged gyro', hurt(alone(), 0, CT, 3), 'run', '0807', [['psr-running', 8]]],
    [
      'a walk on one leg',
      set(alone({ ruleset: 'core-2026' }), 0, { lost: 1 << LL }),
      'walk',
      '0809',
      [['psr-one-leg', 9]],
    ],
    ['a landing on a damaged foot', hurt(alone(), 0, LL, 3), 'jump', '0809', [['psr-landing', 6]]],
    ['a landing in rubble', alone({ hexes: rubble }), 'jump', '0809', [['psr-rubble', 5]]],
    [
      'through the wall of a building',
      alone({ hexes: { '0809': { building: { kind: 2, bunker: false, cf: 40, height: 2 } } } }),
      'walk',
      '0809',
      [['psr-wall', 6]],
    ],
    [
      'none where they are switched off',
      alone({ hexes: rubble, switches: { pilotingRolls: false } }),
      'walk',
      '0809',
      [],
    ],
  ])('%s', (_, state, mode, label, rolls) => {
    const { made } = plan(state, mode, label, { facing: 0 });
    expect(made?.trials.map(({ why, tally }) => [why.code, tally.total])).toEqual(rolls);
    expect(made?.trials.every(({ tally }) => addsUp(tally))).toBe(true);
  });

  test('all of them must be passed', () => {
    const { made } = plan(alone({ hexes: rubble }), 'walk', '0809');
    expect(oddsOfAll(made?.trials ?? [])).toBeCloseTo(30 / 36, 10);
  });

  test('landing in a swamp gets a unit stuck without a roll', () => {
    const { made } = plan(alone({ hexes: { '0809': { swamp: true } } }), 'jump', '0809');
    expect(made).toMatchObject({ bogs: true, trials: [] });
  });

  test('MASC requires a roll when it is on', () => {
    const state = alone({ mech: { masc: true } });
    const { at, made, command } = plan(state, 'run', '0802', { masc: true });
    expect(made?.trials.map(({ why, tally }) => [why.code, tally.total])).toEqual([['masc', 3]]);
    expect(command).toMatchObject({ masc: true });
    expect(refused(at, command)).toBeUndefined();
  });
});

describe('down and up', () => {
  test('a move may end prone if there is an MP left', () => {
    const { at, made, command } = plan(alone(), 'walk', '0807', { lie: true });
    expect(made?.prone).toBe(true);
    expect(made?.mp.total).toBe(4);
    expect(command?.steps.at(-1)).toEqual({ step: 'go-prone' });
    expect(refused(at, command)).toBeUndefined();
    const short = plan(alone(), 'walk', '0807');
    const far = plan(alone(), 'walk', '0806');
    expect(short.made && maySink(short.at, 0, short.made)).toBe(true);
    expect(far.made && maySink(far.at, 0, far.made)).toBe(false);
  });

  test('may go prone in place', () => {
    const { at, command } = plan(alone(), 'walk', '0810', { facing: 0, lie: true });
    expect(command?.steps).toEqual([{ step: 'go-prone' }]);
    expect(refused(at, command)).toBeUndefined();
  });

  test('a prone unit stands up first, or turns in place', () => {
    const state = set(alone(), 0, { prone: true });
    const up = plan(state, 'walk', '0810', { facing: 1 });
    expect(up.command?.steps).toEqual([{ step: 'stand-up', facing: 1 }]);
    expect(refused(up.at, up.command)).toBeUndefined();
    const round = plan(state, 'walk', '0810', { facing: 1, lie: true });
    expect(round.command?.steps).toEqual([{ step: 'right' }]);
    expect(round.made?.prone).toBe(true);
    expect(refused(round.at, round.command)).toBeUndefined();
  });
});

test('an interrupted move may be stopped', () => {
  const went = { mode: 'run', mp: 2, hexes: 2, backwards: false, skidded: false, stood: 0, masc: false } as const;
  const at = seen({ ...set(alone(), 0, { went, prone: true }), moving: 0 });
  expect(stopCommand(at, 0)).toEqual({ type: 'move', unit: 0, mode: 'run', steps: [] });
  expect(refused(at, stopCommand(at, 0))).toBeUndefined();
});
