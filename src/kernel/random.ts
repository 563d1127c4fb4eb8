import type { Dice } from './dice.ts';

/** A fast generator (sfc32) for searches, noise and tie-breaks. The same seed gives the same numbers on every machine. */
export class Random implements Dice {
  private a: number;
  private b: number;
  private c: number;
  private d: number;

  constructor(seed: number) {
    this.a = 0x9e3779b9;
    this.b = 0x243f6a88;
    this.c = seed | 0;
    this.d = 1;
    for (let i = 0; i < 12; i++) this.next();
  }

  /** 32 random bits. */
  next(): number {
    const t = (((this.a + this.b) | 0) + this.d) | 0;
    this.d = (this.d + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (this.c << 21) | (this.c >>> 11);
    this.c = (this.c + t) | 0;
    return t >>> 0;
  }

  roll(sides: number): number {
    return Math.floor((this.next() / 2 ** 32) * sides) + 1;
  }

  /** From 0 (inclusive) to 1 (exclusive). */
  unit(): number {
    return this.next() / 2 ** 32;
  }

  /** Approximately normal, mean 0 and deviation 1. A sum of twelve uniform numbers, which is identical on every machine. */
  normal(): number {
    let sum = -6;
    for (let i = 0; i < 12; i++) sum += this.next() / 2 ** 32;
    return sum;
  }
}

/** Mixes numbers into one 32-bit seed (murmur's finaliser). */
export function mix(...parts: readonly number[]): number {
  let h = 0x811c9dc5;
  for (const part of parts) {
    h = Math.imul(h ^ (part | 0), 0x85ebca6b);
    h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
    h ^= h >>> 16;
  }
  return h >>> 0;
}
