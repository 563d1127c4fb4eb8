import type { Command } from 'commander';
import { countOf, positionsIn } from '../arena/positions.ts';
import { type Cover, Coverage, type RuleCover } from '../decide/lab/coverage.ts';
import { askerOf } from '../decide/lab/position.ts';
import { ok } from '../kernel/result.ts';
import { type Answer, addCommand, answering } from './command.ts';
import { deciderNamed } from './decider.ts';
import { iterationsFrom } from './input.ts';
import { readPositions } from './positions.ts';
import { progress } from './progress.ts';
import { paint, print, printJson, table } from './terminal.ts';

interface CoverageOptions {
  readonly iterations?: string;
  readonly json?: boolean;
}

export function addCoverage(program: Command): void {
  addCommand(
    program,
    'coverage <bot> <files...>',
    'count how often each rule of a bot fires and decides the choice, over many positions',
    ['coverage crew corpus.jsonl', 'coverage commander games/ --iterations 50'],
  )
    .option('--iterations <N>', 'search iterations per decision')
    .option('--json', 'print JSON')
    .action(answering(coverage));
}

async function coverage(bot: string, files: readonly string[], options: CoverageOptions): Promise<Answer> {
  const positions = readPositions(files);
  if (!positions.ok) return positions;
  const { game } = positions.value;
  const part = deciderNamed(game, bot);
  if (!part.ok) return part;
  const iterations = iterationsFrom(options.iterations);
  if (!iterations.ok) return iterations;

  const ask = askerOf(part.value, iterations.value);
  const cover = new Coverage();
  const count = countOf(positions.value);
  const bar = await progress('positions', count);
  let done = 0;
  for (const position of positionsIn(positions.value)) {
    ask(position, { observe: (seen) => cover.add(seen) });
    bar.at(++done);
  }
  bar.done();
  const { sum } = cover;
  if (options.json) printJson({ game: game.id, bot, positions: count, ...sum });
  else
    print(
      `${count} ${count === 1 ? 'position' : 'positions'} of ${game.title}, ${sum.choices} ${sum.choices === 1 ? 'choice' : 'choices'} by ${bot}\n\n${coverReport(sum).join('\n')}`,
    );
  return ok(0);
}

function coverReport({ rules, never, dominated, together }: Cover): string[] {
  if (rules.length === 0) return ['no rule fired: this bot does not use rules'];
  const rows = rules.map((rule) => [
    paint.dim(rule.evaluator),
    rule.rule,
    rule.kind,
    String(rule.choices),
    `${rule.fired} ${share(rule.fired, rule.choices)}`,
    `${rule.decided} ${share(rule.decided, rule.choices)}`,
  ]);
  // A rule used by several evaluators has a figure in each, so name the evaluator.
  const called = ({ rule, evaluator }: RuleCover): string =>
    rules.filter((other) => other.rule === rule).length > 1 ? `${rule} (in ${evaluator})` : rule;
  const names = (list: readonly RuleCover[]): string => list.map(called).join(', ') || 'none';
  return [
    table(['evaluator', 'rule', 'kind', '>choices', '>fired', '>decided'], rows),
    '',
    `never fired: ${names(never)}`,
    `fired but never decided: ${names(dominated)}`,
    `always fire together: ${together.map((group) => group.map(called).join(' + ')).join(', ') || 'none'}`,
  ];
}

const share = (part: number, whole: number): string =>
  `${whole === 0 ? 0 : Math.round((100 * part) / whole)}%`.padStart(5);
