import type { HexMark } from '../../../../page/hex-board.tsx';
import type { Facing, Hex } from '../../../../parts/hex/hex.ts';
import type { Target } from '../../plan.ts';
import { strikesOf } from '../../rules/physical/legal.ts';
import { alive } from '../../rules/status.ts';
import { lookOf } from '../../rules/weapons/of-attacker.ts';
import { type UnitId, unitOf, type View } from '../../view.ts';
import { planOf } from '../act/moves.ts';
import { choices } from '../act/roster.ts';
import type { Draft } from '../draft.ts';
import { type Trail, trailOf } from './paths.ts';
import { type Reachable, reachable } from './reachable.ts';
import { isEnemy, unitIn } from './units.ts';

export type CounterState = 'can' | 'chosen' | 'target';

/** The board's marks for the player's draft. */
export interface Plans {
  readonly able: readonly UnitId[]; // units that can be selected
  readonly acting: UnitId | null; // the acting unit
  readonly reach: Reachable; // empty unless a unit is moving
  readonly trail: Trail | null; // the chosen move
  readonly look: Facing | null; // torso facing, in phases with fire
  readonly targets: readonly UnitId[]; // physical attack targets, in the Physical Attack Phase
}

const NOWHERE: Reachable = new Map();

/** `seat` is null for spectators. */
export function plansOf(view: View, seat: string | null, draft: Draft): Plans {
  const able = seat === null ? [] : choices(view, seat);
  const acting = draft.unit !== null && able.includes(draft.unit) ? draft.unit : null;
  const fires = view.phase === 'weapons' || view.phase === 'reaction';
  return {
    able,
    acting,
    reach: acting !== null && view.phase === 'movement' ? reachable(view, acting, draft.move) : NOWHERE,
    trail: acting !== null && view.phase === 'movement' ? plannedTrail(view, acting, draft) : null,
    look: acting !== null && fires ? (draft.torso ?? lookOf(view, acting)) : null,
    targets: acting !== null && view.phase === 'physical' ? struckBy(view, acting) : [],
  };
}

function plannedTrail(view: View, unit: UnitId, { move }: Draft): Trail | null {
  const plan = move && planOf(view, unit, move);
  return plan ? trailOf(view, unit, move.mode, plan.steps, move.mode === 'run' && move.masc === true) : null;
}

const struckBy = (view: View, unit: UnitId): readonly UnitId[] => [
  ...new Set(strikesOf(view, unit).map(({ target }) => target)),
];

/** Hexes that can be picked: by pointer, keyboard and screen reader. */
export function marksOf(view: View, draft: Draft, plans: Plans): ReadonlyMap<Hex, HexMark> {
  const marks = new Map<Hex, HexMark>();
  for (const hex of plans.reach.keys()) marks.set(hex, 'can');
  for (const id of plans.able) marks.set(unitOf(view, id).at, 'can');
  for (const id of plans.targets) marks.set(unitOf(view, id).at, 'can');
  if (plans.look !== null && plans.acting !== null)
    for (const [id, unit] of view.units.entries())
      if (alive(unit) && isEnemy(view, id, plans.acting)) marks.set(unit.at, 'can');
  if (draft.move && draft.move.to !== null && plans.acting !== null) marks.set(draft.move.to, 'chosen');
  return marks;
}

/** Marks of the counters. */
export function statesOf(view: View, draft: Draft, plans: Plans, suggests: boolean): ReadonlyMap<UnitId, CounterState> {
  const states = new Map<UnitId, CounterState>();
  if (suggests && plans.acting === null) for (const id of plans.able) states.set(id, 'can');
  if (suggests) for (const id of plans.targets) states.set(id, 'can');
  const { target } = draft;
  if (target && 'unit' in target && view.units[target.unit]) states.set(target.unit, 'target');
  for (const { target } of draft.attacks) states.set(target, 'target');
  if (plans.acting !== null) states.set(plans.acting, 'chosen');
  return states;
}

/** The end of the line of sight: the enemy under the pointer, else the target. */
export function sightTarget(view: View, draft: Draft, plans: Plans, pointed: Hex | null): Target | null {
  if (plans.acting === null || view.phase === 'physical') return null;
  const here = pointed === null ? null : unitIn(view, pointed);
  if (here !== null && alive(unitOf(view, here)) && isEnemy(view, here, plans.acting)) return { unit: here };
  return plans.look === null ? null : draft.target;
}
