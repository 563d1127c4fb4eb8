import { never } from '../../../../kernel/never.ts';
import type { State, Unit } from '../../state.ts';
import type { Mark, Terms } from '../../terms.ts';
import type { Volley } from '../../work.ts';
import { unitNow } from '../attached.ts';
import { feelNoPainOf } from '../marks.ts';
import { isBig } from '../situation.ts';
import { marksFor, ranked } from '../struck.ts';
import { groupIn, isAlive, living, modelAt, unitAt } from '../units.ts';
import { termsFor } from '../volleys.ts';
import type { Hazards } from './hazard.ts';
import type { How, Strike } from './outlook.ts';

/** Volleys of a match at one target, as input for the odds. */
export const strikesFor = (state: State, shooter: number, volleys: readonly Volley[]): readonly Strike[] =>
  volleys.map((volley) => unused(state, volley, termsFor(state, volley, shooter), marksFor(state, volley, shooter)));

/** The strike without the single re-rolls that were used earlier in these attacks. */
function unused({ work }: State, { target }: Volley, terms: Terms, marks: readonly Mark[]): Strike {
  if (!work?.one && !work?.oneSave?.includes(target)) return { terms, marks };
  const { one, ...rest } = terms;
  const left = one?.filter((roll) => !work.one?.includes(roll)) ?? [];
  return {
    terms: left.length > 0 ? { ...rest, one: left } : rest,
    marks: work.oneSave?.includes(target) ? marks.map(({ oneSave: _, ...mark }) => mark) : marks,
  };
}

/** The options of the odds: the match's rules, and the characters to pick out, in order. */
export function howFor(state: State, shooter: number, volleys: readonly Volley[], picks: readonly number[] = []): How {
  const { rules, wounds } = state;
  const target = volleys[0]?.target;
  const models = target === undefined ? [] : ranked(state, target);
  const [mark, ...next] = picks.map((model) => models.indexOf(model)).filter((place) => place >= 0);
  const guards = models.filter((model) => modelAt(rules, model).part === 0 && isAlive(wounds, model)).length;
  return {
    devastating: rules.ruleset.devastating,
    saves: rules.ruleset.saves,
    ...(mark !== undefined && guards > 0 && { precise: { mark, next, guards } }),
    hazards: hazardsFor(state, unitAt(rules, shooter), volleys),
  };
}

/** The models that Hazardous hurts: bearers (a wounded one first, characters last), or the unit as a whole. */
function hazardsFor(state: State, unit: Unit, volleys: readonly Volley[]): Hazards {
  const { rules, wounds } = state;
  const { fails, on, big, wounds: usual } = rules.ruleset.hazardous;
  const now = unitNow(rules, wounds, unit.index);
  const risky = volleys.filter((volley) => termsFor(state, volley, unit.index).hazardous);
  const bearers = risky.flatMap(({ group, bearers: places }) => {
    const carried = groupIn(unit, group).bearers;
    return places.map((place) => carried[place] ?? never(`no bearer ${place}`));
  });
  const hurt = (model: number): boolean => (wounds[model] as number) < modelAt(rules, model).sheet.wounds;
  const rank = (model: number): number => (hurt(model) ? 0 : modelAt(rules, model).character ? 2 : 1);
  const those = [...new Set(bearers)]
    .filter((model) => isAlive(wounds, model))
    .sort((a, b) => rank(a) - rank(b) || a - b);
  const models = on === 'unit' ? ranked(state, unit.index) : those;
  const isAllBig = (on === 'unit' ? living(wounds, unit.models) : those).every((model) =>
    isBig(modelAt(rules, model).keywords),
  );
  return {
    bearers: models.map((model) => ({
      wounds: wounds[model] as number,
      feelNoPain: feelNoPainOf(modelAt(rules, model).abilities, now.abilities),
    })),
    fails,
    wounds: isAllBig ? big : usual,
    spill: on === 'unit',
  };
}
