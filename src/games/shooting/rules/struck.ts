import type { Fact } from '../../../kernel/fact.ts';
import type { State, Unit } from '../state.ts';
import type { Mark } from '../terms.ts';
import type { Volley } from '../work.ts';
import { markOf, type Struck } from './marks.ts';
import { hasCover } from './sight.ts';
import type { Situation } from './situation.ts';
import { living, modelAt, unitAt } from './units.ts';
import { firing, profileOf, situationOf } from './volleys.ts';

/** How one model of the target defends against this volley. */
export function markFor(
  state: State,
  volley: Volley,
  model: number,
  shooter = state.shooter,
  at = situationOf(state, volley, shooter),
): Mark {
  const unit = firing(state, shooter);
  return markOf(state.rules.ruleset, struckIn(state, model, unit), profileOf(unit, volley), at);
}

/** The model and its cover, when an attack of this volley is allocated to it. */
function struckIn({ rules, wounds }: State, model: number, unit: Unit): Struck {
  const { sheet, keywords, abilities } = modelAt(rules, model);
  const cover: Fact | undefined = hasCover(rules, wounds, unit.index, model);
  return { model, sheet, wounds: wounds[model] as number, keywords, abilities, cover };
}

/** Computes marks for one volley. Consecutive models with the same armour and cover share the computation. */
export function marker(state: State, volley: Volley, at: Situation): (model: number) => Mark {
  const unit = firing(state, state.shooter);
  const profile = profileOf(unit, volley);
  let last: { readonly struck: Struck; readonly mark: Mark } | undefined;
  return (model) => {
    const struck = struckIn(state, model, unit);
    if (last && areArmouredAlike(last.struck, struck)) return { ...last.mark, model, wounds: struck.wounds };
    last = { struck, mark: markOf(state.rules.ruleset, struck, profile, at) };
    return last.mark;
  };
}

const areArmouredAlike = (a: Struck, b: Struck): boolean =>
  a.sheet.save === b.sheet.save &&
  a.sheet.invulnerable === b.sheet.invulnerable &&
  a.cover?.piece === b.cover?.piece &&
  (a.abilities === b.abilities || (a.abilities.length === 0 && b.abilities.length === 0));

/** Marks of the target's models in the order in which they will be hit, as far as it is known. */
export function marksFor(state: State, volley: Volley, shooter = state.shooter): readonly Mark[] {
  const at = situationOf(state, volley, shooter);
  return ranked(state, volley.target).map((model) => markFor(state, volley, model, shooter, at));
}

/** The picked-out character, then bodyguards, then characters; of each, wounded and attacked ones first. */
export function ranked(state: State, unit: number): readonly number[] {
  const { rules, wounds, work } = state;
  const touched = work?.touched ?? state.touched;
  const order = work?.order ?? [];
  const rank = (model: number): number => {
    if (model === work?.precise) return -1;
    const { part, sheet } = modelAt(rules, model);
    const said = order.indexOf(model);
    const hurt = (wounds[model] as number) < sheet.wounds || touched.includes(model);
    return (part > 0 ? 4000 : 0) + (hurt ? 0 : 2000) + (said < 0 ? 1000 : said);
  };
  return living(wounds, unitAt(rules, unit).models).sort((a, b) => rank(a) - rank(b));
}
