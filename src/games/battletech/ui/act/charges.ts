import type { Tally } from '../../../../kernel/tally.ts';
import { FACINGS, neighbour, OFF_MAP, opposite } from '../../../../parts/hex/hex.ts';
import { oddsAtLeast } from '../../../../parts/odds/two-dice.ts';
import { move as moving } from '../../rules/movement/move.ts';
import { chargeDamage, recoil, strikeDamage } from '../../rules/physical/damage.ts';
import { strikeTally } from '../../rules/physical/to-hit.ts';
import { alive } from '../../rules/status.ts';
import { modelOf, type UnitId, unitOf, type View } from '../../view.ts';
import type { MoveDraft } from '../draft.ts';
import { afterMove } from './after-move.ts';
import { type MovePlan, moveCommand, planOf } from './moves.ts';

/** A charge or death from above that can end the move. */
interface ChargeRow {
  readonly move: MoveDraft; // the move that leads to it
  readonly plan: MovePlan;
  readonly target: UnitId;
  readonly tally: Tally;
  readonly odds: number;
  readonly damage: number;
  readonly recoil: number; // damage to the attacker on a hit
}

/** One for each enemy in reach in this mode: from the chosen hex, or else after the longest run. */
export function chargesOf(view: View, id: UnitId, wanted: MoveDraft): readonly ChargeRow[] {
  if (wanted.mode === 'still') return [];
  const { side } = modelOf(view, id);
  const foes = view.units.flatMap((foe, target) => (alive(foe) && modelOf(view, target).side !== side ? [target] : []));
  return foes.flatMap((target) => {
    const rows = approaches(view, id, target, wanted);
    const here = rows.find(({ move }) => move.to === wanted.to && move.facing === (wanted.facing ?? move.facing));
    const best = here ?? rows.toSorted(better)[0];
    return best ? [chargeRow(view, id, target, best.move, best.plan)] : [];
  });
}

interface Approach {
  readonly move: MoveDraft;
  readonly plan: MovePlan;
}

const better = (a: Approach, b: Approach): number =>
  a.plan.trials.length - b.plan.trials.length || b.plan.hexes - a.plan.hexes || a.plan.mp.total - b.plan.mp.total;

/** Every hex next to the target from which the attack is legal. */
function approaches(view: View, id: UnitId, target: UnitId, { mode, masc }: MoveDraft): readonly Approach[] {
  const kind = mode === 'jump' ? 'death-from-above' : 'charge';
  const { at } = unitOf(view, target);
  return FACINGS.flatMap((side) => {
    const to = neighbour(view.rules.map, at, side);
    if (to === OFF_MAP) return [];
    const move: MoveDraft = { mode, to, facing: opposite(side), attack: { kind, target }, masc };
    const plan = planOf(view, id, move);
    const command = plan && moveCommand(view, id, move);
    return plan && command && !moving.refuse(view, modelOf(view, id).side, command) ? [{ move, plan }] : [];
  });
}

function chargeRow(view: View, id: UnitId, target: UnitId, move: MoveDraft, plan: MovePlan): ChargeRow {
  const attack = move.mode === 'jump' ? 'death-from-above' : 'charge';
  const there = afterMove(view, id, move, plan);
  const tally = strikeTally(there, id, { attack, target });
  return {
    move,
    plan,
    target,
    tally,
    odds: oddsAtLeast(tally.total, view.rules.ruleset.dice),
    damage: attack === 'charge' ? chargeDamage(there, id, plan.hexes) : strikeDamage(there, id, { attack, target }),
    recoil: recoil(there, id, { attack, target }),
  };
}
