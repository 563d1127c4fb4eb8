import { describe, expect, test } from 'vitest';
import { distance } from '../../../../parts/hex/hex.ts';
import { LA, LT, RA } from '../../data/places.ts';
import type { Design } from '../../design.ts';
import type { GameMap } from '../../ground.ts';
import { ground, set, testMech } from '../../rules/testing.ts';
import { unitOf, type View, view } from '../../view.ts';
import { decided, gone, opposed, SOLDIER } from './testing.ts';
import { PERSONAS } from './weights.ts';

const KNIFE = testMech({
  id: 'KNIFE',
  weapons: [
    ['medium-laser', LA],
    ['medium-laser', RA],
    ['srm-6', LT, 2],
  ],
  ammo: [['srm-6-ammo', LT, 15]],
});
const BOW = testMech({
  id: 'BOW',
  weapons: [
    ['ppc', LA, 3],
    ['lrm-10', LT, 2],
  ],
  ammo: [['lrm-10-ammo', LT, 12]],
});
const OPEN = ground();
const TREES = ['0711', '0911', '0811', '0812', '0705', '0906', '0808', '0607', '1009'];
const WOODS = ground(Object.fromEntries(TREES.map((label) => [label, { woods: 1 }])));

interface Meeting {
  readonly map?: GameMap;
  readonly own?: Design;
  readonly foe?: Design;
  readonly at: string;
}

/** A single enemy that has walked three hexes. */
function met({ map = OPEN, own = SOLDIER, foe = SOLDIER, at }: Meeting): View {
  const sideView = opposed({ phase: 'movement', queue: ['0'], map, own: { design: own }, foe: { design: foe, at } });
  return view(set(sideView, 1, { acted: true, went: { ...unitOf(sideView, 1).went, mode: 'walk', hexes: 3 } }), '0');
}

/** Its distance to the enemy after the move, and the damage it expects there. */
function answer(sideView: View, persona: string): { readonly far: number; readonly taken: number } {
  const { command, kept } = decided(sideView, { persona });
  if (command?.type !== 'move') throw new Error('no move');
  const after = gone(sideView, '0', command);
  const taken = kept[0]?.tally.lines.find(({ why }) => why.code === 'commander-taken')?.why.much ?? 0;
  return { far: distance(after.rules.map, unitOf(after, 0).at, unitOf(after, 1).at), taken: Number(taken) };
}

test('personas differ, have the same weight keys, and the first is balanced', () => {
  const tables = Object.entries(PERSONAS).map(([, weights]) => JSON.stringify(Object.entries(weights)));
  expect(new Set(tables).size).toBe(tables.length);
  expect(Object.keys(PERSONAS)).toEqual(['balanced', 'brawler', 'sniper', 'cautious']);
  const [keys, ...others] = Object.values(PERSONAS).map((weights) => Object.keys(weights));
  for (const other of others) expect(other).toEqual(keys);
});

describe('in one place', () => {
  test('the brawler closes in where others keep away', () => {
    const sideView = met({ at: '0805' });
    expect(answer(sideView, 'brawler').far).toBe(1);
    for (const other of ['balanced', 'sniper', 'cautious']) expect(answer(sideView, other).far).toBeGreaterThan(5);
  });

  test('the sniper stays out of range of shorter guns', () => {
    const sideView = met({ foe: KNIFE, at: '0802' });
    expect(answer(sideView, 'sniper')).toEqual({ far: expect.toSatisfy((far: number) => far > 9), taken: 0 });
    expect(answer(sideView, 'balanced').far).toBeLessThan(9);
  });

  test('the cautious one stays behind woods', () => {
    const sideView = met({ map: WOODS, at: '0802' });
    expect(answer(sideView, 'cautious').taken).toBe(0);
    for (const other of ['balanced', 'brawler', 'sniper']) expect(answer(sideView, other).taken).toBeGreaterThan(0);
  });
});

test('in many positions: brawlers are closest, and the cautious take the least damage', () => {
  const designs = [SOLDIER, KNIFE, BOW];
  const places = [OPEN, WOODS].flatMap((map) =>
    designs.flatMap((own) =>
      designs.flatMap((foe) => ['0808', '0805', '0802'].map((at) => met({ map, own, foe, at }))),
    ),
  );
  const mean = (persona: string, of: 'far' | 'taken'): number =>
    places.reduce((all, sideView) => all + answer(sideView, persona)[of], 0) / places.length;
  const [far, taken] = (['far', 'taken'] as const).map((of) =>
    Object.fromEntries(Object.keys(PERSONAS).map((persona) => [persona, mean(persona, of)])),
  );
  expect(far?.brawler).toBeLessThan(far?.balanced ?? 0);
  expect(far?.balanced).toBeLessThan(far?.sniper ?? 0);
  expect(taken?.cautious).toBeLessThan(taken?.balanced ?? 0);
  expect(taken?.balanced).toBeLessThan(taken?.brawler ?? 0);
});

describe('a crippled unit', () => {
  const worn = (sideView: View): View =>
    view(set(sideView, 0, { armour: unitOf(sideView, 0).armour.map(() => 1) }), '0');

  test.each(Object.keys(PERSONAS))('gets no closer than an undamaged one, as %s', (persona) => {
    for (const at of ['0808', '0805', '0802']) {
      const sideView = met({ map: WOODS, own: BOW, at });
      const [whole, crippled] = [answer(sideView, persona), answer(worn(sideView), persona)];
      expect(crippled.far).toBeGreaterThanOrEqual(whole.far);
    }
  });

  test('hides, and gives its damage as the reason', () => {
    const sideView = worn(met({ map: WOODS, at: '0802' }));
    expect(answer(sideView, 'balanced').taken).toBe(0);
    const lines = decided(worn(met({ at: '0805' }))).kept.flatMap(({ tally }) => tally.lines);
    const minded = lines.filter(({ why }) => why.code === 'commander-taken');
    expect(minded.length).toBeGreaterThan(0);
    expect(minded.every(({ why }) => why.crippled === true)).toBe(true);
  });

  test('does not count as crippled if its enemies are as badly damaged', () => {
    const both = worn(met({ map: WOODS, at: '0802' }));
    const sideView = view(set(both, 1, { armour: unitOf(both, 1).armour.map(() => 1) }), '0');
    const lines = decided(sideView).kept.flatMap(({ tally }) => tally.lines);
    expect(lines.some(({ why }) => why.crippled === true)).toBe(false);
  });
});
