import { describe, expect, test } from 'vitest';
import { loaded } from '../../kernel/dice.ts';
import { must } from '../../kernel/result.ts';
import type { Rulebook } from '../../kernel/rulebook.ts';
import { rulebookText } from '../../parts/rulebook/rulebook-text.ts';
import { ARMIES } from './data/armies.ts';
import { SCENARIOS } from './data/scenarios.ts';
import { UNIT_ABILITIES as UNIT_EN, WEAPON_ABILITIES as WEAPON_EN } from './rulebook/abilities.en.ts';
import { UNIT_ABILITIES as UNIT_ES, WEAPON_ABILITIES as WEAPON_ES } from './rulebook/abilities.es.ts';
import { NAMES } from './rulebook/es.ts';
import { exampleOf, SHOWN_TOUGHNESS, WOUND_ROWS } from './rulebook/example.ts';
import { atLeast } from './rulebook/facts.ts';
import { rulebook } from './rulebook.ts';
import { MANUAL_ENTRIES } from './rules/abilities/manual-modifiers.ts';
import { ABILITIES } from './rules/abilities/registry.ts';
import { UNIT_ABILITIES } from './rules/abilities/unit.ts';
import { WEAPON_ABILITIES } from './rules/abilities/weapon.ts';
import { woundNeeds } from './rules/attack/wound-table.ts';
import { COSTS } from './rules/reaction.ts';
import { setUp } from './rules/set-up.ts';
import { RULESETS } from './rulesets.ts';
import { ABILITY_NAMES, MODIFIERS } from './text/terms.es.ts';
import { TITLES } from './ui/titles.ts';

const rulesOf = (options: unknown) => must(setUp(options, loaded()));
const inEnglish = (options: unknown) => rulebookText(rulebook(rulesOf(options), 'en'), Number.POSITIVE_INFINITY);
const inSpanish = (options: unknown) => rulebookText(rulebook(rulesOf(options), 'es'), Number.POSITIVE_INFINITY);
const chapters = (options: unknown) => rulebook(rulesOf(options), 'en').sections.map(({ id }) => id);

const BARE = { name: 'Bare', table: { width: 44, height: 30 }, terrain: [] };
const EDITIONS = Object.keys(RULESETS);
const SETUPS: readonly (readonly [string, unknown])[] = [
  ...EDITIONS.flatMap((ruleset) =>
    Object.keys(SCENARIOS).map((scenario) => [`${scenario}, ${ruleset}`, { ruleset, scenario }] as const),
  ),
  ['armies on another table', { map: 'ruined-city', attacker: 'swarm', defender: 'phalanx' }],
];

test.each<[string, unknown, readonly string[], readonly string[]]>([
  [
    'tenth edition',
    {},
    [
      '(TENTH EDITION; CROSSFIRE)',
      '44 by 30 inches',
      '3 rounds',
      'within 1″ of each other',
      'adds 1 to the armour saves',
    ],
    ['(DÉCIMA EDICIÓN; FUEGO CRUZADO)', '44 por 30 pulgadas', '3 rondas', 'a 1″ o menos', 'suma 1 a las salvaciones'],
  ],
  [
    'eleventh edition',
    { ruleset: '11e' },
    [
      'within 2″ of each other',
      'Skill of the attack worse by 1',
      'only models within 15″',
      'moved at most 3″',
      'rolled together',
    ],
    ['a 2″ o menos', 'empeora en 1 la habilidad', 'miniaturas a 15″ o menos', '3″ o menos', 'se tiran juntas'],
  ],
  [
    'tenth edition with Plunging Fire',
    { scenario: 'armour' },
    [
      '60 by 44 inches',
      '2 command points',
      '6″ or more above the ground improves its AP',
      'within 2″ across a barricade',
    ],
    ['2 puntos de mando', 'a 6″ o más del suelo mejora en 1 su FP'],
  ],
  [
    'eleventh edition with Plunging Fire',
    { scenario: 'armour', ruleset: '11e' },
    ['3″ or more above the ground improves', 'improves its Ballistic Skill by 1'],
    ['mejora en 1 su habilidad de proyectiles'],
  ],
  ['1 round', { rounds: 1 }, ['for 1 round.', 'After 1 round,'], ['durante 1 ronda.', 'Tras 1 ronda,']],
  [
    '5 command points',
    { commandPoints: 5 },
    ['5 command points (CP)', `costs ${COSTS} CP`],
    ['5 puntos de mando (PM)'],
  ],
  [
    'modifiers',
    { handModifiers: false },
    ['Manual modifiers are not allowed'],
    ['no se admiten modificadores manuales'],
  ],
  ['excess that carries over', { devastating: 'spill' }, ['excess carries over'], ['pasan a otras miniaturas']],
  [
    'excess that is lost',
    { devastating: 'one-model' },
    ['excess of each wound is lost'],
    ['de cada herida se pierden'],
  ],
])('the numbers of %s appear', (_, options, english, spanish) => {
  for (const words of english) expect(inEnglish(options)).toContain(words);
  for (const words of spanish) expect(inSpanish(options)).toContain(words);
});

test.each<[string, unknown, readonly string[], readonly string[]]>([
  ['a duel', { scenario: 'duel' }, ['stratagems', 'unit-abilities'], ['attached', 'vehicles can fire', 'ruins']],
  [
    'a bare table',
    { scenario: 'duel', map: BARE },
    ['cover', 'stratagems'],
    ['terrain', 'Cover adds', 'barricade', 'In cover'],
  ],
  ['no command points', { commandPoints: 0 }, ['stratagems'], ['CP', 'stratagem']],
  ['a bare table with command points', { map: BARE }, [], ['ruins', 'woods', 'barricade', 'Terrain can']],
  [
    'the tenth edition',
    {},
    [],
    ['are hidden', 'decline', 'saves of a weapon group are rolled together', 'Plunging Fire'],
  ],
  ['no unit that fell back', {}, [], ['fell back']],
])('%s: what does not apply is absent', (_, options, sections, words) => {
  for (const id of sections) expect(chapters(options)).not.toContain(id);
  for (const word of words) expect(inEnglish(options)).not.toContain(word);
});

test('the abilities of the match are listed, and no others', () => {
  const printed = (options: unknown) =>
    rulebook(rulesOf(options), 'en')
      .sections.find(({ id }) => id === 'weapon-abilities')
      ?.blocks.flatMap((block) => (block.kind === 'table' ? block.rows.map(([name]) => name) : []));
  expect(printed({ scenario: 'duel' })).toEqual([
    'Anti-KEYWORD N+',
    'Assault',
    'Devastating Wounds',
    'Heavy',
    'Pistol',
    'Rapid Fire X',
  ]);
  expect(printed({ scenario: 'armour' })).toContain('One Shot');
  expect(printed({})).not.toContain('Melta X');
});

describe('the ability tables', () => {
  const hand = Object.keys(MANUAL_ENTRIES);

  test('cover every ability, in the same order in both languages', () => {
    expect(Object.keys(WEAPON_EN).sort()).toEqual(Object.keys(WEAPON_ABILITIES).sort());
    expect(Object.keys(UNIT_EN).sort()).toEqual([...Object.keys(UNIT_ABILITIES), ...hand].sort());
    expect(Object.keys(WEAPON_ES)).toEqual(Object.keys(WEAPON_EN));
    expect(Object.keys(UNIT_ES)).toEqual(Object.keys(UNIT_EN));
  });

  test('use the names of the log and the page', () => {
    for (const [id, [name]] of Object.entries({ ...WEAPON_EN, ...UNIT_EN }))
      if (!hand.includes(id)) expect(name).toBe(ABILITIES[id as keyof typeof ABILITIES].print);
    const spanish: Readonly<Record<string, string>> = { ...ABILITY_NAMES, ...MODIFIERS };
    for (const [id, [name]] of Object.entries({ ...WEAPON_ES, ...UNIT_ES }))
      expect(name.toLowerCase()).toBe(spanish[id]?.replace('KEYWORD', 'CLAVE').toLowerCase());
  });

  test('have Spanish names for all built-in scenarios, tables and armies, the same as in the lobby', () => {
    const titles = Object.values(TITLES).map(({ en, es }) => [en, es]);
    for (const pair of Object.entries(NAMES)) expect(titles).toContainEqual(pair);
    const names = [...Object.values(SCENARIOS), ...Object.values(ARMIES)].map(({ name }) => name);
    for (const name of names) expect(Object.keys(NAMES)).toContain(name);
  });
});

test('the wound table is that of the rules', () => {
  for (let strength = 1; strength <= 20; strength++) {
    const rows: readonly { needs: number; from?: number; to?: number }[] = WOUND_ROWS;
    const row = rows.find(({ from = 0, to = 99 }) => strength >= from && strength <= to);
    expect(row?.needs).toBe(woundNeeds(strength, SHOWN_TOUGHNESS));
  }
});

describe.each(EDITIONS)('the example, %s', (ruleset) => {
  const it = exampleOf(RULESETS[ruleset as keyof typeof RULESETS]);
  const faces = (dice: string): number[] => dice.split(', ').map(Number);

  test('has one die for each attack, hit and wound', () => {
    expect(faces(it.hitDice).length).toBe(it.attacks);
    expect(faces(it.woundDice).length).toBe(it.hits);
    expect(faces(it.saveDice).length).toBe(it.wounds);
    expect(it.woundsOn).toBe(woundNeeds(it.shot.S, it.boy.T));
    expect(it.slain * Number(it.shot.D)).toBe(it.slain * it.boy.W);
  });

  test('states its chances correctly', () => {
    expect(it.each).toBeCloseTo((4 / 6) * (2 / 6) * (5 / 6), 12);
    expect(it.average).toBeCloseTo(1.85, 2);
    const none = (1 - it.each) ** it.attacks;
    const one = it.attacks * it.each * (1 - it.each) ** (it.attacks - 1);
    expect(it.atLeastThatMany).toBeCloseTo(1 - none - one, 12);
    expect(it.averageInCover).toBeCloseTo(ruleset === '10e' ? 1.48 : 1.39, 2);
    expect(inEnglish({ ruleset })).toContain(
      'destroy 1.85 Boyz on average, and 2 or more with a chance of 58%. In cover it would be 1.',
    );
    expect(inSpanish({ ruleset })).toContain('destruyen 1,85 Boyz de media, y 2 o más');
  });
});

test('at least none is certain, at least one is the opposite of none', () => {
  expect(atLeast(0, 4, 0.3)).toBe(1);
  expect(atLeast(1, 4, 0.3)).toBeCloseTo(1 - 0.7 ** 4, 12);
  expect(atLeast(4, 4, 0.3)).toBeCloseTo(0.3 ** 4, 12);
});

const shapeOf = ({ sections }: Rulebook) =>
  sections.map(({ id, blocks }) => [
    id,
    ...blocks.map((block) => {
      if (block.kind === 'table') return [block.kind, block.head.length, ...block.rows.map(({ length }) => length)];
      return 'items' in block ? [block.kind, block.items.length] : [block.kind];
    }),
  ]);

describe.each(SETUPS)('with %s', (_, options) => {
  test('both languages have the same chapters, lists and tables', () => {
    const [english, spanish] = [rulebook(rulesOf(options), 'en'), rulebook(rulesOf(options), 'es')];
    expect(shapeOf(spanish)).toEqual(shapeOf(english));
    const ids = english.sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  test('the plain text is at most 100 columns wide, and nothing is left to fill in', () => {
    for (const language of ['en', 'es'] as const) {
      const lines = rulebookText(rulebook(rulesOf(options), language)).split('\n');
      expect(lines.filter(({ length }) => length > 100)).toEqual([]);
      expect(lines.filter((line) => /undefined|NaN|[{}]/.test(line))).toEqual([]);
    }
  });
});
