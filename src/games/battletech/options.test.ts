import { describe, expect, test } from 'vitest';
import { Random } from '../../kernel/random.ts';
import { type Command, parse } from './commands.ts';
import { CT, LA } from './data/places.ts';
import { actors, fallback, isDeed, options } from './options.ts';
import { refuse } from './rules/handlers.ts';
import { ground, set, table, testMech } from './rules/testing.ts';
import { PHASES, type Phase, type State } from './state.ts';
import { begun, done, wander } from './testing.ts';
import { view } from './view.ts';

const unit = (side: number, design: string, at: string, facing = 0) => ({ side: String(side), design, at, facing });
/** Fights at close quarters, so that every phase has something to offer. */
const FIGHTS: readonly (readonly [string, object])[] = [
  ['a duel', { map: 'meadows', units: [unit(0, 'WVR-6R', '0808'), unit(1, 'GRF-1N', '0807', 3)] }],
  [
    'a lance in town',
    {
      map: 'market-town',
      units: [
        unit(0, 'HBK-4G', '0708', 1),
        unit(0, 'RFL-3N', '0810'),
        unit(1, 'PXH-1', '0907', 4),
        unit(1, 'Vedette', '1008', 4),
      ],
    },
  ],
  [
    'three sides of the simulator by the water',
    {
      ruleset: 'simulador',
      map: 'coast',
      units: [unit(0, 'JR7-D', '0808'), unit(1, 'COM-2D', '0806', 3), unit(2, 'CN9-A', '1007', 5)],
    },
  ],
  [
    'the core rules in the hills, two against one',
    {
      ruleset: 'core-2026',
      map: 'highlands',
      units: [unit(0, 'AS7-D', '0808'), unit(1, 'LCT-1V', '0806', 3), unit(1, 'WHM-6R', '0906', 3)],
    },
  ],
];

/** A fair sample of a lazy list. */
function some<T>(list: Iterable<T>, most: number, random: Random): T[] {
  const kept: T[] = [];
  let seen = 0;
  for (const item of list) {
    seen++;
    if (kept.length < most) kept.push(item);
    else if (random.roll(seen) <= most) kept[random.roll(most) - 1] = item;
  }
  return kept;
}

/** No unit moves in the first turn, so that adjacent ones fight. */
function stood(from: State): State {
  let state = from;
  for (let [seat] = state.queue; seat !== undefined && state.phase === 'movement'; [seat] = state.queue)
    state = done(state, seat, fallback(view(state, seat), seat) as Command).state;
  return state;
}

describe.each(FIGHTS)('%s', (_, setup) => {
  test('every option is accepted, and so is doing nothing', () => {
    const random = new Random(5);
    const phases = new Set<Phase>();
    const kinds = new Set<string>();
    for (const seed of [1, 2, 3, 4]) {
      const start = begun({ ...setup, turnLimit: 12 }, new Random(seed));
      wander(seed === 1 ? stood(start) : start, seed, 120, (state, seat) => {
        phases.add(state.phase);
        const eyes = view(state, seat);
        for (const command of some(options(eyes, seat), 40, random)) {
          kinds.add(command.type);
          expect([command, refuse(state, seat, command)]).toEqual([command, undefined]);
          expect(parse(JSON.parse(JSON.stringify(command))).ok).toBe(true);
        }
        const nothing = fallback(eyes, seat) as Command;
        expect([nothing, refuse(state, seat, nothing)]).toEqual([nothing, undefined]);
        expect([nothing, isDeed(nothing, eyes)]).toEqual([nothing, false]);
        for (const other of state.rules.sides.filter((side) => side !== seat)) {
          expect([...options(view(state, other), other)]).toEqual([]);
          expect(fallback(view(state, other), other)).toBeUndefined();
        }
      });
    }
    const reaction = 'ruleset' in setup && setup.ruleset === 'simulador';
    const asked = PHASES.filter((phase) => !['initiative', 'heat', 'ended'].includes(phase));
    expect([...phases].sort()).toEqual(asked.filter((phase) => reaction || phase !== 'reaction').sort());
    for (const kind of ['move', 'twist', 'fire', 'strike', 'end']) expect(kinds).toContain(kind);
  });
});

describe('options', () => {
  const design = testMech({
    jump: 3,
    weapons: [
      ['medium-laser', CT],
      ['srm-6', LA, 2],
    ],
    ammo: [['srm-6-ammo', CT, 15]],
  });
  const fight = (phase: Phase, at = '0506'): State =>
    table({
      map: ground(),
      units: [
        { side: '0', at: '0507', design },
        { side: '1', at, facing: 3, design },
      ],
      phase,
      queue: ['0', '1'],
    });
  const offered = (state: State, seat = '0'): Command[] => [...options(view(state, seat), seat)];

  test('movement: stand still, walk, run, jump', () => {
    const modes = offered(fight('movement', '0501')).map((command) => (command.type === 'move' ? command.mode : ''));
    expect([...new Set(modes)]).toEqual(['still', 'walk', 'run', 'jump']);
  });

  test('movement: charges and deaths from above at an enemy that has moved', () => {
    const state = set(fight('movement', '0504'), 1, { acted: true });
    const attacks = offered(state).flatMap((command) => (command.type === 'move' ? (command.attack?.kind ?? []) : []));
    expect([...new Set(attacks)].sort()).toEqual(['charge', 'death-from-above']);
  });

  test('movement: an interrupted unit continues in the same mode, or stops', () => {
    const went = { ...fight('movement').units[0]!.went, mode: 'walk', mp: 2 } as const;
    const state: State = { ...set(fight('movement', '0501'), 0, { went }), moving: 0 };
    expect(actors(view(state, '0'), '0')).toEqual([0]);
    for (const command of offered(state)) expect(command).toMatchObject({ type: 'move', unit: 0, mode: 'walk' });
    expect(fallback(view(state, '0'), '0')).toEqual({ type: 'move', unit: 0, mode: 'walk', steps: [] });
  });

  test('weapons: hold fire, each weapon on its own, and all of them', () => {
    const shots = offered(fight('weapons')).flatMap((command) =>
      command.type === 'fire' ? [command.shots.length] : [],
    );
    expect(shots.slice(0, 4)).toEqual([0, 1, 1, 2]);
  });

  test('physical: both punches together, and either kick', () => {
    const attacks = offered(fight('physical')).flatMap((command) =>
      command.type === 'strike' ? [command.attacks.map(({ attack }) => attack).join('+')] : [],
    );
    expect(attacks).toContain('punch+punch');
    expect(attacks.filter((one) => one === 'kick').length).toBe(2);
    expect(attacks).not.toContain('punch+kick');
  });

  test('end: nothing, sinks, dumping, shutting down', () => {
    const orders = offered(fight('end')).flatMap((command) =>
      command.type === 'end'
        ? [Object.keys(command.orders[0] ?? {}).filter((key) => key !== 'unit')[0] ?? 'nothing']
        : [],
    );
    expect([...new Set(orders)].sort()).toEqual(['dump', 'nothing', 'shutDown', 'sinksOff']);
  });

  test('the same view gives the same options', () =>
    expect(offered(fight('weapons'))).toEqual(offered(fight('weapons'))));
});
