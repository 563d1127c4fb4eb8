import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** 128 random bits: whoever has it sits there. Told once, kept by its owner, stored here as a digest only. */
export const newToken = (): string => randomBytes(16).toString('base64url');

export const tokenHash = (token: string): string => createHash('sha256').update(`seat ${token}`).digest('hex');

export const isSameHash = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** 256 random bits; their digest is published at the start, they themselves at the end. */
export const newSeed = (): string => randomBytes(32).toString('hex');

export const newId = (): string => randomBytes(12).toString('base64url');

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'; // none that is mistaken for another

/** Short enough to read out, long enough not to be found by trying: a million and more of them. */
export const newCode = (length = 5): string =>
  Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join('');
