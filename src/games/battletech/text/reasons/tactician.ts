import type { Facing } from '../../../../parts/hex/hex.ts';
import type { Column } from '../../events.ts';
import type { Attack } from '../../plan.ts';
import type { UnitId } from '../../state.ts';

/** Points by enemy: the lists are parallel to `foes`. */
interface ByFoe {
  readonly index: number;
  readonly foes: readonly UnitId[];
}

interface AtTarget {
  readonly target: UnitId;
  readonly points: number; // on average
  readonly column: Column; // side of the target that is hit
}

/** The kind of unit, for deciding which one moves first. */
export type Sort = 'boat' | 'line' | 'brawler' | 'mover' | 'scout' | 'prone';

/** Facts behind each reason of the `tactician` bot, by rule id. */
export interface TacticianFacts {
  // Which unit moves
  readonly 'tactician-immobile-first': { readonly unit: UnitId };
  readonly 'tactician-turn-of': { readonly sort: Sort };
  readonly 'tactician-moves-now': { readonly unit: UnitId; readonly others: number };
  // Movement
  readonly 'tactician-hopeless-roll': { readonly needs: number };
  readonly 'tactician-gets-up': { readonly odds: number };
  readonly 'tactician-stirs': { readonly hexes: number };
  readonly 'tactician-trade': { readonly dealt: number; readonly taken: number; readonly trade: number };
  readonly 'tactician-defence': ByFoe & {
    readonly threats: readonly number[];
    readonly fall: number;
    readonly quiet: boolean;
  };
  readonly 'tactician-offence': ByFoe & { readonly look: Facing; readonly aims: readonly number[] };
  readonly 'tactician-rear': { readonly behind: number };
  readonly 'tactician-hexes': { readonly hexes: number };
  readonly 'tactician-closes': { readonly far: number };
  readonly 'tactician-cool': { readonly heat: number };
  // Weapons
  readonly 'tactician-fire': AtTarget;
  readonly 'tactician-second-target': AtTarget;
  readonly 'tactician-turned': { readonly look: Facing };
  // Physical attacks and the End Phase
  readonly 'tactician-strike': { readonly kinds: readonly Attack['attack'][]; readonly points: number };
  readonly 'tactician-restart': { readonly units: readonly UnitId[]; readonly odds: readonly number[] };
}
