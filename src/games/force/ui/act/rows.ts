import type { Command } from '../../commands.ts';
import { cardOf, inPlayOf } from '../../rules/cards.ts';
import type { CardId, View } from '../../view.ts';
import { deedsOf, sourceOf } from '../choices.ts';
import { type Draft, drafted, taken } from '../draft.ts';

/** Commands with their own buttons. */
const NO_ROWS: ReadonlySet<Command['type']> = new Set(['pass', 'activate', 'destiny', 'draw']);

/** A row of the panel that can be picked: its card, and the draft it leads to. */
export interface Row {
  readonly key: string;
  readonly card: CardId | null; // its card or location
  readonly command: Command | null; // complete, or null while a destination is missing
  readonly copies: number; // identical cards in hand
  readonly draft: Draft;
}

/** The cards that can be picked or, once one is picked, its destinations. Passing is not a row. */
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

/** Identical cards in hand share one row; cards on the table have one each. */
function likeness(view: View, card: CardId): string {
  const onTable = view.locations.includes(card) || inPlayOf(view, card) !== undefined;
  return onTable ? `c${card}` : `h${cardOf(view, card).id}`;
}
