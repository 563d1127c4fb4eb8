import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Played } from '../src/arena/play.ts';
import { playRecorded } from '../src/arena/record.ts';
import { catalog } from '../src/games/catalog.ts';
import { checkFiles, isValid } from '../src/integrations/sbt/check.ts';
import { SBT } from '../src/integrations/sbt/protocol.ts';
import { CALLS, type SbtFile } from '../src/integrations/sbt/protocol-types.ts';
import type { Game } from '../src/kernel/game.ts';
import { must } from '../src/kernel/result.ts';

const TURNS = 12;
const agent = (name: string): string => fileURLToPath(new URL(`../examples/${name}`, import.meta.url));
const dir = mkdtempSync(join(tmpdir(), 'umpire-recorded-'));
afterAll(() => rmSync(dir, { recursive: true }));

/** The files of each call, by its folder: `turn-03/0-Movimiento`. */
const recorded = (): [string, SbtFile[]][] =>
  readdirSync(dir).flatMap((turn) =>
    readdirSync(join(dir, turn)).map((call): [string, SbtFile[]] => {
      const names = readdirSync(join(dir, turn, call));
      return [join(turn, call), names.map((name) => ({ name, bytes: readFileSync(join(dir, turn, call, name)) }))];
    }),
  );

describe('a whole match between the two programs in examples/', () => {
  let played: Played;
  beforeAll(async () => {
    const sides = {
      '0': `sbt:python3 player.py@${agent('sbt-python')}`,
      '1': `sbt:sh player.sh@${agent('sbt-shell')}`,
    };
    const units = [
      { side: '0', design: 'LCT-1V' },
      { side: '1', design: 'AS7-D' },
    ];
    const options = { units, map: { style: 'hills', cols: 10, rows: 10 }, turnLimit: TURNS };
    const fixture = { game: catalog.battletech as Game, options, seed: '30', sides };
    played = must(await playRecorded(fixture, SBT.record(dir), { keep: true }));
  });

  test('plays all its turns', () => {
    expect(played.turns).toBe(TURNS);
    expect(played.detail.shots).toBeGreaterThan(TURNS);
    expect(played.detail.hits).toBeGreaterThan(0);
  });

  test('without a fault', () => {
    const notes = played.decisions.flatMap(({ fault, decision }) => [fault ?? [], ...decision.notes].flat());
    expect(notes.filter(({ code }) => code !== 'sbt-called' && code !== 'sbt-not-called')).toEqual([]);
  });

  test('every file follows the protocol, and none is missing', () => {
    const calls = recorded();
    expect(calls.length).toBe(
      played.decisions.flatMap(({ decision }) => decision.notes).filter(({ code }) => code === 'sbt-called').length,
    );
    for (const [folder, files] of calls) {
      const call = CALLS.find((name) => folder.includes(name));
      const checked = checkFiles(files, call);
      expect(checked, folder).toMatchObject({ disagreements: [] });
      expect(isValid(checked), folder).toBe(true);
      expect(
        files.map(({ name }) => name).some((name) => /^accionJ\d\.sbt$/.test(name)),
        folder,
      ).toBe(true);
    }
  });
});
