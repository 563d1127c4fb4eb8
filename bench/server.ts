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
  title: `commands over ${SOCKETS} sockets, one under way on each`,
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
    const beside = (of: Measured, bound?: Figure['bound']): Figure => ({
      what: 'the same, beside the echo',
      value: besides(of, echo),
      unit: 'times the echo',
      ...(bound && { bound }),
      runs: `median of ${of.perSecond.length} rounds`,
    });
    const refusals = measured.reduce((sum, one) => sum + one.refusals, 0);
    const figures: readonly Figure[] = [
      ...speed('bare `ws` echo: round trips', echo),
      ...speed('a captain each, in bursts of three, disk not waited for: commands', one),
      beside(one), // a captain has little to do in a turn, so such short bursts are mostly warm-up
      ...speed('a captain each, on the disk: commands', oneKept),
      ...speed('a crew of four in one hand each, disk not waited for: commands', crew),
      beside(crew), // one player sees and hears for four seats
      ...speed('a crew in one hand each, on the disk: commands', crewKept),
      { ...beside(crewKept), what: 'the same, beside not waiting', value: besides(crewKept, crew), unit: 'times that' },
      ...speed('a lone seat each, without end, disk not waited for: commands', lone),
      beside(lone, { kind: 'at least', at: 0.25 }),
      beside(lone, { kind: 'aim for', at: 0.33 }),
      ...speed('a lone seat each, on the disk: commands', loneKept),
      { what: 'refusals', value: refusals, unit: '', bound: { kind: 'at most', at: 0 }, runs: 'all of these' },
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
    unit: `a second (half within ${p50.toFixed(1)} ms)`,
    runs: `median of ${perSecond.length} rounds, ${messages} in all`,
  },
  { what: 'the same, 99th percentile', value: p99, unit: 'ms', runs: 'the same' },
];

/** Compares round by round, since the load on the machine varies. */
const besides = (ours: Measured, theirs: Measured): number =>
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
  const beside = (others: readonly number[]): number =>
    median(stored.map((each, round) => each / (others[round] ?? Number.NaN)));
  return [
    { what: `raw inserts of our rows in groups of ${SOCKETS}, synced`, value: median(raw), unit: 'a second', runs },
    { what: 'the same into a table of three columns', value: median(plain), unit: 'a second', runs },
    { what: `the store with ${SOCKETS} who write`, value: median(stored), unit: 'a second', runs },
    {
      what: 'the same, beside raw',
      value: beside(raw),
      unit: 'times raw',
      bound: { kind: 'at least', at: 0.667 },
      runs,
    },
    { what: 'the same, beside three columns', value: beside(plain), unit: 'times that', runs },
    {
      what: 'a crew each, on the disk, beside raw',
      value: durable / median(raw),
      unit: 'times raw',
      runs: 'both medians',
    },
  ];
}
