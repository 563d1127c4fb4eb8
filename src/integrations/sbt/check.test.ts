import { expect, test } from 'vitest';
import type { View } from '../../games/battletech/view.ts';
import { CHECK_EN, CHECK_ES } from './check/check-text.ts';
import { checkFiles, isValid } from './check.ts';
import type { SbtFile } from './protocol-types.ts';
import { saySbt } from './sbt-text.ts';
import { sceneViews } from './view-to-files/testing.ts';
import { filesFor } from './view-to-files.ts';

const seen = sceneViews(1, 1)[0] as View;
const FILES = filesFor(seen, 0);
const bytes = (text: string): Uint8Array => Buffer.from(text, 'latin1');

/** The files of a valid folder with one of them changed or removed. */
const changed = (name: string, change: ((text: string) => string) | null): readonly SbtFile[] =>
  FILES.flatMap((file) => {
    if (file.name !== name) return [file];
    return change ? [{ name, bytes: bytes(change(Buffer.from(file.bytes).toString('latin1'))) }] : [];
  });
const line =
  (number: number, text: string) =>
  (content: string): string =>
    content
      .split('\r\n')
      .with(number - 1, text)
      .join('\r\n');
const faults = (files: readonly SbtFile[]) => {
  const { files: checked, disagreements } = checkFiles(files);
  return [...checked.flatMap(({ fault }) => (fault ? [fault] : [])), ...disagreements];
};

test('a folder as written is valid', () => expect(isValid(checkFiles(FILES))).toBe(true));
test('a folder of other files is not', () =>
  expect(isValid(checkFiles([{ name: 'notes.sbt', bytes: bytes('') }]))).toBe(false));

test.each<[string, string, ((text: string) => string) | null, object]>([
  ['a file is not there', 'mov.sbt', null, { code: 'sbt-missing', file: 'mov.sbt' }],
  ['a definition is not there', 'defmechJ0-1.sbt', null, { code: 'sbt-missing', file: 'defmechJ0-1.sbt' }],
  [
    'lines end otherwise',
    'mov.sbt',
    (it) => it.replaceAll('\r', ''),
    { code: 'sbt-spelling', file: 'mov.sbt', line: 1 },
  ],
  ['the last line has no end', 'mov.sbt', (it) => it.slice(0, -2), { code: 'sbt-spelling', line: 4 }],
  ['a number is padded', 'configJ0.sbt', line(16, '0300'), { code: 'sbt-spelling', line: 16 }],
  ['a flag is misspelt', 'configJ0.sbt', line(2, 'true'), { code: 'sbt-line', line: 2, expected: 'boolean' }],
  ['a letter is not ASCII', 'mov.sbt', line(3, 'Inm\xf3vil'), { code: 'sbt-line', line: 3, expected: 'word' }],
  ['players are missing', 'iniciativaJ0.sbt', () => '1\r\n0\r\n', { code: 'sbt-count', expected: 2, found: 1 }],
  ['moves are missing', 'mov.sbt', () => 'movSBT\r\n1\r\nAndar\r\n', { code: 'sbt-count', file: 'mov.sbt' }],
  ['somebody moves twice', 'iniciativaJ0.sbt', () => '2\r\n0\r\n0\r\n', { code: 'sbt-line', line: 3 }],
  ["a 'Mech is off the map", 'mechsJ0.sbt', line(8, '9901'), { code: 'sbt-off-map', mech: 0, hex: '9901' }],
  ['armour differs', 'mechsJ0.sbt', line(15, '1'), { code: 'sbt-differs', what: 'armour' }],
])('%s', (_, name, change, fault) => expect(faults(changed(name, change))).toEqual([expect.objectContaining(fault)]));

test('one definition too many', () => {
  const [first] = FILES.filter(({ name }) => name === 'defmechJ0-0.sbt') as [SbtFile];
  expect(faults([...FILES, { ...first, name: 'defmechJ0-2.sbt' }])).toMatchObject([
    { code: 'sbt-no-such-mech', mech: 2 },
  ]);
});

test('file names are case-insensitive', () => {
  const loud = FILES.map((file) => ({ ...file, name: file.name.toUpperCase() }));
  expect(isValid(checkFiles(loud))).toBe(true);
});

test('an answer must fit its call, or any call', () => {
  const answer = [...FILES, { name: 'AccionJ0.sbt', bytes: bytes('Igual\n') }];
  expect(isValid(checkFiles(answer))).toBe(true);
  expect(isValid(checkFiles(answer, 'Reaccion'))).toBe(true);
  expect(checkFiles(answer, 'FinalTurno').files.at(-1)).toMatchObject({ fault: { code: 'sbt-line', line: 1 } });
  const wrong = [{ name: 'accionJ0.sbt', bytes: bytes('Andar\n0101\n9\n') }];
  expect(checkFiles(wrong).files).toMatchObject([{ fault: { line: 3, expected: 'side' } }]);
});

test('every error has a text in both languages', () => {
  expect(Object.keys(CHECK_ES).sort()).toEqual(Object.keys(CHECK_EN).sort());
  for (const code of Object.keys(CHECK_EN))
    for (const language of ['en', 'es'] as const)
      expect(saySbt({ code, file: 'mov.sbt', what: 'armour' }, language, () => '')).toContain('mov.sbt');
});
