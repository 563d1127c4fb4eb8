import { describe, expect, test } from 'vitest';
import { SIDES, type Side } from '../sides.ts';
import { type Card, type Character, isLocation, type Location, type Starship, type Vehicle } from './card.ts';
import { CARD_OF, CARDS } from './cards.ts';
import { DECKS } from './decks.ts';

const of = <K extends Card['kind']>(kind: K, side?: Side) =>
  CARDS.filter((card): card is Extract<Card, { kind: K }> => card.kind === kind && (!side || card.side === side));
const locations = (side: Side): Location[] => CARDS.filter(isLocation).filter((card) => card.side === side);
const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** The typical cost of a character with these numbers: a linear fit over the reference cards. */
const worth = ({ power, ability, forfeit }: Character): number => 0.62 + 0.49 * power + 0.4 * ability + 0.015 * forfeit;

describe('the set', () => {
  test('has seventy cards with unique ids and names', () => {
    expect(CARDS).toHaveLength(70);
    expect(CARD_OF.size).toBe(CARDS.length);
    expect(new Set(CARDS.map(({ name }) => name)).size).toBe(CARDS.length);
    for (const { id, lore } of CARDS) {
      expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(lore).toMatch(/^[A-Z].{9,60}\.$/);
    }
  });

  test.each(SIDES)('%s has the right number of cards of every kind', (side) => {
    const counts = (['character', 'starship', 'vehicle', 'weapon', 'tactic', 'omen'] as const).map(
      (kind) => of(kind, side).length,
    );
    expect([...counts, locations(side).length]).toEqual([12, 5, 2, 3, 1, 2, 10]);
  });

  test('the two sides are not copies of each other', () => {
    const numbers = (side: Side) =>
      of('character', side).map(({ power, ability, forfeit }) => [power, ability, forfeit]);
    expect(numbers('dark')).not.toEqual(numbers('light'));
  });

  test('both sides have characters of the same costs and nearly the same total worth', () => {
    const costs = (side: Side) => of('character', side).map(({ deploy }) => deploy);
    expect(costs('dark')).toEqual(costs('light'));
    const [dark, light] = SIDES.map((side) => sum(of('character', side).map(worth))) as [number, number];
    expect(light - dark).toBeGreaterThanOrEqual(0); // light goes second
    expect(light - dark).toBeLessThan(0.8);
    const hulls = (side: Side) =>
      sum([...of('starship', side), ...of('vehicle', side)].map((one) => one.power + one.ability));
    expect(hulls('dark')).toBe(hulls('light'));
  });
});

describe('characters follow the cost curve', () => {
  test.each(of('character').map((card) => [card.name, card] as const))('%s', (_, card) => {
    expect(Math.abs(card.deploy - worth(card))).toBeLessThan(0.7);
    expect(card.power).toBeGreaterThanOrEqual(1);
    expect(card.power).toBeLessThanOrEqual(6);
    expect(card.ability).toBeGreaterThanOrEqual(1);
    expect(card.ability).toBeLessThanOrEqual(7);
    expect(card.forfeit).toBeGreaterThanOrEqual(2);
    expect(card.forfeit).toBeLessThanOrEqual(8);
    // Destiny falls with the cost: 3 at cost 1, 1 at cost 5 and above.
    expect(Math.abs(card.destiny - Math.max(1, 3.4 - 0.45 * card.deploy))).toBeLessThan(1.6);
    expect(card.defence).toBe(card.ability);
    expect(card.landspeed).toBe(1);
    expect(card.dots === 1).toBe(card.deploy >= 5);
  });

  test('cheap characters have higher destinies than expensive ones', () => {
    const mean = (cards: readonly Character[]) => sum(cards.map(({ destiny }) => destiny)) / cards.length;
    const cheap = of('character').filter(({ deploy }) => deploy <= 2);
    const dear = of('character').filter(({ deploy }) => deploy >= 4);
    expect(mean(cheap)).toBeGreaterThan(mean(dear) + 1);
  });
});

describe('craft', () => {
  test.each([...of('starship'), ...of('vehicle')].map((card) => [card.name, card] as const))('%s', (_, card) => {
    const { deploy, power, ability, forfeit, destiny, defence }: Starship | Vehicle = card;
    expect(Math.abs(deploy - power)).toBeLessThanOrEqual(1);
    expect(ability).toBeGreaterThanOrEqual(1); // a built-in pilot
    expect(ability).toBeLessThanOrEqual(3);
    expect(forfeit).toBe(deploy + 1);
    expect(defence).toBeGreaterThanOrEqual(3);
    expect(defence).toBeLessThanOrEqual(6);
    expect(destiny).toBeGreaterThanOrEqual(1);
    expect(destiny).toBeLessThanOrEqual(4);
    if (card.kind === 'starship') expect([3, 4, 5]).toContain(card.hyperspeed);
    else expect([1, 2, 3]).toContain(card.landspeed);
  });
});

describe('locations', () => {
  const icons = (side: Side, kind: Location['kind']): string[] =>
    locations(side)
      .filter((card) => card.kind === kind)
      .map((card) => `${card.icons[side]},${card.icons[side === 'dark' ? 'light' : 'dark']}`)
      .sort();

  test.each(SIDES)('%s has the intended icons', (side) => {
    expect(icons(side, 'site')).toEqual(['1,0', '1,1', '1,1', '1,1', '2,0', '2,1', '2,1']);
    expect(icons(side, 'system')).toEqual(['1,1', '2,1', '2,1']);
  });

  test('all have destiny 0', () => expect(CARDS.filter(isLocation).every(({ destiny }) => destiny === 0)).toBe(true));

  const all = CARDS.filter(isLocation);
  const bySystem = new Map(all.map(({ system }) => [system, all.filter((card) => card.system === system)]));

  test('each system has one system card, its sites are numbered from 1, and all have the same parsec', () => {
    for (const [name, cards] of bySystem) {
      const places = cards.map(({ order }) => order).sort((a, b) => a - b);
      expect(places).toEqual(places.map((_, place) => place));
      expect(cards.find(({ order }) => order === 0)).toMatchObject({ kind: 'system', name, exterior: true });
      expect(new Set(cards.map(({ parsec }) => parsec)).size).toBe(1);
    }
  });

  test('on five of six systems both sides have sites, two of them adjacent', () => {
    const contested = [...bySystem.values()].filter((cards) => {
      const sites = cards.filter(({ kind }) => kind === 'site').sort((a, b) => a.order - b.order);
      return sites.some((site, i) => sites[i + 1] && sites[i + 1]?.side !== site.side);
    });
    expect(contested).toHaveLength(5);
  });

  test('the slowest starship can reach every system, and every system with sites has an exterior one to land at', () => {
    const parsecs = [...bySystem.values()].map((cards) => cards[0]?.parsec ?? 0).sort((a, b) => a - b);
    const slowest = Math.min(...of('starship').map(({ hyperspeed }) => hyperspeed));
    for (const [i, parsec] of parsecs.entries())
      expect((parsecs[i + 1] ?? parsec) - parsec).toBeLessThanOrEqual(slowest);
    for (const [name, cards] of bySystem)
      if (cards.length > 1)
        expect([name, cards.some((card) => card.kind === 'site' && card.exterior)]).toEqual([name, true]);
  });
});

describe('the preset decks', () => {
  test('are two per side', () => {
    for (const side of SIDES) expect(Object.values(DECKS).filter((deck) => deck.side === side)).toHaveLength(2);
  });

  test.each(Object.entries(DECKS))('%s has an average destiny of 2.1 to 2.3', (_, { cards }) => {
    const total = sum(Object.entries(cards).map(([id, copies]) => copies * (CARD_OF.get(id)?.destiny ?? NaN)));
    expect(total / 60).toBeGreaterThan(2.1);
    expect(total / 60).toBeLessThan(2.3);
  });

  test('contain every card', () => {
    const used = new Set(Object.values(DECKS).flatMap(({ cards }) => Object.keys(cards)));
    expect(CARDS.filter(({ id }) => !used.has(id))).toEqual([]);
  });
});
