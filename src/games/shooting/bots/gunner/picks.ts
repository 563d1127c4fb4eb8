import type { Picked } from '../../rules/odds/line.ts';
import { ranked } from '../../rules/struck.ts';
import { modelAt, unitAt } from '../../rules/units.ts';
import type { View } from '../../view.ts';

/** The characters of a unit in the order in which picking them out pays most: by points for each wound left. */
export function bestPicks(view: View, unit: number): Picked | undefined {
  const { rules, wounds } = view;
  const { parts } = unitAt(rules, unit);
  const price = (model: number): number => {
    const { points, models } = parts[modelAt(rules, model).part] ?? { points: 0, models: [model] };
    return points / models.length / (wounds[model] as number);
  };
  const characters = ranked(view, unit).filter((model) => {
    const { part, character } = modelAt(rules, model);
    return part > 0 && character;
  });
  return pickedFrom(view, unit, characters.toSorted((a, b) => price(b) - price(a)).slice(0, MOST_PICKED));
}

const MOST_PICKED = 2; // the states of a target multiply

/** These characters as picked out one after the other. */
export function pickedFrom(view: View, unit: number, order: readonly number[]): Picked | undefined {
  const models = ranked(view, unit);
  const [mark, ...next] = order.map((model) => models.indexOf(model));
  if (mark === undefined) return undefined;
  return { mark, next, guards: models.filter((model) => modelAt(view.rules, model).part === 0).length };
}

/** Every order in which some of these characters can be picked out one after the other, also none of them. */
export function ordersOf(models: readonly number[], most = MOST_PICKS): readonly (readonly number[])[] {
  if (most === 0) return [[]];
  const others = (model: number) => models.filter((one) => one !== model);
  return [[], ...models.flatMap((model) => ordersOf(others(model), most - 1).map((rest) => [model, ...rest]))];
}

const MOST_PICKS = 3;
