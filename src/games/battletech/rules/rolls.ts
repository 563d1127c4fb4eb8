import type { Dice } from '../../../kernel/dice.ts';
import { oddsAtLeast } from '../../../parts/odds/two-dice.ts';
import type { Pair } from '../events.ts';
import type { State } from '../state.ts';

/** One die; the original simulator's never shows a six. */
export const rollDie = ({ rules }: Pick<State, 'rules'>, dice: Dice): number => dice.roll(rules.ruleset.dice);

/** Two dice as they fall. */
export const rollPair = (state: Pick<State, 'rules'>, dice: Dice): Pair => [rollDie(state, dice), rollDie(state, dice)];

export const sum = ([a, b]: Pair): number => a + b;

/** The most that two dice show: what needs more may be tried, and fails. */
export const HIGHEST = 12;

/** How likely the two dice of this match show so much. */
export const rollOdds = ({ rules }: Pick<State, 'rules'>, needs: number): number =>
  oddsAtLeast(needs, rules.ruleset.dice);
