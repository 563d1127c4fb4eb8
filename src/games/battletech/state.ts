import type { Fact } from '../../kernel/fact.ts';
import type { Outcome } from '../../kernel/game.ts';
import type { Rules as KernelRules } from '../../kernel/kinds.ts';
import type { Facing, Hex } from '../../parts/hex/hex.ts';
import type { Switches } from '../../parts/schema/switches.ts';
import type { Design } from './design.ts';
import type { GameMap, Ground } from './ground.ts';
import type { Attack, Shot, Target } from './plan.ts';
import type { Ruleset } from './rulesets.ts';

/** A side is a seat: `0`, `1` … */
export type Side = string;
/** A unit's index in the lists of rules and state. */
export type UnitId = number;

export const PHASES = ['initiative', 'movement', 'reaction', 'weapons', 'physical', 'heat', 'end', 'ended'] as const;
export type Phase = (typeof PHASES)[number];

/** The set-up of a match as plain data. Setting up from it again rolls no dice. */
export interface Setup extends Readonly<Record<string, unknown>> {
  readonly ruleset: string;
  readonly switches: Switches<Ruleset>; // every switch, so that a log does not depend on today's defaults
  readonly map: unknown; // a built-in map by name, or a whole one
  readonly units: readonly UnitSetup[];
  readonly sides: number;
  readonly turnLimit: number; // 0 = none
}

export interface UnitSetup {
  readonly side: Side;
  readonly design: string | object; // a built-in unit by id, or the content of a design file
  readonly gunnery: number;
  readonly piloting: number;
  readonly name: string; // of the pilot or crew; may be empty
  readonly at: string; // label of its start hex
  readonly facing: Facing;
}

/** The fixed data of a unit. */
export interface Model {
  readonly side: Side;
  readonly design: Design;
  readonly gunnery: number;
  readonly piloting: number;
  readonly name: string;
  readonly at: Hex;
  readonly facing: Facing;
}

export interface Rules extends KernelRules {
  readonly setup: Setup;
  readonly ruleset: Ruleset; // including the host's switches
  readonly map: GameMap;
  readonly sides: readonly Side[];
  readonly models: readonly Model[]; // by unit
}

export type Mode = 'still' | 'walk' | 'run' | 'jump';

/** How a unit has moved this turn. */
export interface Went {
  readonly mode: Mode;
  readonly mp: number; // spent so far
  readonly hexes: number; // for the target modifier: entered in the last unbroken run, or jumped
  readonly backwards: boolean; // the counted run goes backwards
  readonly skidded: boolean;
  readonly stood: number; // attempts to stand up
  readonly masc: boolean;
}

/** A piloting roll due at the end of the phase. */
export interface Owed {
  readonly why: Fact; // `psr-…`
  readonly modifier: number;
  readonly automatic: boolean; // falls without a roll
}

export interface Pilot {
  readonly hits: number; // 6 = dead
  readonly awake: boolean;
  readonly out: number; // the turn the pilot last passed out, 0 = never
}

/** Heat gained this turn, before the Heat Phase. */
export interface Gained {
  readonly move: number;
  readonly fire: number;
  readonly outside: number; // flamers, burning hexes
}

/** Vehicles only. */
export interface Crew {
  readonly slowed: number; // cruise MP lost to motive damage
  readonly motive: number; // driving modifier: motive damage, driver and commander hits
  readonly motiveKinds: number; // kinds of motive damage so far, as bits: each adds to driving rolls once
  readonly immobile: boolean;
  readonly stunned: number; // turns left in which the crew is stunned
  readonly turret: Facing; // facing of the turret
  readonly turretLocked: boolean;
  readonly sensors: number; // hits
  readonly stabilisers: number; // locations hit, as bits
  readonly driver: boolean; // hit
  readonly commander: boolean; // hit: +1 to hit with every weapon
  readonly engine: boolean; // hit
  readonly jammed: number; // jammed weapons that the crew can clear, as bits of mounts
  readonly turretJam: 'never' | 'now' | 'freed'; // a turret that jams a second time stays locked
}

export interface Unit {
  readonly at: Hex;
  readonly level: number; // level of its feet: on a hill, the bed of a lake, a bridge, a roof
  readonly facing: Facing; // of the legs
  readonly torso: Facing;
  readonly twisted: boolean; // has twisted this turn
  readonly flipped: boolean; // arms are flipped to the rear
  readonly prone: boolean;
  readonly stuck: boolean; // in a swamp
  readonly shutDown: boolean;
  readonly stayDown: boolean; // shut down by order: starts up only by order
  readonly destroyed: string | null; // why: `destroyed-…`
  readonly armour: readonly number[]; // remaining, by MECH_ARMOUR or VEHICLE_PLACES
  readonly structure: readonly number[]; // remaining, by MECH_PLACES or VEHICLE_PLACES
  readonly hits: readonly number[]; // slots destroyed, as bits, by MECH_PLACES
  readonly lost: number; // lost locations, as bits
  readonly broken: number; // bits of mounts: a vehicle's weapons out of action, a 'Mech's autocannons hit once
  readonly bins: readonly number[]; // shots left
  readonly dumping: number; // bins being dumped, as bits
  readonly heat: number;
  readonly gained: Gained;
  readonly sinksOff: number;
  readonly pilot: Pilot;
  readonly shaken: boolean; // a consciousness roll is due at the end of the phase
  readonly acted: boolean; // in this phase
  readonly went: Went;
  readonly masc: number; // consecutive turns with MASC before this one; a turn without it subtracts one
  readonly fired: number; // locations whose weapons fired this turn, as bits
  readonly damage: number; // points taken this phase
  readonly owed: readonly Owed[];
  readonly club: 'none' | 'club' | 'tree'; // a tree breaks with its first hit
  readonly tookClub: boolean; // this turn, so it cannot make physical attacks
  readonly charge: Charge | null; // declared in the Movement Phase
  readonly crew: Crew | null; // of a vehicle
}

export interface Charge {
  readonly kind: 'charge' | 'death-from-above';
  readonly target: UnitId;
  readonly hexes: number; // moved to get there
}

/** A unit's declaration in this phase; resolved when all units have declared. */
export interface Declared {
  readonly unit: UnitId;
  readonly primary: Target | null; // weapons
  readonly shots: readonly Shot[];
  readonly attacks: readonly Attack[]; // physical
}

export interface State {
  readonly rules: Rules;
  readonly turn: number; // from 1; 0 before the first
  readonly phase: Phase;
  readonly order: readonly Side[]; // order of movement; the last side won the initiative
  readonly queue: readonly Side[]; // sides still to act in this phase, one entry per unit; the first acts now
  readonly units: readonly Unit[];
  readonly ground: Readonly<Record<string, Ground>>; // hexes that differ from the map
  readonly wind: Facing | null; // blows towards this hexside
  readonly moving: UnitId | null; // a unit whose move was interrupted and may continue
  readonly declared: readonly Declared[];
  readonly outcome: Outcome | null;
}

/** The current map. */
export interface Land {
  readonly rules: Pick<Rules, 'map'>;
  readonly ground: State['ground'];
}

export const unitOf = (state: Pick<State, 'units'>, id: UnitId): Unit => state.units[id] as Unit;
export const modelOf = (state: { readonly rules: Rules }, id: UnitId): Model => state.rules.models[id] as Model;
export const groundAt = (state: Land, hex: Hex): Ground => state.ground[hex] ?? (state.rules.map.hexes[hex] as Ground);

export const STILL: Went = { mode: 'still', mp: 0, hexes: 0, backwards: false, skidded: false, stood: 0, masc: false };
export const COOL: Gained = { move: 0, fire: 0, outside: 0 };
