import type { Page } from 'playwright-core';
import { eventually } from '../eventually.ts';

/** The paths of everything the service worker has stored. */
export const storedFiles = (page: Page): Promise<readonly string[]> =>
  page.evaluate(`(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({ url }) => new URL(url).pathname);
  })()`);

/** Has the worker store the pages that work offline, and waits until it has; `worker` is its text. */
export async function storePages(page: Page, worker: string): Promise<void> {
  const files: readonly string[] = JSON.parse(/rest:(\[[^\]]*\])/.exec(worker)?.[1] ?? '[]');
  await page.evaluate(`navigator.serviceWorker.ready.then(({ active }) => active.postMessage('store-pages'))`);
  const missing = async (): Promise<readonly string[]> => {
    const stored = new Set(await storedFiles(page));
    return files.filter((file) => !stored.has(file));
  };
  await eventually(missing).toEqual([]);
}
