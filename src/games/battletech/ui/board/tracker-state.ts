import { PHASES, type Phase, type Side, type View } from '../../view.ts';

/** The phases of a turn in this match. */
export function phasesOf({ rules }: Pick<View, 'rules'>): readonly Phase[] {
  const { twist, physicalAttacks, heatPhase } = rules.ruleset;
  const left: Readonly<Partial<Record<Phase, boolean>>> = {
    reaction: twist !== 'reaction',
    physical: !physicalAttacks,
    heat: !heatPhase,
    ended: true,
  };
  return PHASES.filter((phase) => left[phase] !== true);
}

/** A side in initiative order, and its remaining turns in this phase. */
interface Place {
  readonly side: Side;
  readonly left: number;
  readonly now: boolean;
}

export const placesOf = ({ order, queue }: Pick<View, 'order' | 'queue'>): readonly Place[] =>
  order.map((side) => ({
    side,
    left: queue.filter((one) => one === side).length,
    now: queue[0] === side,
  }));
