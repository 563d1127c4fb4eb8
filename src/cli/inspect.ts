import type { Command } from 'commander';
import { blockLine, blockLines } from '../decide/lab/decision-block.ts';
import { type DecisionFilter, matchesFilter, rulesOf } from '../decide/lab/decision-filter.ts';
import type { Fact } from '../kernel/fact.ts';
import type { Entry } from '../kernel/match.ts';
import { no, ok } from '../kernel/result.ts';
import { type Answer, addCommand, answering } from './command.ts';
import { deciderOf } from './decided-by.ts';
import { blockIn, seatWidth } from './decision-line.ts';
import { explanation, points } from './explanation.ts';
import { peopleAtPlay, readLog, wholeNumber } from './input.ts';
import { type DecisionInMatch, listDecisions } from './list-decisions.ts';
import { comparePredictions, type PredictionOptions } from './predictions.ts';
import { paint, print, printJson } from './terminal.ts';

interface InspectOptions extends PredictionOptions {
  readonly seat?: string;
  readonly phase?: string;
  readonly kind?: string;
  readonly rule?: string;
  readonly n?: string;
  readonly predictions?: boolean;
}

export function addInspect(program: Command): void {
  const about =
    'list the decisions of a saved match; with --n show one in full, with --predictions compare what bots predicted with what happened';
  addCommand(program, 'inspect [files...]', about, [
    'inspect game.jsonl --seat blue.captain --kind move',
    'inspect game.jsonl --rule my-scent',
    'inspect game.jsonl --n 12',
    'inspect games/ --predictions',
    'inspect --predictions --experiment k3v9qd --games 100',
  ])
    .option('--seat <S>', 'only decisions of this seat, or of all seats of this side')
    .option('--phase <P>', 'only decisions in this phase')
    .option('--kind <K>', 'only decisions for this kind of command')
    .option('--rule <R>', 'only decisions in which this rule applied')
    .option('--n <N>', 'the decision of entry N, with all its options')
    .option('--predictions', 'compare predictions with outcomes, over files and folders')
    .option('--experiment <ID>', 'with --predictions: over the games of this experiment')
    .option('--games <N>', 'with --experiment: the first N games (default: 20)')
    .option('--data <DIR>', 'folder for experiments (default: umpire in your data folder)')
    .option('--json', 'print JSON')
    .action(answering(inspect));
}

async function inspect(paths: readonly string[], options: InspectOptions): Promise<Answer> {
  if (options.predictions || options.experiment !== undefined) return comparePredictions(paths, options);
  const [path] = paths;
  if (path === undefined || paths.length > 1) return no({ code: 'inspect-one-file', given: paths.length });
  const log = readLog(path);
  if (!log.ok) return log;
  if (peopleAtPlay(log.value.file).length > 0) return no({ code: 'match-at-play', file: path });
  const last = log.value.file.entries.length - 1;
  const n = options.n === undefined ? ok(undefined) : wholeNumber('--n', options.n, 0, last);
  if (!n.ok) return no({ code: 'no-such-place', n: options.n, last });
  if (n.value !== undefined) {
    const bot = deciderOf(log.value.file, log.value.file.entries[n.value] as Entry);
    if (!bot.ok) return bot;
  }
  const all = await listDecisions(path, log.value, n.value);
  if (!all.ok) return all;
  if (n.value !== undefined && all.value.length === 0) {
    const seat = log.value.file.entries[n.value]?.seat;
    return no({ code: 'not-decided', n: n.value, seat, near: null, hidden: false });
  }
  const unmet = n.value === undefined ? nothingFound(options, all.value) : undefined;
  if (unmet) return no(unmet);
  const wanted = n.value === undefined ? all.value.filter((one) => matchesFilter(options, one)) : all.value;
  if (options.json) printJson(wanted.map(asJson));
  else if (n.value !== undefined) print(wanted.map(inFull).join('\n'));
  else {
    for (const one of wanted) print(lineOf(one));
    print(paint.dim(`${wanted.length} of ${all.value.length} decisions`));
  }
  return ok(0);
}

/** The values of a decision for each filter. */
const HAVE: { readonly [F in keyof DecisionFilter]-?: (one: DecisionInMatch) => readonly string[] } = {
  seat: ({ seat }) => [seat],
  kind: ({ decision }) => (decision.command ? [decision.command.type] : []),
  phase: ({ phase }) => (phase === null ? [] : [phase]),
  rule: ({ decision }) => rulesOf(decision),
};

/** The first filter that matches no decision even on its own, with the available values. */
function nothingFound(options: InspectOptions, all: readonly DecisionInMatch[]): Fact | undefined {
  for (const filter of Object.keys(HAVE) as (keyof DecisionFilter)[]) {
    const given = options[filter];
    if (given === undefined || all.some((one) => matchesFilter({ [filter]: given }, one))) continue;
    return { code: 'none-with', option: `--${filter}`, given, known: [...new Set(all.flatMap(HAVE[filter]))].sort() };
  }
  return undefined;
}

/** A decision on one line, with its lead over the runner-up. */
export function lineOf(one: DecisionInMatch): string {
  const { game, rules, n, seat, decision } = one;
  const by = decision.margin === null ? '' : paint.dim(`  by ${points(decision.margin)}`);
  return `${String(n).padStart(5)}  ${paint.cyan(seat.padEnd(seatWidth(game, rules)))}  ${blockLine(blockIn(one, decision))}${by}`;
}

function inFull(one: DecisionInMatch): string {
  const { n, seat, bot, decision } = one;
  return [
    `${paint.bold(`entry ${n}`)}  ${seat}, ${bot}\n`,
    ...blockLines(blockIn(one, decision)),
    '',
    ...explanation(one, decision, decision.kept.length),
  ].join('\n');
}

function asJson(one: DecisionInMatch) {
  const { n, seat, bot, phase, decision } = one;
  const block = blockIn(one, decision);
  return {
    n,
    seat,
    bot,
    phase,
    kind: decision.command?.type ?? null,
    chosen: decision.command,
    words: block.selected,
    options: block.rows,
    runnerUp: decision.kept[1]?.option ?? null,
    margin: decision.margin,
    rules: rulesOf(decision),
    vetoed: decision.vetoed,
    notes: decision.notes,
    decision,
  };
}
