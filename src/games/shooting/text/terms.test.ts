import { describe, expect, test } from 'vitest';
import type { Fact } from '../../../kernel/fact.ts';
import { shoot } from '../rules/abilities/testing.ts';
import type { TermTable } from './term-facts.ts';
import { TERMS as EN, CHANGES as EN_CHANGES } from './terms.en.ts';
import { TERMS as ES, CHANGES as ES_CHANGES } from './terms.es.ts';

type Say = (fact: Fact) => string;
function sayer(table: TermTable): Say {
  const phrases = table as unknown as Readonly<Record<string, (fact: Fact, say: Say) => string>>;
  const say: Say = (fact) => phrases[fact.code]?.(fact, say) ?? fact.code;
  return say;
}
const [en, es] = [sayer(EN), sayer(ES)];

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
  [{ code: 'ability', by: 'target', ability: 'wound-minus-one' }, '-1 to wound', '-1 para herir'],
  [{ code: 'ability', by: 'target', ability: 'constructor' }, 'constructor', 'constructor'],
  [{ code: 'hand', by: 'hand', hand: 'hit-plus-one' }, '+1 to hit (by hand)', '+1 para impactar (a mano)'],
  [
    { code: 'lone-operative', within: 12 },
    'a Lone Operative can be targeted from within 12" only',
    'a un agente solitario solo se le dispara desde 12" o menos',
  ],
])('%o', (fact, english, spanish) => {
  expect([en(fact), es(fact)]).toEqual([english, spanish]);
});

describe('notes are told with their cause', () => {
  test('a captain, Twin-linked and overwatch', () => {
    const { notes } = shoot({
      shooter: ['Hit Re-roll Ones'],
      weapon: ['Twin-linked', 'Anti-Fly 2+'],
      at: ['fly'],
      overwatch: true,
    }).receipts;
    expect(notes.map(en)).toEqual([
      'Fire Overwatch: hits on unmodified 6s only',
      'Twin-linked: re-rolls wound rolls',
      'Anti-Fly 2+: wound rolls of 2+ are critical',
      're-roll 1s to hit: re-rolls hit rolls of 1',
    ]);
    expect(notes.map(es)[1]).toBe('Acoplada: repite tiradas para herir');
  });
});

test('both languages have the same ones, with different words', () => {
  expect(Object.keys(ES)).toEqual(Object.keys(EN));
  expect(Object.keys(ES_CHANGES)).toEqual(Object.keys(EN_CHANGES));
});
