import type { Command } from 'commander';
import { countOf, positionsIn } from '../arena/positions.ts';
import { type Blame, blameOf } from '../decide/lab/blame.ts';
import { rowText } from '../decide/lab/decision-block.ts';
import { type Difference, difference } from '../decide/lab/diff.ts';
import { askerOf, type Position } from '../decide/lab/position.ts';
import type { Decision } from '../kernel/bot.ts';
import type { Kinds } from '../kernel/kinds.ts';
import { ok } from '../kernel/result.ts';
import { type Answer, addCommand, answering } from './command.ts';
import { deciderNamed } from './decider.ts';
import { blockIn } from './decision-line.ts';
import { optionWords } from './explanation.ts';
import { iterationsFrom, wholeNumber } from './input.ts';
import { readPositions } from './positions.ts';
import { progress } from './progress.ts';
import { ME } from './say.ts';
import { paint, print, printJson, table } from './terminal.ts';

interface DiffOptions {
  readonly iterations?: string;
  readonly show: string;
  readonly json?: boolean;
}

const MOST_SHOWN = 1_000_000;

export function addDiff(program: Command): void {
  addCommand(
    program,
    'diff <one> <other> <files...>',
    'show where two bots, or two weight tables, decide differently',
    [
      'diff crew crew+hunter corpus.jsonl',
      'diff crew crew:circuit=0 games/ --show 5',
      'diff commander commander:weights.json corpus.jsonl --json',
    ],
  )
    .addHelpText('after', `\nTo explain one of the listed positions: ${ME} explain corpus.jsonl radar-7:0/12`)
    .option('--show <N>', 'number of changed decisions to show', '20')
    .option('--iterations <N>', 'search iterations per decision')
    .option('--json', 'print JSON')
    .action(answering(diff));
}

async function diff(one: string, other: string, files: readonly string[], options: DiffOptions): Promise<Answer> {
  const positions = readPositions(files);
  if (!positions.ok) return positions;
  const { game } = positions.value;
  const left = deciderNamed(game, one);
  if (!left.ok) return left;
  const right = deciderNamed(game, other);
  if (!right.ok) return right;
  const iterations = iterationsFrom(options.iterations);
  if (!iterations.ok) return iterations;
  const most = wholeNumber('--show', options.show, 0, MOST_SHOWN);
  if (!most.ok) return most;

  const asks = [askerOf(left.value, iterations.value), askerOf(right.value, iterations.value)] as const;
  const count = countOf(positions.value);
  const bar = await progress('positions', count);
  const differences: Difference[] = [];
  let done = 0;
  for (const position of positionsIn(positions.value)) {
    const found = difference(position, ...asks);
    if (found.change !== 'none') differences.push(found);
    bar.at(++done);
  }
  bar.done();
  const changed = differences.filter(({ change }) => change === 'choice');
  const sum = {
    positions: count,
    changed: changed.length,
    rescored: differences.length - changed.length,
    rules: blameOf(differences),
  };
  if (options.json) printJson({ game: game.id, one, other, ...sum, differences: differences.map(asJson) });
  else print(report(sum, changed, most.value, [one, other]).join('\n'));
  return ok(0);
}

function asJson({ position, change, one, other, rules }: Difference) {
  const { name, ask } = position;
  const side = ({ command, kept, margin }: Decision<Kinds['command']>) => ({
    command,
    words: wordsOf(position, command),
    score: kept[0]?.tally.total ?? null,
    margin,
  });
  return { match: name, n: ask.place, seat: ask.seat, change, one: side(one), other: side(other), rules };
}

const wordsOf = ({ game, rules, view }: Position, command: Kinds['command'] | null): string =>
  optionWords({ game, rules, view, bot: '' }, command);

interface Summed {
  readonly positions: number;
  readonly changed: number;
  readonly rescored: number;
  readonly rules: readonly Blame[];
}

function report(sum: Summed, changed: readonly Difference[], most: number, bots: readonly [string, string]): string[] {
  const lines = changed.slice(0, most).flatMap((found) => [...differenceLines(found, bots), '']);
  if (changed.length > most) lines.push(paint.dim(`and ${changed.length - most} more; use --show N to see them`), '');
  lines.push(
    `${sum.positions} ${sum.positions === 1 ? 'position' : 'positions'}: a different choice in ${paint.bold(String(sum.changed))}, ` +
      `the same choice with a different score in ${sum.rescored}`,
  );
  if (sum.rules.length === 0) return lines;
  const rows = sum.rules.map(({ rule, changed, rescored }) => [
    rule ?? paint.dim('no single rule'),
    String(changed),
    String(rescored),
  ]);
  return [...lines, '', table(['rule responsible', '>choices', '>scores'], rows)];
}

function differenceLines(
  { position, one, other, rules }: Difference,
  [left, right]: readonly [string, string],
): string[] {
  const { name, ask } = position;
  const width = Math.max(left.length, right.length);
  const [rule, ...more] = rules;
  const also = more.length > 0 ? paint.dim(` (or ${more.join(', ')})`) : '';
  return [
    `${paint.bold(`${name}/${ask.place}`)}  ${ask.seat}  ${rule === undefined ? 'no single rule' : paint.yellow(rule)}${also}`,
    `  ${paint.cyan(left.padEnd(width))}  ${chosenText(position, one)}`,
    `  ${paint.cyan(right.padEnd(width))}  ${chosenText(position, other)}`,
  ];
}

function chosenText(position: Position, decision: Decision<Kinds['command']>): string {
  const { rows, selected } = blockIn({ ...position, bot: '' }, decision);
  return rows[0] ? rowText(rows[0]) : selected;
}
