import { expect, test } from 'vitest';
import { hashing } from '../src/store/hashing.ts';
import { browserHashing } from '../web/lesson/browser-hashing.ts';

test.each(['', 'a', 'ñandú', 'x'.repeat(200)])('hashes %j like Node', (text) => {
  expect(browserHashing.digest(text)).toBe(hashing.digest(text));
  expect([...browserHashing.hmac(text, 'message')]).toEqual([...hashing.hmac(text, 'message')]);
  expect([...browserHashing.hmac('key', text)]).toEqual([...hashing.hmac('key', text)]);
});
