import { otherSide } from '../sides.ts';
import type { State } from '../state.ts';
import { unitNow } from './attached.ts';
import { isGone, unitAt } from './units.ts';

/** Stratagems against shooting, by the keyword they need. */
export const SHELTERS = { 'go-to-ground': 'infantry', smokescreen: 'smoke' } as const;
export type Shelter = keyof typeof SHELTERS;
export const COSTS = 1; // command points

const USES = Object.keys(SHELTERS) as readonly Shelter[];

/** The stratagems that the side being shot at can use now. */
export function reactionsOf(state: State): readonly { readonly use: Shelter; readonly unit: number }[] {
  const { rules, wounds, work, used, commandPoints, active } = state;
  if (!work || commandPoints[otherSide(active)] < COSTS) return [];
  const targets = [...new Set(work.volleys.map(({ target }) => target))];
  return USES.filter((use) => !used.includes(use)).flatMap((use) =>
    targets
      .filter((target) => !isGone(wounds, unitAt(rules, target)))
      .filter((target) => unitNow(rules, wounds, target).keywords.includes(SHELTERS[use]))
      .map((unit) => ({ use, unit })),
  );
}

export const mayReact = (state: State): boolean => reactionsOf(state).length > 0;
