import { describe, expect, test } from 'vitest';
import { sea } from '../../rules/testing.ts';
import { view } from '../../view.ts';
import { nothingLeft } from './use-auto-end.ts';

const DONE = { moved: true, marked: true, charged: true } as const;

describe('a turn that may end automatically', () => {
  test.each<[string, Parameters<typeof sea>[0], boolean]>([
    ['nothing is charged', { now: DONE }, true],
    ['the captain has yet to move', {}, false],
    ['the crew has yet to charge', { now: { ...DONE, charged: false } }, false],
  ])('%s', (_, put, ends) => {
    expect(nothingLeft(view(sea(put), 'blue.captain'), 'blue.captain')).toBe(ends);
  });
  test('not while a system can be fired', () => {
    const ready = sea({ now: DONE, blue: { charges: 'full' } });
    expect(nothingLeft(view(ready, 'blue.captain'), 'blue.captain')).toBe(false);
  });
});
