import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { catalog } from '../src/games/catalog.ts';
import { radar } from '../src/games/radar/game.ts';
import { setUpWith } from '../src/games/radar/rules/set-up.ts';
import { RULESETS, type Ruleset } from '../src/games/radar/rulesets.ts';
import type { Rules } from '../src/games/radar/state.ts';
import type { Game } from '../src/kernel/game.ts';
import { parseLog } from '../src/kernel/log.ts';
import { recordedRules } from '../src/kernel/recorded.ts';
import { verify } from '../src/kernel/replay.ts';
import { must } from '../src/kernel/result.ts';
import { serve } from '../src/server/testing.ts';
import { hashing } from '../src/store/hashing.ts';

/** Admiral Radar in a later version: the default hull has changed, and there is a switch that version 1 did not have. */
const LATER = { ...RULESETS.seed, hull: 7, fog: true } as Ruleset;
const later: Game = {
  ...(radar as unknown as Game),
  ...setUpWith({
    today: { ...RULESETS, seed: LATER },
    version1: { seed: { hull: 4, fog: false } as Partial<Ruleset> },
  }),
};
const hullOf = (rules: unknown): unknown => (rules as Rules).ruleset.hull;

describe('after a ruleset has changed', () => {
  test('a new match takes the new defaults and records them', () => {
    const { setup } = must(later.setUp(undefined, { roll: () => 1 }));
    expect(setup.switches).toMatchObject({ hull: 7, fog: true });
  });

  test.each(['seed', 'custom-map', 'fork'])('a log saved before any switch was recorded verifies (%s)', (name) => {
    const text = readFileSync(new URL(`./logs/radar/${name}.jsonl`, import.meta.url), 'utf8');
    const match = must(verify(later, must(parseLog(text, hashing)), hashing));
    expect(match.rules).toMatchObject({ ruleset: { hull: 4, fog: false } });
  });

  test('a recorded set-up keeps its values, and missing ones are as in version 1', () => {
    const { setup } = must(radar.setUp(undefined, { roll: () => 1 }));
    const { hull: _, ...switches } = setup.switches as Ruleset;
    expect(hullOf(must(recordedRules(later, setup)))).toBe(4);
    expect(hullOf(must(recordedRules(later, { ...setup, switches })))).toBe(4);
    expect(hullOf(must(recordedRules(later, { ...setup, switches: { ...switches, hull: 7 } })))).toBe(7);
  });

  test('a match in progress continues under the rules it started with', async () => {
    const data = mkdtempSync(join(tmpdir(), 'umpire-upgrade-'));
    try {
      const before = await serve({ data });
      const { code, token } = await before.create({ game: 'radar', sit: ['blue.captain'], start: true });
      const player = await before.sit(code, token);
      await player.until(() => player.asks.size > 0);
      await before.close();

      const after = await serve({ data, parts: { games: { ...catalog, radar: later } } });
      const again = await after.sit(code, token);
      await again.until(() => again.views.size > 0);
      expect(hullOf(must(recordedRules(later, again.table?.setup)))).toBe(4);
      expect(await again.command('blue.captain', { type: 'place', at: 0 } as never)).toMatchObject({ ok: true });
      await after.close();
    } finally {
      rmSync(data, { recursive: true, force: true });
    }
  });
});
