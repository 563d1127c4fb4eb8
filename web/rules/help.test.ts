import { describe, expect, test } from 'vitest';
import { catalog } from '../../src/games/catalog.ts';
import type { Game } from '../../src/kernel/game.ts';
import { must } from '../../src/kernel/result.ts';
import type { HelpTexts } from '../../src/page/help.ts';

const TEXTS = import.meta.glob<{ readonly helpTexts: HelpTexts }>('../../src/games/*/ui/help-texts.ts', {
  eager: true,
});

const HELP = Object.values(catalog).map((game: Game) => {
  const texts = TEXTS[`../../src/games/${game.id}/ui/help-texts.ts`];
  return [game.id, game, texts?.helpTexts.legend ?? [], texts?.helpTexts.ruleOf ?? {}] as const;
});

const SOURCES = import.meta.glob<string>('../../src/games/*/ui/**/*.{ts,tsx}', { query: '?raw', import: 'default' });

/** Ids in calls of `help('…')` in a game's UI. */
async function idsUsed(game: string): Promise<readonly string[]> {
  const files = Object.keys(SOURCES).filter((file) => file.includes(`/games/${game}/ui/`));
  const texts = await Promise.all(files.map((file) => SOURCES[file]?.()));
  return texts.flatMap((text = '') =>
    [...text.matchAll(/\bhelp\('([a-z -]+)'/g)].flatMap(([, ids = '']) => ids.split(' ')),
  );
}

describe.each(HELP)('the help of %s', (id, game, legend, ruleOf) => {
  const entries = legend.flatMap((group) => group.entries);
  const ids = entries.map((entry) => entry.id);

  test.each(['en', 'es'] as const)('links to sections that the rulebook has, in %s', async (language) => {
    const rules = must(game.setUp(undefined, { roll: () => 1 }));
    const sections = (await game.rulebook(rules, language)).sections.map((section) => section.id);
    const linked = [...Object.values(ruleOf), ...entries.flatMap(({ rule }) => rule ?? [])];
    expect(linked.length).toBeGreaterThan(10);
    expect(linked.filter((section) => !sections.includes(section))).toEqual([]);
  });

  test('explains every symbol that the board and the panel refer to, once', async () => {
    const used = await idsUsed(id);
    expect(used.length).toBeGreaterThan(3);
    expect(used.filter((one) => !ids.includes(one))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('says something about each, differently in each language', () => {
    for (const { about } of entries) {
      expect(about.en).toMatch(/\.$/);
      expect(about.es).toMatch(/\.$/);
      expect(about.es).not.toBe(about.en);
    }
  });
});
