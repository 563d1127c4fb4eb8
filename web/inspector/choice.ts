import type { Decision, Judged } from '../../src/kernel/bot.ts';

interface Choice<C> {
  readonly options: readonly Judged<C>[]; // the chosen option first, then the others, best first
  readonly taken: Judged<C> | undefined; // undefined: no ledger, or none for the chosen option
}

/** The options in display order: the chosen one is first even if its score is lower. */
export function choiceOf<C>({ kept, command }: Decision<C>): Choice<C> {
  const wanted = JSON.stringify(command);
  const taken = kept.find(({ option }) => JSON.stringify(option) === wanted);
  return { options: taken ? [taken, ...kept.filter((option) => option !== taken)] : kept, taken };
}
