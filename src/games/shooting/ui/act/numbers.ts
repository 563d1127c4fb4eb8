import type { Fact } from '../../../../kernel/fact.ts';
import { tally } from '../../../../kernel/tally.ts';
import type { Profile } from '../../data/sheet.ts';
import { presetsOf } from '../../rules/abilities/changes.ts';
import { marksFor } from '../../rules/struck.ts';
import { groupIn, profileIn, unitAt } from '../../rules/units.ts';
import { situationOf, termsFor, volleysOf } from '../../rules/volleys.ts';
import type { Terms } from '../../terms.ts';
import type { Assignment, ManualModifier, View } from '../../view.ts';
import { type Needed, type RolledWith, rolledWith, saved } from '../needed.ts';

/** The values that an aim is rolled with, each with its receipt. */
export interface Numbers extends RolledWith {
  readonly profile: Profile;
  readonly terms: Terms;
  readonly save: Needed;
  readonly presets: readonly { readonly hand: ManualModifier; readonly why: Fact }[]; // set by datasheets
  readonly fishes: boolean; // a re-roll may take any die
  readonly kinds: number; // more than 1 if weapons of the group have different values because of their distance
}

const NO_SAVE: Needed = { die: 7, tally: tally([]), odds: 0 };

/** The values of the first weapons if distances make them differ. */
export function numbersOf(view: View, shooter: number, assignment: Assignment): Numbers | undefined {
  const volleys = volleysOf(view, shooter, [assignment]);
  const [volley] = volleys;
  if (!volley) return undefined;
  const profile = profileIn(groupIn(unitAt(view.rules, shooter), volley.group), volley.profile);
  const terms = termsFor(view, volley, shooter);
  const [mark] = marksFor(view, volley, shooter);
  return {
    profile,
    terms,
    ...rolledWith(profile, volley.toughness, terms),
    save: mark ? saved(mark) : NO_SAVE,
    presets: presetsOf(profile, situationOf(view, volley, shooter)),
    fishes: terms.receipts.notes.some(isAnyReRoll),
    kinds: volleys.length,
  };
}

function isAnyReRoll({ change }: Fact): boolean {
  const { kind, which } = (change ?? {}) as { readonly kind?: string; readonly which?: string };
  return kind === 're-roll' && which === 'any';
}
