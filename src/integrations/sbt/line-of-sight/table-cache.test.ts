import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Ground } from '../../../games/battletech/ground.ts';
import { ground, table } from '../../../games/battletech/rules/testing.ts';
import { type View, view } from '../../../games/battletech/view.ts';
import { changesBetween, sceneOf } from './scene.ts';
import { revisedTable, tableOf } from './sight-table.ts';
import { sightTable } from './table-cache.ts';
import { grounds } from './testing.ts';

/** The same ground except for some hexes. */
const changed = (seen: View, hexes: readonly number[], change: Partial<Ground>): View => ({
  ...seen,
  ground: Object.fromEntries(
    hexes.map((hex) => [hex, { ...(seen.ground[hex] ?? (seen.rules.map.hexes[hex] as Ground)), ...change }]),
  ),
});

const change = fc.constantFrom<Partial<Ground>>(
  { smoke: 2 },
  { woods: 2 },
  { level: 2 },
  { building: null },
  { water: 2 },
);

test('an updated table equals a new one', async () => {
  await fc.assert(
    fc.asyncProperty(grounds, fc.array(fc.nat(), { minLength: 1, maxLength: 4 }), change, async (seen, some, by) => {
      const before = sceneOf(seen);
      const size = before.feet.length;
      const after = sceneOf(
        changed(
          seen,
          some.map((hex) => hex % size),
          by,
        ),
      );
      const table = await tableOf(before, undefined);
      const revised = await revisedTable(after, table, changesBetween(after, before) ?? []);
      const whole = await tableOf(after, table);
      expect(revised.files.length).toBe(whole.files.length);
      for (const [i, { name, bytes }] of whole.files.entries()) {
        expect(revised.files[i]?.name).toBe(name);
        expect(Buffer.compare(revised.files[i]?.bytes as Uint8Array, bytes)).toBe(0);
      }
    }),
    { numRuns: 60 },
  );
});

const SIZE = { cols: 12, rows: 12 };
const meadow = (): View => view(table({ map: ground({}, SIZE), units: [{ at: '0101' }] }), '0');

test('the list stays the same until the ground changes, for all matches on it', async () => {
  const [one, other] = [meadow(), meadow()];
  const list = await sightTable(one);
  expect(await sightTable({ ...one, turn: 9 })).toBe(list);
  expect(await sightTable(other)).toBe(list);
  const smoky = await sightTable(changed(one, [70], { smoke: 2 }));
  expect(smoky).not.toBe(list);
  expect(smoky.map(({ name }) => name)).toEqual(list.map(({ name }) => name));
  expect(await sightTable(one)).toBe(list);
});

test('files with equal content are the same objects', async () => {
  const list = await sightTable(meadow());
  const corner = await sightTable(changed(meadow(), [0], { smoke: 1 })); // one cloud in a corner hides nothing
  expect(corner.every((file, i) => file === list[i] || file.bytes.length === list[i]?.bytes.length)).toBe(true);
  expect(corner.filter((file, i) => file === list[i]).length).toBeGreaterThan(list.length / 2);
});

test('concurrent requests share the work', async () => {
  const seen = changed(meadow(), [40, 41, 42, 43, 44], { woods: 2 });
  const [one, other] = await Promise.all([sightTable(seen), sightTable({ ...seen, turn: 2 })]);
  expect(one).toBe(other);
});

test('other tasks get a turn while a table is computed', async () => {
  const large: View = view(table({ map: ground({}, { cols: 30, rows: 30 }), units: [{ at: '0101' }] }), '0');
  let turns = 0;
  const ticking = setInterval(() => turns++, 0);
  await sightTable(large);
  clearInterval(ticking);
  expect(turns).toBeGreaterThan(2);
});
