import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Fact } from '../../../../kernel/fact.ts';
import type { Language } from '../../../../kernel/game.ts';
import { abilityOf } from '../../data/abilities.ts';
import { ABILITY_NAMES } from '../../text/terms.es.ts';
import { say } from '../../text.ts';
import { MANUAL_MODIFIERS } from '../../work.ts';
import { wrongAbility, wrongAttacks } from './fault.ts';
import { MODIFIER_ENTRIES } from './modifiers.ts';
import { ABILITIES, ABILITY_IDS, abilityIn, entryOf, isAbility } from './registry.ts';
import { profileOf, shoot } from './testing.ts';

const IDS = Object.keys(ABILITIES);
const sample = (print: string): string =>
  print.replace('KEYWORD', 'Infantry').replace('N+', '4+').replace(/\bX\b/, '2');

describe('every ability', () => {
  test.each(IDS)('%s', (id) => {
    const entry = entryOf({ id });
    expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(entry && abilityOf(sample(entry.print)).id).toBe(id); // the printed form parses to itself
  });

  test('has a test file', () => {
    const files = readdirSync(new URL('.', import.meta.url));
    const tested = IDS.filter((id) => files.includes(`${id}.test.ts`));
    // manual-modifiers.test.ts and modifiers.test.ts cover these.
    expect(IDS.filter((id) => !tested.includes(id)).sort()).toEqual(
      [...MANUAL_MODIFIERS, ...Object.keys(MODIFIER_ENTRIES)].sort(),
    );
  });

  test.each(IDS)('%s has text in both languages', (id) => {
    const fact = { ...abilityOf(sample(entryOf({ id })?.print ?? '')), code: 'ability', by: 'weapon', ability: id };
    expect(say(fact, 'en')).not.toMatch(/\b(X|N\+|KEYWORD|undefined)\b/);
    expect(say(fact, 'es')).not.toMatch(/\b(X|N\+|KEYWORD|undefined)\b/);
    expect(Object.hasOwn(ABILITY_NAMES, id) || MANUAL_MODIFIERS.some((hand) => hand === id)).toBe(true);
  });
});

describe('lookup', () => {
  test('datasheets can print all abilities except the rules that always apply', () => {
    expect(ABILITY_IDS).toContain('rapid-fire');
    expect(ABILITY_IDS).not.toContain('big-guns-never-tire');
    expect([isAbility('stealth'), isAbility('plunging-fire'), isAbility('constructor')]).toEqual([true, false, false]);
  });

  test('an unknown ability does nothing', () => {
    expect(entryOf({ id: 'constructor' })).toBeUndefined();
    expect(shoot({ weapon: ['Constructor', 'Unheard Of'] })).toEqual(shoot());
  });

  test('in a list', () => {
    const list = [abilityOf('Rapid Fire 2'), abilityOf('Heavy')];
    expect(abilityIn(list, 'rapid-fire')?.x?.plus).toBe(2);
    expect(abilityIn(list, 'pistol')).toBeUndefined();
  });
});

describe('errors in printed abilities', () => {
  const told = (fact: Fact | undefined, language: Language = 'en') => fact && say(fact, language);

  test('are described in both languages', () => {
    expect(told(wrongAbility(abilityOf('Unheard Of')), 'es')).toBe('aptitud desconocida: «unheard-of»');
    expect(told(wrongAbility(abilityOf('Anti')), 'es')).toBe('se escribe así: Anti-KEYWORD N+');
    expect(told(wrongAbility(abilityOf('Melta D3')), 'es')).toBe('necesita un número sin dados, como Melta X');
    const mixed = wrongAttacks(profileOf({ A: 'D6', weapon: ['Rapid Fire D3'] }));
    expect(told(mixed, 'es')).toBe('debe usar los mismos dados que su Fuego rápido');
  });

  test.each([
    ['Rapid Fire 2', undefined],
    ['Rapid Fire D6', undefined],
    ['Rapid Fire', 'must read like Rapid Fire X'],
    ['Feel No Pain', 'must read like Feel No Pain N+'],
    ['Anti-Fly 2+', undefined],
    ['Anti', 'must read like Anti-KEYWORD N+'],
    ['Melta D3', 'must have a plain number, like Melta X'],
    ['Blast', undefined],
    ['Blast 2', undefined],
    ['Unheard Of', 'unknown ability "unheard-of"'],
    ['Plunging Fire', 'unknown ability "plunging-fire"'],
  ])('%s: %s', (print, problem) => {
    expect(told(wrongAbility(abilityOf(print)))).toBe(problem);
  });

  test('a unit gives its weapons only fixed numbers of attacks', () => {
    expect(wrongAbility(abilityOf('Rapid Fire 2'), 'unit')).toBeUndefined();
    expect(told(wrongAbility(abilityOf('Rapid Fire D3'), 'unit'))).toBe('must have a plain number, like Rapid Fire X');
    expect(wrongAbility(abilityOf('Sustained Hits D3'), 'unit')).toBeUndefined();
  });

  test.each([
    ['D6', 'Rapid Fire D3', 'must use the same dice as its Rapid Fire'],
    ['D6', 'Rapid Fire D6', undefined],
    ['D6', 'Rapid Fire 2', undefined],
    ['2', 'Rapid Fire D3', undefined],
  ])('attacks %s with %s: %s', (A, weapon, problem) => {
    expect(told(wrongAttacks(profileOf({ A, weapon: [weapon] })))).toBe(problem);
  });
});
