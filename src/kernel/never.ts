/** Reports a bug: a case that the types rule out, or a broken invariant. Nothing else in the project throws on purpose. */
export function never(what: unknown): never {
  throw new Error(`never: ${typeof what === 'string' ? what : JSON.stringify(what)}`);
}
