import type { Rulesets } from '../../parts/schema/switches.ts';

/** Switches that a host may set one by one, named as in the simulator's configuration file. */
export interface Switches {
  readonly fires: boolean; // woods and buildings can burn
  readonly wind: boolean; // carries fire and smoke
  readonly physicalAttacks: boolean;
  readonly heatPhase: boolean;
  readonly clearing: boolean; // shots can clear woods
  readonly collapse: boolean; // buildings and bridges can collapse
  readonly pilotingRolls: boolean;
  readonly rollForTwenty: boolean; // a roll for 20 points or more in one phase
  readonly shutdownRolls: boolean; // off: a hot reactor keeps running below 30
  readonly criticals: boolean;
  readonly ammunitionExplosions: boolean;
  readonly sinksOff: boolean; // heat sinks can be turned off and on
}

/** Numbers and rules on which editions differ. */
export interface Ruleset extends Switches {
  readonly id: string;
  readonly title: string;
  readonly advanced: boolean; // equipment beyond introductory technology is allowed

  // The turn
  readonly twist: 'declaration' | 'reaction'; // before the unit's declaration, or in its own phase
  readonly initiative: 'dice' | 'random-order';
  readonly dice: 6 | 5; // the original simulator's dice never show a six
  readonly ratio: 'floor' | 'ceil'; // how sides with different numbers of units alternate
  readonly immobileTakeTurns: boolean; // a unit that cannot move still takes its turn to move
  readonly turnLimit: number; // 0 = none
  readonly start: 'edges' | 'anywhere'; // where units without a start hex begin: near their side's edge, or anywhere

  // Movement
  readonly passing: 'friends' | 'nobody'; // units a path may lead through; `nobody` also forbids wrecks
  readonly jumpLine: 'any-shortest' | 'one-line'; // hexes that must be low enough under a jump
  readonly jumpHeight: 'ground' | 'buildings'; // what must be low enough: the ground, or the building on it too
  readonly waterCost: 'depth' | 'simulador';
  readonly deepWater: number; // extra MP for depth 2 and more
  readonly runInWater: boolean;
  readonly backwardLevels: number; // level change allowed when moving backwards
  readonly roadSlope: { readonly less: number; readonly levels: number }; // on a road: MP saved, extra levels allowed
  readonly oneLeg: 'no-running' | 'rolls'; // on one leg: no running, or a roll after every move
  readonly oneLegMp: 'less-actuators' | 'one'; // walking MP on one leg: 1 less its other actuator hits, or always 1
  readonly skids: boolean;
  readonly standUp: { readonly modifier: number; readonly heat: number };
  readonly fallFacing: 'table' | 'front-or-back';

  // Piloting
  readonly piloting: { readonly gyro: number; readonly hip: number; readonly foot: number; readonly legGone: number };
  readonly hipMovement: 'halve' | 'one-less';
  readonly seatBelt: 'same-roll' | 'piloting';

  // Weapons
  readonly corner: 'ignored' | 'touched'; // a line of sight through an exact corner: no hex, or the hex it touches
  readonly secondary: { readonly front: number; readonly elsewhere: number };
  readonly aimed: '6-8' | 'd6';
  readonly lowerArm: number; // to-hit for a destroyed lower arm actuator
  readonly proneArms: 'both' | 'one'; // arms needed to prop up and fire
  readonly largeTarget: number;
  readonly flamer: 'choice' | 'both';
  readonly waterBlocksSight: boolean;

  // Physical attacks
  readonly punch: number; // base modifiers
  readonly kick: number;
  readonly walls: 'from-outside' | 'every'; // which attacks on units in buildings are blocked: also those from other buildings
  readonly kinds: 'one' | 'any'; // kinds of physical attacks per turn
  readonly chargeDamage: 'hexes' | 'movement-modifier';
  readonly chargeHexes: 'to-adjacent' | 'into-target'; // hexes that count for a charge
  readonly missedCharge: 'displaced' | 'stays';
  readonly punchTable: 'printed' | 'mirrored';

  // Damage
  readonly lifeSupport: { readonly first: number; readonly second: number };
  readonly explosionCap: number; // maximum internal damage of an ammunition explosion; 0 = no maximum
  readonly explosionPilot: number; // hits to the pilot
  readonly consciousness: 'each-hit' | 'end-of-phase'; // when a pilot rolls; at once in the Movement Phase
  readonly autocannonSurvivesFirst: boolean;
  readonly dumping: boolean;
}

const TOTAL_WARFARE: Ruleset = {
  id: 'total-warfare',
  title: 'Total Warfare',
  advanced: false,

  fires: true,
  wind: true,
  physicalAttacks: true,
  heatPhase: true,
  clearing: true,
  collapse: true,
  pilotingRolls: true,
  rollForTwenty: true,
  shutdownRolls: true,
  criticals: true,
  ammunitionExplosions: true,
  sinksOff: true,

  twist: 'declaration',
  initiative: 'dice',
  dice: 6,
  ratio: 'floor',
  immobileTakeTurns: true,
  turnLimit: 100,
  start: 'edges',

  passing: 'friends',
  jumpLine: 'any-shortest',
  jumpHeight: 'buildings',
  waterCost: 'depth',
  deepWater: 3,
  runInWater: false,
  backwardLevels: 0,
  roadSlope: { less: 0, levels: 0 },
  oneLeg: 'no-running',
  oneLegMp: 'one',
  skids: true,
  standUp: { modifier: 0, heat: 1 },
  fallFacing: 'table',

  piloting: { gyro: 3, hip: 2, foot: 1, legGone: 5 },
  hipMovement: 'halve',
  seatBelt: 'same-roll',

  corner: 'touched',
  secondary: { front: 1, elsewhere: 2 },
  aimed: '6-8',
  lowerArm: 1,
  proneArms: 'both',
  largeTarget: 0,
  flamer: 'choice',
  waterBlocksSight: true,

  punch: 0,
  kick: -2,
  walls: 'every',
  kinds: 'one',
  chargeDamage: 'hexes',
  chargeHexes: 'to-adjacent',
  missedCharge: 'displaced',
  punchTable: 'printed',

  lifeSupport: { first: 15, second: 25 },
  explosionCap: 0,
  explosionPilot: 2,
  consciousness: 'each-hit',
  autocannonSurvivesFirst: false,
  dumping: true,
};

/** The Spanish simulator: random starts, a Reaction Phase, its own jump line and movement costs, no passing through units. */
const SIMULADOR: Ruleset = {
  ...TOTAL_WARFARE,
  id: 'simulador',
  title: 'Simulador de BattleTech',
  advanced: true,
  twist: 'reaction',
  immobileTakeTurns: false,
  start: 'anywhere',
  passing: 'nobody',
  jumpLine: 'one-line',
  waterCost: 'simulador',
  corner: 'ignored',
  kinds: 'any',
  skids: false,
  lifeSupport: { first: 15, second: 26 },
};

/** The 2026 edition, as its differences. */
const CORE_2026: Ruleset = {
  ...TOTAL_WARFARE,
  id: 'core-2026',
  title: 'Core rules of 2026',
  ratio: 'ceil',
  immobileTakeTurns: false,
  deepWater: 2,
  runInWater: true,
  backwardLevels: 1,
  roadSlope: { less: 1, levels: 1 },
  oneLeg: 'rolls',
  skids: false,
  standUp: { modifier: -1, heat: 0 },
  fallFacing: 'front-or-back',
  piloting: { gyro: 2, hip: 1, foot: 0, legGone: 4 },
  hipMovement: 'one-less',
  seatBelt: 'piloting',
  secondary: { front: 0, elsewhere: 1 },
  aimed: 'd6',
  lowerArm: 0,
  proneArms: 'one',
  largeTarget: -1,
  flamer: 'both',
  waterBlocksSight: false,
  punch: -1,
  kick: -1,
  chargeDamage: 'movement-modifier',
  missedCharge: 'stays',
  punchTable: 'mirrored',
  lifeSupport: { first: 10, second: 20 },
  explosionCap: 20,
  explosionPilot: 1,
  consciousness: 'end-of-phase',
  autocannonSurvivesFirst: true,
  dumping: false,
};

export const RULESETS = {
  'total-warfare': TOTAL_WARFARE,
  simulador: SIMULADOR,
  'core-2026': CORE_2026,
} as const satisfies Readonly<Record<string, Ruleset>>;
export type RulesetName = keyof typeof RULESETS;

/** When you change a ruleset or add a switch, add the old value to `version1`, for logs that do not record it. */
const VERSION_1 = {
  corner: 'ignored',
  oneLegMp: 'less-actuators',
  jumpHeight: 'ground',
  walls: 'from-outside',
  start: 'edges',
} as const satisfies Partial<Ruleset>;
export const VERSIONS: Rulesets<Ruleset> = {
  today: RULESETS,
  version1: { 'total-warfare': VERSION_1, simulador: VERSION_1, 'core-2026': VERSION_1 },
};
