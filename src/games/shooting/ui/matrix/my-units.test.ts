import { expect, test } from 'vitest';
import { must } from '../../../../kernel/result.ts';
import { readLists } from '../../roster/detect.ts';
import { FILES } from '../../roster/fixtures/files.ts';
import type { ImportedList } from '../../roster/imported.ts';
import { unitIn } from './entries.ts';
import { unitsOfList } from './my-units.ts';

const [LIST] = must(readLists(FILES.find(({ name }) => name === 'new-recruit-json')?.input ?? ''));

test('entries have the weapons of both phases, with their names', () => {
  const { entries, leftOut } = unitsOfList(LIST as ImportedList, 'attackers');
  const captain = unitIn(entries[0] ?? '');
  expect(captain?.attackers).toMatchObject([{ name: 'Sample pistol', BS: 3 }]);
  expect(captain?.melee).toMatchObject([{ name: 'Sample blade', WS: 3 }]);
  expect(captain?.target?.name).toBe('Sample Captain');
  expect(leftOut).toEqual([]);
});

test('units that are not added are named, with the reason', () => {
  const list = LIST as ImportedList;
  const units = list.units.map((unit, i) =>
    i === 0 ? { ...unit, attachedTo: list.units[1]?.name ?? null } : { ...unit },
  );
  const unread = { ...(units[1] as (typeof units)[number]), name: 'Unread', models: [] };
  const { entries, leftOut } = unitsOfList({ ...list, units: [...units, unread] }, 'attackers');
  expect(entries).toHaveLength(1);
  expect(leftOut).toEqual([
    { unit: 'Sample Captain', why: { leads: 'Sample Squad' } },
    { unit: 'Unread', why: 'values' },
  ]);
});
