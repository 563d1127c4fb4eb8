import { mayPass, refuse, selectable } from './check-answer.ts';
import type { Decision } from './decision.ts';

const MOST = 200; // answers to consider; questions with more have many similar ones

/**
 * The simplest legal answers to a question: every number, every choice, every single card, every action, and passing if
 * allowed. If several cards are wanted, runs of adjacent cards.
 */
export function answersTo(decision: Decision): readonly string[] {
  return simplestAnswers(decision).filter((answer) => refuse(decision, answer) === undefined);
}

function simplestAnswers(decision: Decision): readonly string[] {
  switch (decision.type) {
    case 'EMPTY':
      return [''];
    case 'INTEGER': {
      const low = decision.min ?? Math.min(0, decision.max ?? 0, decision.usual ?? 0);
      const high = Math.min(decision.max ?? Math.max(low, decision.usual ?? low), low + MOST);
      return Array.from({ length: Math.max(0, high - low + 1) }, (_, i) => String(low + i));
    }
    case 'MULTIPLE_CHOICE':
      return decision.results.map((_, i) => String(i));
    case 'CARD_SELECTION':
    case 'ARBITRARY_CARDS': {
      const cards = selectable(decision.cards);
      const count = Math.max(1, decision.min);
      const windows = cards.slice(0, MOST).map((_, i) => windowAt(cards, i, count).join(','));
      return [...windows, ''];
    }
    case 'CARD_ACTION_CHOICE': {
      const actions = decision.actions.slice(0, MOST).map(({ id }) => id);
      return mayPass(decision) ? [...actions, ''] : actions;
    }
    case 'ACTION_CHOICE':
      return decision.actions.slice(0, MOST).map(({ id }) => id);
  }
}

/** `count` items starting at `from`, wrapping around at the end; at most the whole list. */
const windowAt = <T>(list: readonly T[], from: number, count: number): readonly T[] =>
  [...list.slice(from), ...list.slice(0, from)].slice(0, count);

/**
 * The default answer and the last resort in a loop: pass, the server's proposal, or the minimum. A bad legal answer
 * beats none. If no answer is legal, the closest one.
 */
export function defaultAnswer(decision: Decision): string {
  const proposed = proposal(decision);
  if (refuse(decision, proposed) === undefined) return proposed;
  return answersTo(decision)[0] ?? proposed;
}

function proposal(decision: Decision): string {
  switch (decision.type) {
    case 'INTEGER':
      return String(decision.usual ?? decision.max ?? decision.min ?? 0);
    case 'MULTIPLE_CHOICE':
      return String(decision.usual ?? 0);
    case 'CARD_SELECTION':
    case 'ARBITRARY_CARDS':
      return selectable(decision.cards).slice(0, decision.min).join(',');
    case 'ACTION_CHOICE':
      return decision.actions[0]?.id ?? '0';
    default:
      return '';
  }
}
