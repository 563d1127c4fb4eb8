import type { FetchEvent, WorkerScope } from './scope.ts';

/** The files of this build, written into the worker by scripts/installable.mjs. */
interface BuiltFiles {
  readonly build: string; // changes with every file
  readonly entry: string; // the first script of index.html
  readonly shell: readonly string[]; // needed by every page
  readonly rest: readonly string[]; // needed by the pages that work offline
}
declare const __FILES__: BuiltFiles;

const PREFIX = 'umpire-';
const CACHE = `${PREFIX}${__FILES__.build}`;
const KNOWN: ReadonlySet<string> = new Set([...__FILES__.shell, ...__FILES__.rest]);
const PAGE = '/';
const ON_SERVER = /^\/(api|embed|metrics)(\/|$)/;
const PATIENCE = 5000; // milliseconds until a page is opened from the cache although the server may still answer

/**
 * Opens the page without a connection. Pages come from the server if it answers, so they are never older than it; assets
 * come from the cache, since their names contain a content hash. Nothing else is intercepted, and no API answer is stored.
 */
export function serveOffline(scope: WorkerScope): void {
  scope.addEventListener('install', (event) => event.waitUntil(storeShell().then(() => scope.skipWaiting())));
  scope.addEventListener('activate', (event) => event.waitUntil(takeOver(scope)));
  scope.addEventListener('message', (event) => {
    if (event.data === 'store-pages') event.waitUntil(storePages(scope));
  });
  scope.addEventListener('fetch', (event) => {
    const { method, mode, url } = event.request;
    const { origin, pathname } = new URL(url);
    if (method !== 'GET' || origin !== scope.location.origin || ON_SERVER.test(pathname)) return;
    if (mode === 'navigate') event.respondWith(openPage(event));
    else if (pathname.startsWith('/assets/') || KNOWN.has(pathname)) event.respondWith(openFile(event, pathname));
  });
}

/** Fails if another node answered with another build; the browser then tries again later. */
async function storeShell(): Promise<void> {
  const page = await fetch(PAGE, { cache: 'no-cache' });
  if (!page.ok || !(await page.clone().text()).includes(__FILES__.entry)) throw new Error('not the page of this build');
  const cache = await caches.open(CACHE);
  await cache.put(PAGE, page);
  await Promise.all(__FILES__.shell.map((file) => store(cache, file)));
}

/** Files with a hash in their name never change, so they are taken from the cache of the previous build. */
async function store(cache: Cache, file: string): Promise<void> {
  const known = file.startsWith('/assets/') ? await caches.match(file, SAME) : undefined;
  const found = known ?? (await fetch(file, { priority: 'low', cache: 'no-cache' }));
  if (!found.ok) throw new Error(`${file}: ${found.status}`);
  await cache.put(file, found);
}

const SAME = { ignoreVary: true } as const;

/** Pages of the previous build that are still open can load their files: its cache stays until they are closed. */
async function takeOver(scope: WorkerScope): Promise<void> {
  await dropCaches(1);
  await scope.registration.navigationPreload?.enable();
  await scope.clients.claim();
}

/**
 * Deletes the caches of older builds, except the newest `spared` of them. The keys are in the order of creation: a cache
 * after this one belongs to a newer build that is being installed.
 */
async function dropCaches(spared: number): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  const old = names.slice(0, Math.max(0, names.indexOf(CACHE)));
  await Promise.all(old.slice(0, Math.max(0, old.length - spared)).map((name) => caches.delete(name)));
}

let storing: Promise<void> | undefined;

/** Every open tab asks for this: one run serves all of them. */
function storePages(scope: WorkerScope): Promise<void> {
  storing ??= storeMissing(scope).finally(() => {
    storing = undefined;
  });
  return storing;
}

/** Stores the files of the pages that work offline, one at a time, so that the open page is not slowed down. */
async function storeMissing({ clients }: WorkerScope): Promise<void> {
  const cache = await caches.open(CACHE);
  const stored = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  for (const file of __FILES__.rest) if (!stored.has(file)) await store(cache, file);
  const open = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (open.length <= 1) await dropCaches(0);
}

async function openPage(event: FetchEvent): Promise<Response> {
  const answer = event.preloadResponse.then((preloaded) => preloaded ?? fetch(event.request));
  event.waitUntil(answer.catch(() => {}));
  const stored = async (): Promise<Response | undefined> => (await caches.open(CACHE)).match(PAGE, SAME);
  const late = new Promise<undefined>((then) => setTimeout(then, PATIENCE));
  try {
    return (await Promise.race([answer, late])) ?? (await stored()) ?? (await answer);
  } catch {
    return (await stored()) ?? Response.error();
  }
}

async function openFile(event: FetchEvent, path: string): Promise<Response> {
  const stored = (await (await caches.open(CACHE)).match(path, SAME)) ?? (await caches.match(path, SAME));
  if (stored) return stored;
  const answer = await fetch(event.request);
  if (answer.ok && KNOWN.has(path)) {
    const copy = answer.clone();
    event.waitUntil(caches.open(CACHE).then((cache) => cache.put(path, copy)));
  }
  return answer;
}
