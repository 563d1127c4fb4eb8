import { expect, test } from 'vitest';
import { must } from '../../kernel/result.ts';
import { OUR_CARDS, OUR_NUMBERS } from './cards.ts';
import { cardsIn } from './cards-file.ts';

test('our own cards survive writing and reading', () => {
  expect(must(cardsIn(JSON.parse(JSON.stringify(Object.fromEntries(OUR_CARDS)))))).toEqual(OUR_CARDS);
});

test('each of our cards has one number, in the set of its side', () => {
  expect(OUR_NUMBERS.size).toBe(OUR_CARDS.size);
  for (const [number, { side }] of OUR_CARDS) expect(number).toMatch(side === 'dark' ? /^900_\d+$/ : /^901_\d+$/);
});

const omen = { kind: 'omen', name: 'A star', side: 'dark', destiny: 4 };

test.each([
  ['no object', [], '?'],
  ['a number that is none', { x: omen }, 'x'],
  ['no kind', { '1_1': { ...omen, kind: 'toString' } }, '1_1'],
  ['something left out', { '1_1': { ...omen, kind: 'weapon' } }, '1_1'],
  ['a side that is none', { '1_2': { ...omen, side: 'grey' } }, '1_2'],
])('%s is reported', (_, file, number) => {
  expect(cardsIn(file)).toMatchObject({ ok: false, error: { code: 'gemp-cards-fault', number } });
});
