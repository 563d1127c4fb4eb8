import { expect, test } from 'vitest';
import { Random } from '../../../../kernel/random.ts';
import { setUp } from '../set-up.ts';
import { keptMap } from './kept.ts';

test.each([
  ['that is built in', 'mire'],
  ['made by chance', 'river'],
])('a map %s comes back from the set-up unchanged', (_, map) => {
  const rules = setUp({ map }, new Random(7));
  expect(rules.ok && keptMap(rules.value.setup.map)).toEqual({ ok: true, value: rules.ok && rules.value.map });
});
