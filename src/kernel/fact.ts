/** A code and its facts: a refusal, a reason, a result. Each game's text.ts turns it into words. */
export interface Fact {
  readonly code: string;
  readonly [fact: string]: unknown;
}

/** The first fact of a list of `condition && fact`: refusals stand in the order in which the rulebook asks. */
export function first<F>(...facts: readonly (F | false | undefined)[]): F | undefined {
  for (const fact of facts) if (fact) return fact;
  return undefined;
}
