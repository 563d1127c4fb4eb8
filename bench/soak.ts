import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { ticTacToe } from '../examples/tic-tac-toe/game.ts';
import { sayDecision } from '../src/decide/decision-text.ts';
import { catalog } from '../src/games/catalog.ts';
import type { Fact } from '../src/kernel/fact.ts';
import type { Game } from '../src/kernel/game.ts';
import { laws } from '../src/kernel/laws/all.ts';
import { fuzz } from '../src/kernel/laws/fuzz.ts';
import { report, shortest } from '../src/kernel/laws/shortest.ts';
import type { Subject } from '../src/kernel/laws/track.ts';
import { hashing } from '../src/store/hashing.ts';
import { churn } from './churn.ts';
import { type Endings, playAll, playShare, type Share } from './endings.ts';
import { growth } from './growth.ts';

const { values } = parseArgs({
  options: {
    commands: { type: 'string', default: '1000000' },
    seeds: { type: 'string', default: '40' },
    games: { type: 'string', default: '10000' }, // games to play to the end, per game
    from: { type: 'string', default: '1000' },
    game: { type: 'string' }, // one game only
    matches: { type: 'string', default: '100000' }, // stored with retention on
    minutes: { type: 'string', default: '30' }, // of visitors who come and go
    only: { type: 'string', multiple: true }, // fuzz, laws, endings, growth, churn, tests, properties
    share: { type: 'string' }, // for the processes that play to the end
  },
});

if (values.share !== undefined) {
  const tell = (so: Endings): void => void process.send?.(so);
  tell(playShare(JSON.parse(values.share) as Share, tell));
  process.disconnect();
  process.exit(0);
}

/** Everything the laws and the fuzzer run on. */
const SUBJECTS: readonly (readonly [Game, unknown])[] = [
  ...Object.values(catalog).map((game) => [game, undefined] as const),
  [catalog.radar as Game, { ruleset: 'classic' }],
  [catalog.radar as Game, { map: 'random', turnLimit: 60 }],
  [catalog.battletech as Game, { force: 'pairs', map: 'depot', turnLimit: 30 }],
  [catalog.battletech as Game, { ruleset: 'simulador', force: 'melee', map: 'canyon', turnLimit: 30 }],
  [catalog.battletech as Game, { force: 'tanks', map: 'market-town', turnLimit: 30 }],
  [catalog.battletech as Game, { ruleset: 'core-2026', map: 'woodland', turnLimit: 30 }],
  [ticTacToe, undefined],
];
const wanted = SUBJECTS.filter(([{ id }]) => values.game === undefined || id === values.game);
const nameOf = (game: Game, setup: unknown): string => `${game.id} ${setup ? JSON.stringify(setup) : ''}`.trim();
const since = (started: number): string => `${((performance.now() - started) / 1000).toFixed(1)} s`;
const from = Number(values.from);
let broken = 0;

/** Inputs of every kind, valid and invalid. */
function throwInputs(): void {
  const each = Math.ceil(Number(values.commands) / wanted.length);
  for (const [game, setup] of wanted) {
    const name = nameOf(game, setup);
    const started = performance.now();
    const { inputs, accepted, refused, fault } = fuzz(game, setup, from, each, hashing);
    const no = Object.values(refused).reduce((sum, count) => sum + count, 0);
    const codes = Object.keys(refused).length;
    const counts = `${inputs} commands, ${accepted} accepted, ${no} refused (${codes} codes)`;
    console.log(`${name}: ${counts}, ${since(started)}`);
    if (fault) {
      broken++;
      console.error(`${name}: ${fault}`);
    }
  }
}

async function keepLaws(): Promise<void> {
  for (const [game, setup] of wanted) {
    const drawing = await game.drawing?.();
    const words = (fact: unknown, language: 'en' | 'es'): string | undefined => sayDecision(fact as Fact, language);
    const subject: Subject = { game, setups: [setup], hashing, drawing, words };
    const started = performance.now();
    let kept = 0;
    for (const law of laws)
      for (let seed = from; seed < from + Number(values.seeds); seed++) {
        const violation = law.check(subject, seed);
        if (!violation) {
          kept++;
          continue;
        }
        broken++;
        console.error(report(shortest(subject, law, violation)));
        break;
      }
    console.log(`${nameOf(game, setup)}: ${laws.length} laws, ${kept} checks passed, ${since(started)}`);
  }
}

/** Random legal play of any set-up always ends, within the turn limit. */
async function playToTheEnds(): Promise<void> {
  for (const id of Object.keys(catalog)) {
    if (values.game !== undefined && id !== values.game) continue;
    const started = performance.now();
    let reported = started;
    const { games, commands, reasons, faults } = await playAll(id, from, Number(values.games), (so) => {
      if (performance.now() - reported < 20_000) return;
      reported = performance.now();
      console.log(`${id}: ${so.games} of ${values.games} games, ${so.faults.length} faults, ${since(started)}`);
    });
    broken += faults.length;
    for (const fault of faults) console.error(`${id}: ${fault}`);
    const ends = Object.entries(reasons).map(([reason, count]) => `${reason} ${count}`);
    console.log(`${id}: ${games} games finished, ${commands} commands (${ends.join(', ')}), ${since(started)}`);
  }
}

/** Runs the tests for secrets, crashes, bad lines and bad input with large counts. */
function runTests(): void {
  const tests = [
    'src/server/leaks.test.ts',
    'src/server/hidden-information.test.ts',
    'test/crash.test.ts',
    'test/two-clients.test.ts',
    'src/games/shooting/fuzz.test.ts',
    'test/gemp/games.test.ts',
  ];
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', ...tests, '--testTimeout', '3600000'],
    {
      stdio: 'inherit',
      env: {
        ...process.env,
        UMPIRE_LEAK_GAMES: '3000',
        UMPIRE_TWIN_GAMES: '600',
        UMPIRE_KILLS: '100',
        UMPIRE_CLIENT_RUNS: '1000',
        UMPIRE_BAD_INPUTS: '100000',
        UMPIRE_GEMP_GAMES: '100',
      },
    },
  );
  if (status !== 0) broken++;
}

/** Runs the property tests, and all others beside them, with a new seed; `npm test` always uses the same one. */
function runPropertyTests(): void {
  const seed = Math.floor(Math.random() * 2 ** 31);
  const args = ['run', '--project', 'fast', '--project', 'processes', '--reporter', 'minimal'];
  const { status } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', ...args], {
    stdio: 'inherit',
    env: { ...process.env, UMPIRE_PROPERTY_SEED: String(seed) },
  });
  console.log(`properties: seed ${seed}; to repeat a failure: UMPIRE_PROPERTY_SEED=${seed} npx vitest run FILE`);
  if (status !== 0) broken++;
}

/** With retention on, the database stays as large as the matches of its last days. */
async function storeMatches(): Promise<void> {
  if (await growth(Number(values.matches), (line) => console.log(`growth: ${line}`))) return;
  broken++;
  console.error('growth: the database grows without bound');
}

/** A server's memory stays the same while visitors come and go. */
async function comeAndGo(): Promise<void> {
  if (await churn(Number(values.minutes), (line) => console.log(`churn: ${line}`))) return;
  broken++;
  console.error('churn: memory keeps growing');
}

const PARTS = {
  fuzz: throwInputs,
  laws: keepLaws,
  endings: playToTheEnds,
  growth: storeMatches,
  churn: comeAndGo,
  tests: runTests,
  properties: runPropertyTests,
} as const;
for (const [name, run] of Object.entries(PARTS)) if (values.only?.includes(name) ?? true) await run();
process.exit(broken ? 1 : 0);
