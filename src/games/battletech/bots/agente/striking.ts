import type { Evaluator } from '../../../../decide/evaluator.ts';
import { score } from '../../../../decide/rule.ts';
import type { Attack } from '../../plan.ts';
import { limbsOf } from '../../rules/physical/attack.ts';
import { strikes } from '../../rules/physical/declare.ts';
import { strikesOf } from '../../rules/physical/legal.ts';
import { expectedStrike, strikeOdds } from '../../rules/physical/odds.ts';
import { modelOf, type UnitId, type View } from '../../view.ts';
import type { AgenteWeights } from './weights.ts';

/** Physical attacks made together. */
export interface Blows {
  readonly attacks: readonly Attack[];
  readonly damage: number; // expected damage
  readonly limbs: number;
}

interface Striking {
  readonly view: View;
  readonly unit: UnitId;
  readonly rival: UnitId;
}

/** Every legal combination of attacks on the rival. Pushes do no damage and attacks that cannot hit are skipped. */
export function blowsOf({ view, unit, rival }: Striking): readonly Blows[] {
  const { side } = modelOf(view, unit);
  const single = strikesOf(view, unit).filter(
    (attack) => attack.target === rival && attack.attack !== 'push' && strikeOdds(view, unit, attack) > 0,
  );
  const sets: (readonly Attack[])[] = [[]];
  for (const attack of single)
    for (const set of sets.slice()) {
      const more = [...set, attack];
      if (!strikes.refuse(view, side, { type: 'strike', unit, attacks: more })) sets.push(more);
    }
  return sets.map((attacks) => ({
    attacks,
    damage: attacks.reduce((sum, attack) => sum + expectedStrike(view, unit, attack), 0),
    limbs: attacks.reduce((sum, attack) => sum + limbsOf(view, unit, attack).length, 0),
  }));
}

/** Use every limb that has not fired, as far as the rules allow. */
export const agenteStriking: Evaluator<Striking, Blows, AgenteWeights> = {
  id: 'agente-striking',
  grain: 2,
  rules: [
    score({
      id: 'agente-blows',
      unit: 'points',
      band: [-200, 200],
      see: (_: Striking, { damage }: Blows) => (damage > 0 ? { damage } : undefined),
      worth: ({ damage }, w: AgenteWeights) => damage * w.blow,
    }),
    score({
      id: 'agente-limbs',
      unit: 'points',
      band: [-50, 50],
      see: (_: Striking, { limbs }: Blows) => (limbs > 0 ? { limbs } : undefined),
      worth: ({ limbs }, w: AgenteWeights) => limbs * w.limb,
    }),
  ],
};
