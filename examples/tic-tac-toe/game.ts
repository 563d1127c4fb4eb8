import { randomMaker } from '../../src/decide/random.ts';
import { searchMaker } from '../../src/decide/search.ts';
import type { Awaited, Game, Outcome } from '../../src/kernel/game.ts';
import { apply, begin as beginState } from './apply.ts';
import { queries } from './ask.ts';
import { audience } from './audience.ts';
import { believe, imagine, start } from './belief.ts';
import { perfect } from './bots/perfect.ts';
import { COMMAND, parse, typed, write } from './commands.ts';
import type { TicTacToeKinds } from './kinds.ts';
import { fallback, options } from './options.ts';
import { begin } from './rules/begin.ts';
import { place } from './rules/place.ts';
import { SET_UP, setUp } from './rulesets.ts';
import { MARKS, type Mark, type State, turnOf } from './state.ts';
import { say } from './text.ts';
import { board, view } from './view.ts';
import { waiting } from './waiting.ts';

const NOBODY: readonly Awaited[] = [];
const TURNS: Readonly<Record<Mark, readonly Awaited[]>> = {
  x: [{ seat: 'x', kinds: ['place'], must: true }],
  o: [{ seat: 'o', kinds: ['place'], must: true }],
};
const WON: Readonly<Record<Mark, Outcome>> = {
  x: { winners: ['x'], reason: { code: 'three-in-a-row', side: 'x' } },
  o: { winners: ['o'], reason: { code: 'three-in-a-row', side: 'o' } },
};
const DRAWN: Outcome = { winners: MARKS, reason: { code: 'full-board' } };

/** Whoever placed last has won. */
function outcome({ phase, placed }: State): Outcome | undefined {
  if (phase === 'won') return WON[turnOf(placed - 1)];
  return phase === 'drawn' ? DRAWN : undefined;
}

export const ticTacToe: Game<TicTacToeKinds> = {
  id: 'tic-tac-toe',
  title: 'Tic-tac-toe',
  about: 'Three in a row on three by three: your first game.',
  version: '1',
  drawByAgreement: true,
  defaults: { bot: 'perfect', watch: 'spectator' },
  absent: 'forfeit',

  schemas: { setUp: SET_UP, command: COMMAND },
  setUp,
  sides: () => MARKS,
  seats: () => MARKS,
  begin: beginState,

  parse,
  refuse: (state, seat, command) =>
    command.type === 'place' ? place.refuse(state, seat, command) : begin.refuse(state, seat),
  resolve: (state, _seat, command) => (command.type === 'place' ? place.resolve(state, command) : begin.resolve()),
  apply,
  awaiting: ({ phase, placed }) => (phase === 'playing' ? TURNS[turnOf(placed)] : NOBODY),
  outcome,

  view,
  hear: (_rules, event) => event,
  options,
  waiting,
  fallback,

  start,
  believe,
  imagine,
  standing(state, side) {
    const result = outcome(state);
    return result?.winners.length === 1 ? Number(result.winners[0] === side) : 0.5;
  },

  audience,
  bots: {
    perfect,
    random: randomMaker<TicTacToeKinds>({ options }),
    search: searchMaker<TicTacToeKinds>(() => ticTacToe, { iterations: 200, depth: 9 }),
  },
  queries,
  lists: {},

  say,
  primer: () =>
    'x and o take turns to place a mark on a free cell. Three in a row, a column or a diagonal win; a full board is a draw.',
  typed,
  write,
  board,
  detail: () => ({}),
  turns: ({ placed }) => placed,
};
