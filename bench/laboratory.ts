import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { resolveBot } from '../src/arena/lineup.ts';
import { type Played, playMatch } from '../src/arena/play.ts';
import { corpusMatchOf, countOf, openMatch, positionsIn } from '../src/arena/positions.ts';
import { readLog } from '../src/cli/input.ts';
import { lineOf } from '../src/cli/inspect.ts';
import { listDecisions } from '../src/cli/list-decisions.ts';
import { matchesFilter } from '../src/decide/lab/decision-filter.ts';
import { difference } from '../src/decide/lab/diff.ts';
import { askerOf, type MatchPositions } from '../src/decide/lab/position.ts';
import { catalog } from '../src/games/catalog.ts';
import type { Game } from '../src/kernel/game.ts';
import { makeLog } from '../src/kernel/log.ts';
import { must } from '../src/kernel/result.ts';
import { type Figure, median, type Section } from './bench.ts';

const DECISIONS = 500;
const POSITIONS = 1000;

/** The cost of decision analysis: one long match, and two weight tables over many positions. */
export const laboratory: Section = {
  id: 'laboratory',
  title: 'the decision lab, on matches of crew against itself',
  async run(size, say) {
    const runs = size === 'full' ? 15 : 7;
    say('the inspector');
    const queries = await inspector(runs);
    say('the diff');
    return [...queries, ...diffs(size === 'full' ? 5 : 3)];
  },
};

const radar = catalog.radar as Game;

const played = (seed: number): Played =>
  must(
    playMatch(
      { game: radar, options: undefined, seed: `laboratory:${seed}`, sides: { blue: 'crew', red: 'crew' } },
      { ledger: true, keep: true },
    ),
  );

async function inspector(runs: number): Promise<Figure[]> {
  let long = played(0);
  for (let seed = -1; long.decisions.length < DECISIONS; seed--) long = played(seed);
  const { match, names, decisions } = long;
  const folder = mkdtempSync(join(tmpdir(), 'umpire-laboratory-'));
  const file = join(folder, 'match.jsonl');
  writeFileSync(file, makeLog(match, names, { decisions: decisions.slice(0, DECISIONS) }));
  const [opening, asked]: [number[], number[]] = [[], []];
  let lines = 0;
  for (let run = 0; run < runs; run++) {
    const begun = performance.now();
    const log = must(readLog(file));
    const opened = performance.now();
    const all = must(await listDecisions(file, log));
    lines = all.filter((one) => matchesFilter({ seat: 'blue', rule: 'closing-in' }, one)).map(lineOf).length;
    opening.push(opened - begun);
    asked.push(performance.now() - opened);
  }
  rmSync(folder, { recursive: true });
  const from = `${DECISIONS} decisions, ${lines} found, ${runs} runs`;
  return [
    {
      what: 'a query by seat and rule, with texts, on an open match',
      ...median(asked),
      unit: 'ms',
      bound: { at: 50, kind: 'under' },
      runs: from,
    },
    {
      what: 'opening the file: reading every line and checking the hash chain',
      ...median(opening),
      unit: 'ms',
      runs: from,
    },
  ];
}

function diffs(runs: number): Figure[] {
  const matches: MatchPositions[] = [];
  let left = POSITIONS;
  for (let seed = 1; left > 0; seed++) {
    const { match, names, decisions } = played(seed);
    const kept = { setup: match.rules.setup, seats: names, entries: match.log, decisions, seed: match.seed };
    const whole = must(corpusMatchOf(radar, { ...kept, name: `${seed}` }));
    const places = whole.places.slice(0, left);
    left -= places.length;
    matches.push(must(openMatch(radar, { ...whole, places })));
  }
  const positions = { game: radar, matches };
  const [one, other] = ['crew', 'crew+hunter'].map((name) => askerOf(must(resolveBot(radar, name))));
  const seconds: number[] = [];
  let changed = 0;
  for (let run = 0; run < runs; run++) {
    const begun = performance.now();
    changed = 0;
    for (const position of positionsIn(positions))
      if (one && other && difference(position, one, other).change !== 'none') changed++;
    seconds.push((performance.now() - begun) / 1000);
  }
  return [
    {
      what: 'comparing crew with crew+hunter and finding the rule responsible for each difference',
      ...median(seconds),
      unit: 's',
      bound: { at: 10, kind: 'under' },
      runs: `${countOf(positions)} positions, ${changed} differ, ${runs} runs`,
    },
  ];
}
