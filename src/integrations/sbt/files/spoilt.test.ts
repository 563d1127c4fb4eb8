import { describe, expect, test } from 'vitest';
import type { View } from '../../../games/battletech/view.ts';
import { type Kind, kindOf } from '../check/file-kinds.ts';
import { checkFiles, isValid } from '../check.ts';
import { sceneViews } from '../view-to-files/testing.ts';
import { filesFor } from '../view-to-files.ts';
import { cp1252, fromCp1252, linesOf } from './lines.ts';

// One file of each kind, from the middle of a match.
const [, seen] = sceneViews(100, 120) as [View, View];
const FILES = filesFor(seen, 1);
const CASES = FILES.map(({ name, bytes }) => [name, linesOf(fromCp1252(bytes))] as const);

const bytesOf = (lines: readonly string[]): Uint8Array => cp1252(`${lines.join('\r\n')}\r\n`);
const read = (name: string, lines: readonly string[]) => (kindOf(name) as Kind).read(bytesOf(lines), name);
/** A well-formed file may still belong to another match. */
const passes = (name: string, lines: readonly string[]): boolean =>
  read(name, lines).ok &&
  isValid(checkFiles(FILES.map((file) => (file.name === name ? { name, bytes: bytesOf(lines) } : file))));
/** Samples the lines of a long file, including those at its start and end. */
const places = (lines: readonly string[]): number[] =>
  lines.flatMap((_, i) => (lines.length < 1000 || i < 40 || i > lines.length - 40 || i % 97 === 0 ? [i] : []));

describe.each(CASES)('%s', (name, lines) => {
  test('passes as written', () => expect(passes(name, lines)).toBe(true));

  test('fails without any one of its lines', () => {
    for (const at of places(lines)) expect(passes(name, lines.toSpliced(at, 1))).toBe(false);
  });

  test('fails with a line duplicated', () => {
    for (const at of places(lines)) expect(passes(name, lines.toSpliced(at, 0, lines[at] as string))).toBe(false);
  });

  test('the number of a garbled line is reported, unless the line is free text', () => {
    let free = 0;
    for (const at of places(lines)) {
      const garbled = read(name, lines.with(at, '?'));
      if (garbled.ok) free++;
      else expect(garbled.error).toMatchObject({ code: 'sbt-line', file: name, line: at + 1, found: '?' });
    }
    if (!name.startsWith('defmech')) expect(free).toBe(0);
  });
});
