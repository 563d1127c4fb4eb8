import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { must } from '../../kernel/result.ts';
import { cardsIn } from './cards-file.ts';
import { convertBlueprints } from './convert-blueprints.ts';

const convert = (...list: readonly object[]) => must(convertBlueprints(list));
const card = (cardCategory: string, more: object = {}) => ({
  cardId: '7_1',
  title: 'A card',
  side: 'DARK',
  cardCategory,
  ...more,
});
const only = (cardCategory: string, more: object = {}) => convert(card(cardCategory, more)).cards['7_1'];

describe('a card of the server’s database', () => {
  test.each<[string, object, object]>([
    [
      'CHARACTER',
      { deployCost: 4, power: 5, ability: 3, forfeit: 6, destiny: 1, uniqueness: 'UNIQUE', landspeed: 2 },
      { kind: 'character', deploy: 4, power: 5, ability: 3, forfeit: 6, destiny: 1, dots: 1, defence: 3, landspeed: 2 },
    ],
    ['CHARACTER', { ability: 3, armor: 5 }, { defence: 5, landspeed: 1, dots: 0 }],
    [
      'STARSHIP',
      { maneuver: 4, hyperspeed: 5, pilotCapacity: 2, passengerCapacity: 1 },
      { kind: 'starship', defence: 4, hyperspeed: 5, seats: 3 },
    ],
    ['VEHICLE', { maneuver: 2, landspeed: 3, pilotCapacity: 1 }, { kind: 'vehicle', landspeed: 3, seats: 1 }],
    ['WEAPON', { deployCost: 2 }, { kind: 'weapon', deploy: 2 }],
    ['INTERRUPT', { destiny: 5 }, { kind: 'omen', destiny: 5 }],
    [
      'LOCATION',
      {
        title: 'Greywater: Old Quay',
        cardSubtype: 'SITE',
        icons: [
          { icon: 'DARK_FORCE', count: 2 },
          { icon: 'INTERIOR_SITE', count: 1 },
        ],
      },
      { kind: 'site', system: 'Greywater', icons: { dark: 2, light: 0 }, exterior: false },
    ],
    [
      'LOCATION',
      { title: '•Greywater', cardSubtype: 'SYSTEM' },
      { kind: 'system', system: 'Greywater', exterior: true, order: 0 },
    ],
  ])('%s %j', (category, more, expected) => expect(only(category, more)).toMatchObject(expected));

  test('the side decides, and cards we cannot use are counted', () => {
    const { cards, approximate, skipped } = convert(
      card('CHARACTER', { side: 'LIGHT' }),
      card('EFFECT', { cardId: '7_2' }),
      card('CHARACTER', { cardId: '7_3_BACK' }),
      card('CHARACTER', { cardId: '7_4', side: 'BOTH' }),
    );
    expect(cards['7_1']?.side).toBe('light');
    expect([Object.keys(cards), approximate, skipped]).toEqual([['7_1', '7_2'], 1, 2]);
  });

  test('a file that is no list is refused', () => expect(convertBlueprints({}).ok).toBe(false));
});

test('whatever the database contains, the result is a valid --cards file', () => {
  const number = fc.oneof(fc.double(), fc.integer(), fc.constant(undefined), fc.string());
  const numbers = [
    'destiny',
    'deployCost',
    'power',
    'ability',
    'forfeit',
    'armor',
    'maneuver',
    'landspeed',
    'hyperspeed',
    'pilotCapacity',
  ];
  const entry = fc.record({
    cardId: fc.constantFrom('1_1', '12_300', '5_6_B', ''),
    title: fc.string(),
    side: fc.constantFrom('DARK', 'LIGHT', 'BOTH'),
    cardCategory: fc.constantFrom('CHARACTER', 'LOCATION', 'STARSHIP', 'VEHICLE', 'WEAPON', 'EFFECT', ''),
    cardSubtype: fc.constantFrom('SITE', 'SYSTEM', 'SECTOR', undefined),
    icons: fc.array(fc.record({ icon: fc.constantFrom('DARK_FORCE', 'LIGHT_FORCE', 'PILOT'), count: fc.nat(9) })),
    ...Object.fromEntries(numbers.map((name) => [name, number])),
  });
  fc.assert(
    fc.property(fc.array(fc.oneof(entry, fc.anything())), (list) => {
      const { cards } = must(convertBlueprints(list));
      expect(cardsIn(JSON.parse(JSON.stringify(cards))).ok).toBe(true);
    }),
  );
});
