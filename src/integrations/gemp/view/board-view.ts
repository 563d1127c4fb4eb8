import type { Situation } from '../../../games/force/rules/awaiting.ts';
import { ownerOf } from '../../../games/force/rules/cards.ts';
import {
  type Battle,
  type BySide,
  bySide,
  type CardId,
  type InPlay,
  type Owed,
  otherSide,
  type Phase,
  type PlayerView,
  type Rules,
  type Side,
  type View,
} from '../../../games/force/view.ts';
import { type Board, type BoardCard, sizeOf } from '../board.ts';
import type { Slots } from './card-slots.ts';

/** The question in terms of our game. */
export interface Question {
  readonly situation: Situation;
  readonly amount: number; // Force to lose, if that is the question
  readonly owesForce: boolean; // in a battle: the loss may be paid with Force
}

const PHASE: Readonly<Record<string, Phase>> = {
  Activate: 'activate',
  Control: 'control',
  Deploy: 'deploy',
  Battle: 'battle',
  Move: 'move',
  Draw: 'draw',
};

/** The phase by the server's name for it. */
export const phaseOf = ({ phase }: Board): Phase | undefined => PHASE[phase];

/** The board as a view of our game, at the moment of a question to us. */
export function viewOf(seen: PlayerBoard, question: Question): View {
  const { board, slots, side, rules } = seen;
  const { situation, amount } = question;
  const playerOf = (one: Side): string => board.players.find((name) => (name === board.me) === (one === side)) ?? '';
  const active: Side = board.turnOf === null || board.turnOf === board.me ? side : otherSide(side);
  const own = (card: BoardCard): CardId | undefined => slots.numbers[card.id];
  const cards = Object.values(board.cards);
  const locations = cards
    .filter(({ zone }) => zone === 'LOCATIONS')
    .toSorted((a, b) => (a.location ?? 0) - (b.location ?? 0))
    .flatMap((card) => own(card) ?? []);
  const players = bySide((one) => playerView(seen, playerOf(one), one, one === side));
  const owed: Owed | null = situation === 'loss' ? { side, amount } : null;
  return {
    rules,
    watcher: side,
    phase: phaseOf(board) ?? 'deploy',
    turn: Math.max(1, board.turn),
    active,
    locations,
    inPlay: cards.flatMap((card) => inPlayOf(seen, card)),
    now: {
      generation: bySide((one) => board.figures[`${one}ForceGeneration`] ?? 1),
      activated: board.thisTurn.activated,
      drained: board.thisTurn.drained.flatMap((id) => slots.numbers[id] ?? []),
      battles: board.thisTurn.fought.flatMap((index) => numberAt(seen, index) ?? []),
    },
    owed,
    battle: situation === 'loss' && owed && !board.battle ? null : battleOf(seen, question, active),
    outcome: null,
    players,
  };
}

/** A card at a location, or attached to a card there. Limits the depth, because attachments could form a cycle. */
function inPlayOf(seen: PlayerBoard, card: BoardCard): readonly InPlay[] {
  const { board, slots } = seen;
  if (card.zone !== 'AT_LOCATION' && card.zone !== 'ATTACHED') return [];
  const number = slots.numbers[card.id];
  const host = card.target === null ? undefined : board.cards[card.target];
  let top: BoardCard | undefined = card;
  for (let up = 0; up < 4 && top && top.location === null; up++) top = board.cards[top.target ?? ''];
  const at = top?.location == null ? undefined : numberAt(seen, top.location);
  if (number === undefined || at === undefined) return [];
  const isHost = host !== undefined && host.zone !== 'LOCATIONS';
  return [
    {
      card: number,
      at,
      host: isHost ? (slots.numbers[host.id] ?? null) : null,
      moved: board.thisTurn.moved.includes(card.id),
      shifted: false,
      battled: board.thisTurn.battled.includes(card.id),
    },
  ];
}

function playerView({ board, slots }: PlayerBoard, player: string, side: Side, mine: boolean): PlayerView {
  const hand = Object.values(board.cards).filter(({ zone, owner }) => zone === 'HAND' && owner === player);
  return {
    reserve: sizeOf(board, player, 'RESERVE_DECK'),
    force: sizeOf(board, player, 'FORCE_PILE'),
    used: sizeOf(board, player, 'USED_PILE'),
    lost: board.lost.flatMap((id) => {
      const number = slots.numbers[id];
      const elsewhere = !/LOST/.test(board.cards[id]?.zone ?? 'LOST');
      return number === undefined || elsewhere || ownerOf(number) !== side ? [] : [number];
    }),
    hand: mine ? hand.flatMap(({ id }) => slots.numbers[id] ?? []) : null,
    handSize: sizeOf(board, player, 'HAND'),
  };
}

const SEGMENTS: readonly Situation[] = ['weapons', 'power', 'damage'];

/** The current battle, as far as the events describe it; the situation gives its segment. */
function battleOf(seen: PlayerBoard, { situation, owesForce }: Question, active: Side): Battle | null {
  const { board, slots, side } = seen;
  const { battle, figures, me } = board;
  if (!battle) return null;
  const at = numberAt(seen, battle.location) ?? placeOf(seen, battle.cards);
  if (at === undefined) return null;
  const segment = SEGMENTS.includes(situation) ? (situation as Battle['segment']) : 'weapons';
  const figure = (name: string): BySide<number> => bySide((one) => figures[`${one}${name}`] ?? 0);
  const owes = (name: string, least: number): BySide<number> =>
    bySide((one) => Math.max(figures[`${one}${name}`] ?? 0, one === side && segment === 'damage' ? least : 0));
  const destiny = bySide((one) => {
    const player = one === side ? me : (board.players.find((name) => name !== me) ?? '');
    return battle.drawn[player] ?? null;
  });
  return {
    at,
    initiator: active,
    segment,
    turn: side,
    passes: 0,
    fighters: battle.cards.flatMap((id) => slots.numbers[id] ?? []),
    fired: [],
    hit: [],
    tactics: bySide((one) => {
      const mine = battle.played.filter(({ owner }) => (owner === me) === (one === side));
      return mine.flatMap(({ id }) => slots.numbers[id] ?? []);
    }),
    asked: bySide((one) => destiny[one] !== null),
    destiny,
    totals: segment === 'damage' ? figure('BattlePower') : null,
    damage: owes('BattleDamageRemaining', owesForce ? 1 : 0), // a question proves that something is owed
    attrition: owes('BattleAttritionRemaining', owesForce ? 0 : 1),
  };
}

/** The board and the player who looks at it. */
interface PlayerBoard {
  readonly board: Board;
  readonly slots: Slots;
  readonly side: Side; // our side
  readonly rules: Rules;
}

/** Where the first known card of a battle is: the index may be out of date after locations were removed. */
const placeOf = (seen: PlayerBoard, cards: readonly string[]): CardId | undefined =>
  cards.flatMap((id) => (seen.board.cards[id] ? inPlayOf(seen, seen.board.cards[id]) : [])).map(({ at }) => at)[0];

/** Our number for the location at an index. */
const numberAt = ({ board, slots }: PlayerBoard, index: number): CardId | undefined => {
  const found = Object.values(board.cards).find(({ zone, location }) => zone === 'LOCATIONS' && location === index);
  return found && slots.numbers[found.id];
};
