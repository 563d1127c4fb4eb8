import type { Hex } from '../../../../parts/hex/hex.ts';
import type { UnitId } from '../../state.ts';

/** An amount of points, hexes or things, and the weight of one. */
interface Much {
  readonly much: number;
  readonly times?: number; // absent in decisions saved by older versions
}

/** Expected damage that depends on whether an enemy comes into sight. */
interface Expected extends Much {
  readonly odds?: number; // in percent; absent = in sight
  readonly quiet?: number; // full turns without an attack
}

/** Expected damage to the unit, and why it weighs more than usual. */
export interface Conditional extends Expected {
  readonly crippled?: true;
  readonly answered?: true; // enemies have yet to move: only in decisions saved by older versions
}

/** The plan of a side for the turn. */
interface TeamPlanFact {
  readonly target: UnitId | null;
  readonly odds: number; // that the side destroys it this turn, in percent
  readonly behind: readonly UnitId[]; // damaged units that stay behind the others
  readonly next: readonly UnitId[]; // units that have yet to move, in this order
}

/** Facts behind each reason of the `commander` bot, by rule id. */
export interface CommanderFacts {
  readonly 'commander-hopeless-roll': Readonly<Record<never, never>>;
  readonly 'commander-dealt': Expected;
  readonly 'commander-taken': Conditional;
  readonly 'commander-strikes': Expected;
  readonly 'commander-struck': Conditional;
  readonly 'commander-ram': Much;
  readonly 'commander-fall-risk': Much;
  readonly 'commander-ends-prone': Much;
  readonly 'commander-out-of-range': Much;
  readonly 'commander-promise': Much;
  readonly 'commander-march': Much & { readonly quiet?: number; readonly hex?: Hex };
  readonly 'commander-apart': Much;
  readonly 'commander-common-target': Much;
  readonly 'commander-behind': Much;
  readonly 'commander-plan': TeamPlanFact;
  readonly 'commander-rounds': Much;
  readonly 'commander-turns': Much;
  readonly 'commander-flips': Much;
  readonly 'commander-heat': Much;
  readonly 'commander-topples': Much;
  readonly 'commander-slips': Much;
  readonly 'commander-starts': Much;
  readonly 'commander-dumps': Much;
  readonly 'commander-dump-exposed': Much;
}
