import { expect, test } from 'vitest';
import type { Observed } from '../../kernel/bot.ts';
import { Coverage } from './coverage.ts';
import { buyer, type Goods, into } from './testing.ts';

const WEIGHTS = { apples: 10, pears: 12, plums: 1, skins: 0.5, nuts: 3 };

function coverOf(...choices: readonly (readonly Goods[])[]) {
  const cover = new Coverage();
  for (const options of choices) {
    const seen: Observed[] = [];
    buyer(options, into(seen))(WEIGHTS);
    for (const one of seen) cover.add(one);
  }
  return cover.sum;
}

const named = (list: readonly { readonly rule: string }[]) => list.map(({ rule }) => rule);

const SUM = coverOf(
  [{ apples: 3 }, { pears: 2, plums: 1, skins: 1 }],
  [{ apples: 1, plums: 2, skins: 2 }, { pears: 1 }],
  [{ pears: 1 }],
);

test.each([
  ['apples', 2, 2],
  ['pears', 3, 0],
  ['plums', 2, 1], // without it the pears of the second option win
])('%s fired in %i choices and decided %i', (rule, fired, decided) => {
  expect(SUM.rules.find((one) => one.rule === rule)).toMatchObject({ choices: 3, fired, decided });
});

test('what never fired is told', () => expect(named(SUM.never)).toEqual(['gift', 'nuts']));

test('what fired and never decided is dominated, where there was a choice', () => {
  expect(named(coverOf([{ apples: 3, skins: 1 }, { pears: 1 }], [{ plums: 1 }]).dominated)).toEqual(['pears', 'skins']);
});

test('rules that fired in the very same options are always together', () => {
  expect(SUM.together.map(named)).toEqual([['plums', 'skins']]);
  expect(coverOf([{ plums: 1, skins: 1 }], [{ plums: 1 }]).together).toEqual([]);
});

test('a single option is no contest', () => {
  const [apples] = coverOf([{ apples: 1 }]).rules.filter(({ rule }) => rule === 'apples');
  expect(apples).toMatchObject({ fired: 1, contested: 0, decided: 0 });
});
