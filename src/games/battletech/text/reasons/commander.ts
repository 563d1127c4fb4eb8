/** So many points, hexes or things, and what one of them counts for. */
export interface Much {
  readonly much: number;
  readonly times?: number; // a decision of another day does not say it
}

/** What comes at a unit, and why it minds it more than usual. */
export interface Minded extends Much {
  readonly crippled?: true;
  readonly answered?: true; // foes are yet to move
}

/** What the commander has to say of its options, by the id of the rule. */
export interface CommanderFacts {
  readonly 'commander-hopeless-roll': Readonly<Record<never, never>>;
  readonly 'commander-dealt': Much;
  readonly 'commander-taken': Minded;
  readonly 'commander-strikes': Much;
  readonly 'commander-struck': Minded;
  readonly 'commander-ram': Much;
  readonly 'commander-fall-risk': Much;
  readonly 'commander-ends-prone': Much;
  readonly 'commander-out-of-range': Much;
  readonly 'commander-promise': Much;
  readonly 'commander-apart': Much;
  readonly 'commander-rounds': Much;
  readonly 'commander-turns': Much;
  readonly 'commander-heat': Much;
  readonly 'commander-topples': Much;
  readonly 'commander-slips': Much;
  readonly 'commander-starts': Much;
  readonly 'commander-dumps': Much;
}
