import type { Place } from './data/places.ts';

/** A mounted weapon. Commands refer to it by its index in `Design.mounts`. */
export interface Mount {
  readonly weapon: string; // id in data/weapons.ts
  readonly at: Place;
  readonly slots: readonly number[]; // of that location; empty for vehicles
  readonly rear: boolean;
  readonly artemis: boolean;
}

/** An ammunition bin. Commands refer to it by its index in `Design.bins`. */
export interface Bin {
  readonly ammo: string; // id in data/ammo.ts
  readonly at: Place;
  readonly slot: number; // -1 in a vehicle
  readonly shots: number; // when full
}

/** The contents of a critical slot: a part or an item; `mount` and `bin` say which one, -1 = neither. */
export interface Slot {
  readonly item: string;
  readonly mount: number;
  readonly bin: number;
}

/** A unit as built: its record sheet before the first shot. Compiled from a JSON or `.mtf` file. */
export interface Design {
  readonly id: string; // `AS7-D`, unique
  readonly kind: 'mech' | 'vehicle';
  readonly chassis: string;
  readonly model: string;
  readonly role: string;
  readonly tons: number;
  readonly engine: number; // rating
  readonly walk: number; // a vehicle's cruise
  readonly jump: number;
  readonly masc: boolean;
  readonly twist: 0 | 1 | 2; // hexsides the torso can twist; 0 for vehicles, whose turrets turn all the way round
  readonly sinks: { readonly count: number; readonly each: 1 | 2; readonly inEngine: number };
  readonly armour: readonly number[]; // by MECH_ARMOUR or VEHICLE_PLACES
  readonly structure: readonly number[]; // by MECH_PLACES or VEHICLE_PLACES
  readonly slots: readonly (readonly (Slot | null)[])[]; // by MECH_PLACES; empty for a vehicle
  readonly mounts: readonly Mount[];
  readonly bins: readonly Bin[];
  readonly cased: readonly Place[]; // torsos with CASE
  readonly battleValue: number | null; // null if unknown
  readonly burns?: boolean; // a vehicle with a combustion engine, whose fuel can explode
}

/** Full name: `Atlas AS7-D`. */
export const titleOf = ({ chassis, model }: Pick<Design, 'chassis' | 'model'>): string =>
  chassis === model ? chassis : `${chassis} ${model}`.trim();
