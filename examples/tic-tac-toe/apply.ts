import { never } from '../../src/kernel/never.ts';
import type { Event } from './events.ts';
import type { Cell, State, TicTacToeRules } from './state.ts';

const EMPTY: readonly Cell[] = [null, null, null, null, null, null, null, null, null];

export const begin = (rules: TicTacToeRules): State => ({
  rules,
  phase: 'unbegun',
  cells: EMPTY,
  placed: 0,
  line: null,
});

export function apply(state: State, event: Event): State {
  const { rules, cells, placed } = state;
  switch (event.type) {
    case 'began':
      return { rules, phase: 'playing', cells, placed, line: null };
    case 'placed': {
      const next = cells.slice();
      next[event.cell] = event.seat;
      return { rules, phase: 'playing', cells: next, placed: placed + 1, line: null };
    }
    case 'won':
      return { rules, phase: 'won', cells, placed, line: event.line };
    case 'drawn':
      return { rules, phase: 'drawn', cells, placed, line: null };
    default:
      return never(event);
  }
}
