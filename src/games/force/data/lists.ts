import type { Listed } from '../../../kernel/game.ts';
import type { Deck } from '../state.ts';
import type { CardKind } from './card.ts';
import { CARD_OF, CARDS } from './cards.ts';
import { DECKS } from './decks.ts';
import { statLine, titleOf } from './stat-line.ts';

/** The groups in a list of cards. */
const SORTS: readonly (readonly CardKind[])[] = [
  ['site', 'system'],
  ['character'],
  ['vehicle', 'starship'],
  ['weapon', 'tactic', 'omen'],
];

const listed = (cards: Deck['cards'], sort: readonly CardKind[]): string =>
  CARDS.filter(({ id, kind }) => sort.includes(kind) && cards[id] !== undefined)
    .map(({ id, name }) => `${cards[id]} ${name}`)
    .join(', ');

/** The lists shown by the command line and the lobby. */
export const lists: Readonly<Record<string, () => readonly Listed[]>> = {
  decks: () =>
    Object.entries(DECKS).map(([id, { name, side, start, cards }]) => ({
      id,
      title: `${name} (${side}, starts at ${CARD_OF.get(start)?.name ?? start})`,
      picture: SORTS.map((sort) => listed(cards, sort)).join('\n'),
    })),
  cards: () =>
    CARDS.map((card) => ({ id: card.id, title: `${titleOf(card)} (${card.side})`, picture: statLine(card) })),
};
