import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { catalog } from '../src/games/catalog.ts';
import type { Judged } from '../src/kernel/bot.ts';
import { played } from '../src/kernel/retell.ts';
import { hashing } from '../src/store/hashing.ts';
import { FROZEN, frozen } from './fixtures/frozen.ts';

// Golden replays and corpora with every sentence removed: rewording a text must not change these files.
const fileOf = (name: string): string => fileURLToPath(new URL(`./without-text/${name}.txt`, import.meta.url));
/** An option with every line of its score. */
const scored = ({ option, tiers, tally }: Judged<unknown>): unknown => [
  option,
  tiers,
  tally.lines.filter(({ value }) => value !== 0).map(({ why, value }) => [why.code, value]),
  tally.total,
];

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

describe.each(FROZEN)('%s', (id) => {
  const { positions, players } = frozen(id);

  test('every bot chooses the same option with the same scores', async () => {
    const rows = positions.flatMap((position) =>
      players.map((player) => {
        const { command, margin, kept, vetoed } = player.ask(position);
        const digest = hashing.digest(JSON.stringify([kept.map(scored), vetoed])).slice(0, 16);
        const total = kept[0]?.tally.total ?? null;
        return line([position.name, position.ask.place, player.name, command, total, margin, digest]);
      }),
    );
    await expect(rows.join('')).toMatchFileSnapshot(fileOf(`${id}-corpus`));
  });
});
