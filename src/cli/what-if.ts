import { decideAgain, type Question } from '../arena/redecide.ts';
import { counterfactual, type Flip } from '../decide/counterfactual.ts';
import { zeroedBy } from '../decide/zeroed.ts';
import type { Ask, Decision, Weights } from '../kernel/bot.ts';
import type { Kinds } from '../kernel/kinds.ts';
import { no, type Result } from '../kernel/result.ts';
import { optionWords, points, type Setting } from './explanation.ts';
import { progress } from './progress.ts';
import { sayIn } from './say.ts';
import { paint } from './terminal.ts';

type Command = Kinds['command'];

/** The smallest change of one weight that flips the decision, found by repeated decisions. */
export async function whatIf(
  question: Question,
  ask: Ask,
  { iterations }: Decision<Command>,
): Promise<Result<Flip<Weights, Command>>> {
  const { part } = question;
  if (Object.keys(part.weights).length === 0) return no({ code: 'no-weights', bot: part.name });
  const bar = await progress('deciding again');
  let times = 0;
  const decide = (weights: Weights): Decision<Command> => {
    bar.at(++times);
    return decideAgain(question, ask, { weights, iterations });
  };
  const flip = counterfactual<Command, Weights>(decide, part.weights);
  bar.done();
  return flip;
}

export function sayFlip(setting: Setting, flip: Result<Flip<Weights, Command>>): string {
  if (!flip.ok) return `what if: ${sayIn(setting.game, flip.error, setting.rules)}`;
  const { weight, from, to, change, decision } = flip.value;
  const option = paint.bold(optionWords(setting, decision.command));
  const zeroed = zeroedBy(from, to);
  if (zeroed === 'ignored')
    return `what if: it would choose ${option} only if this weight were ignored: ${paint.yellow(weight)}`;
  if (zeroed === 'reversed')
    return `what if: it would choose ${option} only if this weight counted the opposite way: ${paint.yellow(weight)}`;
  const size = from === 0 ? '' : ` (${change > 0 ? '+' : ''}${points(100 * change)}%)`;
  return [
    `what if: with the weight ${paint.yellow(weight)} at ${precise(to)} instead of ${precise(from)}${size}`,
    `         it would choose ${option}; no smaller change of one weight was found`,
  ].join('\n');
}

function precise(value: number): string {
  if (value !== 0 && Math.abs(value) < TINY) return value < 0 ? 'just below 0' : 'just above 0';
  return String(Number(value.toPrecision(7)));
}

const TINY = 1e-5;
