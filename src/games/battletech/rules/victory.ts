import type { Outcome } from '../../../kernel/game.ts';
import { modelOf, type Side, type State } from '../state.ts';
import { standing } from './initiative.ts';
import { alive } from './status.ts';

/**
 * The last side with units wins; sides destroyed together share first place.
 * `before`: the sides alive when the phase started.
 */
export function decided(state: State, before: readonly Side[]): Outcome | undefined {
  const left = standing(state);
  if (left.length > 1) return undefined;
  const [last] = left;
  return last === undefined
    ? { winners: before, reason: { code: 'all-destroyed' } }
    : { winners: [last], reason: { code: 'last-standing', side: last } };
}

/** At the turn limit, the side with the larger share of armour and structure left wins; equal shares draw. */
export function atTheLimit(state: State): Outcome {
  const shares = new Map(standing(state).map((side) => [side, shareLeft(state, side)]));
  const best = Math.max(...shares.values());
  const winners = [...shares].filter(([, share]) => share === best).map(([side]) => side);
  const { turnLimit: turns } = state.rules.setup;
  return winners.length > 1
    ? { winners, reason: { code: 'limit-even', turns, per: Math.round(best * 100) } }
    : { winners, reason: { code: 'limit-armour', turns, side: winners[0], per: Math.round(best * 100) } };
}

/** Armour and structure of a side's living units, as a share of the side's original total. */
export function shareLeft(state: State, side: Side): number {
  let left = 0;
  let full = 0;
  for (const [id, unit] of state.units.entries()) {
    const { side: whose, design } = modelOf(state, id);
    if (whose !== side) continue;
    full += points(design.armour) + points(design.structure);
    if (alive(unit)) left += points(unit.armour) + points(unit.structure);
  }
  return full > 0 ? left / full : 0;
}

const points = (list: readonly number[]): number => list.reduce((total, value) => total + value, 0);
