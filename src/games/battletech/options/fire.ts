import { mix, Random } from '../../../kernel/random.ts';
import { within } from '../../../parts/hex/hex.ts';
import type { Command } from '../commands.ts';
import { AMMO } from '../data/ammo.ts';
import { CT, HD } from '../data/places.ts';
import { WEAPONS } from '../data/weapons.ts';
import type { Shot, Target } from '../plan.ts';
import { HIGHEST } from '../rules/rolls.ts';
import { fire } from '../rules/weapons/declare.ts';
import { binFails } from '../rules/weapons/impossible.ts';
import { shotRefusal } from '../rules/weapons/legal.ts';
import { takeClub } from '../rules/weapons/take-club.ts';
import { toHitNumber } from '../rules/weapons/to-hit.ts';
import { flip } from '../rules/weapons/twist.ts';
import { groundAt, modelOf, type UnitId, unitOf, type View } from '../view.ts';
import { twistOptions } from './twists.ts';

const SAMPLES = 6; // sampled weapon combinations per target, and across targets

/** Hold fire; each weapon on its own; all that bear on one target; some combinations; a twist; a club; a hex nearby. */
export function* fireOptions(view: View, unit: UnitId): Generator<Command, void> {
  const { side } = modelOf(view, unit);
  yield { type: 'fire', unit, primary: null, shots: [] };
  const club = { type: 'take-club', unit } as const;
  if (!takeClub.refuse(view, side, club)) yield club;
  if (view.rules.ruleset.twist === 'declaration') yield* twistOptions(view, unit);
  for (const flipped of [true, false]) {
    const command = { type: 'flip', unit, flipped } as const;
    if (!flip.refuse(view, side, command)) yield command;
  }
  const all: Shot[] = [];
  for (const target of targetsOf(view, unit)) {
    const shots = shotsAt(view, unit, target);
    all.push(...shots);
    yield* plans(view, unit, side, shots, mix(view.turn, unit, target.unit));
    yield* special(view, unit, side, shots);
  }
  yield* atHexes(view, unit, side);
  if (new Set(all.map(({ target }) => JSON.stringify(target))).size > 1)
    yield* samples(view, unit, side, all, mix(view.turn, unit));
}

/** Special shots of a weapon: heat with a flamer, aim at a location of an immobile target. */
function* special(view: View, unit: UnitId, side: string, shots: readonly Shot[]): Generator<Command, void> {
  for (const shot of shots) {
    yield* legal(view, unit, side, [{ ...shot, heat: true }]);
    for (const aim of AIMED) yield* legal(view, unit, side, [{ ...shot, aim }]);
  }
}
const AIMED: readonly number[] = [HD, CT];

const NEAR = 2; // radius around a unit for hexes worth burning, clearing or demolishing
const HEXES = 3; // hexes offered per turn; other turns offer others

/** The first weapon that can affect a hex, for some of the hexes near the unit. */
function* atHexes(view: View, unit: UnitId, side: string): Generator<Command, void> {
  const { clearing, fires, collapse } = view.rules.ruleset;
  const near = [...within(view.rules.map, unitOf(view, unit).at, NEAR)].filter((hex) => {
    const { woods, building } = groundAt(view, hex);
    return woods > 0 ? clearing || fires : building !== null && collapse;
  });
  for (let i = 0; i < Math.min(HEXES, near.length); i++) {
    const hex = near[(view.turn + i) % near.length] as number;
    const goals = groundAt(view, hex).woods > 0 ? (['clear', 'ignite'] as const) : (['building'] as const);
    for (const goal of goals) {
      const [shot] = shotsAt(view, unit, { hex, for: goal });
      if (shot) yield* legal(view, unit, side, [shot]);
    }
  }
}

/** Living enemies. */
export const targetsOf = (view: View, id: UnitId): readonly { readonly unit: UnitId }[] =>
  view.units.flatMap((foe, unit) =>
    foe.destroyed === null && modelOf(view, unit).side !== modelOf(view, id).side ? [{ unit }] : [],
  );

/** One shot of each weapon that can hit the target, from the fullest bin that feeds it. */
export function shotsAt(view: View, id: UnitId, target: Target): readonly Shot[] {
  const { design } = modelOf(view, id);
  return design.mounts.flatMap((mount, weapon) => {
    const family = WEAPONS[mount.weapon]?.ammo ?? null;
    const bin = family === null ? undefined : fullestBin(view, id, family);
    if (family !== null && bin === undefined) return [];
    const shot: Shot = { weapon, target, ...(bin !== undefined && { bin }) };
    return toHitNumber(view, id, shot) <= HIGHEST && !shotRefusal(view, id, shot) ? [shot] : [];
  });
}

/** The usable bin of a family with the most shots left, or undefined. */
export function fullestBin(view: View, id: UnitId, family: string): number | undefined {
  const { bins } = unitOf(view, id);
  let best: number | undefined;
  for (const [bin, { ammo }] of modelOf(view, id).design.bins.entries()) {
    const left = bins[bin] ?? 0;
    if (AMMO[ammo]?.feeds !== family || binFails(view, id, bin) !== null) continue;
    if (best === undefined || left > (bins[best] ?? 0)) best = bin;
  }
  return best;
}

function* plans(
  view: View,
  unit: UnitId,
  side: string,
  shots: readonly Shot[],
  seed: number,
): Generator<Command, void> {
  for (const shot of shots) yield* legal(view, unit, side, [shot]);
  if (shots.length < 2) return;
  yield* legal(view, unit, side, shots);
  yield* samples(view, unit, side, shots, seed);
}

/** A sample of weapon combinations, always the same for the same view. */
function* samples(
  view: View,
  unit: UnitId,
  side: string,
  shots: readonly Shot[],
  seed: number,
): Generator<Command, void> {
  const random = new Random(seed);
  for (let i = 0; i < SAMPLES; i++) {
    const fired = new Set<number>();
    const some = shots.filter(({ weapon }) => {
      if (fired.has(weapon) || random.roll(2) === 1) return false;
      fired.add(weapon);
      return true;
    });
    if (some.length > 1) yield* legal(view, unit, side, some);
  }
}

/** The plan with the first target that is allowed as the primary one. */
function* legal(view: View, unit: UnitId, side: string, shots: readonly Shot[]): Generator<Command, void> {
  const primaries = [...new Map(shots.map(({ target }) => [JSON.stringify(target), target])).values()];
  for (const primary of primaries) {
    const command = { type: 'fire', unit, primary, shots } as const;
    if (fire.refuse(view, side, command)) continue;
    yield command;
    return;
  }
}
