/** A state or view without its rules, which the receiver derives from the set-up. */
export function withoutRules(whole: object): Record<string, unknown> {
  const { rules: _, ...rest } = whole as Record<string, unknown>;
  return rest;
}
