import type { Fact } from '../../kernel/fact.ts';
import type { Game } from '../../kernel/game.ts';
import { isMatchCommand } from '../../kernel/match-status.ts';
import { parseCommand } from '../../kernel/raw-command.ts';
import { no, ok, type Result } from '../../kernel/result.ts';
import { illegal, type LineFault } from './faults.ts';
import type { LineAnswered } from './messages.ts';
import { type Choice, explained, unexplained } from './reasons.ts';
import type { LineAnswer, LineQuestion } from './session-types.ts';

/** Interprets an answer: a well-formed command, or a pass. */
export function answered(game: Game, question: LineQuestion, message: LineAnswered): Result<LineAnswer, LineFault> {
  const choice = choiceOf(game, question, message);
  if (!choice.ok) return no(illegal(choice.error));
  const { id, reasons } = message;
  const { command } = choice.value;
  const plainly = unexplained(choice.value);
  if (reasons === undefined) return ok({ id, command, decision: plainly, unused: null });
  const decision = explained(choice.value, reasons);
  if (decision.ok) return ok({ id, command, decision: decision.value, unused: null });
  return ok({ id, command, decision: { ...plainly, notes: [decision.error] }, unused: decision.error });
}

function choiceOf(game: Game, { must, options }: LineQuestion, message: LineAnswered): Result<Choice> {
  const { option, command, decline } = message;
  const given = [option, command, decline].filter((one) => one !== undefined).length;
  if (given !== 1) return no({ code: 'line-answer-unclear', given });
  if (decline) return must ? no({ code: 'line-declined' }) : ok({ command: null, option: null, options });
  if (option !== undefined) {
    const listed = options[option];
    return listed
      ? ok({ command: listed, option, options })
      : no({ code: 'line-no-option', option, options: options.length });
  }
  return ownCommand(game, options, command);
}

/** A command that is not one of the options. Of the kernel's commands, programs may only resign. */
function ownCommand(game: Game, options: Choice['options'], given: LineAnswered['command']): Result<Choice> {
  const parsed = parseCommand(game, given);
  if (!parsed.ok) return no(refused(parsed.error));
  const command = parsed.value;
  if (isMatchCommand(command) && command.type !== 'resign')
    return no({ code: 'line-not-for-programs', type: command.type });
  const text = JSON.stringify(command);
  const at = options.findIndex((listed) => JSON.stringify(listed) === text);
  return ok({ command, option: at < 0 ? null : at, options });
}

export const refused = (refusal: Fact): Fact => ({ code: 'bot-refused', refusal });
