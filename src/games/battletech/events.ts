import type { Fact } from '../../kernel/fact.ts';
import type { Outcome } from '../../kernel/game.ts';
import type { Tally } from '../../kernel/tally.ts';
import type { Facing, Hex } from '../../parts/hex/hex.ts';
import type { Place } from './data/places.ts';
import type { Ground } from './ground.ts';
import type { Attack, Order, Shot, Target } from './plan.ts';
import type { Charge, Crew, Mode, Owed, Phase, Side, UnitId } from './state.ts';

/** Two dice as they fell. */
export type Pair = readonly [number, number];

/** From which side something struck: the column of the hit location table. */
export type Column = 'front' | 'left' | 'right' | 'rear';

/** Which table a hit is rolled on. */
export type HitTable = 'full' | 'punch' | 'kick';

/** Who or what did it, for the words. */
export type Source =
  | { readonly by: 'weapon'; readonly unit: UnitId; readonly mount: number }
  | {
      readonly by: 'physical';
      readonly unit: UnitId;
      readonly attack: 'punch' | 'kick' | 'club' | 'charge' | 'death-from-above' | 'push';
    }
  | { readonly by: 'fall' | 'explosion' | 'collapse' | 'skid' | 'building' | 'displacement' | 'recoil' | 'drowning' };

interface Of<T extends string> {
  readonly type: T;
}
interface About<T extends string> extends Of<T> {
  readonly unit: UnitId;
}

/** Where a segment of a move has led. */
export interface Spot {
  readonly at: Hex;
  readonly level: number;
  readonly facing: Facing;
}

interface TurnEvents {
  began: Of<'began'>;
  /** A new turn. Ties are rolled again: one list of rolls a round. A random order has none. */
  'initiative-rolled': Of<'initiative-rolled'> & {
    readonly turn: number;
    readonly rolls: readonly (readonly { readonly side: Side; readonly dice: Pair }[])[];
    readonly order: readonly Side[]; // first to move first, the winner last
  };
  'phase-began': Of<'phase-began'> & { readonly phase: Phase; readonly queue: readonly Side[] };
  /** The unit has had its turn in this phase; the first of the queue goes. */
  'unit-done': About<'unit-done'>;
  /** A side's place in the queue falls away: none of its units can act any more. */
  'turn-lost': Of<'turn-lost'> & { readonly side: Side };
  'side-done': Of<'side-done'> & { readonly side: Side }; // End Phase
  ended: Of<'ended'> & { readonly outcome: Outcome };
}

interface MovementEvents {
  /** A segment of a move, up to its end or to the next roll. `mp`, `heat` are what it cost; `hexes` is the count for the target modifier now. */
  moved: About<'moved'> & {
    readonly mode: Mode;
    readonly path: readonly Spot[]; // every hex entered and every turn made, the last is where it stands
    readonly mp: number;
    readonly heat: number;
    readonly hexes: number;
    readonly backwards: boolean;
    readonly masc: boolean;
  };
  'stood-up': About<'stood-up'> & { readonly facing: Facing };
  /** An attempt to stand: its price, before the roll. */
  'stand-attempted': About<'stand-attempted'> & { readonly mp: number; readonly heat: number };
  'went-prone': About<'went-prone'> & { readonly mp: number };
  /** The move broke off; the unit may go on in the same mode (`open`), or not. */
  'move-interrupted': About<'move-interrupted'> & { readonly why: string; readonly open: boolean };
  'charge-declared': About<'charge-declared'> & { readonly charge: Charge };
  skidded: About<'skidded'> & { readonly path: readonly Spot[] };
  displaced: About<'displaced'> & { readonly to: Spot; readonly why: string };
  stuck: About<'stuck'>;
  freed: About<'freed'>;
}

interface PilotingEvents {
  'roll-owed': About<'roll-owed'> & { readonly owed: Owed };
  /** `dice` are missing where the fall is automatic. */
  'piloting-rolled': About<'piloting-rolled'> & {
    readonly why: Fact;
    readonly tally: Tally;
    readonly dice: Pair | null;
    readonly passed: boolean;
  };
  'rolls-settled': About<'rolls-settled'>; // what was owed is done with
  /** On the ground now, with this facing; damage follows. `die` of the facing table. */
  fell: About<'fell'> & {
    readonly levels: number;
    readonly die: number;
    readonly column: Column;
    readonly facing: Facing;
    readonly level: number; // of the feet afterwards
  };
  /** `later`: whether he stays awake is rolled at the end of the phase. */
  'pilot-hit': About<'pilot-hit'> & { readonly hits: number; readonly why: string; readonly later?: true };
  /** To stay awake after a hit, or to wake up. */
  'consciousness-rolled': About<'consciousness-rolled'> & {
    readonly needs: number;
    readonly dice: Pair;
    readonly awake: boolean;
    readonly waking: boolean;
  };
}

interface AttackEvents {
  twisted: About<'twisted'> & { readonly facing: Facing };
  flipped: About<'flipped'> & { readonly flipped: boolean };
  'fire-declared': About<'fire-declared'> & { readonly primary: Target | null; readonly shots: readonly Shot[] };
  /** A shot and its roll: ammunition and heat are spent whether it hits or not. `dice` are missing where it cannot hit. */
  'shot-fired': About<'shot-fired'> & {
    readonly shot: Shot;
    readonly tally: Tally;
    readonly dice: Pair | null;
    readonly hit: boolean;
    readonly heat: number;
    readonly rounds: number; // taken from the bin
    readonly place: Place; // of the weapon
  };
  'cluster-rolled': About<'cluster-rolled'> & {
    readonly mount: number;
    readonly size: number;
    readonly dice: Pair;
    readonly modifier: number;
    readonly hits: number;
  };
  'aim-rolled': About<'aim-rolled'> & { readonly dice: readonly number[]; readonly struck: boolean };
  /** A flamer or a fire: heat from outside. */
  heated: About<'heated'> & { readonly heat: number; readonly why: string };
  'club-taken': About<'club-taken'> & { readonly club: 'club' | 'tree'; readonly lying: boolean };
  'club-lost': About<'club-lost'> & { readonly why: 'dropped' | 'broken' | 'arm' };
  'strike-declared': About<'strike-declared'> & { readonly attacks: readonly Attack[] };
  'strike-rolled': About<'strike-rolled'> & {
    readonly attack: 'punch' | 'kick' | 'club' | 'push' | 'charge' | 'death-from-above';
    readonly limb: 'LA' | 'RA' | 'LL' | 'RL' | null;
    readonly target: UnitId;
    readonly tally: Tally;
    readonly dice: Pair | null; // missing where it cannot hit, or comes to nothing
    readonly hit: boolean;
    readonly void?: string; // why it comes to nothing: the target is gone, the attacker has fallen …
    readonly die?: number; // by which side a missed charge runs past
  };
  'declarations-resolved': Of<'declarations-resolved'>; // nothing declared is left
}

interface DamageEvents {
  /** Where it strikes: the location roll. `dice` are missing where the place was aimed at or given. */
  struck: About<'struck'> & {
    readonly source: Source;
    readonly table: HitTable;
    readonly column: Column;
    readonly dice: readonly number[];
    readonly place: Place; // by MECH_PLACES or VEHICLE_PLACES
    readonly amount: number;
    readonly covered: boolean; // the leg is behind cover: nothing happens
  };
  /** Points marked off. `armourAt` is the entry of the armour list: rear armour has its own. */
  damaged: About<'damaged'> & {
    readonly place: Place;
    readonly armourAt: Place;
    readonly armour: number;
    readonly structure: number;
  };
  'place-lost': About<'place-lost'> & { readonly place: Place; readonly blownOff: boolean };
  'critical-rolled': About<'critical-rolled'> & {
    readonly place: Place;
    readonly dice: Pair;
    readonly hits: number;
    readonly blownOff: boolean;
  };
  /** A slot is destroyed, and what it held is lost with it. `dice` chose it; none were needed where it was the last. */
  'critical-hit': About<'critical-hit'> & {
    readonly place: Place;
    readonly slot: number;
    readonly item: string;
    readonly dice: readonly number[];
    readonly spared?: number; // the mount of an autocannon that survives its first hit: the slot is not destroyed
  };
  /** All shots of a bin go up (or a Gauss rifle's capacitor): `damage` inside. */
  exploded: About<'exploded'> & {
    readonly place: Place;
    readonly bin: number; // -1 = not ammunition
    readonly item: string;
    readonly damage: number;
    readonly why: 'critical' | 'heat' | 'dump';
  };
  'unit-destroyed': About<'unit-destroyed'> & { readonly why: string };
  /** A vehicle's own tables: the row that was rolled, and what it leaves of the crew's machine. */
  'vehicle-hit': About<'vehicle-hit'> & {
    readonly table: 'motive' | 'critical';
    readonly dice: Pair;
    readonly modifier: number;
    readonly effect: string;
    readonly die?: number; // chose the weapon
    readonly mount?: number; // the weapon that it put out of action
    readonly crew: Crew;
    readonly broken: number;
  };
}

interface HeatEvents {
  /** The heat phase's sum: old heat, what was gained, what the sinks took. `heat` is the new value. */
  'heat-counted': About<'heat-counted'> & { readonly tally: Tally; readonly heat: number };
  'shutdown-rolled': About<'shutdown-rolled'> & {
    readonly needs: number;
    readonly dice: Pair | null;
    readonly running: boolean;
  };
  'shut-down': About<'shut-down'> & { readonly why: 'heat' | 'order' };
  'started-up': About<'started-up'>;
  'ammunition-rolled': About<'ammunition-rolled'> & {
    readonly needs: number;
    readonly dice: Pair;
    readonly safe: boolean;
  };
}

interface EndEvents {
  'end-ordered': Of<'end-ordered'> & { readonly side: Side; readonly orders: readonly Order[] };
  'sinks-set': About<'sinks-set'> & { readonly off: number };
  'dump-marked': About<'dump-marked'> & { readonly bins: readonly number[] };
  dumped: About<'dumped'> & { readonly bins: readonly number[] };
  /** A hex is not what it was: fire, smoke, woods shot away, a building down, a club left behind. */
  'ground-changed': Of<'ground-changed'> & { readonly hex: Hex; readonly ground: Ground; readonly why: string };
  /** A roll about a hex: to catch fire, to be spread to, to hold a weight. */
  'hex-rolled': Of<'hex-rolled'> & {
    readonly hex: Hex;
    readonly why: string;
    readonly needs: number;
    readonly dice: Pair;
    readonly happens: boolean;
  };
  /** Hexes whose smoke is no longer what it was; `rolls` say where it thinned out. */
  'smoke-drifted': Of<'smoke-drifted'> & {
    readonly smoke: Readonly<Record<string, Ground['smoke']>>; // by hex
    readonly rolls: readonly { readonly hex: Hex; readonly dice: Pair }[];
  };
  'wind-set': Of<'wind-set'> & { readonly wind: Facing | null; readonly die: number };
  /** A vehicle's crew comes to its senses, or a turn of it passes. */
  'crew-changed': About<'crew-changed'> & { readonly crew: Crew };
}

type All = TurnEvents & MovementEvents & PilotingEvents & AttackEvents & DamageEvents & HeatEvents & EndEvents;
export type EventType = keyof All;
export type EventOf<T extends EventType> = All[T];

/** What happened, in full, dice included. Everything lies open: everybody hears all of it. */
export type Event = All[EventType];
export type Heard = Event;
