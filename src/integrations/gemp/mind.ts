import type { Belief } from '../../games/force/belief.ts';
import type { Command } from '../../games/force/commands.ts';
import type { Side, View } from '../../games/force/view.ts';
import type { Fact } from '../../kernel/fact.ts';

/** What a mind is asked: the game as its seat sees it, and the commands between which it may choose. */
export interface Matter {
  readonly view: View;
  readonly belief: Belief;
  readonly side: Side;
  readonly commands: readonly Command[]; // at least one
  readonly place: number; // how many decisions went before
  readonly seed: number; // of its chance
}

export interface Thought {
  readonly command: Command;
  readonly why: readonly Fact[];
}

/** Whoever decides. It answers from what it is asked alone, the same to the same. */
export interface Mind {
  readonly name: string;
  choose(matter: Matter): Thought;
}

/** The first that is offered: for tests, and where no better mind is at hand. */
export const FIRST: Mind = {
  name: 'first',
  choose: ({ commands }) => ({ command: commands[0] as Command, why: [] }),
};
