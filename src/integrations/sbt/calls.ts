import { actors } from '../../games/battletech/options.ts';
import { active, jumpMp, sensorsGone, walkMp, weaponWorks } from '../../games/battletech/rules/status.ts';
import { mayTwist } from '../../games/battletech/rules/weapons/twist.ts';
import { modelOf, type Phase, type Side, type UnitId, unitOf, type View } from '../../games/battletech/view.ts';
import { CALLS, type Call } from './protocol-types.ts';

/** The phase in which each call is made. */
export const PHASE_OF: Readonly<Record<Call, Phase>> = {
  Movimiento: 'movement',
  Reaccion: 'reaction',
  AtaqueArmas: 'weapons',
  AtaqueFisico: 'physical',
  FinalTurno: 'end',
};

export const callIn = ({ phase }: Pick<View, 'phase'>): Call | undefined =>
  CALLS.find((call) => PHASE_OF[call] === phase);

/** The unit that acts next for its side: the one whose move was interrupted, otherwise the first that can act. */
export function unitToAct(view: View, side: Side): UnitId | undefined {
  const units = actors(view, side);
  return units.find((id) => active(unitOf(view, id))) ?? units[0];
}

/** Units that are asked in the End Phase, in order. */
export const unitsOf = (view: View, side: Side): readonly UnitId[] =>
  view.units.flatMap((unit, id) => (modelOf(view, id).side === side && unit.destroyed === null ? [id] : []));

/** If twisting is part of declaring fire, a program is asked for its reaction just before it. */
export const reactsFirst = (view: View, unit: UnitId): boolean =>
  view.phase === 'weapons' &&
  view.rules.ruleset.twist === 'declaration' &&
  !unitOf(view, unit).twisted &&
  mayTwist(view, unit);

/** Why a program is not called although its unit has a turn: the simulator skips such units. */
export function notCalled(view: View, unit: UnitId, call: Call): string | undefined {
  const { stuck, prone, tookClub } = unitOf(view, unit);
  if (!active(unitOf(view, unit))) return 'helpless';
  switch (call) {
    case 'Movimiento':
      if (stuck) return 'stuck';
      return walkMp(view, unit) > 0 || jumpMp(view, unit) > 0 ? undefined : 'immobile';
    case 'AtaqueArmas':
      if (sensorsGone(view, unit)) return 'no-sensors';
      return modelOf(view, unit).design.mounts.some((_, mount) => weaponWorks(view, unit, mount))
        ? undefined
        : 'no-weapons';
    case 'AtaqueFisico':
      return prone || tookClub || !view.rules.ruleset.physicalAttacks ? 'no-blows' : undefined;
    default:
      return undefined;
  }
}
