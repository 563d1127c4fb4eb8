import type { Command } from '../commands.ts';
import { inPlayOf } from '../rules/cards.ts';
import type { CardId, View } from '../view.ts';

/** The card or location to pick first; null for commands without one, such as passing or drawing. */
export function sourceOf(command: Command): CardId | null {
  switch (command.type) {
    case 'deploy':
    case 'tactic':
    case 'forfeit':
    case 'move':
    case 'embark':
    case 'disembark':
      return command.card;
    case 'lose':
      return command.card ?? null;
    case 'fire':
      return command.weapon;
    case 'drain':
    case 'battle':
      return command.at;
    default:
      return null;
  }
}

/** The destination, a location or a card; null if the first pick is enough. */
export function targetOf(view: Pick<View, 'inPlay'>, command: Command): CardId | null {
  switch (command.type) {
    case 'deploy':
    case 'move':
      return command.to ?? null;
    case 'embark':
      return command.onto;
    case 'disembark':
      return inPlayOf(view, command.card)?.at ?? null;
    case 'fire':
      return command.target;
    default:
      return null;
  }
}

/** Everything that can be picked first, in the order of the options. */
export const sourcesIn = (list: readonly Command[]): readonly CardId[] => [
  ...new Set(list.map(sourceOf).filter((card) => card !== null)),
];

/** The commands that start with this pick. */
export const deedsOf = (list: readonly Command[], from: CardId): readonly Command[] =>
  list.filter((command) => sourceOf(command) === from);

export const isSame = (one: Command, other: Command): boolean => JSON.stringify(one) === JSON.stringify(other);
