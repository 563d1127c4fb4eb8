import type { Command } from '../../commands.ts';
import type { CardId, View } from '../../view.ts';
import { deedsOf, sourceOf, sourcesIn, targetOf } from '../choices.ts';
import type { Draft } from '../draft.ts';
import type { Mark } from './board-props.ts';

/** Highlights on the table: destinations of the picked card, cards that can be picked, and the current choice. */
export function marksOf(
  view: View,
  list: readonly Command[],
  { from, command }: Draft,
  shown: Command | null,
  suggestions: boolean,
): ReadonlyMap<CardId, Mark> {
  const marks = new Map<CardId, Mark>();
  const add = (card: CardId | null | undefined, mark: Mark): void => {
    if (card !== null && card !== undefined) marks.set(card, mark);
  };
  if (from !== null) for (const one of deedsOf(list, from)) add(targetOf(view, one), 'can');
  else if (suggestions) for (const card of sourcesIn(list)) add(card, 'can');
  add(from, 'chosen');
  if (command) add(targetOf(view, command), 'chosen');
  if (shown) for (const card of [sourceOf(shown), targetOf(view, shown)]) add(card, 'shown');
  return marks;
}
