import { expect, test } from 'vitest';
import { must } from '../../../kernel/result.ts';
import { armyOf } from './army.ts';
import { readLists } from './detect.ts';
import { FILES } from './fixtures/files.ts';
import type { ImportedList } from './imported.ts';

const [LIST] = must(readLists(FILES.find(({ name }) => name === 'new-recruit-json')?.input ?? '')) as [ImportedList];

test('Feel No Pain and the like belong to the models, so that a leader does not give them to the unit that it leads', () => {
  const abilities = ['Feel No Pain 5+', 'Hit Re-roll Ones', 'Damage -1'];
  const units = LIST.units.map((unit) => ({ ...unit, abilities: [...abilities, ...unit.abilities] }));
  const { sheets = [] } = armyOf({ ...LIST, units }).army ?? { sheets: [] };
  expect(sheets.length).toBeGreaterThan(1);
  for (const sheet of sheets) {
    expect(sheet.abilities).toContain('Hit Re-roll Ones');
    expect(sheet.abilities).not.toContain('Feel No Pain 5+');
    expect(sheet.abilities).not.toContain('Damage -1');
    for (const kind of Object.values(sheet.kinds))
      expect(kind.abilities).toEqual(expect.arrayContaining(['Feel No Pain 5+', 'Damage -1']));
  }
});
