import Type from 'typebox';
import { Compile } from 'typebox/compile';
import type { Awaited, Game } from '../src/kernel/game.ts';
import { no, ok } from '../src/kernel/result.ts';

interface Rules {
  readonly setup: Readonly<Record<string, unknown>>;
}
interface State {
  readonly rules: Rules;
  readonly turns: number;
  readonly cards: readonly number[];
}
type Command = { readonly type: 'begin' } | { readonly type: 'turn'; readonly card: number; readonly why: string };
type Event = { readonly type: 'began' } | { readonly type: 'turned'; readonly card: number; readonly why: string };
interface SolitaireKinds {
  readonly rules: Rules;
  readonly state: State;
  readonly command: Command;
  readonly event: Event;
  readonly view: State;
  readonly heard: Event;
  readonly belief: null;
}

const TURN = Type.Object(
  { type: Type.Literal('turn'), card: Type.Integer({ minimum: 0, maximum: 51 }), why: Type.String({ maxLength: 80 }) },
  { additionalProperties: false },
);
const check = Compile(TURN);
const RULES: Rules = { setup: {} };
const ASKED: readonly Awaited[] = [{ seat: 'hand', kinds: ['turn'], must: true }];

/** One seat that may always act, to keep a server busy for any length of time. For the bench only. */
export const solitaire: Game<SolitaireKinds> = {
  id: 'solitaire',
  title: 'Solitaire',
  about: 'one seat that turns cards',
  version: '1',
  drawByAgreement: false,
  defaults: { bot: 'none', watch: 'spectator' },
  absent: 'forfeit',
  schemas: { setUp: {}, command: TURN },
  setUp: () => ok(RULES),
  sides: () => ['hand'],
  seats: () => ['hand'],
  begin: (rules) => ({ rules, turns: 0, cards: [] }),
  parse: (input) => (check.Check(input) ? ok(input) : no({ code: 'bad-command' })),
  refuse: () => undefined,
  *resolve(_state, _seat, command) {
    yield command.type === 'begin' ? { type: 'began' } : { ...command, type: 'turned' };
  },
  apply: (state, event) =>
    event.type === 'began'
      ? state
      : { rules: state.rules, turns: state.turns + 1, cards: [...state.cards.slice(-9), event.card] },
  awaiting: () => ASKED,
  outcome: () => undefined,
  view: (state) => state,
  hear: (_rules, event) => event,
  options: () => [],
  waiting: () => [],
  fallback: () => undefined,
  start: () => null,
  believe: () => null,
  imagine: (view) => view,
  standing: () => 0.5,
  audience: [],
  bots: {},
  queries: {},
  lists: {},
  say: () => undefined,
  rulebook: async () => ({ title: 'Solitaire', summary: '', sections: [] }),
  typed: () => no({ code: 'bad-command' }),
  write: ({ type }) => type,
  board: () => '',
  detail: () => ({}),
  turns: ({ turns }) => turns,
};
