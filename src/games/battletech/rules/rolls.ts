import type { Dice } from '../../../kernel/dice.ts';
import { oddsAtLeast } from '../../../parts/odds/two-dice.ts';
import type { Pair } from '../events.ts';
import type { State } from '../state.ts';

/** One die; the original simulator's dice never show a six. */
export const rollDie = ({ rules }: Pick<State, 'rules'>, dice: Dice): number => dice.roll(rules.ruleset.dice);

/** Two dice as rolled. */
export const rollPair = (state: Pick<State, 'rules'>, dice: Dice): Pair => [rollDie(state, dice), rollDie(state, dice)];

export const sum = ([a, b]: Pair): number => a + b;

/** The highest roll; a higher number can be attempted but always fails. */
export const HIGHEST = 12;

/** The probability that two dice of this match reach a number. */
export const rollOdds = ({ rules }: Pick<State, 'rules'>, needs: number): number =>
  oddsAtLeast(needs, rules.ruleset.dice);
