import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test } from 'vitest';
import { CT } from '../../games/battletech/data/places.ts';
import { set, table } from '../../games/battletech/rules/testing.ts';
import type { State } from '../../games/battletech/state.ts';
import { view } from '../../games/battletech/view.ts';
import { must } from '../../kernel/result.ts';
import { readAction } from './files/action.ts';
import { fromAscii } from './files/lines.ts';
import { type Folder, openFolder } from './folder.ts';
import { filesFor } from './view-to-files.ts';

const agent = (name: string): string => fileURLToPath(new URL(`../../../examples/${name}`, import.meta.url));
const PROGRAMS = [
  ['sbt-python', ['python3', 'player.py']],
  ['sbt-shell', ['sh', 'player.sh']],
] as const;

let folder: Folder | undefined;
afterEach(() => folder?.remove());

/** Runs the program for its move. */
async function moved(name: string, command: readonly string[], state: State) {
  folder = must(await openFolder(agent(name)));
  await folder.put(filesFor(view(state, '0'), 0));
  const [program = '', ...words] = command;
  const { path: cwd, environment: env } = folder;
  expect(spawnSync(program, [...words, '0', 'Movimiento'], { cwd, env, encoding: 'utf8' })).toMatchObject({
    stderr: '',
  });
  return must(readAction('Movimiento', fromAscii(must(await folder.answer(0)))));
}

describe.each(PROGRAMS)('examples/%s', (name, command) => {
  const start = table({ units: [{ at: '0505' }, { at: '0809' }], ruleset: 'simulador' });
  const down = set(start, 0, { prone: true });
  const hits = (slots: number) => down.units[0]?.hits.map((hit, place) => (place === CT ? slots : hit)) ?? [];

  test('stands up', async () =>
    expect(await moved(name, command, down)).toMatchObject({ steps: [{ step: 'Levantarse' }] }));

  test('stays down without a gyro', async () =>
    expect(await moved(name, command, set(down, 0, { hits: hits(0b11 << 3) }))).toEqual({
      mode: 'Inmovil',
    }));

  test('stands up with a gyro that was hit once', async () =>
    expect(await moved(name, command, set(down, 0, { hits: hits(0b1 << 3) }))).toMatchObject({
      steps: [{ step: 'Levantarse' }],
    }));
});
