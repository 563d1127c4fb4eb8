import { remember, remembered } from '../../src/page/storage.ts';

let current: string | null = null; // used if the browser blocks storage

/** A random id that this browser keeps, so that the server can refuse it a second side of a match. */
export function browserId(): string {
  current ??= remembered<string | null>('browser', null) ?? newId();
  remember('browser', current);
  return current;
}

/** 128 random bits in base64url. */
const newId = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .slice(0, 22);
