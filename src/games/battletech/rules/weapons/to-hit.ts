import type { Fact } from '../../../../kernel/fact.ts';
import { type Line, type Tally, tally } from '../../../../kernel/tally.ts';
import type { Shot, Target } from '../../plan.ts';
import type { State, UnitId } from '../../state.ts';
import type { Sight } from '../sight.ts';
import { cannotReach, cannotSee } from './impossible.ts';
import { lineTo } from './line.ts';
import { OF_ATTACKER } from './of-attacker.ts';
import { OF_TARGET } from './of-target.ts';
import { type Bracket, bracketOf, minimumModifier, RANGE_MODIFIER, rangesOf } from './ranges.ts';
import { type Along, type Modifier, row } from './row.ts';
import { type Shooting, shootingOf } from './shooting.ts';
import { type Pose, supposing } from './supposing.ts';

function bracket({ weapon, wet, distance }: Shooting): Bracket {
  const ranges = rangesOf(weapon, wet);
  return (ranges && bracketOf(ranges, distance)) ?? 'long';
}

/** Modifiers for what is in between, the range, and the weapon. */
const OF_LINE: readonly Modifier[] = [
  row('woods-between', (_, { sight }) => sight.woods),
  row('smoke-between', (_, { sight }) => sight.smoke),
  {
    value: (aim) => RANGE_MODIFIER[bracket(aim)],
    why: (aim) => ({ code: 'range', bracket: bracket(aim), distance: aim.distance }),
  },
  {
    value: ({ weapon, distance }) => minimumModifier(weapon.minimum, distance),
    why: ({ weapon, distance }) => ({ code: 'minimum-range', minimum: weapon.minimum, distance }),
  },
  { value: ({ weapon }) => weapon.toHit, why: ({ weapon }) => ({ code: 'weapon', weapon: weapon.id }) },
  row('cluster-munition', ({ ammo }) => (ammo?.munition === 'cluster' ? -1 : 0)),
];

export { HIGHEST } from '../rolls.ts';

/** The context of a shot. */
export interface Plan {
  readonly primary?: Target | null; // the unit's primary target (default: this one)
  readonly sight?: Sight; // the line of sight, if known from another weapon of the same unit
  readonly pose?: Pose; // a hypothetical position of the attacker
  readonly targetPose?: Pose; // and of the target
}

/** The to-hit number with its receipt, or the first reason why the shot cannot hit. */
type ToHit = { readonly tally: Tally } | { readonly impossible: Fact };

/** The whole table, in the order of a record sheet. The exact odds use it too. */
export const MODIFIERS: readonly Modifier[] = [...OF_ATTACKER, ...OF_TARGET, ...OF_LINE];

/** The lowest possible roll: always hits. */
const CERTAIN = 2;

/** The hypothetical state of the plan. */
export function posed(state: State, attacker: UnitId, { target }: Shot, { pose, targetPose }: Plan): State {
  const there = pose ? supposing(state, attacker, pose) : state;
  return targetPose && 'unit' in target && there.units[target.unit] ? supposing(there, target.unit, targetPose) : there;
}

/** An adjacent building cannot be missed. */
const unmissable = ({ shot: { target }, distance }: Shooting): boolean =>
  'hex' in target && target.for === 'building' && distance === 1;

const NOTHING: Plan = {};

/** The first reason why this shot cannot hit. */
export function impossible(state: State, attacker: UnitId, shot: Shot): Fact | undefined {
  const answer = toHit(state, attacker, shot);
  return 'impossible' in answer ? answer.impossible : undefined;
}

/** The number that two dice must reach for a weapon attack. */
export function toHit(before: State, attacker: UnitId, shot: Shot, plan: Plan = NOTHING): ToHit {
  const state = posed(before, attacker, shot, plan);
  const shooting = shootingOf(state, attacker, shot);
  if (!shooting) return { impossible: missing(state, attacker, shot) };
  const far = cannotReach(shooting);
  if (far) return { impossible: far };
  const sight = plan.sight ?? lineTo(state, attacker, shot.target);
  const unseen = cannotSee(shooting, sight);
  if (unseen) return { impossible: unseen };
  if (unmissable(shooting)) return { tally: tally([{ why: { code: 'adjacent-building' }, value: CERTAIN }]) };
  const along: Along = { sight, primary: plan.primary ?? null };
  const lines: Line[] = [];
  for (const { value, why } of MODIFIERS) {
    const added = value(shooting, along);
    if (added !== 0) lines.push({ why: why(shooting), value: added });
  }
  return { tally: tally(lines) };
}

/** The same number without its receipt; infinite if it cannot hit. */
export function toHitNumber(before: State, attacker: UnitId, shot: Shot, plan: Plan = NOTHING): number {
  const state = posed(before, attacker, shot, plan);
  const shooting = shootingOf(state, attacker, shot);
  if (!shooting || cannotReach(shooting)) return Number.POSITIVE_INFINITY;
  const sight = plan.sight ?? lineTo(state, attacker, shot.target);
  if (cannotSee(shooting, sight)) return Number.POSITIVE_INFINITY;
  if (unmissable(shooting)) return CERTAIN;
  const along: Along = { sight, primary: plan.primary ?? null };
  let needs = 0;
  for (const { value } of MODIFIERS) needs += value(shooting, along);
  return needs;
}

function missing(state: State, attacker: UnitId, { weapon, target }: Shot): Fact {
  if (!state.rules.models[attacker]?.design.mounts[weapon])
    return { code: 'no-such-weapon', unit: attacker, mount: weapon };
  return 'unit' in target ? { code: 'no-such-target', unit: target.unit } : { code: 'off-the-map', hex: target.hex };
}
