import type { Fact } from '../../../../kernel/fact.ts';
import type { Language } from '../../../../kernel/game.ts';
import { no, type Result } from '../../../../kernel/result.ts';
import { deckOf } from '../../rules/set-up/deck-file.ts';
import { say } from '../../text.ts';
import type { Side, View } from '../../view.ts';
import type { setUpLabels } from './labels.ts';

type Deck = View['rules']['setup']['decks']['dark'];
type Labels = ReturnType<typeof setUpLabels>;

/** Reads a deck from typed text or a file, with the game's own checks. */
export function readDeck(typed: string, side: Side): Result<Deck> {
  let read: unknown;
  try {
    read = JSON.parse(typed);
  } catch (error) {
    return no({ code: 'not-json', problem: error instanceof Error ? error.message : '' });
  }
  if (!isDeckLike(read)) return no({ code: 'bad-setup', field: '(whole)', problem: 'name, side, start, cards' });
  const deck = deckOf(read, '');
  if (!deck.ok || deck.value.side === side) return deck;
  return no({ code: 'deck-of-other-side', field: 'side', deck: deck.value.name, side: deck.value.side, known: [side] });
}

/** A rough check: the page has no schema validator, and the server checks again. */
function isDeckLike(read: unknown): boolean {
  if (typeof read !== 'object' || read === null) return false;
  const { name, side, start, cards } = read as Readonly<Record<string, unknown>>;
  const counts = typeof cards === 'object' && cards !== null ? Object.values(cards) : [null];
  return (
    typeof name === 'string' &&
    (side === 'dark' || side === 'light') &&
    typeof start === 'string' &&
    counts.every((count) => Number.isInteger(count) && (count as number) > 0)
  );
}

export const faultOf = (fact: Fact, language: Language, w: Labels): string =>
  fact.code === 'not-json' ? w.badJson(String(fact.problem)) : (say(fact, language) ?? fact.code);
