import type { Command } from 'commander';
import { blockLine, blockLines } from '../decide/lab/block.ts';
import { isWanted, rulesOf } from '../decide/lab/wanted.ts';
import { no, ok } from '../kernel/result.ts';
import { blockIn } from './decision-line.ts';
import { explanation, points } from './explanation.ts';
import { handsAtPlay, readLog, wholeNumber } from './input.ts';
import { type Inspected, inspected } from './inspected.ts';
import { paint, print, printJson } from './terminal.ts';
import { type Answer, addVerb, answering } from './verb.ts';

interface InspectOptions {
  readonly seat?: string;
  readonly phase?: string;
  readonly kind?: string;
  readonly rule?: string;
  readonly n?: string;
  readonly json?: boolean;
}

export function addInspect(program: Command): void {
  addVerb(program, 'inspect <file>', 'the decisions of a saved match, a line each; with --n one of them in full', [
    'inspect game.jsonl --seat blue.captain --kind move',
    'inspect game.jsonl --rule my-scent',
    'inspect game.jsonl --n 12',
  ])
    .option('--seat <S>', 'of this seat, or of all seats of this side')
    .option('--phase <P>', 'made in this phase')
    .option('--kind <K>', 'that led to this kind of command')
    .option('--rule <R>', 'in which this rule spoke')
    .option('--n <N>', 'the one of this entry, with all its options')
    .option('--json', 'print JSON')
    .action(answering(inspect));
}

async function inspect(path: string, options: InspectOptions): Promise<Answer> {
  const log = readLog(path);
  if (!log.ok) return log;
  if (handsAtPlay(log.value.file).length > 0) return no({ code: 'match-at-play', file: path });
  const last = log.value.file.entries.length - 1;
  const n = options.n === undefined ? ok(undefined) : wholeNumber('--n', options.n, 0, last);
  if (!n.ok) return no({ code: 'no-such-place', n: options.n, last });
  const all = await inspected(path, log.value, n.value);
  if (!all.ok) return all;
  const wanted = all.value.filter((one) => isWanted(options, one));
  if (n.value !== undefined && all.value.length === 0) {
    const seat = log.value.file.entries[n.value]?.seat;
    return no({ code: 'not-decided', n: n.value, seat, near: null, hidden: false });
  }
  if (options.json) printJson(wanted.map(asJson));
  else if (n.value !== undefined) print(wanted.map(inFull).join('\n'));
  else {
    for (const one of wanted) print(lineOf(one));
    print(paint.dim(`${wanted.length} of ${all.value.length} decisions`));
  }
  return ok(0);
}

/** One decision on a line, with its lead over the runner-up. */
export function lineOf(one: Inspected): string {
  const { n, seat, decision } = one;
  const by = decision.margin === null ? '' : paint.dim(`  by ${points(decision.margin)}`);
  return `${String(n).padStart(5)}  ${paint.cyan(seat)}  ${blockLine(blockIn(one, decision))}${by}`;
}

function inFull(one: Inspected): string {
  const { n, seat, bot, decision } = one;
  return [
    `${paint.bold(`entry ${n}`)}  ${seat}, ${bot}\n`,
    ...blockLines(blockIn(one, decision)),
    '',
    ...explanation(one, decision, decision.kept.length),
  ].join('\n');
}

function asJson(one: Inspected) {
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
