/** An amount of points, hexes or things, and the weight of one. */
interface Much {
  readonly much: number;
  readonly times?: number; // absent in decisions saved by older versions
}

/** Expected damage to the unit, and why it weighs more than usual. */
export interface Minded extends Much {
  readonly crippled?: true;
  readonly answered?: true; // enemies have yet to move
}

/** Facts behind each reason of the `commander` bot, by rule id. */
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
