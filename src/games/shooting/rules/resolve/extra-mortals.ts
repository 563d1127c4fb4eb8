import { type Amount, rollAmount } from '../../../../parts/odds/amount.ts';
import { diceEvent, type Resolution, type Substep } from './resolution.ts';

/** Mortal wounds that criticals cause in addition to their attacks. They are dealt after all attacks of the unit. */
export function* extraMortals(
  resolution: Resolution,
  at: number,
  amount: Amount | undefined,
  criticals: number,
): Substep {
  if (!amount || criticals === 0) return;
  const { dice, sides, plus } = amount;
  const rolls = rollAmount({ dice: dice * criticals, sides, plus: 0 }, resolution.dice);
  const wounds = rolls.reduce((sum, face) => sum + face, plus * criticals);
  if (rolls.length > 0)
    resolution.state = yield diceEvent(resolution, at, { context: 'mortal-wounds', sides, rolls, successes: wounds });
  if (wounds > 0) resolution.work.extra = [...(resolution.work.extra ?? []), { volley: at, amount: wounds }];
}
