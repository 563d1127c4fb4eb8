import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { catalog } from '../src/games/catalog.ts';
import { parseLog } from '../src/kernel/log.ts';
import { replay, verify } from '../src/kernel/replay.ts';
import { must } from '../src/kernel/result.ts';
import { hashing } from '../src/store/hashing.ts';

// Logs saved by earlier versions. They are never regenerated: whatever changes, they must replay and verify.
const FOLDER = new URL('./logs/', import.meta.url);

describe.each(Object.entries(catalog))('%s', (id, game) => {
  const folder = new URL(`${id}/`, FOLDER);
  const names = readdirSync(folder);

  test('has at least ten saved logs', () => expect(names.length).toBeGreaterThanOrEqual(10));

  test.each(names)('%s replays and verifies', (name) => {
    const file = must(parseLog(readFileSync(new URL(name, folder), 'utf8'), hashing));
    const replayed = must(replay(game, file, hashing));
    const verified = must(verify(game, file, hashing));
    expect(verified.state).toEqual(replayed.state);
  });
});
