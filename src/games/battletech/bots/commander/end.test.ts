import { describe, expect, test } from 'vitest';
import { AMMO } from '../../data/ammo.ts';
import { CT, LA, LT, RT } from '../../data/places.ts';
import type { Order } from '../../plan.ts';
import { refuse } from '../../rules/handlers.ts';
import { hurt, set, testMech } from '../../rules/testing.ts';
import { type Unit, type View, view } from '../../view.ts';
import { ordersOf } from './end.ts';
import { commanded, FIELDS, opposed, roaming, type Setting } from './testing.ts';
import { BALANCED } from './weights.ts';

/** Two bins in the left torso feed one launcher; a gun in the right torso has its own bin. */
const LOADED = testMech({
  weapons: [
    ['srm-6', LT, 2],
    ['ac-5', RT, 4],
  ],
  ammo: [
    ['srm-6-ammo', LT, 15],
    ['srm-6-ammo', LT, 15],
    ['ac-5-ammo', RT, 20],
  ],
});
const [LAUNCHER, GUN] = [LOADED.mounts[0]?.slots[0] ?? 0, LOADED.mounts[1]?.slots[0] ?? 0];

const loaded = (changes: Partial<Unit> = {}): View =>
  view(set(opposed({ phase: 'end', own: { design: LOADED } }), 0, changes), '0');
const thin = (sideView: View, ...places: readonly number[]): View => {
  const armour = (sideView.units[0] as Unit).armour.map((points, at) => (places.includes(at) ? BALANCED.bare : points));
  return view(set(sideView, 0, { armour }), '0');
};

function ordered(sideView: View, weights = BALANCED as Parameters<typeof ordersOf>[2]): readonly Order[] {
  const [nothing, some, ...others] = [...ordersOf(sideView, '0', weights)];
  expect(nothing?.command.orders).toEqual([]);
  expect(others.every(({ exposed }) => exposed === 0 && (some?.exposed ?? 0) > 0)).toBe(true);
  return some?.command.orders ?? [];
}
const dumped = (sideView: View): readonly number[] => ordered(sideView)[0]?.dump ?? [];

describe('bins', () => {
  test.each([
    ['nothing is wrong', loaded(), []],
    ['the launcher is gone: so are its bins', view(hurt(loaded(), 0, LT, LAUNCHER), '0'), [0, 1]],
    ['the gun is gone: so is its bin', view(hurt(loaded(), 0, RT, GUN), '0'), [2]],
    ['an empty bin cannot blow up', view(hurt(loaded({ bins: [15, 15, 0] }), 0, RT, GUN), '0'), []],
    ['behind thin armour one of two is too many, and the other is needed', thin(loaded(), LT), [0]],
    ['the only one is needed', thin(loaded(), RT), []],
    ['thin armour somewhere else', thin(loaded(), CT), []],
    ['hardly anything in them', thin(loaded({ bins: [2, 2, 20] }), LT), []],
    ['one is on its way out already', thin(loaded({ dumping: 1 }), LT), []],
  ])('%s', (_, sideView, bins) => expect(dumped(sideView)).toEqual(bins));

  test('a destroyed bin does not prevent dumping another', () => {
    const slot = LOADED.bins[0]?.slot ?? 0;
    expect(dumped(view(hurt(loaded(), 0, LT, LAUNCHER, slot), '0'))).toEqual([1]);
  });

  test('orders no dumping if the rules do not allow it', () => {
    const sideView = opposed({ phase: 'end', own: { design: LOADED }, ruleset: 'core-2026' });
    expect(ordered(view(hurt(sideView, 0, LT, LAUNCHER), '0'))).toEqual([]);
  });

  test.each([
    ['armour that counts as thin', { bare: BALANCED.bare - 1 }],
    ['points that are worth it', { blast: 1000 }],
  ])('depends on the weights: %s', (_, own) =>
    expect(ordered(thin(loaded(), LT), { ...BALANCED, ...own })).toEqual([]),
  );
});

describe('dumping takes into account who can get behind the unit next turn', () => {
  /** A launcher without its gun, and an enemy with 4 walking and 4 jumping MP in this hex. */
  const facing = (at: string, changes: Setting['foe'] = {}): View => {
    const sideView = opposed({ phase: 'end', own: { design: LOADED, at: '0810' }, foe: { at, ...changes } });
    return view(hurt(sideView, 0, LT, LAUNCHER), '0');
  };
  const exposed = (sideView: View) => [...ordersOf(sideView, '0', BALANCED)].map((orders) => orders.exposed);
  const points = 2 * 15 * (AMMO['srm-6-ammo']?.damage ?? 0);

  test.each<[string, View, number]>([
    ['an enemy ahead that can jump past', facing('0807'), points],
    ['an enemy already behind', facing('0813', { facing: 0 }), points],
    ['an enemy too far ahead to get behind', facing('0801', { design: testMech({ walk: 3 }) }), 0],
    ['an enemy behind without weapons in range', facing('0817', { design: testMech({ walk: 1 }) }), 0],
    ['an enemy that is shut down', view(set(facing('0813'), 1, { shutDown: true }), '0'), 0],
    ['a wreck', view(set(facing('0813'), 1, { destroyed: 'destroyed-torso' }), '0'), 0],
  ])('%s', (_, sideView, points) => {
    expect(exposed(sideView)).toEqual([0, points]);
    const dumps = points > 0 ? [] : [{ unit: 0, dump: [0, 1] }];
    expect(commanded(sideView)).toEqual({ type: 'end', orders: dumps });
  });

  test('only the unit that is at risk keeps its ammunition', () => {
    const more = [{ side: '0', at: '0117', facing: 3, design: LOADED }] as const;
    const foe = { at: '0813', design: testMech({ walk: 1, weapons: [['medium-laser', LA]] }) };
    const sideView = opposed({ phase: 'end', own: { design: LOADED, at: '0810' }, foe, more });
    const both = view(hurt(hurt(sideView, 0, LT, LAUNCHER), 2, LT, LAUNCHER), '0');
    expect(commanded(both)).toEqual({ type: 'end', orders: [{ unit: 2, dump: [0, 1] }] });
  });
});

describe('reactors', () => {
  test.each([
    [0, true],
    [14, true], // needs 4
    [22, true], // needs 8: 15 of 36
    [26, false], // needs 10: 6 of 36
    [30, false],
  ])('started at heat %i: %s', (heat, starts) =>
    expect(ordered(loaded({ shutDown: true, stayDown: true, heat }))).toEqual(
      starts ? [{ unit: 0, startUp: true }] : [],
    ),
  );

  test('a reactor that restarts automatically needs no order', () =>
    expect(ordered(loaded({ shutDown: true, stayDown: false, heat: 14 }))).toEqual([]));

  test('the weights set the required odds', () => {
    const down = loaded({ shutDown: true, stayDown: true, heat: 22 });
    expect(ordered(down, { ...BALANCED, restart: 0.5 })).toEqual([]);
  });
});

test('orders are always legal', () => {
  for (const field of FIELDS)
    roaming(field, 5, { most: 200, rarely: 1 }, (sideView) => {
      if (sideView.phase !== 'end') return;
      const side = sideView.queue[0] ?? '';
      for (const { command } of ordersOf(sideView, side, BALANCED))
        expect(refuse(sideView, side, command)).toBeUndefined();
    });
});
