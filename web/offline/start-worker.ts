import { storePages } from './store-pages.ts';

const STORE_AFTER = 8000; // milliseconds

navigator.serviceWorker.register('/sw.js').catch(() => {}); // storage is blocked or full
if (!savesData()) setTimeout(storePages, STORE_AFTER);

/** The visitor has asked for less traffic, or the connection is very slow. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & {
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}
