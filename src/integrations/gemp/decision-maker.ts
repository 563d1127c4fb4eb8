import type { Belief } from '../../games/force/belief.ts';
import type { Command } from '../../games/force/commands.ts';
import type { Side, View } from '../../games/force/view.ts';
import type { Fact } from '../../kernel/fact.ts';

/** The input of a choice: the seat's view and the commands to choose from. */
interface ChoiceInput {
  readonly view: View;
  readonly belief: Belief;
  readonly side: Side;
  readonly commands: readonly Command[]; // at least one
  readonly place: number; // number of earlier decisions
  readonly seed: number; // for its random numbers
}

export interface Choice {
  readonly command: Command;
  readonly why: readonly Fact[];
}

/** Makes the decisions. Stateless: the same question gets the same answer. */
export interface DecisionMaker {
  readonly name: string;
  choose(matter: ChoiceInput): Choice;
}

/** Picks the first command: for tests, and as a fallback. */
export const PICKS_FIRST: DecisionMaker = {
  name: 'first',
  choose: ({ commands }) => ({ command: commands[0] as Command, why: [] }),
};
