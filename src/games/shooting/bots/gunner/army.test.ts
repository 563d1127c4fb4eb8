import { describe, expect, test } from 'vitest';
import { Random } from '../../../../kernel/random.ts';
import { type BOLT_RIFLE, battle, gun, marines, orks, type Squad } from '../../testing.ts';
import { say } from '../../text.ts';
import { view } from '../../view.ts';
import { armyPlan } from './army.ts';
import { type Battery, batteryOf } from './battery.ts';
import { decideFire } from './fire.ts';
import { canReply } from './follow-up.ts';
import { add, type Fire, gainOf, planned, type Standings, type TargetValues } from './plan.ts';
import { type TargetValue, targetValueOf } from './target-value.ts';
import { LEDGER } from './testing.ts';
import type { Shot } from './volley.ts';
import { WEIGHTS } from './weights.ts';

type Gun = typeof BOLT_RIFLE;

/** A battle between units with random weapons and targets, all in sight of each other. */
function armies(seed: number, units: number, models: number) {
  const random = new Random(seed);
  const pick = <T>(list: readonly T[]): T => list[random.roll(list.length) - 1] as T;
  const weapon = (): Gun =>
    gun(`48" A${random.roll(4)} BS3+ S${2 + 2 * random.roll(4)} AP-${random.roll(3) - 1} D${pick([1, 2, 3])}`);
  const attacker = Array.from(
    { length: units },
    (_, i): Squad => marines({ id: `m${i}`, models, at: [6 * i, 0], arms: { gun: weapon() } }),
  );
  const defender = Array.from(
    { length: 3 },
    (_, i): Squad =>
      orks({
        id: `o${i}`,
        models: pick([1, 3, 5]),
        at: [7 * i, 14],
        T: pick([4, 6, 9]),
        W: pick([1, 2, 4]),
        points: 40 * random.roll(5),
      }),
  );
  return view(battle({ attacker, defender, rounds: 2 }), 'attacker');
}

function opened(seed: number, units: number, models: number) {
  const seen = armies(seed, units, models);
  const batteries = Array.from({ length: units }, (_, unit) => batteryOf(seen, unit, WEIGHTS));
  const known = new Map<number, TargetValue>();
  const valueFor: TargetValues = (unit) => {
    const found = known.get(unit) ?? targetValueOf(seen, unit, WEIGHTS);
    known.set(unit, found);
    return found;
  };
  return { batteries, valueFor };
}

function total(valueFor: TargetValues, fires: readonly Pick<Fire, 'shot' | 'many'>[]): number {
  const standings: Standings = new Map();
  let sum = 0;
  for (const { shot, many } of fires) {
    sum += gainOf(valueFor, standings, shot, many);
    add(valueFor, standings, { shot, many });
  }
  return sum;
}

const greedy = (valueFor: TargetValues, batteries: readonly Battery[]): number =>
  total(
    valueFor,
    planned(
      valueFor,
      batteries.map(({ deck, arms: [first = []] }) => ({ deck, batches: first })),
      new Map(),
    ),
  );

/** The value of the best way to aim every weapon, found by trying all of them. */
function bestOfAll(valueFor: TargetValues, batteries: readonly Battery[]): number {
  const weapons = batteries.flatMap(({ arms: [first = []] }) =>
    first.flatMap((one) => one.places.map(() => one.shots)),
  );
  let best = 0;
  const visit = (at: number, fires: readonly { readonly shot: Shot; readonly many: number }[]): void => {
    const shots = weapons[at];
    if (!shots) best = Math.max(best, total(valueFor, fires));
    else for (const shot of shots) visit(at + 1, [...fires, { shot, many: 1 }]);
  };
  visit(0, []);
  return best;
}

const SEEDS = Array.from({ length: 12 }, (_, i) => i + 1);

test.each([
  [10, true],
  [60, false],
])('with %i units, the replies of the others to each plan are examined: %j', (units, examined) => {
  const [battery] = opened(1, 3, 2).batteries;
  expect(canReply(Array.from({ length: units }, () => battery as Battery))).toBe(examined);
});

describe('the fire plan of an army', () => {
  test.each(SEEDS)('with few weapons it is the best of all assignments (army %i)', (seed) => {
    const { batteries, valueFor } = opened(seed, 3, 2);
    const plan = armyPlan(valueFor, batteries);
    expect(plan.method).toBe('exact');
    expect(total(valueFor, plan.fires)).toBeGreaterThan(0.999 * bestOfAll(valueFor, batteries));
  });

  test('with many weapons it is never worse than the greedy plan, and often better', () => {
    const gains = SEEDS.map((seed) => {
      const { batteries, valueFor } = opened(seed, 10, 5);
      const plan = armyPlan(valueFor, batteries);
      expect(plan.method).toBe('search');
      return total(valueFor, plan.fires) - greedy(valueFor, batteries);
    });
    expect(Math.min(...gains)).toBeGreaterThan(-1e-9);
    expect(gains.filter((gain) => gain > 0.01).length).toBeGreaterThan(6);
  });

  test('fires every weapon at most once', () => {
    const { batteries, valueFor } = opened(3, 6, 5);
    const fired = armyPlan(valueFor, batteries).fires.flatMap(({ batch, from, many }) =>
      batch.places.slice(from, from + many).map((place) => `${batch.unit} ${batch.group} ${place}`),
    );
    expect(new Set(fired).size).toBe(fired.length);
  });

  test('is part of the decision, in both languages', () => {
    const seen = armies(1, 3, 2);
    const ask = { seat: 'attacker', kinds: ['shoot'], must: true, place: 0 };
    const { notes } = decideFire({ view: seen, ask, weights: WEIGHTS, level: 5, budget: LEDGER, seed: { value: 1 } });
    const [note] = notes;
    expect(note).toMatchObject({ code: 'gunner-plan', method: 'exact' });
    if (!note) return;
    expect(say(note, 'en', seen.rules)).toMatch(
      /^fire plan of the army, the best of all assignments: m\d at o\d.* \([\d.]+ points?\).*; [\d.]+ points on average$/,
    );
    expect(say(note, 'es', seen.rules)).toMatch(
      /^plan de fuego del ejército, el mejor de todos los repartos: m\d contra/,
    );
  });
});
