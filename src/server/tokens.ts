import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** 128 random bits that prove who holds a seat. Sent once; only its digest is stored. */
export const newToken = (): string => randomBytes(16).toString('base64url');

export const tokenHash = (token: string): string => digest(`seat ${token}`);

export const sessionHash = (token: string): string => digest(`session ${token}`);

export const recoveryHash = (secret: string): string => digest(`recovery ${secret}`);

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Identifies a browser within one match. Hashes of different matches cannot be linked. */
export const browserHash = (match: string, browser: string): string => digest(`browser ${match} ${browser}`);

/** The same for a household's address. An IPv4 address can be recovered from its hash by trying all of them. */
export const addressHash = (match: string, address: string): string => digest(`address ${match} ${address}`);

/** The same for an identity. */
export const identityHash = (match: string, identity: string): string => digest(`identity ${match} ${identity}`);

export const isSameHash = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** 256 random bits. The digest is published at the start, the seed at the end. */
export const newSeed = (): string => randomBytes(32).toString('hex');

/** Never starts with `-`, so that a command line does not take it for an option. */
export const newId = (): string => randomBytes(12).toString('base64url').replace(/^-/, '_');

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'; // without look-alikes

/** Short enough to read aloud, long enough not to be guessed: more than 30 million. */
export const newCode = (length = 5): string =>
  Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join('');
