/** We are wrong: a case that the types rule out, or a promise of ours that is broken. Nothing else in the house throws. */
export function never(what: unknown): never {
  throw new Error(`never: ${typeof what === 'string' ? what : JSON.stringify(what)}`);
}
