import { describe, expect, test } from 'vitest';
import type { OddsQuestion } from '../../ask/question.ts';
import { USUAL } from './asked.ts';
import { targetName } from './result.tsx';
import { sayIn, whyNot } from './say.ts';
import { asText } from './text.ts';
import { answered } from './work.ts';

const textOf = (question: OddsQuestion, language: 'en' | 'es'): string => {
  const answer = answered(question);
  return answer.ok ? asText(answer.value, targetName(question), language) : '';
};

test('an answer as text', () => {
  expect(textOf({ ...USUAL, target: { ...USUAL.target, models: 2 } }, 'en')).toMatchInlineSnapshot(`
    "10 × Bolt rifle
    at 2 × Intercessor Squad

    Attacks                20    20
    Hits                13.33    80% 11-16
    Wounds               6.67    80% 4-9
    Unsaved wounds       3.33    80% 1-6
    Wounds lost          2.95    80% 1-4
    Models destroyed      1.3    80% 0-2
    Models left           0.7
    All destroyed         43%

    Models destroyed
       0  13%
       1  44%
       2  43%"
  `);
});

test('typed-in weapons are named by their values, and the shooter’s losses are shown', () => {
  const typed: OddsQuestion = {
    ...USUAL,
    attackers: [{ A: 2, BS: 3, S: 8, AP: -3, D: 'D3', abilities: ['Hazardous'] }],
    shooter: { W: 2 },
  };
  expect(textOf(typed, 'en')).toMatch(/^1 × S8 AP−3, damage D3\n[\s\S]*Own models lost +0\.17/);
  expect(textOf(typed, 'es')).toMatch(/^1 × F8 FP−3, daño D3\n[\s\S]*Miniaturas propias perdidas +0,17/);
});

describe('why a question cannot be answered', () => {
  test.each([
    [{ code: 'field-needed', field: 'attackers/1/S' }, 'Line 2: Strength (S) is missing', 'Línea 2: falta: Fuerza (F)'],
    [{ code: 'too-much-to-work-out', field: 'attackers' }, /^This many dice/, /^Calcular tantos dados/],
    [
      { code: 'wounded-too-much', field: 'target/wounded', wounds: 2 },
      /^Target: a model with 2/,
      /^Objetivo: una mini/,
    ],
    [
      {
        code: 'bad-question',
        field: 'attackers/0/abilities/1',
        why: { code: 'unknown-ability', ability: 'swift' },
      },
      'Line 1: unknown ability "swift"',
      'Línea 1: aptitud desconocida: «swift»',
    ],
  ])('%j', (fact, english, spanish) => {
    expect(whyNot(fact, 'en')).toMatch(english);
    expect(whyNot(fact, 'es')).toMatch(spanish);
  });
});

test('every receipt line has text in both languages', () => {
  const question: OddsQuestion = {
    attackers: [
      { sheet: 'terminator-squad', weapon: 'storm-bolter' },
      { sheet: 'eradicator-squad', weapon: 'melta-rifle' },
    ],
    target: { sheet: 'scouts', models: 5, character: { sheet: 'captain' } },
    conditions: {
      half: true,
      cover: true,
      moved: 'stationary',
      plunging: true,
      hand: ['hit-minus-one', 'wound-plus-one'],
    },
  };
  const answer = answered(question);
  if (!answer.ok) throw new Error(answer.error.code);
  const { read, figures } = answer.value;
  const facts = [
    ...Object.values(figures).flatMap(({ lines }) => lines.map(({ why }) => why)),
    ...read.strikes.flatMap(({ terms, marks }) => [
      ...Object.values(terms.receipts).flatMap((part) => ('lines' in part ? part.lines.map(({ why }) => why) : part)),
      ...marks.flatMap(({ receipt }) => receipt.lines.map(({ why }) => why)),
    ]),
  ];
  for (const fact of facts)
    for (const language of ['en', 'es'] as const) expect(sayIn(language)(fact)).not.toBe(fact.code);
});
