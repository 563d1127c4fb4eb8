import { randomMaker } from '../../decide/random.ts';
import { searchMaker } from '../../decide/search.ts';
import type { Game, Listed } from '../../kernel/game.ts';
import { apply, begin } from './apply.ts';
import { queries } from './ask.ts';
import { AUDIENCE, hear } from './audience.ts';
import { imagine } from './belief/imagine.ts';
import { believe, start } from './belief.ts';
import { seed } from './bots/seed/maker.ts';
import { strategist } from './bots/strategist/maker.ts';
import { PUBLISHED as COMMAND, parse } from './commands.ts';
import type { CardKind } from './data/card.ts';
import { CARD_OF, CARDS } from './data/cards.ts';
import { DECKS } from './data/decks.ts';
import { statLine, titleOf } from './data/stat-line.ts';
import { detail } from './detail.ts';
import type { ForceKinds } from './kinds.ts';
import { fallback, options } from './options.ts';
import { awaiting } from './rules/awaiting.ts';
import { combatant, ownerOf } from './rules/cards.ts';
import { refuse, resolve } from './rules/handlers.ts';
import { lifeForceOf } from './rules/loss.ts';
import { faultIn } from './rules/saved.ts';
import { content, guarded, recorded, PUBLISHED as SET_UP, setUp, watched } from './rules/set-up.ts';
import { isSide, otherSide, SIDES, type Side } from './sides.ts';
import type { Deck, State } from './state.ts';
import { board, typed, write } from './terminal.ts';
import { name, order, say } from './text.ts';
import { view } from './view.ts';
import { waiting } from './waiting.ts';

/** Kinds of cards that share a line in a deck list. */
const SORTS: readonly (readonly CardKind[])[] = [
  ['site', 'system'],
  ['character'],
  ['vehicle', 'starship'],
  ['weapon', 'tactic', 'omen'],
];

const listed = (cards: Deck['cards'], sort: readonly CardKind[]): string =>
  CARDS.filter(({ id, kind }) => sort.includes(kind) && cards[id] !== undefined)
    .map(({ id, name }) => `${cards[id]} ${name}`)
    .join(', ');

/** The lists shown by the command line and the lobby. */
const lists: Readonly<Record<string, () => readonly Listed[]>> = {
  decks: () =>
    Object.entries(DECKS).map(([id, { name, side, start, cards }]) => ({
      id,
      title: `${name} (${side}, starts at ${CARD_OF.get(start)?.name ?? start})`,
      picture: SORTS.map((sort) => listed(cards, sort)).join('\n'),
    })),
  cards: () =>
    CARDS.map((card) => ({ id: card.id, title: `${titleOf(card)} (${card.side})`, picture: statLine(card) })),
};

/** Lines of Force: each side's deck of sixty cards is also its life and its money. */
export const force: Game<ForceKinds> = {
  id: 'force',
  title: 'Lines of Force',
  about:
    'a card game for two: sixty cards a side are life and money at once, spent on holding locations and on battles',
  version: '1',
  drawByAgreement: true,
  defaults: { bot: 'strategist', watch: 'spectator' },
  absent: 'bot',

  schemas: { setUp: SET_UP, command: COMMAND },
  setUp,
  recorded,
  content,
  watched,
  guarded,
  sides: () => SIDES,
  seats: () => SIDES,
  begin,
  parse,
  refuse,
  resolve,
  apply,
  awaiting,
  outcome: (state) => state.outcome ?? undefined,
  faultIn,

  view,
  hear,
  options,
  waiting,
  fallback,
  isDeed: ({ type }) => type !== 'pass',
  start,
  believe,
  imagine,
  standing,
  steepness: 1.6,

  audience: AUDIENCE,
  bots: {
    strategist,
    seed,
    random: randomMaker<ForceKinds>({ options }),
    search: searchMaker<ForceKinds>(() => force, { iterations: 24, depth: 80, turns: 3, guide: { bot: 'strategist' } }),
  },
  queries,
  lists,

  say,
  order,
  name,
  rulebook: async (rules, language) => (await import('./rulebook.ts')).rulebook(rules, language),
  drawing: () => import('./picture.ts'),
  predictions: () => import('./bots/predictions.ts'),
  typed,
  write,
  board,
  detail,
  turns: ({ turn, outcome }) => (outcome ? turn : Math.max(0, turn - 1)),
};

const LIFE = 30; // a lead of this much Life Force alone counts as a win
const BOARD = 60; // so does this lead in power and forfeit value on the table

/** Compares Life Force and the cards on the table; 0.5 if even. */
function standing(state: State, id: string): number {
  const side: Side = isSide(id) ? id : 'dark';
  const other = otherSide(side);
  const life = lifeForceOf(state.players[side]) - lifeForceOf(state.players[other]);
  let board = 0;
  for (const { card } of state.inPlay) {
    const printed = combatant(state, card);
    if (printed) board += (printed.power + printed.forfeit) * (ownerOf(card) === side ? 1 : -1);
  }
  return Math.min(0.95, Math.max(0.05, 0.5 + life / (2 * LIFE) + board / (2 * BOARD)));
}
