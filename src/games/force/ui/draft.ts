import type { Command } from '../commands.ts';
import type { CardId, View } from '../view.ts';
import { deedsOf, isSame, sourceOf, targetOf } from './choices.ts';

/** The planned action: a picked card, and its destination once chosen. */
export interface Draft {
  readonly from: CardId | null;
  readonly command: Command | null; // complete, and not yet sent
  readonly amount: number | null; // Force to activate; null = all of it
}

export const EMPTY: Draft = { from: null, command: null, amount: null };

/** The part of a draft that is still possible with the current options. */
export function draftFor(list: readonly Command[], draft: Draft | null): Draft {
  if (!draft) return EMPTY;
  const { from, command, amount } = draft;
  const stands = command !== null && list.some((one) => isSame(one, command));
  const held = from !== null && deedsOf(list, from).length > 0;
  const fits = amount !== null && list.some((one) => one.type === 'activate' && one.amount === amount);
  return { from: held ? from : null, command: stands ? command : null, amount: fits ? amount : null };
}

/** The draft after a click on a card or location; undefined if the click means nothing now. */
export function pointed(view: View, list: readonly Command[], draft: Draft, card: CardId): Draft | undefined {
  const { from } = draft;
  if (from === card && draft.command === null) return EMPTY; // deselected
  const there = from === null ? undefined : deedsOf(list, from).find((one) => targetOf(view, one) === card);
  if (there) return { from, command: there, amount: null };
  return taken(list, card);
}

/** Picks a card; if it has only one destination, that is chosen too. */
export function taken(list: readonly Command[], card: CardId): Draft | undefined {
  const deeds = deedsOf(list, card);
  const [only, other] = deeds;
  if (!only) return undefined;
  return { from: card, command: other ? null : only, amount: null };
}

/** One step back: first the destination, then the card. */
export function undone({ from, command }: Draft, list: readonly Command[]): Draft {
  return command && from !== null && deedsOf(list, from).length > 1 ? { ...EMPTY, from } : EMPTY;
}

/** A complete command as a draft. */
export const drafted = (command: Command): Draft => ({
  ...EMPTY,
  from: sourceOf(command),
  command,
  amount: command.type === 'activate' ? command.amount : null,
});
