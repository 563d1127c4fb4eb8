import { describe, expect, test } from 'vitest';
import { must } from '../../../kernel/result.ts';
import { DATASHEETS } from '../data/datasheets.ts';
import { armyOf } from './army.ts';
import { readLists } from './detect.ts';
import { FILES } from './fixtures/files.ts';
import { summaryOf } from './fixtures/summary.ts';
import { TEXTS } from './fixtures/texts.ts';
import type { ImportedList } from './imported.ts';
import { printList, sayUnread } from './print.ts';
import type { Unread } from './report.ts';
import { resolveList } from './resolve.ts';
import { sheetsOf } from './sheets.ts';

function listOf(name: string): ImportedList {
  const input = [...FILES, ...TEXTS].find((one) => one.name === name)?.input ?? '';
  return must(readLists(input))[0] as ImportedList;
}
const LOADED = sheetsOf(listOf('new-recruit-json'));
const SQUAD =
  'Sample Squad 90 | 1 Sample Sergeant T4 3+ W2 (1 Sample pistol); 4 Sample Trooper T4 3+ W2 (4 Sample rifle) | 1 Sample pistol: 12" A1 3+ S4 AP0 D1 Pistol; 4 Sample rifle: 24" A2 3+ S4 AP-1 D1 Assault, Heavy | INFANTRY, BATTLELINE';

describe('a text list with the datasheets of a file', () => {
  test('gets values, melee weapons, keywords and abilities', () => {
    const { units, report } = summaryOf(resolveList(listOf('app-10e'), LOADED));
    expect(units).toEqual([
      'Sample Captain 80 | 1 Sample Captain T4 3+/4/4 W5 (1 Sample pistol + 1 Sample blade) | 1 Sample pistol: 12" A1 3+ S4 AP0 D1 Pistol; 1 Sample blade melee: A3 3+ S4 AP0 D1 | Warlord, +Sample Relic, (Mark: Sample Mark), INFANTRY, CHARACTER',
      SQUAD,
    ]);
    expect(report.filter((line) => !line.startsWith('*'))).toEqual([]);
  });

  test('without indentation, the datasheet tells models from weapons', () => {
    const { units, report } = summaryOf(resolveList(listOf('indentation-lost'), LOADED));
    expect(units[1]).toBe(SQUAD);
    expect(report.filter((line) => line.includes('model-or-weapon'))).toEqual([]);
  });

  test('names without a match stay in the report', () => {
    const { units, report } = summaryOf(resolveList(listOf('wtc'), LOADED));
    expect(units[2]).toContain('names only');
    expect([...report].sort()).toEqual([
      '* | edition | Sample Faction | edition',
      'Sample Captain | weapon-profile | Sample gun | weapons.1',
      'Sample Scouts | datasheet | Sample Scouts | models',
      'Sample Squad | weapon-profile | Sample cannon | weapons.4',
      'Sample Squad | weapon-profile | Sample fist | weapons.1',
      'Sample Squad | weapon-profile | Sample knife | weapons.3',
    ]);
  });

  test('becomes an army with its leader attached', () => {
    const { army, left } = armyOf(resolveList(listOf('app-11e'), LOADED));
    expect(army?.units.map(({ id, attachedTo }) => [id, attachedTo])).toEqual([
      ['sample-captain', 'sample-squad'],
      ['sample-squad', undefined],
    ]);
    expect(left).toEqual(['Sample Walker']);
  });
});

test('built-in datasheets match in singular and plural, and other cases', () => {
  const text = `My list (100 points)\n\nBATTLELINE\n\nTERMAGANT (60 points)\n  • 10x Termagants\n     ◦ 10x fleshborers\n`;
  const list = resolveList(must(readLists(text))[0] as ImportedList, DATASHEETS);
  expect(summaryOf(list).units).toEqual([
    'TERMAGANT 60 | 10 Termagants T3 5+ W1 (10 Fleshborer) | 10 Fleshborer: 18" A1 4+ S5 AP0 D1 Assault | INFANTRY, BATTLELINE, ENDLESS MULTITUDE',
  ]);
});

describe('models that a datasheet does not name', () => {
  const { units, report } = summaryOf(resolveList(listOf('built-in-names'), DATASHEETS));
  test.each([
    ['get its only stat line, with a note', 0, 'Intercessor Sergeant T4 3+ W2', ['stat-line-used']],
    ['have none if it has two', 1, '1 Sample Boss (1 Slugga); 9 Boy T5 5+ W1', ['stat-line']],
    ['get it without a note if they have the name of the unit', 2, '1 Redemptor Dreadnought T10 2+ W12', []],
  ])('%s', (_, at, models, whats) => {
    expect(units[at]).toContain(models);
    const [unit = ''] = /^\D+(?= \d)/.exec(units[at] ?? '') ?? [];
    const about = report.filter((line) => line.startsWith(`${unit} |`) && line.includes('stat-line'));
    expect(about.map((line) => line.split(' | ')[1])).toEqual(whats);
  });

  test('the note names the model and the datasheet, in both languages', () => {
    const list = resolveList(listOf('built-in-names'), DATASHEETS);
    const note = list.report.find(({ what }) => what === 'stat-line-used') as Unread;
    expect(sayUnread(note, 'en')).toBe('Intercessor Sergeant: uses the stat line of Intercessor Squad');
    expect(sayUnread(note, 'es')).toBe('Intercessor Sergeant: usa los atributos de Intercessor Squad');
    expect(printList(list, 'en')).toContain('Notes (1):\n  Intercessor Squad: Intercessor Sergeant: uses');
  });
});

test('a unit that already has values keeps them', () => {
  const list = listOf('new-recruit-json');
  expect(resolveList(list, DATASHEETS).units).toEqual(list.units);
});

test('weapons that do not divide evenly go to the first models, and each special weapon to another model', () => {
  const text = `My list (100 points)\n\nBATTLELINE\n\nSample Squad (90 points)\n  • 5x Sample Trooper\n     ◦ 4x Sample rifle\n     ◦ 1x Sample pistol\n`;
  const { army } = armyOf(resolveList(must(readLists(text))[0] as ImportedList, LOADED));
  expect(army?.units[0]?.models).toEqual([
    { kind: 'sample-trooper', count: 4, weapons: ['sample-rifle'] },
    { kind: 'sample-trooper', count: 1, weapons: ['sample-pistol'] },
  ]);
});
