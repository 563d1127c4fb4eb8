import { expect, test } from 'vitest';
import type { ListVersion, PlayerLists } from '../../src/page/player-lists.ts';
import { syncLists } from './sync-lists.ts';

const version = (id: string, changed: number, removed = false): ListVersion => ({ id, changed, removed, body: { id } });

/** A browser with these lists, and a server that stores and answers like the real one. */
function exchange(mine: readonly ListVersion[], theirs: readonly ListVersion[]) {
  const browser = new Map(mine.map((one) => [one.id, one]));
  const server = new Map(theirs.map((one) => [one.id, one]));
  const asked: string[] = [];
  const lists: PlayerLists = {
    claim: () => true,
    forget: () => {},
    versions: () => [...browser.values()],
    take: (taken) => {
      for (const one of taken) browser.set(one.id, one);
    },
    restamp: () => {},
  };
  const answer = (path: string, sent?: object): unknown => {
    asked.push(`${sent ? 'POST' : 'GET'} ${path}`);
    const id = path.split('/')[4];
    if (id === undefined) return [...server.values()].map(({ body: _, ...head }) => head);
    if (sent) server.set(id, { id, ...(sent as Omit<ListVersion, 'id'>) });
    return { ...server.get(id), written: true };
  };
  const api = {
    identity: async <T>(path: string, sent?: object) => ({ ok: true as const, value: answer(path, sent) as T }),
  };
  return {
    browser,
    server,
    asked,
    run: (isSignedIn: () => boolean = () => true) => syncLists(api, 'shooting', lists, isSignedIn),
  };
}

test('the newer version of each list ends up on both sides; a removed list that the server does not have is not sent', async () => {
  const one = exchange(
    [version('a', 5), version('b', 1), version('c', 2, true), version('gone', 9, true)],
    [version('a', 3), version('b', 4), version('d', 6)],
  );
  expect(await one.run()).toBeUndefined();
  expect([...one.browser.values()].map(({ id, changed }) => `${id}${changed}`).sort()).toEqual([
    'a5',
    'b4',
    'c2',
    'd6',
    'gone9',
  ]);
  expect([...one.server.values()].map(({ id, changed }) => `${id}${changed}`).sort()).toEqual(['a5', 'b4', 'd6']);
});

test('after a sign-out, nothing more is sent or taken: the next player may be another one', async () => {
  const one = exchange([version('a', 5), version('b', 5)], [version('c', 6)]);
  await one.run(() => one.asked.length < 2);
  expect(one.asked).toEqual(['GET /me/lists/shooting', 'POST /me/lists/shooting/a']);
  expect(one.browser.has('c')).toBe(false);
});
