/** A replay stored in this browser. */
export interface SavedReplay {
  readonly id: string; // `match-CODE` for a match of this server, otherwise a digest of the log
  readonly name: string; // match code or file name
  readonly game: string; // its id
  readonly title: string; // of the game, in English
  readonly at: number; // when it was saved
  readonly bytes: number;
}

const DATABASE = 'umpire';
const REPLAYS = 'replays'; // separate from the logs, so that listing does not read them
const LOGS = 'logs';

export const idOfMatch = (code: string): string => `match-${code}`;

export async function idOfLog(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Newest first; empty if the browser blocks storage. */
export async function savedReplays(): Promise<readonly SavedReplay[]> {
  const found = await inDatabase('readonly', (open) => open(REPLAYS).getAll()).catch(() => []);
  return (found as SavedReplay[]).sort((a, b) => b.at - a.at);
}

export async function savedLog(id: string): Promise<string | null> {
  const found: unknown = await inDatabase('readonly', (open) => open(LOGS).get(id)).catch(() => null);
  return typeof found === 'string' ? found : null;
}

/** Rejects if the storage is full or blocked. */
export async function saveReplay(replay: SavedReplay, log: string): Promise<void> {
  await inDatabase('readwrite', (open) => {
    open(LOGS).put(log, replay.id);
    return open(REPLAYS).put(replay);
  });
}

export async function removeReplay(id: string): Promise<void> {
  await inDatabase('readwrite', (open) => {
    open(LOGS).delete(id);
    return open(REPLAYS).delete(id);
  });
}

/** Runs requests in one transaction and returns the result of the last one. */
async function inDatabase<T>(
  mode: IDBTransactionMode,
  work: (open: (store: string) => IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await openDatabase();
  try {
    return await new Promise<T>((done, failed) => {
      const transaction = database.transaction([REPLAYS, LOGS], mode);
      const request = work((store) => transaction.objectStore(store));
      transaction.oncomplete = () => done(request.result);
      transaction.onabort = () => failed(transaction.error);
    });
  } finally {
    database.close();
  }
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((done, failed) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(REPLAYS, { keyPath: 'id' });
      request.result.createObjectStore(LOGS);
    };
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
  });
}
