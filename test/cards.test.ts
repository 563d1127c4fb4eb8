import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { catalog } from '../src/games/catalog.ts';
import { recordedRules } from '../src/kernel/recorded.ts';
import { must } from '../src/kernel/result.ts';
import { withoutRules } from '../src/kernel/without-rules.ts';
import type { GameFacts } from '../src/page/contract.ts';

const factsOf = async (id: string): Promise<GameFacts> =>
  ((await import(`../src/games/${id}/ui/facts.ts`)) as { readonly facts: GameFacts }).facts;

describe.each(Object.values(catalog).map((game) => [game.id, game] as const))('the card of %s', (id, game) => {
  const frame = new URL(`../src/games/${id}/ui/first-frame.json`, import.meta.url);

  test('has the title of the catalog, and a sentence in both languages', async () => {
    const { title, about: sentences } = await factsOf(id);
    expect(title).toBe(game.title);
    for (const about of Object.values(sentences)) expect(about).toMatch(/^\p{Ll}.{30,140}[^.]$/u);
  });

  test('has a picture in the current form; otherwise run: node scripts/first-frames.mjs', () => {
    expect(existsSync(frame)).toBe(true);
    const { setup, view } = JSON.parse(readFileSync(frame, 'utf8')) as {
      readonly setup: object;
      readonly view: object;
    };
    const rules = must(recordedRules(game, setup));
    const begun = withoutRules(game.view(game.begin(rules), 'archive'));
    expect(Object.keys(view).sort()).toEqual(Object.keys(begun).sort());
  });
});

test('every card has its own place', async () => {
  const places = await Promise.all(Object.keys(catalog).map(async (id) => (await factsOf(id)).place));
  expect(places.toSorted((a, b) => a - b)).toEqual(places.map((_, i) => i + 1));
});
