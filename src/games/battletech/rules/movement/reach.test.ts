import { describe, expect, test } from 'vitest';
import { Random } from '../../../../kernel/random.ts';
import { type Facing, labelOf } from '../../../../parts/hex/hex.ts';
import { CT, LL, RL } from '../../data/places.ts';
import { CLEAR, type Ground } from '../../ground.ts';
import type { Step } from '../../plan.ts';
import type { Ruleset, RulesetName } from '../../rulesets.ts';
import { groundAt, type Mode, type State, unitOf } from '../../state.ts';
import { standing } from '../terrain.ts';
import { ground, hex, hurt, set, type TestUnit, table, testMech } from '../testing.ts';
import { asks } from './hazards.ts';
import { pathTo, type Reach, reach } from './reach.ts';
import { LUCKY, mountains, moved, order, refused, steps, testVehicle, wild } from './testing.ts';

const FIRM: Partial<Ruleset> = { collapse: false };
const MODES: readonly Mode[] = ['still', 'walk', 'run', 'jump'];
const NAMES: readonly RulesetName[] = ['total-warfare', 'simulador', 'core-2026'];

/** A unit on a random map with a friend, an enemy and a wreck; it may be prone or damaged. */
function situation(seed: number): State {
  const random = new Random(seed);
  const map = seed % 5 === 0 ? mountains(random, 9, 9) : wild(random, 9, 9);
  const places = Array.from({ length: 81 }, (_, i) => labelOf(map, i));
  const at = () => places.splice(random.roll(places.length) - 1, 1)[0] as string;
  const facing = () => (random.roll(6) - 1) as Facing;
  const walk = random.roll(6);
  const design = random.roll(6) === 1 ? testVehicle(walk) : testMech({ walk, jump: random.roll(walk + 1) - 1 });
  const units: TestUnit[] = [
    { at: at(), facing: facing(), design, side: '0', piloting: 0 },
    { at: at(), side: '0' },
    { at: at(), side: '1' },
    { at: at(), side: '1' },
  ];
  const ruleset = NAMES[seed % 3] as RulesetName;
  let state = table({ map, units, ruleset, switches: FIRM, queue: ['0', '1'] });
  state = set(state, 3, { destroyed: 'destroyed-torso' });
  if (design.kind === 'vehicle') return state;
  if (random.roll(4) === 1) state = set(state, 0, { prone: true });
  if (random.roll(4) === 1) state = hurt(state, 0, CT, 3);
  if (random.roll(4) === 1) state = hurt(state, 0, LL, random.roll(4) - 1);
  if (random.roll(4) === 1) state = set(state, 0, { heat: random.roll(15) });
  if (random.roll(5) === 1) state = set(state, 0, { lost: 1 << RL });
  return state;
}

/** Many tall buildings. */
function city(seed: number): State['ground'] {
  const random = new Random(seed);
  const one = (): Ground => {
    const building = { kind: 4, bunker: false, cf: 900, height: random.roll(8) } as const;
    return { ...CLEAR, level: random.roll(3) - 1, building: random.roll(3) === 1 ? building : null };
  };
  return Object.fromEntries(Array.from({ length: 81 }, (_, hex) => [hex, one()]));
}

/** The result of following an entry by the rules, in the same order as `said`. */
function followed(state: State, from: Reach, entry: number) {
  const command = order(0, from.mode, from.steps(entry));
  expect(refused(state, command)).toBeUndefined();
  const { state: after, events } = moved(state, command, LUCKY);
  const unit = unitOf(after, 0);
  const rolled = events.filter(({ type }) => type === 'piloting-rolled').length;
  const heat = unit.gained.move + unit.gained.outside;
  return [unit.at, unit.level, unit.facing, unit.prone, unit.went.mp, unit.went.hexes, heat, rolled];
}

const said = (from: Reach, i: number) => [
  from.hex[i],
  from.level[i],
  from.facing[i],
  from.prone[i] === 1,
  from.mp[i],
  from.hexes[i],
  from.heat[i],
  from.rolls[i],
];

test('every end is legal and costs that many MP', () => {
  let ends = 0;
  for (let seed = 1; seed <= 60; seed++) {
    const state = situation(seed);
    for (const mode of MODES) {
      const from = reach(state, 0, mode);
      for (let entry = 0; entry < from.count; entry += 1 + (seed % 3)) {
        ends++;
        expect([seed, mode, entry, ...followed(state, from, entry)]).toEqual([seed, mode, entry, ...said(from, entry)]);
      }
    }
  }
  expect(ends).toBeGreaterThan(3000);
});

test('every legal move is within reach, for no more MP', () => {
  let allowed = 0;
  for (let seed = 1; seed <= 60; seed++) {
    const state = situation(seed);
    const random = new Random(seed);
    const letters = unitOf(state, 0).prone ? ['0', '3', 'F', 'L', 'R'] : ['F', 'F', 'F', 'B', 'L', 'R'];
    for (const mode of ['walk', 'run'] as const) {
      const from = reach(state, 0, mode);
      for (let i = 0; i < 200; i++) {
        const path = Array.from({ length: random.roll(6) }, () => letters[random.roll(letters.length) - 1]).join('');
        const command = order(0, mode, path);
        if (refused(state, command)) continue;
        allowed++;
        const unit = unitOf(moved(state, command, LUCKY).state, 0);
        const entry = from.entryAt[unit.at * 6 + unit.facing] ?? -1;
        expect([seed, mode, path, entry >= 0]).toEqual([seed, mode, path, true]);
        if (!unit.prone) expect(from.mp[entry] as number).toBeLessThanOrEqual(unit.went.mp);
      }
    }
  }
  expect(allowed).toBeGreaterThan(2000);
});

test('a jump reaches a hex if and only if the rules allow that jump', () => {
  let [allowed, high] = [0, 0];
  for (let seed = 1; seed <= 60; seed++) {
    const hills = seed % 2 === 0 ? { ...situation(seed), ground: city(seed) } : situation(seed);
    const state = hills.rules.models[0]?.design.kind === 'mech' ? set(hills, 0, { prone: false, level: 0 }) : hills;
    const ends = reach(state, 0, 'jump');
    const landings = new Set(
      Array.from({ length: ends.count }, (_, entry) => entry)
        .filter((entry) => ends.facing[entry] === 0)
        .map((entry) => JSON.stringify(ends.steps(entry))),
    );
    for (let to = 0; to < 81; to++)
      for (const landOn of [undefined, 'bridge', 'roof'] as const) {
        const roofed = standing(groundAt(state, to)) !== null;
        if (roofed && landOn === undefined) continue; // means the roof
        const jump: Step[] = [{ step: 'jump', to, facing: 0, ...(landOn && { landOn }) }];
        const no = refused(state, order(0, 'jump', jump));
        if (no?.code === 'too-high-on-the-way') high++;
        if (no === undefined) allowed++;
        expect([seed, to, landOn, landings.has(JSON.stringify(jump))]).toEqual([seed, to, landOn, no === undefined]);
      }
  }
  expect(allowed).toBeGreaterThan(300);
  expect(high).toBeGreaterThan(20);
});

describe('by the rulebook', () => {
  const letters = (list: ReturnType<typeof pathTo>) => list?.map(({ step }) => step[0]).join('');

  test('four MP on open ground: forwards, backwards and turning', () => {
    const state = table({ units: [{ at: '0808' }], queue: ['0'] });
    const from = reach(state, 0, 'walk');
    expect(letters(pathTo(from, hex(state, '0804'), 0))).toBe('ffff');
    expect(letters(pathTo(from, hex(state, '0812'), 0))).toBe('bbbb');
    expect(pathTo(from, hex(state, '0811'), 3)).toBeUndefined();
    expect(letters(pathTo(from, hex(state, '0809'), 3))).toHaveLength(4);
  });

  test('a prone unit stands up first, and rolls for it', () => {
    const state = set(table({ units: [{ at: '0808' }], queue: ['0'] }), 0, { prone: true });
    const from = reach(state, 0, 'walk');
    const entry = from.entryAt[hex(state, '0806') * 6] as number;
    expect(from.steps(entry)).toEqual([...steps('0FF')]);
    expect([from.mp[entry], from.rolls[entry], asks(from.kinds[entry] as number, 'stand-up')]).toEqual([4, 1, true]);
  });

  test('of two paths with the same MP, takes the one without a roll', () => {
    const map = ground({ '0807': { rubble: true, woods: 1 } });
    const state = table({ map, units: [{ at: '0808', design: testMech({ walk: 5 }) }], queue: ['0'] });
    const from = reach(state, 0, 'walk');
    const entry = from.entryAt[hex(state, '0907') * 6 + 1] as number;
    expect([from.mp[entry], from.rolls[entry]]).toEqual([5, 0]);
  });

  test('a path along a road over steep hills, if the ruleset lets roads climb higher', () => {
    const [north, south, both] = [1, 8, 9];
    const map = ground({
      '0808': { road: north },
      '0807': { road: both, level: 3 },
      '0806': { road: south, level: 4 },
    });
    const design = testMech({ walk: 4 });
    const to = (ruleset: RulesetName) => {
      const state = table({ map, units: [{ at: '0808', design }], ruleset, queue: ['0'] });
      const from = reach(state, 0, 'walk');
      return from.mp[from.entryAt[hex(state, '0806') * 6] ?? -1];
    };
    expect([to('core-2026'), to('total-warfare')]).toEqual([4, undefined]);
  });

  test('on one leg: a hex and a roll, or a turn without one', () => {
    const whole = table({ units: [{ at: '0808' }], ruleset: 'core-2026', queue: ['0'] });
    const state = set(whole, 0, { lost: 1 << LL });
    const rolls = (mode: Mode, label: string, facing: Facing) => {
      const from = reach(state, 0, mode);
      const entry = from.entryAt[hex(state, label) * 6 + facing] as number;
      return [from.mp[entry], from.rolls[entry], asks(from.kinds[entry] as number, 'one-leg')];
    };
    expect(rolls('walk', '0807', 0)).toEqual([1, 1, true]);
    expect(rolls('walk', '0809', 0)).toEqual([1, 1, true]);
    expect(rolls('walk', '0808', 1)).toEqual([1, 0, false]);
    expect(rolls('run', '0806', 0)).toEqual([2, 1, true]);
    expect(rolls('run', '0808', 2)).toEqual([2, 0, false]);
  });

  test('with one MP: the hex ahead, no matter what it costs', () => {
    const map = ground({ '0807': { woods: 2, level: 2 } });
    const state = table({ map, units: [{ at: '0808', design: testMech({ walk: 1 }) }], queue: ['0'] });
    expect(letters(pathTo(reach(state, 0, 'walk'), hex(state, '0807'), 0))).toBe('f');
  });

  test('no ends for a unit that cannot move this way', () => {
    const state = table({ units: [{ at: '0808' }], queue: ['0'] });
    expect(reach(state, 0, 'jump').count).toBe(0);
    expect(reach(set(state, 0, { stuck: true }), 0, 'walk').count).toBe(0);
    expect(reach(set(state, 0, { shutDown: true }), 0, 'walk').count).toBe(0);
    expect(reach(set(state, 0, { shutDown: true }), 0, 'still').count).toBe(1);
    expect(reach(set(state, 0, { dumping: 1 }), 0, 'run').count).toBe(0);
  });
});
