import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { ticTacToe } from '../examples/tic-tac-toe/game.ts';
import { sayDecision } from '../src/decide/text.ts';
import { catalog } from '../src/games/catalog.ts';
import type { Fact } from '../src/kernel/fact.ts';
import type { Game } from '../src/kernel/game.ts';
import { laws } from '../src/kernel/laws/all.ts';
import { fuzz } from '../src/kernel/laws/fuzz.ts';
import { report, shortest } from '../src/kernel/laws/shortest.ts';
import type { Subject } from '../src/kernel/laws/track.ts';
import { hashing } from '../src/store/hashing.ts';

const { values } = parseArgs({
  options: {
    commands: { type: 'string', default: '1000000' },
    seeds: { type: 'string', default: '40' },
    from: { type: 'string', default: '1000' },
  },
});

/** Everything that the laws and the fuzzer are let loose on. */
const SUBJECTS: readonly (readonly [Game, unknown])[] = [
  ...Object.values(catalog).map((game) => [game, undefined] as const),
  [catalog.radar as Game, { ruleset: 'classic' }],
  [catalog.radar as Game, { map: 'random', turnLimit: 60 }],
  [ticTacToe, undefined],
];
const each = Math.ceil(Number(values.commands) / SUBJECTS.length);
const TESTS = ['src/server/leaks.test.ts', 'src/server/twins.test.ts', 'test/crash.test.ts'];
let broken = 0;

for (const [game, setup] of SUBJECTS) {
  const name = `${game.id} ${setup ? JSON.stringify(setup) : ''}`.trim();
  const begun = performance.now();
  const { accepted, refused, fault } = fuzz(game, setup, Number(values.from), each, hashing);
  const no = Object.values(refused).reduce((sum, count) => sum + count, 0);
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(
    `${name}: ${each} commands, ${accepted} accepted, ${no} refused (${Object.keys(refused).length} codes), ${seconds} s`,
  );
  if (fault) {
    broken++;
    console.error(`${name}: ${fault}`);
  }
}

for (const [game, setup] of SUBJECTS) {
  const words = (fact: unknown, language: 'en' | 'es'): string | undefined => sayDecision(fact as Fact, language);
  const subject: Subject = { game, setups: [setup], hashing, words };
  const name = `${game.id} ${setup ? JSON.stringify(setup) : ''}`.trim();
  let kept = 0;
  for (const law of laws)
    for (let seed = Number(values.from); seed < Number(values.from) + Number(values.seeds); seed++) {
      const violation = law.check(subject, seed);
      if (!violation) {
        kept++;
        continue;
      }
      broken++;
      console.error(report(shortest(subject, law, violation)));
      break;
    }
  console.log(`${name}: ${laws.length} laws, ${kept} checks kept`);
}

// Secrets and crashes at large counts, by the tests that know how.
const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', ...TESTS, '--testTimeout', '3600000'],
  {
    stdio: 'inherit',
    env: { ...process.env, UMPIRE_LEAK_GAMES: '3000', UMPIRE_TWIN_GAMES: '600', UMPIRE_KILLS: '100' },
  },
);
process.exit(broken || status !== 0 ? 1 : 0);
