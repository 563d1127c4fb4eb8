import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import Table from 'cli-table3';
import pc from 'picocolors';
import { arena } from './arena.ts';
import { battletechCosts, measureBattletech } from './battletech.ts';
import { type Figure, holds, isAim, type Section, type Size } from './bench.ts';
import { calibration } from './calibration.ts';
import { serverCrowd } from './crowd.ts';
import { fairness } from './fairness.ts';
import { forceStrength } from './force.ts';
import { forceBalance, forceLevels } from './force-balance.ts';
import { laboratory } from './laboratory.ts';
import { serverLatency } from './latency.ts';
import { nodesSpeed } from './nodes.ts';
import { pageFigures } from './pages/sections.ts';
import { code } from './parts.ts';
import { againstBoardgame } from './peers.ts';
import { radarExploiter } from './radar-exploiter.ts';
import { radarSystems } from './radar-systems.ts';
import { searchAgainstOwn, searchAgainstRandom } from './search.ts';
import { serverSpeed } from './server.ts';
import { type Role, serveAs } from './server-child.ts';
import { type BalanceRun, fitPar, measureBalance, shootingBalance } from './shooting-balance.ts';
import { shootingLaw } from './shooting-law.ts';
import { shootingMatrix } from './shooting-matrix.ts';
import { shootingOdds } from './shooting-odds.ts';
import { shootingResolver } from './shooting-resolver.ts';
import { shootingSight } from './shooting-sight.ts';
import { measureSpeed, seedSpeed } from './speed.ts';
import { flatMemory, sameBytes } from './steady.ts';
import { crewAgainstItself, crewAgainstSeed, levels, personas } from './strength.ts';
import { tacticsLuck } from './tactics/luck.ts';
import { tacticsMelee } from './tactics/melee.ts';
import { tacticsPace } from './tactics/pace.ts';
import { measurePace, type Run, written } from './tactics/paced.ts';
import { tacticsPlan, tacticsPrevious, tacticsTown } from './tactics/progress.ts';
import { tacticsDuels, tacticsLances, tacticsTwist, tacticsUsual } from './tactics.ts';

const SECTIONS: readonly Section[] = [
  seedSpeed,
  againstBoardgame,
  sameBytes,
  crewAgainstSeed,
  crewAgainstItself,
  levels,
  searchAgainstRandom,
  searchAgainstOwn,
  personas,
  radarExploiter,
  radarSystems,
  flatMemory,
  battletechCosts,
  tacticsDuels,
  tacticsLances,
  tacticsUsual,
  tacticsPrevious,
  tacticsPlan,
  tacticsTown,
  tacticsTwist,
  tacticsPace,
  tacticsMelee,
  tacticsLuck,
  shootingResolver,
  shootingSight,
  shootingOdds,
  shootingMatrix,
  shootingLaw,
  shootingBalance,
  forceStrength,
  forceBalance,
  forceLevels,
  calibration,
  laboratory,
  arena,
  serverSpeed,
  serverLatency,
  serverCrowd,
  fairness,
  nodesSpeed,
  ...pageFigures,
];

interface Done {
  readonly title: string;
  readonly figures: readonly Figure[];
  readonly seconds: number;
}

const { values } = parseArgs({
  options: {
    full: { type: 'boolean', default: false },
    fresh: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true },
    help: { type: 'boolean', default: false },
    speed: { type: 'string' }, // for the speed section's own processes
    seconds: { type: 'string', default: '4' },
    battletech: { type: 'string' }, // for that section's own processes
    par: { type: 'boolean', default: false },
    balance: { type: 'string' }, // for the processes of shooting-balance
    tactics: { type: 'string' }, // for the processes of tactics-speed
    child: { type: 'string' }, // for the server sections' own processes
  },
});

if (values.speed !== undefined) {
  console.log(JSON.stringify(measureSpeed(values.speed, Number(values.seconds))));
  process.exit(0);
}

if (values.battletech !== undefined) {
  console.log(JSON.stringify(measureBattletech(values.battletech)));
  process.exit(0);
}

if (values.tactics !== undefined) {
  console.log(written(measurePace(JSON.parse(values.tactics) as Run)));
  process.exit(0);
}

if (values.balance !== undefined) {
  console.log(JSON.stringify(measureBalance(JSON.parse(values.balance) as BalanceRun)));
  process.exit(0);
}

if (values.par) {
  console.log(JSON.stringify(await fitPar((progress) => void process.stderr.write(`${progress}\n`)), null, 1));
  process.exit(0);
}

if (values.child !== undefined) {
  await serveAs(values.child as Role);
  await new Promise(() => {}); // until the parent disconnects
}

if (values.help) {
  console.log(`npm run bench -- [--full] [--only ID]... [--fresh] [--json] [--par]

  Measures what we claim. Results of this build are stored in .bench/ and reused; --fresh measures everything again.
  --full    the stated numbers instead of a ten-minute look
  --par     measures the par of every Shooting scenario instead, for src/games/shooting/data/par.ts
  --only    one section, or several by the first part of their ids ("shooting"): ${SECTIONS.map(({ id }) => id).join(', ')}`);
  process.exit(0);
}

const isNamed = (id: string, name: string): boolean => id === name || id.startsWith(`${name}-`);
const unknown = values.only?.find((name) => !SECTIONS.some(({ id }) => isNamed(id, name)));
if (unknown !== undefined) {
  console.error(`bench: unknown section '${unknown}'; available: ${SECTIONS.map(({ id }) => id).join(', ')}`);
  process.exit(2);
}

const size: Size = values.full ? 'full' : 'quick';
const file = `.bench/${size}.json`;
const done: Record<string, Done> = readDone();
const wanted = SECTIONS.filter(({ id }) => values.only?.some((name) => isNamed(id, name)) ?? true);

for (const section of wanted) {
  if (values.only || !done[section.id]) {
    const started = performance.now();
    const say = saying(section);
    const figures = await section.run(size, say);
    if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
    done[section.id] = { title: section.title, figures, seconds: (performance.now() - started) / 1000 };
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify({ code, sections: done }, null, 1)}\n`);
  }
  if (!values.json) show(section);
}

const machine = { node: process.version, cores: availableParallelism(), cpu: cpus()[0]?.model ?? '?' };
if (values.json) console.log(JSON.stringify({ size, machine, sections: done }, null, 1));
else console.log(pc.dim(`${size}, node ${machine.node}, ${machine.cores} cores, ${machine.cpu}; saved in ${file}`));
const broken = wanted.flatMap(({ id }) => done[id]?.figures ?? []).filter((f) => !isAim(f) && holds(f) === false);
process.exit(broken.length ? 1 : 0);

/** Shows progress: in place in a terminal, otherwise a line per minute. */
function saying({ id, title }: Section): (progress: string) => void {
  if (process.stderr.isTTY) return (progress) => void process.stderr.write(`\r\x1b[K${title}: ${progress}`);
  let last = Number.NEGATIVE_INFINITY;
  return (progress) => {
    if (performance.now() - last < 60_000) return;
    last = performance.now();
    process.stderr.write(`${id}: ${progress}\n`);
  };
}

/** Sections already finished with this build. */
function readDone(): Record<string, Done> {
  if (values.fresh || !existsSync(file)) return {};
  const kept = JSON.parse(readFileSync(file, 'utf8')) as { code?: string; sections?: Record<string, Done> };
  return kept.code === code ? (kept.sections ?? {}) : {};
}

function show({ id, title }: Section): void {
  const { figures, seconds } = done[id] as Done;
  const table = new Table({ head: ['', 'measured', '95 %', 'bound', '', 'from'], style: { head: [], border: [] } });
  for (const figure of figures) table.push(row(figure));
  console.log(`${pc.bold(title)} ${pc.dim(`(${id}, ${seconds.toFixed(0)} s)`)}\n${table.toString()}\n`);
}

function row(figure: Figure): string[] {
  const { what, value, unit, interval, bound, runs } = figure;
  const kept = holds(figure);
  const number = Math.abs(value) >= 1000 ? value.toFixed(0) : String(Number(value.toPrecision(3)));
  return [
    what,
    `${number} ${unit}`,
    interval ? `${interval.low.toFixed(1)} to ${interval.high.toFixed(1)}` : '',
    bound ? `${bound.kind} ${bound.at}` : '',
    kept === undefined ? '' : kept ? pc.green('holds') : isAim(figure) ? pc.yellow('missed') : pc.red('FAILS'),
    runs,
  ];
}
