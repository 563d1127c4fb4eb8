import type { Fact } from '../../../../kernel/fact.ts';
import { type Line, type Tally, tally } from '../../../../kernel/tally.ts';
import { mean } from '../../../../parts/odds/amount.ts';
import type { Profile } from '../../data/sheet.ts';
import { presetsOf } from '../../rules/abilities/changes.ts';
import { oddsOf } from '../../rules/attack/test.ts';
import { marksFor } from '../../rules/struck.ts';
import { groupIn, profileIn, unitAt } from '../../rules/units.ts';
import { situationOf, termsFor, volleysOf } from '../../rules/volleys.ts';
import type { Mark, Terms, Test } from '../../terms.ts';
import type { Assignment, Hand, View } from '../../view.ts';

/** What a die must show, where it comes from and how often it does. */
export interface Needed {
  readonly die: number; // 2 to 6; 7 = never
  readonly tally: Tally;
  readonly odds: number;
}

/** The numbers that an aim is rolled with, each with its receipt. */
export interface Numbers {
  readonly profile: Profile;
  readonly terms: Terms;
  readonly attacks: Tally; // of each weapon, on average where dice are in it
  readonly hit: Needed | null; // null = hits without a roll
  readonly wound: Needed;
  readonly save: Needed & { readonly by: Mark['by'] };
  readonly damage: Tally;
  readonly presets: readonly { readonly hand: Hand; readonly why: Fact }[]; // that datasheets have set
  readonly fishes: boolean; // some re-roll may take any die
  readonly kinds: number; // more than one: some weapons of the group have other numbers, by their distance
}

/** Of the weapons that come first, where distances make them differ. */
export function numbersOf(view: View, shooter: number, assignment: Assignment): Numbers | undefined {
  const volleys = volleysOf(view, shooter, [assignment]);
  const [volley] = volleys;
  if (!volley) return undefined;
  const profile = profileIn(groupIn(unitAt(view.rules, shooter), volley.group), volley.profile);
  const terms = termsFor(view, volley, shooter);
  const [mark] = marksFor(view, volley, shooter);
  const { receipts } = terms;
  const { strength } = profile;
  const versus = { why: { code: 'strength-against', strength, toughness: volley.toughness }, value: terms.wound.needs };
  return {
    profile,
    terms,
    attacks: tally([{ why: { code: 'printed-attacks' }, value: mean(profile.attacks) }, ...receipts.attacks.lines]),
    hit: terms.hit && needed(terms.hit, receipts.skill.lines, receipts.hit),
    wound: needed(terms.wound, [versus], receipts.wound),
    save: saved(mark),
    damage: tally([{ why: { code: 'printed-damage' }, value: mean(profile.damage) }, ...receipts.damage.lines]),
    presets: presetsOf(profile, situationOf(view, volley, shooter)),
    fishes: receipts.notes.some(isAnyReRoll),
    kinds: volleys.length,
  };
}

/** A bonus to the roll makes it need less. */
function needed(test: Test, base: readonly Line[], modifiers: Tally): Needed {
  const lines = modifiers.lines.map(({ why, value }) => ({ why, value: -value }));
  const cap = { why: { code: 'modifier-cap' }, value: modifiers.total - test.modifier };
  const all = tally([...base, ...lines, cap]);
  const die = Math.max(test.fails, Math.min(6, all.total));
  const bound = { why: { code: all.total > 6 ? 'six-always-passes' : 'low-rolls-fail' }, value: die - all.total };
  return { die, tally: tally([...all.lines, bound]), odds: 1 - oddsOf(test).fail };
}

function saved(mark: Mark | undefined): Numbers['save'] {
  const die = mark?.save ?? 7;
  return { die, by: mark?.by ?? 'none', tally: mark?.receipt ?? tally([]), odds: Math.max(0, 7 - die) / 6 };
}

function isAnyReRoll({ change }: Fact): boolean {
  const { kind, which } = (change ?? {}) as { readonly kind?: string; readonly which?: string };
  return kind === 're-roll' && which === 'any';
}
