import { writeFileSync } from 'node:fs';
import type { Command } from 'commander';
import { isAlive } from '../../arena/experiment/heartbeat.ts';
import { type Judge, judged } from '../../arena/experiment/judge.ts';
import { type Plan, planOf } from '../../arena/experiment/plan.ts';
import { logOfGame, reopenGame } from '../../arena/experiment/reopen.ts';
import { shownName } from '../../arena/inline-weights.ts';
import { asPlayed, isSearch } from '../../arena/tune/self-plan.ts';
import { no, ok } from '../../kernel/result.ts';
import type { ExperimentRecord, PairSummary } from '../../store/experiments.ts';
import { type Answer, addCommand, answering } from '../command.ts';
import { gameNamed, problemOf } from '../input.ts';
import { inWords, ME } from '../say.ts';
import { paint, print, printJson, table } from '../terminal.ts';
import { asJson } from './json.ts';
import { entrantLines, headLines, reportLines } from './report.ts';
import { searchJson, searchLines, searchStatus } from './search-report.ts';
import { experimentNamed, idle, withExperiments } from './stored.ts';

interface StoredOptions {
  readonly data?: string;
  readonly json?: boolean;
  readonly game?: string; // of list
  readonly pairs?: boolean; // of show
  readonly save?: string; // of replay
}

/** Commands for stored experiments. */
export function addStoredCommands(arena: Command): void {
  const withData = (command: Command): Command =>
    command.option('--data <DIR>', 'folder for experiments (default: umpire in your data folder)');
  withData(addCommand(arena, 'list', 'list the experiments, newest first', ['arena list --game radar']))
    .option('--game <GAME>', 'only this game')
    .option('--json', 'print JSON')
    .action(withOptions((_, options) => list(options)));
  withData(
    addCommand(arena, 'show <id>', 'show the result or progress of an experiment', ['arena show k3v9qd --pairs']),
  )
    .option('--pairs', 'include every pair')
    .option('--json', 'print JSON')
    .action(withOptions(([id = ''], options) => show(id, options)));
  withData(
    addCommand(
      arena,
      'replay <id> <pair> [game]',
      'save a game of an experiment as a log file: PAIR counts from 1, GAME is 1 or 2',
      ['arena replay k3v9qd 1 2 --save game.jsonl'],
    ),
  )
    .option('--save <FILE>', 'output file (default: stdout)')
    .action(withOptions(([id = '', pair = '', game], options) => replay(id, pair, game, options)));
  withData(addCommand(arena, 'remove <id>', 'delete an experiment and its games', ['arena remove k3v9qd'])).action(
    withOptions(([id = ''], options) => remove(id, options)),
  );
}

/** An option that `arena` also has is parsed as the arena's, wherever it appears on the command line. */
const withOptions = (run: (words: readonly string[], options: StoredOptions) => Promise<Answer>) =>
  answering((...args: unknown[]) => {
    const command = args.at(-1) as Command;
    return run(command.args, command.optsWithGlobals());
  });

const MOST_LISTED = 200;

const list = ({ data, json, game }: StoredOptions): Promise<Answer> =>
  withExperiments(data, async (experiments) => {
    const named = game === undefined ? ok(undefined) : gameNamed(game);
    if (!named.ok) return named;
    const records = await experiments.experiments(game === undefined ? {} : { game }, MOST_LISTED);
    if (json) printJson(records);
    else if (records.length === 0) print(`no experiments yet; ${ME} arena --help shows how to start one`);
    else {
      const counts = await experiments.counts(records.map(({ id }) => id));
      const rows = records.map((record) => listRow(record, counts.get(record.id) ?? 0));
      print(table(['id', 'game', 'kind', 'bots', '>pairs', 'status', 'updated'], rows));
    }
    return ok(0);
  });

function listRow(record: ExperimentRecord, recorded: number): string[] {
  const { id, game, kind, verdict, updated } = record;
  const { pairs = recorded, elo } = (verdict ?? {}) as { readonly pairs?: number; readonly elo?: number | null };
  const bots = (planOf(record).bots ?? []).map(shownName);
  const names = isSearch(record) ? bots.slice(0, 1) : bots; // a search plays against itself
  const more = names.length > 3 ? ` and ${names.length - 3} more` : '';
  const strength = typeof elo === 'number' ? `, ${elo > 0 ? '+' : ''}${elo} Elo` : '';
  const when = new Date(updated).toISOString().slice(0, 16).replace('T', ' ');
  return [
    paint.cyan(id),
    game,
    kind,
    `${names.slice(0, 3).join(', ')}${more}`,
    String(pairs),
    `${statusText(record)}${strength}`,
    when,
  ];
}

/** The verdict in a word or two; an experiment without a test has only been played. */
function statusText(record: ExperimentRecord): string {
  const { status, verdict } = record;
  if (status === 'running') return isAlive(record) ? 'running' : 'stopped';
  if (isSearch(record)) return searchStatus(record);
  if (status === 'stopped') return 'stopped';
  const decided = String(verdict?.decided);
  return planOf(record).test ? (TESTED[decided] ?? decided) : 'played';
}

const TESTED: Readonly<Record<string, string>> = { H1: 'H1, passed', H0: 'H0, not passed', open: 'undecided' };

const show = (id: string, { data, json, pairs }: StoredOptions): Promise<Answer> =>
  withExperiments(data, async (experiments) => {
    const found = await experimentNamed(experiments, id);
    if (!found.ok) return found;
    const record = found.value;
    const plan = planOf(record);
    const search = isSearch(record) ? await searchJson(record, experiments) : undefined;
    const all = search && !pairs ? [] : await experiments.pairs(id);
    const judge = judged(plan, all);
    if (json) printJson({ ...(search ?? asJson(record, judge)), status: record.status, ...(pairs && { list: all }) });
    else {
      const lines = search
        ? searchLines(search)
        : [...headLines(record), ...entrantLines(plan), ...reportLines(record, judge)];
      print(lines.join('\n'));
      if (pairs) print(`\n${pairLines(plan, all, judge).join('\n')}`);
    }
    return ok(0);
  });

const PAIR_HEAD = ['>pair', 'A', 'B', '>points', 'game 1', 'game 2', ''];

function pairLines({ bots, sides }: Plan, all: readonly PairSummary[], { totals: account }: Judge): string[] {
  const names = bots.map((bot, k) => `${k + 1} = ${shownName(bot)}`);
  return [
    table(
      PAIR_HEAD,
      all.map((pair) => pairRow(pair, account.pairs)),
    ),
    '',
    `bots: ${names.join(', ')}; A plays ${sides[0]} in game 1 and ${sides[1]} in game 2`,
    'points = points of A in both games; for each game: points of A (- = unfinished), how it ended and (the number of turns)',
  ];
}

function pairRow({ n, a, b, points, games }: PairSummary, counted: number): string[] {
  const results = games.map(({ points, ending, turns }) => `${points ?? '-'} ${ending} (${turns})`);
  return [
    String(n + 1),
    String(a + 1),
    String(b + 1),
    String(points ?? '-'),
    ...results,
    n < counted ? '' : 'not counted',
  ];
}

const replay = (id: string, given: string, game = '1', { data, save }: StoredOptions) =>
  withExperiments(data, async (experiments) => {
    const found = await experimentNamed(experiments, id);
    if (!found.ok) return found;
    if (game !== '1' && game !== '2') return no({ code: 'arena-which-game', given: game });
    const which = game === '1' ? 0 : 1;
    const n = /^\d{1,9}$/.test(given) ? Number(given) - 1 : -1; // people count pairs from 1
    const stored = n < 0 ? undefined : await experiments.gameOf(id, n, which);
    if (!stored) {
      const last = (await experiments.pairs(id)).at(-1)?.n ?? -1;
      return no({ code: 'arena-no-pair', id, given, last });
    }
    const rules = gameNamed(found.value.game);
    if (!rules.ok) return rules;
    const isSelfPlay = isSearch(found.value);
    const points = isSelfPlay ? (await experiments.pairs(id)).map((pair) => pair.points) : [];
    const record = isSelfPlay ? asPlayed(found.value, n, points) : found.value; // its bots depend on the earlier pairs
    const again = reopenGame(rules.value, record, n, which, stored);
    if (!again.ok) return no(inWords(rules.value, again.error));
    const log = logOfGame(again.value);
    if (save === undefined) {
      process.stdout.write(log);
      return ok(0);
    }
    try {
      writeFileSync(save, log);
    } catch (error) {
      return no({ code: 'cannot-write', file: save, problem: problemOf(error) });
    }
    print(`saved ${save}: pair ${n + 1}, game ${game}; watch it with ${ME} replay ${save}`);
    return ok(0);
  });

const remove = (id: string, { data }: StoredOptions): Promise<Answer> =>
  withExperiments(data, async (experiments) => {
    const found = await experimentNamed(experiments, id);
    if (!found.ok) return found;
    const free = await idle(found.value, experiments);
    if (!free.ok) return free;
    await experiments.remove(id);
    print(`removed experiment ${id} and its games`);
    return ok(0);
  });
