import type { Fact } from '../../kernel/fact.ts';
import type { Outcome } from '../../kernel/game.ts';
import type { Tally } from '../../kernel/tally.ts';
import type { Facing, Hex } from '../../parts/hex/hex.ts';
import type { Place } from './data/places.ts';
import type { Ground } from './ground.ts';
import type { Attack, Order, Shot, Target } from './plan.ts';
import type { Charge, Crew, Mode, Owed, Phase, Side, UnitId } from './state.ts';

/** Two dice as rolled. */
export type Pair = readonly [number, number];

/** The side an attack comes from: the column of the hit location table. */
export type Column = 'front' | 'left' | 'right' | 'rear';

/** The table a hit is rolled on. */
export type HitTable = 'full' | 'punch' | 'kick';

/** The cause of damage, for texts. */
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

/** Position after a segment of a move. */
export interface Spot {
  readonly at: Hex;
  readonly level: number;
  readonly facing: Facing;
}

interface TurnEvents {
  began: Of<'began'>;
  /** A new turn. Ties are rerolled: one list of rolls per round. A random order has no rolls. */
  'initiative-rolled': Of<'initiative-rolled'> & {
    readonly turn: number;
    readonly rolls: readonly (readonly { readonly side: Side; readonly dice: Pair }[])[];
    readonly order: readonly Side[]; // the first side to move first, the winner last
  };
  'phase-began': Of<'phase-began'> & { readonly phase: Phase; readonly queue: readonly Side[] };
  /** The unit has acted in this phase; removes the first entry of the queue. */
  'unit-done': About<'unit-done'>;
  /** A side loses its place in the queue because none of its units can act. */
  'turn-lost': Of<'turn-lost'> & { readonly side: Side };
  'side-done': Of<'side-done'> & { readonly side: Side }; // End Phase
  ended: Of<'ended'> & { readonly outcome: Outcome };
}

interface MovementEvents {
  /**
   * A segment of a move, up to its end or the next roll. `mp` and `heat` are its cost;
   * `hexes` is the total so far for the target modifier.
   */
  moved: About<'moved'> & {
    readonly mode: Mode;
    readonly path: readonly Spot[]; // every hex entered and every turn made; the last is its position
    readonly mp: number;
    readonly heat: number;
    readonly hexes: number;
    readonly backwards: boolean;
    readonly masc: boolean;
  };
  'stood-up': About<'stood-up'> & { readonly facing: Facing };
  /** An attempt to stand up: its cost, before the roll. */
  'stand-attempted': About<'stand-attempted'> & { readonly mp: number; readonly heat: number };
  'went-prone': About<'went-prone'> & { readonly mp: number };
  /** The move was interrupted; `open` if the unit may continue in the same mode. */
  'move-interrupted': About<'move-interrupted'> & { readonly why: string; readonly open: boolean };
  'charge-declared': About<'charge-declared'> & { readonly charge: Charge };
  skidded: About<'skidded'> & { readonly path: readonly Spot[] };
  displaced: About<'displaced'> & { readonly to: Spot; readonly why: string };
  stuck: About<'stuck'>;
  freed: About<'freed'>;
}

interface PilotingEvents {
  'roll-owed': About<'roll-owed'> & { readonly owed: Owed };
  /** `dice` are missing if the fall is automatic. */
  'piloting-rolled': About<'piloting-rolled'> & {
    readonly why: Fact;
    readonly tally: Tally;
    readonly dice: Pair | null;
    readonly passed: boolean;
  };
  'rolls-settled': About<'rolls-settled'>; // no rolls are pending any more
  /** Now prone with this facing; damage follows. `die` is for the facing table. */
  fell: About<'fell'> & {
    readonly levels: number;
    readonly die: number;
    readonly column: Column;
    readonly facing: Facing;
    readonly level: number; // level of the feet afterwards
  };
  /** `later`: the consciousness roll comes at the end of the phase. */
  'pilot-hit': About<'pilot-hit'> & { readonly hits: number; readonly why: string; readonly later?: true };
  /** To stay conscious after a hit, or to wake up. */
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
  /** A shot and its roll. Ammunition and heat are spent whether it hits or not. `dice` are missing if it cannot hit. */
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
  /** Heat from a flamer or a fire. */
  heated: About<'heated'> & { readonly heat: number; readonly why: string };
  'club-taken': About<'club-taken'> & { readonly club: 'club' | 'tree'; readonly lying: boolean };
  'club-lost': About<'club-lost'> & { readonly why: 'dropped' | 'broken' | 'arm' };
  'strike-declared': About<'strike-declared'> & { readonly attacks: readonly Attack[] };
  'strike-rolled': About<'strike-rolled'> & {
    readonly attack: 'punch' | 'kick' | 'club' | 'push' | 'charge' | 'death-from-above';
    readonly limb: 'LA' | 'RA' | 'LL' | 'RL' | null;
    readonly target: UnitId;
    readonly tally: Tally;
    readonly dice: Pair | null; // missing if it cannot hit or has no effect
    readonly hit: boolean;
    readonly void?: string; // why it has no effect: the target is gone, the attacker has fallen …
    readonly die?: number; // the side on which a missed charge runs past
  };
  'declarations-resolved': Of<'declarations-resolved'>; // no declarations are left
}

interface DamageEvents {
  /** The location roll. `dice` are missing if the location was aimed at or given. */
  struck: About<'struck'> & {
    readonly source: Source;
    readonly table: HitTable;
    readonly column: Column;
    readonly dice: readonly number[];
    readonly place: Place; // by MECH_PLACES or VEHICLE_PLACES
    readonly amount: number;
    readonly covered: boolean; // the leg is behind cover: no effect
  };
  /** Damage marked off. `armourAt` is the entry of the armour list: rear armour has its own. */
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
  /** A slot is destroyed along with its contents. `dice` chose it; empty if it was the only one left. */
  'critical-hit': About<'critical-hit'> & {
    readonly place: Place;
    readonly slot: number;
    readonly item: string;
    readonly dice: readonly number[];
    readonly spared?: number; // an autocannon mount that survives its first hit: the slot is not destroyed
  };
  /** All shots of a bin (or a Gauss rifle's capacitor) explode: `damage` is internal. */
  exploded: About<'exploded'> & {
    readonly place: Place;
    readonly bin: number; // -1 = not ammunition
    readonly item: string;
    readonly damage: number;
    readonly why: 'critical' | 'heat' | 'dump';
  };
  'unit-destroyed': About<'unit-destroyed'> & { readonly why: string };
  /** A roll on a vehicle's own tables, and the resulting crew and machine. */
  'vehicle-hit': About<'vehicle-hit'> & {
    readonly table: 'motive' | 'critical';
    readonly dice: Pair;
    readonly modifier: number;
    readonly effect: string;
    readonly die?: number; // chose the weapon
    readonly mount?: number; // the weapon put out of action
    readonly crew: Crew;
    readonly broken: number;
  };
}

interface HeatEvents {
  /** The sum of the Heat Phase: old heat, heat gained, heat removed by sinks. `heat` is the new value. */
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
  /** A hex has changed: fire, smoke, woods cleared, a building collapsed, a club dropped. */
  'ground-changed': Of<'ground-changed'> & { readonly hex: Hex; readonly ground: Ground; readonly why: string };
  /** A roll about a hex: whether it catches fire, is spread to, or bears a weight. */
  'hex-rolled': Of<'hex-rolled'> & {
    readonly hex: Hex;
    readonly why: string;
    readonly needs: number;
    readonly dice: Pair;
    readonly happens: boolean;
  };
  /** Hexes whose smoke changed; `rolls` say where it thinned. */
  'smoke-drifted': Of<'smoke-drifted'> & {
    readonly smoke: Readonly<Record<string, Ground['smoke']>>; // by hex
    readonly rolls: readonly { readonly hex: Hex; readonly dice: Pair }[];
  };
  'wind-set': Of<'wind-set'> & { readonly wind: Facing | null; readonly die: number };
  /** A vehicle's crew recovers, or one of its stunned turns passes. */
  'crew-changed': About<'crew-changed'> & { readonly crew: Crew };
}

type All = TurnEvents & MovementEvents & PilotingEvents & AttackEvents & DamageEvents & HeatEvents & EndEvents;
export type EventType = keyof All;
export type EventOf<T extends EventType> = All[T];

/** Everything that happened, dice included. Nothing is hidden: every watcher hears it all. */
export type Event = All[EventType];
export type Heard = Event;
