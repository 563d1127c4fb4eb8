import type { Command } from '../../../games/force/commands.ts';
import type { Situation } from '../../../games/force/rules/awaiting.ts';
import type { CardId } from '../../../games/force/view.ts';

/** The command behind the last chosen action; follow-up questions are answered to complete it. */
export interface Plan {
  readonly situation: Situation;
  readonly command: Command;
}

/** The card that acts, or the location where the action takes place. */
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

/** The target or destination, which the server asks for after the action was chosen. */
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

/** Whether a command continues the plan: the same action by the same card. */
export const continuesPlan = ({ command }: Plan, other: Command): boolean =>
  command.type === other.type && subjectOf(command) === subjectOf(other);
