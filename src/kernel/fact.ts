/** A code with its details: a refusal, a reason, a result. Each game's text.ts has a sentence for it. */
export interface Fact {
  readonly code: string;
  readonly [fact: string]: unknown;
}

/** The first fact in a list of `condition && fact`. List refusals in the order in which the rulebook checks them. */
export function first<F>(...facts: readonly (F | false | undefined)[]): F | undefined {
  for (const fact of facts) if (fact) return fact;
  return undefined;
}
