import type { Assignment, Rules, View } from '../../view.ts';
import type { Odds } from './odds.ts';

/** Odds are cached until a model is hurt or a unit takes shelter. */
interface Store {
  readonly key: string;
  readonly odds: Map<string, Odds>;
}

const STORES = new WeakMap<Rules, Store>();

export function oddsStore(view: View): Map<string, Odds> {
  const { rules, round, active, wounds, sheltered, touched, fired } = view;
  const key = JSON.stringify([round, active, wounds, sheltered, touched, fired]);
  const known = STORES.get(rules);
  if (known?.key === key) return known.odds;
  const odds = new Map<string, Odds>();
  STORES.set(rules, { key, odds });
  return odds;
}

export const keyOf = (shooter: number, assignments: readonly Assignment[]): string =>
  JSON.stringify([shooter, assignments]);
