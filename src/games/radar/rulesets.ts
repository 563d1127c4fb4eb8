import type { Rulesets } from '../../parts/schema/switches.ts';
import type { BoardName } from './data/boards.ts';
import type { ChartName } from './data/charts.ts';
import type { Role } from './data/roles.ts';
import type { BySystem, System } from './data/systems.ts';

/** The numbers and switches in which editions differ. */
export interface Ruleset {
  readonly id: string;
  readonly title: string;
  readonly hull: number;
  readonly charges: BySystem<number>; // marks that fill a gauge
  readonly board: BoardName;
  readonly torpedo: { readonly reach: number; readonly along: 'grid' | 'water' };
  readonly stealth: { readonly reach: number; readonly lengthPublic: boolean };
  readonly quietMoves: number; // moves after a stealth whose course the enemy does not hear
  readonly dropsAnnounced: boolean; // the enemy hears that a mine was dropped, not where
  readonly fires: BySystem<readonly Role[]>; // roles that may give the order
  readonly surfaceTurns: number; // enemy turns while a boat is on the surface
  readonly turnLimit: number; // then more hull wins, otherwise a draw
  readonly chart: ChartName;
}

const CAPTAIN: readonly Role[] = ['captain'];
const EITHER: readonly Role[] = ['captain', 'first-mate'];

const SEED: Ruleset = {
  id: 'seed',
  title: 'Admiral Radar, as designed',
  hull: 4,
  charges: { torpedo: 6, mine: 6, sonar: 6, drone: 6, stealth: 4 },
  board: 'seed',
  torpedo: { reach: 4, along: 'grid' },
  stealth: { reach: 4, lengthPublic: true },
  quietMoves: 0,
  dropsAnnounced: false,
  fires: { torpedo: CAPTAIN, mine: CAPTAIN, sonar: CAPTAIN, drone: CAPTAIN, stealth: CAPTAIN },
  surfaceTurns: 3,
  turnLimit: 400,
  chart: 'alpha',
};

/** The printed turn-by-turn game, as an overlay of the differences. */
const CLASSIC: Ruleset = {
  ...SEED,
  id: 'classic',
  title: 'Classic turn-by-turn',
  charges: { torpedo: 3, mine: 3, sonar: 3, drone: 4, stealth: 6 },
  board: 'classic',
  torpedo: { reach: 4, along: 'water' },
  stealth: { reach: 4, lengthPublic: false },
  dropsAnnounced: true,
  fires: { torpedo: CAPTAIN, mine: CAPTAIN, sonar: EITHER, drone: EITHER, stealth: CAPTAIN },
  chart: 'sound',
};

export const RULESETS = { seed: SEED, classic: CLASSIC } as const satisfies Readonly<Record<string, Ruleset>>;
export type RulesetName = keyof typeof RULESETS;

/** When you change a ruleset or give it a new switch, add the old value to `version1`: logs that do not record it need it. */
export const VERSIONS: Rulesets<Ruleset> = {
  today: RULESETS,
  version1: { seed: { quietMoves: 0 }, classic: { quietMoves: 0 } },
};

/** How long stealth may last: the set-up option `stealth`, and its `quietMoves`. */
export const STEALTHS = { brief: 0, lasting: 3 } as const;
export type StealthName = keyof typeof STEALTHS;

export const mayFire = (ruleset: Ruleset, role: Role, system: System): boolean => ruleset.fires[system].includes(role);
