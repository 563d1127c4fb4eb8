import { describe, expect, test } from 'vitest';
import { loaded } from '../../kernel/dice.ts';
import { must } from '../../kernel/result.ts';
import type { Rulebook } from '../../kernel/rulebook.ts';
import { rulebookText } from '../../parts/rulebook/rulebook-text.ts';
import { ABILITY_FOR_DESTINY, ABILITY_FOR_PRESENCE } from './ability.ts';
import { begin } from './apply.ts';
import { DECK_SIZE, HAND_SIZE, SECOND_HAND } from './deck.ts';
import { DECK_NAMES } from './rulebook/es.ts';
import { battleExample } from './rulebook/facts.ts';
import { rulebook } from './rulebook.ts';
import { BATTLE_COST } from './rules/battle/initiate.ts';
import { compared, drawsDestiny, isHit } from './rules/battle/total.ts';
import { generation } from './rules/generation.ts';
import { MOVE_COST } from './rules/move.ts';
import { setUp } from './rules/set-up.ts';
import { TITLES } from './ui/titles.ts';

const rulesOf = (options: unknown) => must(setUp(options, loaded()));
const inEnglish = (options: unknown) => rulebookText(rulebook(rulesOf(options), 'en'), Number.POSITIVE_INFINITY);
const inSpanish = (options: unknown) => rulebookText(rulebook(rulesOf(options), 'es'), Number.POSITIVE_INFINITY);

/** Decks of one kind of fighter and filler, without weapons, tactics, craft, masters and unique cards. */
const PLAIN = {
  decks: {
    dark: { name: 'Drill', side: 'dark', start: 'foundry-gate', cards: { 'foundry-gate': 1, conscript: 59 } },
    light: {
      name: 'Bells',
      side: 'light',
      start: 'terraces',
      cards: { terraces: 1, sentinel: 30, 'morning-bell': 29 },
    },
  },
};
const FLEETS = { decks: { dark: 'night-fleet', light: 'harbour-fleet' } };
const SETUPS: readonly (readonly [string, unknown])[] = [
  ['the default decks', {}],
  ['the fleets', FLEETS],
  ['plain custom decks', PLAIN],
  ['a short match', { turnLimit: 60 }],
];

test.each<[string, unknown, readonly string[], readonly string[]]>([
  [
    'the default decks',
    {},
    ['After 150 turns', 'Iron Tide        Foundry Gate', 'Lamps and Roads  Terraces', '1 + 2 + 1 = 4'],
    ['Tras 150 turnos', 'Marea de Hierro     Puerta de la Fundición', 'Lámparas y Caminos  Bancales', '1 + 2 + 1 = 4'],
  ],
  ['the fleets', FLEETS, ['Night Fleet    Grael', 'Harbour Fleet  Orison'], ['Flota Nocturna    Grael']],
  ['a short match', { turnLimit: 60 }, ['After 60 turns'], ['Tras 60 turnos']],
  ['custom decks', PLAIN, ['Drill  Foundry Gate', 'neither weapons nor tactics'], ['Bells  Bancales']],
])('the numbers and names of %s appear', (_, options, english, spanish) => {
  for (const words of english) expect(inEnglish(options)).toContain(words);
  for (const words of spanish) expect(inSpanish(options)).toContain(words);
});

test('the numbers of the rules appear', () => {
  const words = inEnglish({});
  expect(words).toContain(`total ability of ${ABILITY_FOR_PRESENCE} or more`);
  expect(words).toContain(`total ability of ${ABILITY_FOR_DESTINY} or more`);
  expect(words).toContain(`deck of ${DECK_SIZE} cards`);
  expect(words).toContain(`${HAND_SIZE} cards in hand, the Compact with ${SECOND_HAND}`);
  expect(inEnglish({ secondHand: 8 })).toContain('the Compact with 8');
  expect(inSpanish({ secondHand: 8 })).toContain('el Pacto, con 8');
  expect(words).toContain(`start a battle for ${BATTLE_COST} Force`);
  expect(words).toContain(`once per turn, for ${MOVE_COST} Force`);
});

test('the generation at the start is what the rules compute', () => {
  for (const [, options] of SETUPS) {
    const rules = rulesOf(options);
    const table = begin(rules);
    expect(inEnglish(options)).toContain(`= ${generation(table, 'dark').total} Force and the Compact 1`);
    expect(inEnglish(options)).toContain(`= ${generation(table, 'light').total}.`);
  }
});

test.each([
  ['vehicle', 'Vehicles move', 'Los vehículos avanzan'],
  ['starship', 'Starships jump', 'Las naves saltan'],
  ['weapon', 'Fire a weapon', 'Disparar un arma'],
  ['tactic', 'Play a tactic', 'Jugar una táctica'],
  ['master', 'master', 'maestro'],
  ['dots', 'Dots before a name', 'Los puntos delante'],
  ['seats', 'Passengers', 'Los pasajeros'],
])('rules about %s are absent if the decks have no such card', (_, english, spanish) => {
  expect(inEnglish({})).toContain(english);
  expect(inSpanish({})).toContain(spanish);
  expect(inEnglish(PLAIN)).not.toContain(english);
  expect(inSpanish(PLAIN)).not.toContain(spanish);
});

test('the battle in the example follows the rules', () => {
  const it = battleExample();
  expect(isHit(it.shot.destiny, it.weapon.bonus, it.hit.defence)).toBe(true);
  expect(drawsDestiny(it.ability.dark, 1) && drawsDestiny(it.ability.light, 1)).toBe(true);
  expect(it.ability.dark).toBe(it.ability.light);
  const drawn = { dark: it.darkDraw.destiny, light: it.lightDraw.destiny };
  expect(compared(it.totals, drawn)).toEqual({
    winner: 'light',
    damage: { dark: it.damage, light: 0 },
    attrition: it.attrition,
  });
  expect(it.strong.forfeit).toBeGreaterThanOrEqual(Math.max(it.damage, it.attrition.dark));
  expect(it.hit.forfeit).toBeGreaterThanOrEqual(it.attrition.light);
});

test('every sum adds up', () => {
  for (const [, options] of SETUPS)
    for (const words of [inEnglish(options), inSpanish(options)]) {
      const sums = [...words.matchAll(/(\d+(?: [+−] \d+)+) = (\d+)/g)];
      expect(sums.length).toBe(5);
      for (const [, left = '', right] of sums) {
        const parts = left.replaceAll('− ', '-').replaceAll('+ ', '').split(' ').map(Number);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(Number(right));
      }
    }
});

test('preset decks have the same Spanish names as in the lobby', () => {
  expect(Object.entries(DECK_NAMES)).toEqual(Object.values(TITLES).map(({ en, es }) => [en, es]));
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

  test('the plain text is at most 100 columns wide', () => {
    for (const language of ['en', 'es'] as const) {
      const lines = rulebookText(rulebook(rulesOf(options), language)).split('\n');
      expect(lines.filter(({ length }) => length > 100)).toEqual([]);
    }
  });
});
