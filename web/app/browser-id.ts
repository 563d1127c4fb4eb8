import { remember, remembered } from '../../src/page/storage.ts';

/** A random id that this browser keeps, so that the server can refuse it a second side of a match. */
export const browserId = browserIdOfPage();

/** Returns the id. Also keeps it in memory while the page is open, in case the browser blocks storage. */
export function browserIdOfPage(): () => string {
  let current: string | null = null;
  return () => {
    current ??= remembered<string | null>('browser', null) ?? newId();
    remember('browser', current);
    return current;
  };
}

/** 128 random bits in base64url. */
function newId(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .slice(0, 22);
}
