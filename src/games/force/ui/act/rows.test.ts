import { expect, test } from 'vitest';
import type { Command } from '../../commands.ts';
import { cardOf } from '../../rules/cards.ts';
import type { View } from '../../view.ts';
import { sourceOf } from '../choices.ts';
import { EMPTY } from '../draft.ts';
import { questions } from '../testing.ts';
import { keyed, mainOf } from './deeds.ts';
import { rowsOf } from './rows.ts';

/** A key that is the same for identical cards in hand. */
function likeness(view: View, command: Command): string {
  const from = sourceOf(command);
  const held = from !== null && view.players.dark.hand?.includes(from);
  const mine = from !== null && view.players.light.hand?.includes(from);
  const { card: _, ...rest } = command as Command & { readonly card?: number };
  return held || mine ? JSON.stringify([cardOf(view, from).id, rest]) : JSON.stringify(command);
}

test.each([1, 2])('the rows lead to every legal command and to no other (%i)', (seed) => {
  for (const { view, list } of questions(seed, 800)) {
    const reached = rowsOf(view, list, EMPTY).flatMap((row) =>
      row.command ? [row.command] : rowsOf(view, list, row.draft).flatMap(({ command }) => command ?? []),
    );
    const wanted = list.filter(
      ({ type }) => type !== 'pass' && type !== 'activate' && type !== 'destiny' && type !== 'draw',
    );
    expect(new Set(reached.map((one) => likeness(view, one)))).toEqual(
      new Set(wanted.map((one) => likeness(view, one))),
    );
  }
});

test('keys send only legal commands, and Enter presses the main button', () => {
  for (const { view, list } of questions(3, 800)) {
    const legal = new Set(list.map((one) => JSON.stringify(one)));
    for (const key of ['Enter', 'Escape', 'e', 'y', 'n', '+', '-', '1', '2', '9', 'x']) {
      const deed = keyed(view, list, EMPTY, key);
      if (deed?.send) expect(legal).toContain(JSON.stringify(deed.send));
      if (key === 'Enter') expect(deed?.send ?? null).toEqual(mainOf(view, list, EMPTY));
    }
  }
});
