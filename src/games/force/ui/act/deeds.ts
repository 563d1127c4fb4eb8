import type { Command } from '../../commands.ts';
import { situationOf } from '../../rules/awaiting.ts';
import type { View } from '../../view.ts';
import { type Draft, EMPTY, undone } from '../draft.ts';
import { type Row, rowsOf } from './rows.ts';

/** The effect of a click or key: a command to send, or a new draft. */
export interface Deed {
  readonly send?: Command;
  readonly draft?: Draft;
}

/** The default choice if it is harmless: the most Force, the first drain, the top of the Reserve Deck. */
function usualOf(view: View, list: readonly Command[]): Command | null {
  switch (situationOf(view)) {
    case 'activate':
      return list.findLast(({ type }) => type === 'activate') ?? null;
    case 'control':
      return list.find(({ type }) => type === 'drain') ?? null;
    case 'loss':
    case 'draw':
      return list[0]?.type === 'pass' ? null : (list[0] ?? null);
    default:
      return null;
  }
}

/** The command that the main button sends; null if there is none. */
export function mainOf(view: View, list: readonly Command[], draft: Draft): Command | null {
  if (draft.amount !== null && situationOf(view) === 'activate') return { type: 'activate', amount: draft.amount };
  if (draft.command) return draft.command;
  return draft.from === null ? usualOf(view, list) : null;
}

const passIn = (list: readonly Command[]): Command | undefined => list.find(({ type }) => type === 'pass');

/** The effect of a key now; undefined if it has none. */
export function keyed(view: View, list: readonly Command[], draft: Draft, key: string): Deed | undefined {
  const situation = situationOf(view);
  switch (key) {
    case 'Enter': {
      const send = mainOf(view, list, draft);
      return send ? { send } : undefined;
    }
    case 'Escape':
      return draft.from === null && draft.command === null && draft.amount === null
        ? undefined
        : { draft: undone(draft, list) };
    case 'e':
      return sending(passIn(list));
    case 'y':
    case 'n':
      return sending(list.find((one) => one.type === 'destiny' && one.draw === (key === 'y')));
    case '+':
    case '-':
      return situation === 'activate' ? stepped(list, draft, key === '+' ? 1 : -1) : undefined;
    default:
      return /^[1-9]$/.test(key) ? numbered(rowsOf(view, list, draft), Number(key)) : undefined;
  }
}

const sending = (command: Command | undefined): Deed | undefined => (command ? { send: command } : undefined);
const numbered = (rows: readonly Row[], number: number): Deed | undefined => {
  const row = rows[number - 1];
  return row && { draft: row.draft };
};

/** One Force more or less to activate. */
export function stepped(list: readonly Command[], draft: Draft, by: 1 | -1): Deed | undefined {
  const most = list.filter(({ type }) => type === 'activate').length;
  const amount = (draft.amount ?? most) + by;
  return amount < 1 || amount > most ? undefined : { draft: { ...EMPTY, amount } };
}
