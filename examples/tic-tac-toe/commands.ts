import type { OpenKinds } from '../../src/decide/open-game.ts';
import type { Rules } from '../../src/kernel/kinds.ts';
import { no, ok, type Result } from '../../src/kernel/result.ts';
import { CELLS, type Mark, NAMES, type State } from './state.ts';

export interface Place {
  readonly type: 'place';
  readonly cell: number; // counted from 0
}

export type Event =
  | { readonly type: 'began' }
  | { readonly type: 'placed'; readonly seat: Mark; readonly cell: number }
  | { readonly type: 'won'; readonly seat: Mark; readonly line: readonly number[] }
  | { readonly type: 'drawn' };

export type TicTacToeKinds = OpenKinds<Rules, State, Place, Event>;

/** The commands a seat may send. */
export const COMMANDS = { place: { cell: { type: 'integer', minimum: 0, maximum: CELLS - 1 } } } as const;

/** `place b2`, or just `b2`. */
export function typed(line: string): Result<Place> {
  const name = line
    .trim()
    .toLowerCase()
    .replace(/^place /, '');
  const cell = NAMES.indexOf(name);
  return cell < 0 ? no({ code: 'no-such-cell', cell: name }) : ok({ type: 'place', cell });
}

export const write = (command: TicTacToeKinds['command']): string =>
  command.type === 'place' ? `place ${NAMES[command.cell]}` : command.type;
