import { expect, test } from 'vitest';
import { fittedName, LONGEST_NAME, nameLength } from './names.ts';

test.each([
  ['', '', 0],
  ['Ada', 'Ada', 3],
  ['x'.repeat(LONGEST_NAME), 'x'.repeat(LONGEST_NAME), LONGEST_NAME],
  ['x'.repeat(LONGEST_NAME + 1), 'x'.repeat(LONGEST_NAME), LONGEST_NAME],
  [`${'x'.repeat(LONGEST_NAME - 1)}😀😀`, `${'x'.repeat(LONGEST_NAME - 1)}😀`, LONGEST_NAME],
])('the name %j becomes %j, %i characters', (name, fitted, length) => {
  expect(fittedName(name)).toBe(fitted);
  expect(nameLength(fitted)).toBe(length);
});
