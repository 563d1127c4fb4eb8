import type { Command } from '../../../games/force/commands.ts';
import type { Situation } from '../../../games/force/rules/awaiting.ts';
import type { CardId } from '../../../games/force/view.ts';

/** What was meant by the last choice of an action: the questions that follow it are answered in its sense. */
export interface Plan {
  readonly situation: Situation;
  readonly command: Command;
}

/** The card that does it, or the location at which it is done. */
export function subjectOf(command: Command): CardId | undefined {
  switch (command.type) {
    case 'drain':
    case 'battle':
      return command.at;
    case 'fire':
      return command.weapon;
    case 'deploy':
    case 'tactic':
    case 'forfeit':
    case 'move':
    case 'embark':
    case 'disembark':
      return command.card;
    default:
      return undefined;
  }
}

/** What it is done to, or where it leads: asked for after the action was chosen. */
export function objectOf(command: Command): CardId | undefined {
  switch (command.type) {
    case 'deploy':
    case 'move':
      return command.to;
    case 'fire':
      return command.target;
    case 'embark':
      return command.onto;
    default:
      return undefined;
  }
}

/** Whether a command goes on from what was meant: the same deed of the same card. */
export const goesOn = ({ command }: Plan, other: Command): boolean =>
  command.type === other.type && subjectOf(command) === subjectOf(other);
