import { actors } from '../../games/battletech/options.ts';
import { active, jumpMp, sensorsGone, walkMp, weaponWorks } from '../../games/battletech/rules/status.ts';
import { mayTwist } from '../../games/battletech/rules/weapons/twist.ts';
import { modelOf, type Phase, type Side, type UnitId, unitOf, type View } from '../../games/battletech/view.ts';
import { CALLS, type Call } from './nouns.ts';

/** Our phase for each call. */
export const PHASE_OF: Readonly<Record<Call, Phase>> = {
  Movimiento: 'movement',
  Reaccion: 'reaction',
  AtaqueArmas: 'weapons',
  AtaqueFisico: 'physical',
  FinalTurno: 'end',
};

export const callIn = ({ phase }: Pick<View, 'phase'>): Call | undefined =>
  CALLS.find((call) => PHASE_OF[call] === phase);

/** The unit that acts for its side now: the one whose move broke off, else the first that can do something. */
export function unitToAct(view: View, side: Side): UnitId | undefined {
  const units = actors(view, side);
  return units.find((id) => active(unitOf(view, id))) ?? units[0];
}

/** Units that are asked in the End Phase, one after another. */
export const unitsOf = (view: View, side: Side): readonly UnitId[] =>
  view.units.flatMap((unit, id) => (modelOf(view, id).side === side && unit.destroyed === null ? [id] : []));

/** Where twisting belongs to the declaration of fire, a program is asked for its reaction just before. */
export const reactsFirst = (view: View, unit: UnitId): boolean =>
  view.phase === 'weapons' &&
  view.rules.ruleset.twist === 'declaration' &&
  !unitOf(view, unit).twisted &&
  mayTwist(view, unit);

/** Why a program is not called though its unit has a turn: the simulator lets those do nothing. */
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
