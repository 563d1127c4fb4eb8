/** Everything that stays constant during a match: the validated set-up, and data derived from it. */
export interface Rules {
  /** Plain data. Passing it to `setUp` again gives the same rules and rolls no dice. */
  readonly setup: Readonly<Record<string, unknown>>;
}

/** The types of a game, by role. */
export interface Kinds {
  readonly rules: Rules;
  readonly state: { readonly rules: Rules }; // plain data, except `rules`, which is not saved with the state
  readonly command: { readonly type: string };
  readonly event: { readonly type: string };
  readonly view: object;
  readonly heard: { readonly type: string };
  readonly belief: unknown;
}
