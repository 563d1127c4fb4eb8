import { inPlayOf } from '../../rules/cards.ts';
import { type CardId, SIDES, type View } from '../../view.ts';

/** Cards that came, moved or were drawn with the last change: what moves is the difference of two views. */
export function freshIn(before: View | null, view: View): ReadonlySet<CardId> {
  const fresh = new Set<CardId>();
  if (!before || before === view) return fresh;
  for (const { card, at, host } of view.inPlay) {
    const was = inPlayOf(before, card);
    if (was?.at !== at || was.host !== host) fresh.add(card);
  }
  for (const at of view.locations) if (!before.locations.includes(at)) fresh.add(at);
  for (const side of SIDES) {
    const had = before.players[side].hand;
    for (const card of view.players[side].hand ?? []) if (had && !had.includes(card)) fresh.add(card);
  }
  return fresh;
}
