import { describe, expect, test } from 'vitest';
import { flipSentence, marginSentence, movedSentence, pieces } from './sentences.ts';

const call = (option: { readonly type: string } | null): string => option?.type ?? 'do nothing';
const judged = (type: string) => ({ option: { type }, tiers: [], tally: { lines: [], total: 0 } });
describe('what would have changed the choice', () => {
  test.each([
    [10, 11.2, '12% more'],
    [10, 8.8, '12% less'],
    [-10, -11.2, '12% more'],
    [-10, -9.95, '0.5% less'],
    [2, 2.0000001, 'slightly more or less'],
    [0, 3, '3 instead of 0'],
    [0, -3, '−3 instead of 0'],
  ])('a weight that goes from %d to %d', (from, to, change) => {
    expect(flipSentence({ weight: 'exposed', from, to, command: { type: 'surface' } }, 'en', call)).toBe(
      `Would have chosen *surface* if \`exposed\` counted ${change}.`,
    );
  });

  test.each([
    [2, 0],
    [-3, 0],
    [2, -1e-9],
  ])('only if the weight were ignored: from %d to %d', (from, to) => {
    const flip = { weight: 'exposed', from, to, command: { type: 'surface' } };
    expect(flipSentence(flip, 'en', call)).toBe(
      'Would have chosen *surface* only if this weight were ignored: `exposed`.',
    );
    expect(flipSentence(flip, 'es', call)).toBe('Habría elegido *surface* solo si se ignorara este peso: `exposed`.');
  });
  test.each([
    [2, -3.5],
    [-3, 1],
  ])('ignoring the weight would not be enough: from %d to %d', (from, to) => {
    const flip = { weight: 'exposed', from, to, command: { type: 'surface' } };
    expect(flipSentence(flip, 'en', call)).toBe(
      'Would have chosen *surface* only if `exposed` counted the opposite way.',
    );
    expect(flipSentence(flip, 'es', call)).toBe('Habría elegido *surface* solo si `exposed` contara al revés.');
  });

  test('has a Spanish text with a decimal comma', () => {
    expect(flipSentence({ weight: 'exposed', from: 10, to: 9.97, command: null }, 'es', call)).toBe(
      'Habría elegido *do nothing* si `exposed` contara un 0,3\u00a0% menos.',
    );
  });
});

test.each([
  [38.72, ['surface', 'dive'], 'Ahead of *dive* by 38.7.'],
  [0, ['surface', 'dive'], 'Tied with *dive*.'],
  [null, ['surface', 'dive'], 'Ahead of *dive* by rank, which counts before points.'],
  [null, ['surface'], 'The only option left.'],
])('describes a lead of %s among %j', (margin, types, said) => {
  expect(marginSentence(margin, types.map(judged), 'en', call)).toBe(said);
});

test.each([
  ['surface', 'With your changes it chooses *surface* instead of *dive*.'],
  ['dive', 'With your changes it still chooses *dive*.'],
])('describes the result of changes: %s', (is, said) => {
  expect(movedSentence({ type: 'dive' }, { type: is }, 'en', call)).toBe(said);
});

test('splits a sentence at its marks', () => {
  expect(pieces('Chose *dive* for `exposed`.')).toEqual([
    { kind: 'text', text: 'Chose ' },
    { kind: 'option', text: 'dive' },
    { kind: 'text', text: ' for ' },
    { kind: 'name', text: 'exposed' },
    { kind: 'text', text: '.' },
  ]);
});
