/** A state or a view without its rules: whoever is told of it works them out from the set-up. */
export function withoutRules(whole: object): Record<string, unknown> {
  const { rules: _, ...rest } = whole as Record<string, unknown>;
  return rest;
}
