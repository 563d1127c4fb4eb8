import type { Decision, Judged } from '../../src/kernel/bot.ts';

export interface Choice<C> {
  readonly options: readonly Judged<C>[]; // the one that was taken first, the others best first
  readonly taken: Judged<C> | undefined; // undefined = it kept no ledger, or none of what it took
}

/** The options as they are shown: a bot may take one that its own ledger ranks lower, and that one still stands first. */
export function choiceOf<C>({ kept, command }: Decision<C>): Choice<C> {
  const wanted = JSON.stringify(command);
  const taken = kept.find(({ option }) => JSON.stringify(option) === wanted);
  return { options: taken ? [taken, ...kept.filter((option) => option !== taken)] : kept, taken };
}
