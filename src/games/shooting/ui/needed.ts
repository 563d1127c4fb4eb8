import { type Line, type Tally, tally } from '../../../kernel/tally.ts';
import { mean } from '../../../parts/odds/amount.ts';
import type { Profile } from '../data/sheet.ts';
import { oddsOf } from '../rules/attack/test.ts';
import type { Mark, Terms, Test } from '../terms.ts';

/** The roll needed, with its receipt and its probability. */
export interface Needed {
  readonly die: number; // 2 to 6; 7 = never
  readonly tally: Tally;
  readonly odds: number;
}

/** The values that a weapon is rolled with, each with its receipt. */
export interface RolledWith {
  readonly attacks: Tally; // per weapon; the average if it has dice
  readonly hit: Needed | null; // null = automatic hits
  readonly wound: Needed;
  readonly damage: Tally;
}

export function rolledWith({ attacks, damage, strength }: Profile, toughness: number, terms: Terms): RolledWith {
  const { receipts } = terms;
  const versus = { why: { code: 'strength-against', strength, toughness }, value: terms.wound.needs };
  return {
    attacks: tally([{ why: { code: 'printed-attacks' }, value: mean(attacks) }, ...receipts.attacks.lines]),
    hit: terms.hit && needed(terms.hit, receipts.skill.lines, receipts.hit),
    wound: needed(terms.wound, [versus], receipts.wound),
    damage: tally([{ why: { code: 'printed-damage' }, value: mean(damage) }, ...receipts.damage.lines]),
  };
}

/** A bonus to the roll lowers the number needed. */
function needed(test: Test, base: readonly Line[], modifiers: Tally): Needed {
  const lines = modifiers.lines.map(({ why, value }) => ({ why, value: -value }));
  const cap = { why: { code: 'modifier-cap' }, value: modifiers.total - test.modifier };
  const all = tally([...base, ...lines, cap]);
  const die = Math.max(test.fails, Math.min(6, all.total));
  const bound = { why: { code: all.total > 6 ? 'six-always-passes' : 'low-rolls-fail' }, value: die - all.total };
  return { die, tally: tally([...all.lines, bound]), odds: 1 - oddsOf(test).fail };
}

export const saved = ({ save, receipt }: Mark): Needed => ({
  die: save,
  tally: receipt,
  odds: Math.max(0, 7 - save) / 6,
});
