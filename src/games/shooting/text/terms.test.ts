import { describe, expect, test } from 'vitest';
import type { Fact } from '../../../kernel/fact.ts';
import { shoot } from '../rules/abilities/testing.ts';
import { say } from '../text.ts';
import { TERMS as EN, CHANGES as EN_CHANGES } from './terms.en.ts';
import { TERMS as ES, CHANGES as ES_CHANGES } from './terms.es.ts';

const en = (fact: Fact): string | undefined => say(fact, 'en');
const es = (fact: Fact): string | undefined => say(fact, 'es');

test.each<[Fact, string, string]>([
  [{ code: 'ability', by: 'weapon', ability: 'heavy' }, 'Heavy', 'Pesada'],
  [
    { code: 'ability', by: 'weapon', ability: 'rapid-fire', x: { dice: 0, sides: 6, plus: 2 } },
    'Rapid Fire 2',
    'Fuego rápido 2',
  ],
  [
    { code: 'ability', by: 'weapon', ability: 'sustained-hits', x: { dice: 1, sides: 3, plus: 0 } },
    'Sustained Hits D3',
    'Impactos sostenidos D3',
  ],
  [
    { code: 'ability', by: 'weapon', ability: 'anti', keyword: 'infantry', on: 4 },
    'Anti-Infantry 4+',
    'Anti-Infantry 4+',
  ],
  [{ code: 'ability', by: 'target', ability: 'damage', x: { dice: 0, sides: 6, plus: 1 } }, 'Damage -1', 'Daño -1'],
  [{ code: 'ability', by: 'target', ability: 'wound-minus-one' }, '−1 to wound', '−1 para herir'],
  [{ code: 'ability', by: 'target', ability: 'constructor' }, 'constructor', 'constructor'],
  [{ code: 'hand', by: 'hand', hand: 'hit-plus-one' }, '+1 to hit (manual)', '+1 para impactar (manual)'],
  [
    { code: 'lone-operative', within: 12 },
    'a Lone Operative can only be targeted from within 12"',
    'a un Agente solitario solo se le dispara desde 12" o menos',
  ],
])('%o', (fact, english, spanish) => {
  expect([en(fact), es(fact)]).toEqual([english, spanish]);
});

describe('notes name their cause', () => {
  test('a captain, Twin-linked and overwatch', () => {
    const { notes } = shoot({
      shooter: ['Hit Re-roll Ones'],
      weapon: ['Twin-linked', 'Anti-Fly 2+'],
      at: ['fly'],
      overwatch: true,
    }).receipts;
    expect(notes.map(en)).toEqual([
      'Fire Overwatch: hits only on unmodified 6s',
      'Twin-linked: re-rolls wound rolls',
      'Anti-Fly 2+: wound rolls of 2+ are critical',
      're-roll 1s to hit: re-rolls hit rolls of 1',
    ]);
    expect(notes.map(es)[1]).toBe('Acoplada: repite tiradas para herir');
  });
});

test('both languages have the same entries', () => {
  expect(Object.keys(ES)).toEqual(Object.keys(EN));
  expect(Object.keys(ES_CHANGES)).toEqual(Object.keys(EN_CHANGES));
});

test('1 fewer attack is singular', () => {
  const fewer = (by: number) => ({ kind: 'attacks', plus: { dice: 0, sides: 6, plus: -by } }) as const;
  expect([1, 2].map((by) => EN_CHANGES.attacks(fewer(by)))).toEqual(['1 fewer attack', '2 fewer attacks']);
  expect([1, 2].map((by) => ES_CHANGES.attacks(fewer(by)))).toEqual(['1 ataque menos', '2 ataques menos']);
});
