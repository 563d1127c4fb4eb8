import { decideAgain, type Question } from '../arena/redecide.ts';
import { type FlipPoint, sensitivity, type WeightSensitivity } from '../decide/lab/sensitivity.ts';
import type { Ask, Decision } from '../kernel/bot.ts';
import type { Kinds } from '../kernel/kinds.ts';
import { no, ok, type Result } from '../kernel/result.ts';
import { optionWords, points, type Setting } from './explanation.ts';
import { progress } from './progress.ts';
import { paint } from './terminal.ts';

type Command = Kinds['command'];

const RANGE = 4; // multiples of a weight

/** How far each weight alone can change before the bot chooses another command. */
export async function sensitivityOf(
  question: Question,
  ask: Ask,
  { iterations }: Decision<Command>,
): Promise<Result<readonly WeightSensitivity<Command>[]>> {
  const { part } = question;
  if (Object.keys(part.weights).length === 0) return no({ code: 'no-weights', bot: part.name });
  const bar = await progress('deciding again');
  let times = 0;
  const weights = sensitivity<Command>(
    (weights) => {
      bar.at(++times);
      return decideAgain(question, ask, { weights, iterations });
    },
    part.weights,
    { range: RANGE },
  );
  bar.done();
  return ok(weights);
}

const HALF = 12; // width of half a bar

/** One bar per weight: how far it can change in either direction before the choice changes. */
export function saySensitivity(setting: Setting, weights: readonly WeightSensitivity<Command>[]): string[] {
  const relevant = weights.filter(({ swing, up, down }) => swing > 0 || up || down);
  if (relevant.length === 0) return ['no weight affects this decision'];
  const width = Math.max(...relevant.map(({ weight }) => weight.length));
  const others = weights.length - relevant.length;
  return [
    `how far each weight can change before the choice changes (up to ${RANGE} times its value)`,
    ...relevant.map((weight) => lineOf(setting, weight, width)),
    ...(others > 0 ? [paint.dim(`${others} more ${others === 1 ? 'weight has' : 'weights have'} no effect`)] : []),
  ];
}

function lineOf(setting: Setting, { weight, value, up, down }: WeightSensitivity<Command>, width: number): string {
  const size = Math.abs(value) || 1;
  const widthTo = (flip: FlipPoint<Command> | null): number =>
    flip ? Math.max(1, Math.round((HALF * Math.min(RANGE, Math.abs(flip.to - value) / size)) / RANGE)) : HALF;
  const left = '─'.repeat(widthTo(down)).padStart(HALF);
  const right = '─'.repeat(widthTo(up)).padEnd(HALF);
  const bar = `${down ? left.replace(/ ?─/, (mark) => mark.replace('─', '├')) : left}┼${up ? right.replace(/─(?!─)/, '┤') : right}`;
  const flipText = (flip: FlipPoint<Command> | null, sign: string): string[] =>
    flip ? [`${sign} ${points(flip.to)}: ${optionWords(setting, flip.command)}`] : [];
  const ends = [...flipText(down, '▼'), ...flipText(up, '▲')].join('   ') || paint.dim('nothing changes');
  return `${paint.yellow(weight.padEnd(width))} ${points(value).padStart(7)}  ${bar}  ${ends}`;
}
