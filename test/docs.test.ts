import { readFileSync } from 'node:fs';
import ts from '@typescript/typescript6';
import { expect, test } from 'vitest';

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

/** The members of an exported interface, by name. */
function membersOf(path: string, name: string): readonly string[] {
  const source = ts.createSourceFile(path, read(path), ts.ScriptTarget.Latest);
  return source.statements
    .filter(ts.isInterfaceDeclaration)
    .filter((found) => found.name.text === name)
    .flatMap(({ members }) => members.map((member) => (member.name as ts.Identifier).text));
}

test('docs/adding-a-game.md names every member of the game contract', () => {
  const members = membersOf('src/kernel/game.ts', 'Game');
  const page = read('docs/adding-a-game.md');
  expect(members.length).toBeGreaterThan(40);
  expect(members.filter((member) => !page.includes(`\`${member}\``))).toEqual([]);
});
