import { expect, test, vi } from 'vitest';

test('a browser gets a random id once, in the form that the server accepts', async () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  const load = async () => {
    vi.resetModules();
    return (await import('./browser-id.ts')).browserId();
  };
  const first = await load();
  expect(first).toMatch(/^[A-Za-z0-9_-]{22}$/);
  expect(await load()).toBe(first);
  stored.clear();
  expect(await load()).not.toBe(first);
  vi.unstubAllGlobals();
});
