import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { catalog } from '../src/games/catalog.ts';
import { played } from '../src/kernel/retell.ts';
import { hashing } from '../src/store/hashing.ts';

// Golden replays with every sentence removed: rewording a text must not change these files.
const fileOf = (name: string): string => fileURLToPath(new URL(`./without-text/${name}.txt`, import.meta.url));
const line = (value: unknown): string => `${JSON.stringify(value)}\n`;

describe.each(Object.entries(catalog))('%s', (id, game) => {
  const folder = new URL(`../src/games/${id}/replays/`, import.meta.url);
  const replays = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.txt')) : [];

  test('golden replays have the same commands, events and refusals', async () => {
    const text = replays.map((name) => {
      const answers = played(game, readFileSync(new URL(name, folder), 'utf8'), hashing);
      return `# ${name}\n${answers.map(line).join('')}`;
    });
    await expect(text.join('')).toMatchFileSnapshot(fileOf(`${id}-replays`));
  });
});
