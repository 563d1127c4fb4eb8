import type { Target } from '../../plan.ts';
import { modeRefusal } from '../../rules/movement/modes.ts';
import { strikesOf } from '../../rules/physical/legal.ts';
import { alive } from '../../rules/status.ts';
import { lookOf } from '../../rules/weapons/of-attacker.ts';
import { twist } from '../../rules/weapons/twist.ts';
import { modelOf, type UnitId, unitOf, type View } from '../../view.ts';
import { BLANK, type Draft } from '../draft.ts';
import { aimsOf, bestTarget } from './aims.ts';
import { looking } from './looking.ts';
import { planOf } from './moves.ts';
import { orderRow } from './orders.ts';
import { reachFor } from './reach-of.ts';
import { choices, isAsked } from './roster.ts';
import { lawful } from './shots.ts';
import { sameAttack } from './strikes.ts';

/**
 * Adjusts the draft to the view: drops choices that are no longer possible and fills in the obvious ones.
 * Returns the same draft if nothing changes.
 */
export function prepared(view: View, seat: string, draft: Draft): Draft {
  const ready = isAsked(view, seat) ? forPhase(view, seat, withUnit(view, seat, draft)) : put(draft);
  return same(ready, draft) ? draft : ready;
}

/** Another side's turn: drops all plans, keeps the unit, sheet and target on display. */
const put = ({ unit, sheet, target }: Draft): Draft => ({ ...BLANK, unit, sheet, target });

/** The unit with an interrupted move, the chosen one, the only one, or the one that has already twisted. */
function withUnit(view: View, seat: string, draft: Draft): Draft {
  const able = choices(view, seat);
  if (view.phase === 'end') return draft.unit === null ? draft : { ...draft, unit: null };
  const unit = draft.unit !== null && able.includes(draft.unit) ? draft.unit : begun(view, able);
  return unit === draft.unit ? draft : { ...BLANK, sheet: draft.sheet, unit };
}

function begun(view: View, able: readonly UnitId[]): UnitId | null {
  if (able.length === 1) return able[0] as UnitId;
  const declares = view.phase === 'weapons' && view.rules.ruleset.twist === 'declaration';
  return able.find((id) => declares && (unitOf(view, id).twisted || unitOf(view, id).flipped)) ?? null;
}

function forPhase(view: View, seat: string, draft: Draft): Draft {
  const { unit, sheet } = draft;
  if (view.phase === 'end')
    return { ...BLANK, sheet, orders: draft.orders.filter((order) => orderRow(view, seat, order.unit, []) !== null) };
  if (unit === null) return { ...BLANK, sheet, target: draft.target };
  switch (view.phase) {
    case 'movement':
      return { ...BLANK, sheet, unit, move: moveOf(view, unit, draft) };
    case 'reaction':
      return { ...BLANK, sheet, unit, target: targetOf(view, unit, draft), torso: torsoOf(view, seat, unit, draft) };
    case 'weapons':
      return firing(view, seat, unit, draft);
    case 'physical': {
      const able = strikesOf(view, unit);
      const attacks = draft.attacks.filter((attack) => able.some((one) => sameAttack(one, attack)));
      const target = draft.target && isTarget(view, unit, draft.target) ? draft.target : null;
      return { ...BLANK, sheet, unit, target, attacks };
    }
    default:
      return { ...BLANK, sheet, unit };
  }
}

/** An interrupted move continues in its mode. Hexes out of reach and illegal modes are dropped. */
function moveOf(view: View, unit: UnitId, { move: wanted }: Draft): Draft['move'] {
  const { mode } = unitOf(view, unit).went;
  const goesOn = view.moving === unit && wanted?.mode !== mode;
  const move = goesOn ? { mode, to: null, facing: null, attack: null } : wanted;
  if (!move || modeRefusal(view, unit, move.mode)) return null;
  if (move.to === null || move.mode === 'still') return move;
  const within = reachFor(view, unit, move);
  const reached = within.hex.subarray(0, within.count).includes(move.to);
  if (!reached) return { ...move, to: null, facing: null, attack: null };
  return move.lie && planOf(view, unit, move)?.no ? { ...move, lie: undefined } : move;
}

function firing(view: View, seat: string, unit: UnitId, draft: Draft): Draft {
  const torso = torsoOf(view, seat, unit, draft);
  const turned = looking(view, unit, torso);
  const target = targetOf(turned, unit, draft);
  const shots = lawful(turned, unit, draft.shots);
  const { sheet, primary } = draft;
  return { ...BLANK, sheet, unit, target, torso, shots, ...(primary && shots.length > 0 && { primary }) };
}

/** Only legal twists are kept. */
function torsoOf(view: View, seat: string, unit: UnitId, { torso: facing }: Draft): Draft['torso'] {
  if (facing === null || facing === lookOf(view, unit)) return null;
  return twist.refuse(view, seat, { type: 'twist', unit, facing }) ? null : facing;
}

/** The chosen target if still valid, else the best; the nearest if none can be hit. */
function targetOf(view: View, unit: UnitId, { target }: Draft): Target | null {
  if (target && isTarget(view, unit, target)) return target;
  const best = bestTarget(view, unit);
  if (best) return best;
  const [nearest] = aimsOf(view, unit).toSorted((a, b) => a.distance - b.distance);
  return nearest ? { unit: nearest.unit } : null;
}

const isTarget = (view: View, unit: UnitId, target: Target): boolean => {
  if (!('unit' in target)) return view.phase === 'weapons';
  const foe = view.units[target.unit];
  return foe !== undefined && alive(foe) && modelOf(view, target.unit).side !== modelOf(view, unit).side;
};

const KEYS = ['unit', 'sheet', 'move', 'target', 'torso', 'shots', 'primary', 'attacks', 'orders'] as const;

const same = (a: Draft, b: Draft): boolean => KEYS.every((key) => alike(a[key], b[key]));

/** Compares lists by their elements. */
const alike = (a: unknown, b: unknown): boolean =>
  a === b ||
  (Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((one, i) => one === b[i])) ||
  (isTargetLike(a) && isTargetLike(b) && JSON.stringify(a) === JSON.stringify(b));

const isTargetLike = (value: unknown): value is Target =>
  typeof value === 'object' && value !== null && ('unit' in value || 'hex' in value);
