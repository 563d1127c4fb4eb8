import { writeFileSync } from 'node:fs';
import type { Command } from 'commander';
import { CHECK_GAMES, checkedSetUp, LEAST_GAMES, playCheck } from '../arena/balance-check.ts';
import { rulesFor } from '../arena/play.ts';
import type { Game, SetUpGenerator } from '../kernel/game.ts';
import type { BalanceCheck, CheckedSetUp, GeneratedSetUp } from '../kernel/generator.ts';
import { must, no, ok, type Result } from '../kernel/result.ts';
import { type Answer, addCommand, answering, collect } from './command.ts';
import { gameNamed, problemOf, wholeNumber } from './input.ts';
import { progress } from './progress.ts';
import { rosterArmy } from './roster-army.ts';
import { inWords } from './say.ts';
import { stopSignal } from './stop-signal.ts';
import { print, printJson, tell } from './terminal.ts';
import { checkWritable } from './writable.ts';

interface ScenarioOptions {
  readonly roster?: readonly string[];
  readonly layout?: string;
  readonly ruleset?: string;
  readonly seed: string;
  readonly games: string;
  readonly out?: string;
  readonly json?: boolean;
}

const MOST_GAMES = 10_000;
const LARGEST_SEED = 2 ** 31 - 1;

export function addScenario(program: Command): void {
  addCommand(program, 'scenario <game>', 'generate a battle from two army lists and balance it by self-play', [
    'scenario shooting --roster mine.rosz --roster theirs.json --out battle.json',
    'scenario shooting --roster strike-force --roster ork-mob --layout patrol-yard --seed 7 --games 100',
    'match shooting --setup battle.json',
  ])
    .option(
      '--roster <FILE or NAME>',
      'an army list, an army file or a built-in army; give two, attacker first',
      collect,
    )
    .option('--layout <NAME>', 'terrain layout (default: chosen by the seed)')
    .option('--ruleset <NAME>', 'ruleset (default: the game’s default)')
    .option('--seed <N>', 'random seed for the layout, the deployment and the dice of the games', '0')
    .option(
      '--games <N>',
      'games of the default bot against itself: half of them set the par, half check it',
      `${CHECK_GAMES}`,
    )
    .option('--out <FILE>', 'write the set-up for match and play --setup')
    .option('--json', 'print JSON: the set-up and the figures')
    .action(answering(scenario));
}

async function scenario(id: string, options: ScenarioOptions): Promise<Answer> {
  const game = gameNamed(id);
  if (!game.ok) return game;
  const generator = await game.value.generator?.();
  if (!generator) return no({ code: 'in-words', words: `battles cannot be generated for ${id}` });
  const games = wholeNumber('--games', options.games, LEAST_GAMES, MOST_GAMES);
  if (!games.ok) return games;
  const generated = await generatedFrom(game.value, generator, options);
  if (!generated.ok) return generated;

  if (options.out !== undefined) {
    const writable = checkWritable(options.out);
    if (!writable.ok) return writable;
  }

  const stop = stopSignal();
  const results = await playedResults(game.value, generator, generated.value, games.value, stop.signal);
  stop.done();
  if (stop.signal.aborted) {
    tell(`umpire: stopped after ${results.length} of ${games.value} games; nothing was written`);
    return ok(1);
  }
  const rules = must(rulesFor(game.value, generated.value.options, generated.value.seed));
  const found = checkedSetUp(game.value.sides(rules), generator, generated.value, results);
  if (options.out !== undefined && found.check.balanced) {
    const written = write(options.out, found);
    if (!written.ok) return written;
  }
  if (options.json) printJson({ setup: found.options, request: found.request, check: found.check });
  else print(report(game.value, generator, found, options.out));
  if (!found.check.balanced) tell('umpire: not balanced, so nothing was written; try another seed or layout');
  return ok(found.check.balanced ? 0 : 1);
}

async function generatedFrom(
  game: Game,
  generator: SetUpGenerator,
  options: ScenarioOptions,
): Promise<Result<GeneratedSetUp>> {
  const seed = wholeNumber('--seed', options.seed, 0, LARGEST_SEED);
  if (!seed.ok) return seed;
  const { roster = [], layout, ruleset } = options;
  const [one, other] = roster;
  if (one === undefined || other === undefined || roster.length > 2)
    return no({ code: 'in-words', words: `give --roster twice, attacker first; given: ${roster.length}` });
  const attacker = await rosterArmy(game, one);
  if (!attacker.ok) return attacker;
  const defender = await rosterArmy(game, other);
  if (!defender.ok) return defender;
  const made = generator.generate({
    attacker: attacker.value,
    defender: defender.value,
    seed: seed.value,
    ...(layout !== undefined && { layout }),
    ...(ruleset !== undefined && { ruleset }),
  });
  return made.ok ? made : no(inWords(game, made.error));
}

async function playedResults(
  game: Game,
  generator: SetUpGenerator,
  generated: GeneratedSetUp,
  games: number,
  signal: AbortSignal,
): Promise<readonly unknown[]> {
  const bar = await progress('games', games);
  const results: unknown[] = [];
  while (results.length < games && !signal.aborted) {
    const result = await playCheck(game, generator, generated, results.length, () => signal.aborted);
    if (result === undefined) break;
    results.push(result);
    bar.at(results.length);
  }
  bar.done();
  return results;
}

function write(file: string, { options }: CheckedSetUp): Result<null> {
  try {
    writeFileSync(file, `${JSON.stringify(options, null, 2)}\n`);
    return ok(null);
  } catch (error) {
    return no({ code: 'cannot-write', file, problem: problemOf(error) });
  }
}

function report(game: Game, generator: SetUpGenerator, found: CheckedSetUp, out: string | undefined): string {
  const { check } = found;
  const lines = [generator.print(found, 'en'), '', ...checkLines(game, check)];
  if (out !== undefined && check.balanced) lines.push(`saved     ${out}`);
  return lines.join('\n');
}

const percent = (share: number): string => `${Math.round(100 * share)}%`;

/** The measured balance: `the attacker wins 48% (95% interval 39% to 58%) of 100 games`. */
function checkLines(game: Game, { sides, games, fitted, wins, draws, share, low, high }: BalanceCheck): string[] {
  const first = sides[0] ?? '';
  const counts = sides.map((side) => `${game.name?.(side, 'en') ?? side} ${wins[side]}`);
  return [
    `balance   ${game.name?.(first, 'en') ?? first} wins ${percent(share)} of ${games} games between equal bots (95% interval ${percent(low)} to ${percent(high)})`,
    `games     ${counts.join(', ')}, draws ${draws}; par from ${fitted} other games`,
  ];
}
