import type { Hashing } from './hashing.ts';
import type { Seat } from './ids.ts';
import { never } from './never.ts';

/** A source of rolls: the dice of a match, the private dice of a search, or loaded dice in a test. */
export interface Dice {
  /** An integer from 1 to `sides`, uniformly distributed. */
  roll(sides: number): number;
}

export function pick<T>(dice: Dice, list: readonly T[]): T {
  if (list.length === 0) never('pick from an empty list');
  return list[dice.roll(list.length) - 1] as T;
}

/** A shuffled copy (Fisher-Yates). */
export function shuffled<T>(dice: Dice, list: readonly T[]): T[] {
  const out = list.slice();
  for (let i = out.length - 1; i > 0; i--) {
    const j = dice.roll(i + 1) - 1;
    const kept = out[i] as T;
    out[i] = out[j] as T;
    out[j] = kept;
  }
  return out;
}

/**
 * The dice of one log entry. Block k is HMAC-SHA256(seed, "purpose|seat|entry number|k"), read as eight big-endian 32-bit
 * words; words at or above the largest multiple of `sides` are skipped. Nothing is computed before the first roll.
 */
export function diceAt(hashing: Hashing, seed: string, purpose: string, seat: Seat, place: number): Dice {
  return new KeyedDice(hashing, seed, purpose, seat, place);
}

class KeyedDice implements Dice {
  private block: DataView | null;
  private blocks: number;
  private offset: number;
  private readonly hashing: Hashing;
  private readonly seed: string;
  private readonly purpose: string;
  private readonly seat: Seat;
  private readonly place: number;

  constructor(hashing: Hashing, seed: string, purpose: string, seat: Seat, place: number) {
    this.block = null;
    this.blocks = 0;
    this.offset = 32;
    this.hashing = hashing;
    this.seed = seed;
    this.purpose = purpose;
    this.seat = seat;
    this.place = place;
  }

  roll(sides: number): number {
    if (!Number.isInteger(sides) || sides < 1 || sides > 2 ** 32) never(`no die has ${sides} sides`);
    const limit = 2 ** 32 - (2 ** 32 % sides);
    for (;;) {
      const word = this.word();
      if (word < limit) return (word % sides) + 1;
    }
  }

  private word(): number {
    if (this.offset === 32 || !this.block) {
      const bytes = this.hashing.hmac(this.seed, `${this.purpose}|${this.seat}|${this.place}|${this.blocks++}`);
      this.block = new DataView(bytes.buffer, bytes.byteOffset, 32);
      this.offset = 0;
    }
    const word = this.block.getUint32(this.offset);
    this.offset += 4;
    return word;
  }
}

/** A 32-bit seed for a bot's own random choices, derived in the same way as the dice. */
export const seedAt = (hashing: Hashing, seed: string, purpose: string, seat: Seat, place: number): number =>
  diceAt(hashing, seed, purpose, seat, place).roll(2 ** 32) - 1;

/** Loaded dice for tests: they show these faces in this order, and throw when the faces run out. */
export function loaded(...faces: readonly number[]): Dice & { readonly left: number } {
  let next = 0;
  return {
    get left() {
      return faces.length - next;
    },
    roll(sides) {
      const face = faces[next++] ?? never(`loaded dice ran out at roll ${next}, a d${sides}`);
      if (!Number.isInteger(face) || face < 1 || face > sides) never(`loaded face ${face} is not on a d${sides}`);
      return face;
    },
  };
}
