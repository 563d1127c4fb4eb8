import { afterEach, expect, test, vi } from 'vitest';
import { browserIdOfPage } from './browser-id.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a browser gets a random id once, in the form that the server accepts', () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  const first = browserIdOfPage()();
  expect(first).toMatch(/^[A-Za-z0-9_-]{22}$/);
  expect(browserIdOfPage()()).toBe(first); // another page in the same browser
  stored.clear();
  expect(browserIdOfPage()()).not.toBe(first);
});

test('a page keeps its id if the browser blocks storage', () => {
  vi.stubGlobal('localStorage', undefined);
  const browserId = browserIdOfPage();
  expect(browserId()).toBe(browserId());
});
