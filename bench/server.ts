import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Figure, Section, Size } from './bench.ts';
import { quantile } from './caller.ts';
import { startChild } from './children.ts';
import { captains, crews, echoes, inTurns, type Measured, SOCKETS, solitaires } from './loads.ts';
import { rawInserts } from './raw-inserts.ts';
import { storeInserts } from './store-inserts.ts';

type Say = (progress: string) => void;

/** Commands over sockets, each answered once stored, compared with a bare echo and with the limit of the disk. */
export const serverSpeed: Section = {
  id: 'server',
  title: `commands over ${SOCKETS} sockets, one pending on each`,
  async run(size, say) {
    const { durable, figures } = await overSockets(size, say);
    return [...figures, ...(await onDisk(size, durable, say))];
  },
};

async function overSockets(
  size: Size,
  say: Say,
): Promise<{ readonly durable: number; readonly figures: readonly Figure[] }> {
  const children = await Promise.all([startChild('echo'), startChild('volatile'), startChild('durable')]);
  try {
    const [bare, fast, kept] = children;
    const loads = await Promise.all([
      echoes(bare),
      captains(fast),
      captains(kept),
      crews(fast),
      crews(kept),
      solitaires(fast),
      solitaires(kept),
    ]);
    const measured = await inTurns(loads, size === 'full' ? 26 : 9, say);
    const [echo, one, oneKept, crew, crewKept, lone, loneKept] = measured as [
      Measured,
      Measured,
      Measured,
      Measured,
      Measured,
      Measured,
      Measured,
    ];
    const compared = (of: Measured, bound?: Figure['bound']): Figure => ({
      what: 'the same, compared with the echo server',
      value: ratioOf(of, echo),
      unit: 'times as fast',
      ...(bound && { bound }),
      runs: `median of ${of.perSecond.length} rounds`,
    });
    const refusals = measured.reduce((sum, one) => sum + one.refusals, 0);
    const figures: readonly Figure[] = [
      ...speed('plain `ws` echo server: round trips', echo),
      ...speed('one captain per socket, bursts of three commands, answered before they are on disk', one),
      compared(one), // a captain has little to do in a turn, so such short bursts are mostly warm-up
      ...speed('one captain per socket, answered once on disk', oneKept),
      ...speed('four seats per socket, answered before they are on disk', crew),
      compared(crew), // one player sees and hears for four seats
      ...speed('four seats per socket, answered once on disk', crewKept),
      {
        ...compared(crewKept),
        what: 'the same, compared with not waiting for the disk',
        value: ratioOf(crewKept, crew),
        unit: 'times as fast',
      },
      ...speed('a one-player game per socket, answered before they are on disk', lone),
      compared(lone, { kind: 'at least', at: 0.33 }),
      ...speed('a one-player game per socket, answered once on disk', loneKept),
      { what: 'refusals', value: refusals, unit: '', bound: { kind: 'at most', at: 0 }, runs: 'all of the above' },
    ];
    return { durable: median(crewKept.perSecond), figures };
  } finally {
    await Promise.all(children.map((child) => child.close()));
  }
}

const speed = (what: string, { perSecond, p50, p99, messages }: Measured): readonly Figure[] => [
  {
    what,
    value: median(perSecond),
    unit: `per second (half within ${p50.toFixed(1)} ms)`,
    runs: `median of ${perSecond.length} rounds, ${messages} in all`,
  },
  { what: 'the same, 99th percentile', value: p99, unit: 'ms', runs: 'the same' },
];

/** Compares round by round, since the load on the machine varies. */
const ratioOf = (ours: Measured, theirs: Measured): number =>
  median(ours.perSecond.map((each, round) => each / (theirs.perSecond[round] ?? Number.NaN)));

const median = (list: readonly number[]): number => quantile(list, 0.5);

/** As long as the entries the crews write. */
const BODY = JSON.stringify({ n: 1234, seat: 'blue.captain', command: 'x'.repeat(80), events: ['x'.repeat(160)] });

async function onDisk(size: Size, durable: number, say: Say): Promise<readonly Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'umpire-bench-'));
  const rows = size === 'full' ? 50_000 : 15_000;
  const rounds = size === 'full' ? 7 : 5;
  const plain: number[] = [];
  const raw: number[] = [];
  const stored: number[] = [];
  try {
    for (let round = 1; round <= rounds; round++) {
      say(`inserts, round ${round} of ${rounds}`);
      const inserts = { group: SOCKETS, rows, body: BODY };
      plain.push(rawInserts(join(folder, 'raw.db'), { ...inserts, table: 'plain' }));
      raw.push(rawInserts(join(folder, 'raw.db'), { ...inserts, table: 'ours' }));
      stored.push(await storeInserts(join(folder, `${round}.db`), { matches: SOCKETS, rows, body: BODY }));
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const runs = `median of ${rounds} rounds of ${rows}`;
  const compared = (others: readonly number[]): number =>
    median(stored.map((each, round) => each / (others[round] ?? Number.NaN)));
  return [
    {
      what: `plain inserts of the same rows in groups of ${SOCKETS}, synced`,
      value: median(raw),
      unit: 'per second',
      runs,
    },
    { what: 'the same into a table with three columns', value: median(plain), unit: 'per second', runs },
    { what: `the store with ${SOCKETS} writers`, value: median(stored), unit: 'per second', runs },
    {
      what: 'the same, compared with plain inserts',
      value: compared(raw),
      unit: 'times as fast',
      bound: { kind: 'at least', at: 0.667 },
      runs,
    },
    { what: 'the same, compared with the three-column table', value: compared(plain), unit: 'times as fast', runs },
    {
      what: 'commands of four seats per socket, compared with plain inserts',
      value: durable / median(raw),
      unit: 'times as fast',
      runs: 'both medians',
    },
  ];
}
