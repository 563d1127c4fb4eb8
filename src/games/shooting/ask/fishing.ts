import { type Strike, toll } from '../rules/odds/outlook.ts';
import { mean } from '../rules/odds/pmf.ts';
import { isTooMuch } from '../rules/odds/size.ts';
import type { Ruleset } from '../rulesets.ts';

/**
 * The strike that deals more damage on average if these weapons fire first: with ordinary successes re-rolled for
 * criticals, or kept. The notes say which was chosen.
 */
export function bestFishing(strike: (fish: boolean) => Strike, { devastating, saves }: Ruleset): Strike {
  const [kept, fished] = [strike(false), strike(true)];
  const isSame =
    kept.terms.hit?.reRoll === fished.terms.hit?.reRoll && kept.terms.wound.reRoll === fished.terms.wound.reRoll;
  const how = { devastating, saves };
  if (isSame || isTooMuch([kept], how)) return kept;
  const damage = (one: Strike): number => mean(toll([one], how).damage);
  return damage(fished) > damage(kept) + 1e-12 ? noted(fished, 'best-is-fishing') : noted(kept, 'best-is-keeping');
}

const noted = ({ terms, marks }: Strike, code: 'best-is-fishing' | 'best-is-keeping'): Strike => ({
  terms: { ...terms, receipts: { ...terms.receipts, notes: [...terms.receipts.notes, { code }] } },
  marks,
});
