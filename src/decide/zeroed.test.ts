import { expect, test } from 'vitest';
import { zeroedBy } from './zeroed.ts';

test.each([
  [2, 1, undefined, 'smaller'],
  [-3, -9, undefined, 'larger'],
  [0, 4, undefined, 'a weight that did not count before'],
  [2, 0, 'ignored', 'counts for nothing'],
  [2, -1e-9, 'ignored', 'tied at 0'],
  [2, -3.5, 'reversed', 'ignoring it was not enough'],
  [-3, 1, 'reversed', 'the same for a negative weight'],
])('a weight that goes from %d to %d is %s: %s', (from, to, zeroed, _why) => expect(zeroedBy(from, to)).toBe(zeroed));
