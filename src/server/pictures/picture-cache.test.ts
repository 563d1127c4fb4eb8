import { expect, test } from 'vitest';
import { no, ok } from '../../kernel/result.ts';
import { PictureCache } from './picture-cache.ts';

const bytes = (length: number): Uint8Array => new Uint8Array(length);

test('a picture is drawn once, even if two clients ask at the same time', async () => {
  const cache = new PictureCache(100);
  let drawn = 0;
  const draw = async () => {
    drawn++;
    return ok(bytes(10));
  };
  await Promise.all([cache.get('a', draw), cache.get('a', draw)]);
  await cache.get('a', draw);
  expect(drawn).toBe(1);
});

test('the least recently used pictures are dropped, so that the size stays bounded', async () => {
  const cache = new PictureCache(100);
  const drawn: string[] = [];
  const get = (key: string) =>
    cache.get(key, async () => {
      drawn.push(key);
      return ok(bytes(40));
    });
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await get(key);
  expect(drawn).toEqual(['a', 'b', 'c', 'b']);
  expect(cache.size).toBeLessThanOrEqual(100);
});

test('a failure is not stored, and a picture that is too large is only passed on', async () => {
  const cache = new PictureCache(100);
  expect(await cache.get('a', async () => no({ code: 'ask-busy' }))).toMatchObject({ ok: false });
  expect(await cache.get('a', async () => ok(bytes(500)))).toMatchObject({ ok: true });
  expect(cache.size).toBe(0);
});
