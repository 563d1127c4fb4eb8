import { describe, expect, test } from 'vitest';
import { catalog } from '../src/games/catalog.ts';
import type { Game, Language } from '../src/kernel/game.ts';
import { must } from '../src/kernel/result.ts';
import type { Rulebook } from '../src/kernel/rulebook.ts';
import { rulebookText } from '../src/parts/rulebook/rulebook-text.ts';

const WIDTH = 100;

const books = async (game: Game): Promise<Record<Language, Rulebook>> => {
  const rules = must(game.setUp(undefined, { roll: () => 1 }));
  return { en: await game.rulebook(rules, 'en'), es: await game.rulebook(rules, 'es') };
};

/** What must be the same in every language: anchors, kinds of blocks, and numbers of items. */
const shape = ({ sections }: Rulebook) =>
  sections.map(({ id, blocks }) => [
    id,
    ...blocks.map((block) => {
      if (block.kind === 'table') return [block.kind, block.head.length, ...block.rows.map(({ length }) => length)];
      return 'items' in block ? [block.kind, block.items.length] : [block.kind];
    }),
  ]);

describe.each(Object.values(catalog).map((game) => [game.id, game] as const))('the rulebook of %s', (_, game) => {
  test('has the same chapters, lists and tables in both languages', async () => {
    const { en, es } = await books(game);
    expect(shape(es)).toEqual(shape(en));
    expect(new Set(en.sections.map(({ id }) => id)).size).toBe(en.sections.length);
  });

  test.each(['en', 'es'] as const)('has at least 5,000 characters in lines of at most 100, in %s', async (language) => {
    const text = rulebookText((await books(game))[language]);
    expect(text.length).toBeGreaterThan(5_000);
    expect(Math.max(...text.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(WIDTH);
  });

  test('closes every emphasised term', async () => {
    const texts = JSON.stringify(await books(game)).match(/"(?:[^"\\]|\\.)*"/g) ?? [];
    expect(texts.filter((text) => text.split('*').length % 2 === 0)).toEqual([]);
  });
});
