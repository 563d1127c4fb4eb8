import { type Dice, shuffled } from '../../../kernel/dice.ts';
import type { EventOf, Pair } from '../events.ts';
import type { Ruleset } from '../rulesets.ts';
import { modelOf, type Side, type State } from '../state.ts';
import type { Happening } from './handler.ts';
import { rollPair, sum } from './rolls.ts';
import { alive } from './status.ts';

/** Sides with a unit left. */
export const standing = (state: State): readonly Side[] =>
  state.rules.sides.filter((side) => state.units.some((unit, id) => alive(unit) && modelOf(state, id).side === side));

type Round = EventOf<'initiative-rolled'>['rolls'][number];

/** Two dice per side, ties rerolled; the lowest moves first. */
export function* rollInitiative(state: State, dice: Dice): Happening {
  const sides = standing(state);
  const turn = state.turn + 1;
  if (state.rules.ruleset.initiative === 'random-order')
    return yield { type: 'initiative-rolled', turn, rolls: [], order: shuffled(dice, sides) };
  const rolls: Round[] = [];
  const order = ranked(state, sides, dice, rolls);
  return yield { type: 'initiative-rolled', turn, rolls, order };
}

/** Sides from the lowest roll to the highest; tied sides reroll among themselves. */
function ranked(state: State, sides: readonly Side[], dice: Dice, rolls: Round[]): readonly Side[] {
  if (sides.length < 2) return sides;
  const round = sides.map((side) => ({ side, dice: rollPair(state, dice) }));
  rolls.push(round);
  const totals = [...new Set(round.map((one) => sum(one.dice as Pair)))].sort((a, b) => a - b);
  return totals.flatMap((total) => {
    const tied = round.filter((one) => sum(one.dice) === total).map(({ side }) => side);
    return ranked(state, tied, dice, rolls);
  });
}

/**
 * The order of play, one unit at a time. In each round a side acts with its remaining units divided by those of the
 * smallest side, rounded by `ratio` and at least one, so that all sides finish together.
 */
export function interleaved(
  order: readonly Side[],
  counts: Readonly<Record<Side, number>>,
  ratio: Ruleset['ratio'],
): readonly Side[] {
  const left = new Map(order.map((side) => [side, counts[side] ?? 0]));
  const queue: Side[] = [];
  for (;;) {
    const smallest = Math.min(...[...left.values()].filter((count) => count > 0));
    if (!Number.isFinite(smallest)) return queue;
    for (const side of order) {
      const count = left.get(side) ?? 0;
      if (count === 0) continue;
      const share = ratio === 'floor' ? Math.floor(count / smallest) : Math.ceil(count / smallest);
      const acts = Math.min(count, Math.max(1, share));
      for (let i = 0; i < acts; i++) queue.push(side);
      left.set(side, count - acts);
    }
  }
}
