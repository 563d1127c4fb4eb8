import type { Config } from '../files/config.ts';
import type { Definition } from '../files/definition.ts';
import type { Order } from '../files/initiative.ts';
import type { MapFile } from '../files/map.ts';
import type { MechRecord } from '../files/mechs.ts';
import type { MoveWord } from '../files/moves.ts';
import type { HexNumber } from '../protocol-types.ts';

/** The parsed files of one player. */
export interface PlayerFiles {
  readonly player: number;
  readonly config: Config;
  readonly map: MapFile;
  readonly mechs: readonly MechRecord[];
  readonly definitions: readonly Definition[]; // by player
  readonly order: Order;
  readonly moves: readonly MoveWord[];
  readonly notes: Notes | null; // ours, from earlier calls
}

/**
 * What a player must remember between calls because the files do not contain it: the players, the turn, where each unit
 * started the turn, and its armour when first seen. Saved next to the protocol's files, as the protocol permits.
 */
export interface Notes {
  readonly mechs: readonly string[]; // by player; if they differ, the notes are from another match
  readonly turn: number;
  readonly starts: readonly (HexNumber | null)[]; // by player; null = not seen
  readonly armour: readonly (readonly number[])[];
}
