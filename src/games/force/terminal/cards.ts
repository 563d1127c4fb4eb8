import type { Fact } from '../../../kernel/fact.ts';
import { no, ok, type Result } from '../../../kernel/result.ts';
import { nearest } from '../../../parts/text/nearest.ts';
import { inPlayOf } from '../rules/cards.ts';
import type { CardId, View } from '../view.ts';

const FEW = 12;

export const idOf = ({ rules }: View, card: CardId): string => rules.cards[card]?.id ?? String(card);

/** `Iron Guard` and `iron guard` become `iron-guard`. */
const plain = (word: string): string =>
  word
    .toLowerCase()
    .replaceAll("'", '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** The ids that match a word: the exact id, or every id with a part that starts with the word. */
function meant(word: string, ids: readonly string[]): readonly string[] {
  const all = [...new Set(ids)];
  return all.includes(word) ? [word] : word ? all.filter((id) => `-${id}`.includes(`-${word}`)) : [];
}

/** Every card this watcher can see. */
const inSight = ({ locations, inPlay, players }: View): CardId[] => [
  ...locations,
  ...inPlay.map(({ card }) => card),
  ...(players.dark.hand ?? []),
  ...(players.light.hand ?? []),
];

/**
 * Finds a card by its number, or by its name among the candidates. Prefers copies that make the command legal; if those
 * are in different places, the number is required.
 */
export function cardNamed(
  view: View,
  word: string,
  inQuestion: readonly CardId[],
  isLegal: (card: CardId) => boolean,
): Result<CardId> {
  const [, name = '', number] = /^(?:(.*\S)\s+)?#?([0-9]{1,3})$/.exec(word) ?? [];
  if (number !== undefined) {
    const card = Number(number);
    const isIt = card < view.rules.cards.length && (name === '' || meant(plain(name), [idOf(view, card)]).length > 0);
    return isIt ? ok(card) : no(unknown(view, word, inQuestion));
  }
  const asked = plain(word);
  const near = meant(
    asked,
    inQuestion.map((card) => idOf(view, card)),
  );
  const scope = near.length > 0 ? inQuestion : inSight(view);
  const ids =
    near.length > 0
      ? near
      : meant(
          asked,
          scope.map((card) => idOf(view, card)),
        );
  if (ids.length === 0) return no(unknown(view, word, inQuestion));
  const copies = scope.filter((card) => ids.includes(idOf(view, card)));
  const legal = copies.filter(isLegal);
  const left = legal.length > 0 ? legal : copies;
  const kinds = new Set(left.map((card) => idOf(view, card)));
  if (kinds.size > 1) return no({ code: 'several-cards', word, known: [...kinds] });
  const places = new Set(left.map((card) => spot(view, card)));
  if (places.size > 1)
    return no({ code: 'several-cards', word, known: left.map((card) => `${card} (${spot(view, card)})`) });
  return ok(left[0] as CardId);
}

/** Where a card is; copies in the same place are interchangeable. */
function spot(view: View, card: CardId): string {
  const one = inPlayOf(view, card);
  if (!one) return '';
  return one.host === null ? idOf(view, one.at) : `${idOf(view, one.host)} ${one.host}`;
}

function unknown(view: View, word: string, inQuestion: readonly CardId[]): Fact {
  const ids = [...new Set(inQuestion.map((card) => idOf(view, card)))];
  return { code: 'not-a-card', word: word.slice(0, 40), nearest: nearest(plain(word), ids), known: ids.slice(0, FEW) };
}
