import { openGame } from '../../src/decide/open-game.ts';
import type { Outcome } from '../../src/kernel/game.ts';
import { queries } from './ask.ts';
import { perfect } from './bots/perfect.ts';
import { COMMANDS, type TicTacToeKinds, typed, write } from './commands.ts';
import { apply, options, refuse, resolve } from './rules/place.ts';
import { CELLS, COLUMNS, MARKS, RULES, SIZE, type State, turnOf } from './state.ts';
import { format, RULEBOOK, TEXT } from './text.ts';

/** The side whose mark completed a line wins. */
function outcome({ phase, placed }: State): Outcome | undefined {
  const side = turnOf(placed - 1);
  if (phase === 'won') return { winners: [side], reason: { code: 'three-in-a-row', side } };
  return phase === 'drawn' ? { winners: MARKS, reason: { code: 'full-board' } } : undefined;
}

/** The board with column and row names. `outcome` is set if a resignation or an agreed draw ended the match. */
function board({ cells, phase, outcome: ended }: State & { readonly outcome?: unknown }): string {
  const rows = Array.from({ length: SIZE }, (_, r) => cells.slice(r * SIZE, (r + 1) * SIZE));
  const over = phase === 'won' || phase === 'drawn' || ended ? ['the match is over'] : [];
  const lines = rows.map((row, r) => `${r + 1} ${row.map((cell) => cell ?? '.').join(' ')}`);
  return [`  ${COLUMNS.join(' ')}`, ...lines, ...over].join('\n');
}

export const ticTacToe = openGame<TicTacToeKinds>({
  id: 'tic-tac-toe',
  title: 'Tic-tac-toe',
  about: `${SIZE} in a row on ${SIZE} by ${SIZE}: your first game.`,
  sides: MARKS,
  rules: RULES,
  begin: (rules) => ({ rules, phase: 'unbegun', turn: 'x', cells: Array(CELLS).fill(null), placed: 0, line: null }),
  commands: COMMANDS,
  refuse,
  resolve,
  apply,
  turnOf: ({ phase, turn }) => (phase === 'playing' ? turn : undefined),
  outcome,
  options,
  turns: ({ placed }) => placed,
  text: TEXT,
  format,
  rulebook: async (_, language) => RULEBOOK[language],
  drawing: () => import('./picture.ts'),
  bots: { perfect },
  search: { iterations: 200, depth: CELLS },
  queries,
  typed,
  write,
  board,
});
