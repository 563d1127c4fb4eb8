import type { Command } from '../../commands.ts';
import { cardOf, inPlayOf } from '../../rules/cards.ts';
import type { CardId, View } from '../../view.ts';
import { deedsOf, sourceOf } from '../choices.ts';
import { type Draft, drafted, taken } from '../draft.ts';

/** What has buttons of its own. */
const NO_ROWS: ReadonlySet<Command['type']> = new Set(['pass', 'activate', 'destiny', 'draw']);

/** A line of the panel that can be picked: what it is about, and the draft that it leads to. */
export interface Row {
  readonly key: string;
  readonly card: CardId | null; // the card or location that it is about
  readonly command: Command | null; // complete, or null where a place is still to be chosen
  readonly copies: number; // cards alike in hand
  readonly draft: Draft;
}

/** Without a card in hand the cards that can be taken, else where this one can go. Passing is no row. */
export function rowsOf(view: View, list: readonly Command[], { from }: Draft): readonly Row[] {
  const deeds = from === null ? [] : deedsOf(list, from);
  if (deeds.length > 1) return deeds.map((command) => rowFor(view, command));
  const alike = new Map<string, { readonly command: Command; readonly cards: Set<CardId> }>();
  for (const command of list) {
    if (NO_ROWS.has(command.type)) continue;
    const card = sourceOf(command);
    const key = card === null ? JSON.stringify(command) : likeness(view, card);
    const known = alike.get(key) ?? { command, cards: new Set() };
    if (card !== null) known.cards.add(card);
    alike.set(key, known);
  }
  return [...alike].map(([key, { command, cards }]) => {
    const card = sourceOf(command);
    const draft = (card === null ? undefined : taken(list, card)) ?? drafted(command);
    return { key, card, command: draft.command, copies: Math.max(1, cards.size), draft };
  });
}

function rowFor(view: View, command: Command): Row {
  const target =
    'to' in command ? command.to : 'onto' in command ? command.onto : 'target' in command ? command.target : undefined;
  const card = target ?? (command.type === 'disembark' ? (inPlayOf(view, command.card)?.at ?? null) : null);
  return { key: JSON.stringify(command), card, command, copies: 1, draft: drafted(command) };
}

/** Cards of the hand that are printed alike are one line; cards on the table are each their own. */
function likeness(view: View, card: CardId): string {
  const onTable = view.locations.includes(card) || inPlayOf(view, card) !== undefined;
  return onTable ? `c${card}` : `h${cardOf(view, card).id}`;
}
