import { expect, test } from 'vitest';
import { CT, FRONT, HD, LT, MECH_PLACES, RT } from '../../data/places.ts';
import { designNamed } from '../../rules/build/compile.ts';
import { hurt, set, table } from '../../rules/testing.ts';
import { unitOf, view } from '../../view.ts';
import { hitsAt, placeNumber, SLOT_PLACES, slotRows } from './slots.ts';

const atlas = designNamed('AS7-D');
const state = table({
  units: [
    { at: '0505', design: atlas },
    { at: '0606', design: designNamed('Bulldog') },
  ],
});

test('twelve slots count 1 to 6 twice, six slots once', () => {
  const seen = view(state, 'spectator');
  expect(slotRows(seen, 0, LT).map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6]);
  expect(slotRows(seen, 0, HD).map(({ item }) => item)).toEqual([
    'life-support',
    'sensors',
    'cockpit',
    'heat-sink',
    'sensors',
    'life-support',
  ]);
  expect(slotRows(seen, 1, FRONT)).toEqual([]);
});

test('tells destroyed, working and empty slots apart', () => {
  const seen = view(hurt(state, 0, CT, 3), 'spectator');
  const rows = slotRows(seen, 0, CT);
  expect([rows[3]?.state, rows[4]?.state]).toEqual(['destroyed', 'works']);
  expect(slotRows(seen, 0, LT).at(-1)).toMatchObject({ item: null, state: 'empty' });
  expect(hitsAt(seen, 0, CT)).toBe(1);
});

test('a bin shows its shots, and whether it is being dumped', () => {
  const bin = atlas.bins.findIndex(({ at }) => at === RT);
  const dumping = set(state, 0, { dumping: 1 << bin, bins: unitOf(state, 0).bins.with(bin, 4) });
  const rows = slotRows(view(dumping, 'spectator'), 0, RT).filter(({ shots }) => shots !== null);
  expect(rows.map(({ item, shots, dumping: out }) => [item, shots, out])).toEqual([
    ['ac-20-ammo', 4, true],
    ['ac-20-ammo', 5, false],
  ]);
});

test('a rear-mounted weapon is marked', () => {
  expect(
    slotRows(view(state, 'spectator'), 0, CT)
      .filter(({ rear }) => rear)
      .map(({ item }) => item),
  ).toEqual(['medium-laser', 'medium-laser']);
});

test('a lost location does not count single slots', () => {
  const seen = view(set(hurt(state, 0, LT, 0), 0, { lost: 1 << LT }), 'spectator');
  expect(slotRows(seen, 0, LT)[0]?.state).toBe('destroyed');
  expect(hitsAt(seen, 0, LT)).toBe(0);
});

test('the sheet shows every location once', () => {
  expect(SLOT_PLACES.map(placeNumber).sort()).toEqual(MECH_PLACES.map((_, i) => i));
});
