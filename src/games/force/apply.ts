import { never } from '../../kernel/never.ts';
import { DECK_SIZE, firstOf } from './deck.ts';
import type { Event, EventOf } from './events.ts';
import { activated, drawnForDestiny, recirculated, used } from './piles.ts';
import { bySide, otherSide, type Side, withSide } from './sides.ts';
import type { Battle, CardId, InPlay, Player, Rules, State, Turn } from './state.ts';

const NO_TURN: Turn = { generation: { dark: 0, light: 0 }, activated: 0, drained: [], battles: [] };
const NONE = { dark: 0, light: 0 };

/** The state before the match starts: starting locations on the table, decks in list order, nothing shuffled. */
export function begin(rules: Rules): State {
  const deck = (side: Side): readonly CardId[] => {
    const all = Array.from({ length: DECK_SIZE }, (_, i) => firstOf(side) + i);
    return all.filter((card) => card !== rules.start[side]);
  };
  return {
    rules,
    phase: 'set-up',
    turn: 0,
    active: 'dark',
    locations: [rules.start.dark, rules.start.light],
    inPlay: [],
    now: NO_TURN,
    owed: null,
    battle: null,
    outcome: null,
    players: bySide((side) => ({ reserve: deck(side), force: [], used: [], lost: [], hand: [] })),
  };
}

/** The only function that creates a new state. It never rolls and never refuses. */
export function apply(state: State, event: Event): State {
  switch (event.type) {
    case 'activated': {
      const { now } = state;
      const players = withSide(state.players, event.side, activated(state.players[event.side], event.amount));
      return { ...state, players, now: { ...now, activated: now.activated + event.amount } };
    }
    case 'phase-began':
      return { ...state, phase: event.phase };
    case 'deployed':
      return deployed(state, event);
    case 'moved':
      return moved(state, event);
    case 'drew': {
      const { reserve, force, used, lost, hand } = state.players[event.side];
      return withPlayer(state, event.side, { reserve, force: force.slice(1), used, lost, hand: [...hand, event.card] });
    }
    case 'lost':
      return lost(state, event);
    case 'drained': {
      const { now } = state;
      const owed = event.amount > 0 ? { side: otherSide(event.side), amount: event.amount } : null;
      return { ...state, owed, now: { ...now, drained: [...now.drained, event.at] } };
    }
    case 'turn-ended':
      return { ...state, players: bySide((side) => recirculated(state.players[side])) };
    case 'turn-began':
      return {
        ...state,
        phase: 'activate',
        turn: event.turn,
        active: event.side,
        now: { generation: event.generation, activated: 0, drained: [], battles: [] },
        inPlay: state.inPlay.some(isTired) ? state.inPlay.map(rested) : state.inPlay,
      };
    case 'battle-began':
      return battleBegan(state, event);
    case 'fired': {
      const player = drawnForDestiny(used(state.players[event.side], event.cost), event.drawn);
      return fighting(withPlayer(state, event.side, player), (battle) => ({
        ...battle,
        turn: otherSide(event.side),
        passes: 0,
        fired: [...battle.fired, event.weapon],
        hit: event.hit ? [...battle.hit, event.target] : battle.hit,
      }));
    }
    case 'tactic-played': {
      const { side, card } = event;
      const paid = used(state.players[side], event.cost);
      const player = { ...paid, hand: without(paid.hand, card), used: [card, ...paid.used] };
      return fighting(withPlayer(state, side, player), (battle) => ({
        ...battle,
        turn: otherSide(side),
        passes: 0,
        tactics: withSide(battle.tactics, side, [...battle.tactics[side], card]),
      }));
    }
    case 'shot-passed':
      return fighting(state, (battle) => ({ ...battle, turn: otherSide(event.side), passes: battle.passes + 1 }));
    case 'segment-began':
      return fighting(state, (battle) => ({ ...battle, segment: event.segment, turn: event.turn, passes: 0 }));
    case 'destiny-drawn': {
      const player = drawnForDestiny(state.players[event.side], event.card);
      return answered(withPlayer(state, event.side, player), event.side, event.destiny);
    }
    case 'destiny-declined':
    case 'no-destiny':
      return answered(state, event.side, null);
    case 'battle-weighed': {
      const { totals, damage, attrition } = event;
      return fighting(state, (battle) => ({ ...battle, totals, damage, attrition }));
    }
    case 'forfeited':
      return forfeited(state, event);
    case 'choice-passed-on':
      return fighting(state, (battle) => ({ ...battle, turn: event.turn }));
    case 'battle-ended':
      return { ...state, battle: null };
    case 'embarked': {
      const { card, onto } = event;
      return onTable(state, card, (one) => ({ ...one, host: onto, shifted: true }));
    }
    case 'disembarked':
      return onTable(state, event.card, (one) => ({ ...one, host: null, shifted: true }));
    case 'began':
      return { ...state, active: event.first };
    case 'dealt': {
      const { hand, reserve } = event;
      return withPlayer(state, event.side, { ...state.players[event.side], hand, reserve });
    }
    case 'ended':
      return { ...state, phase: 'ended', outcome: event.outcome };
    default:
      return never(event);
  }
}

const withPlayer = (state: State, side: Side, player: Player): State => ({
  ...state,
  players: withSide(state.players, side, player),
});

const without = (cards: readonly CardId[], gone: CardId): readonly CardId[] => cards.filter((card) => card !== gone);

const onTable = (state: State, card: CardId, change: (one: InPlay) => InPlay): State => ({
  ...state,
  inPlay: state.inPlay.map((one) => (one.card === card ? change(one) : one)),
});

const fighting = (state: State, change: (battle: Battle) => Battle): State =>
  state.battle ? { ...state, battle: change(state.battle) } : state;

const answered = (state: State, side: Side, destiny: number | null): State =>
  fighting(state, (battle) => ({
    ...battle,
    turn: otherSide(side),
    asked: withSide(battle.asked, side, true),
    destiny: withSide(battle.destiny, side, destiny),
  }));

/** A new turn: every card may move, shift and battle again. */
const rested = (one: InPlay): InPlay => (isTired(one) ? { ...one, moved: false, shifted: false, battled: false } : one);
const isTired = ({ moved, shifted, battled }: InPlay): boolean => moved || shifted || battled;

function deployed(state: State, { side, card, at, host, cost }: EventOf<'deployed'>): State {
  const paid = used(state.players[side], cost);
  const players = withSide(state.players, side, { ...paid, hand: without(paid.hand, card) });
  if (card === at) return { ...state, players, locations: [...state.locations, card] };
  const arrival: InPlay = { card, at, host, moved: false, shifted: false, battled: false };
  return { ...state, players, inPlay: [...state.inPlay, arrival] };
}

/** Whether a card is aboard the carrier, directly or through another card. */
function isAboard(inPlay: readonly InPlay[], one: InPlay, carrier: CardId): boolean {
  for (let host = one.host; host !== null; ) {
    if (host === carrier) return true;
    const above: CardId = host;
    host = inPlay.find(({ card }) => card === above)?.host ?? null;
  }
  return false;
}

/** Cards aboard move with their carrier. */
function moved(state: State, { side, card, to, cost }: EventOf<'moved'>): State {
  const inPlay = state.inPlay.map((one) => {
    if (one.card === card) return { ...one, at: to, moved: true };
    return isAboard(state.inPlay, one, card) ? { ...one, at: to } : one;
  });
  return { ...state, inPlay, players: withSide(state.players, side, used(state.players[side], cost)) };
}

function lost(state: State, { side, from, card }: EventOf<'lost'>): State {
  const { reserve, force, used, lost: gone, hand } = state.players[side];
  const after = withPlayer(state, side, {
    reserve: from === 'reserve' ? reserve.slice(1) : reserve,
    force: from === 'force' ? force.slice(1) : force,
    used: from === 'used' ? used.slice(1) : used,
    lost: [card, ...gone],
    hand: from === 'hand' ? without(hand, card) : hand,
  });
  const { owed } = state;
  if (owed) return { ...after, owed: owed.amount > 1 ? { side: owed.side, amount: owed.amount - 1 } : null };
  return fighting(after, (battle) => ({
    ...battle,
    turn: otherSide(side),
    damage: withSide(battle.damage, side, Math.max(0, battle.damage[side] - 1)),
  }));
}

function battleBegan(state: State, { side, at, fighters, cost }: EventOf<'battle-began'>): State {
  const { now } = state;
  return {
    ...state,
    players: withSide(state.players, side, used(state.players[side], cost)),
    now: { ...now, battles: [...now.battles, at] },
    inPlay: state.inPlay.map((one) => (fighters.includes(one.card) ? { ...one, battled: true } : one)),
    battle: {
      at,
      initiator: side,
      segment: 'weapons',
      turn: side,
      passes: 0,
      fighters,
      fired: [],
      hit: [],
      tactics: { dark: [], light: [] },
      asked: { dark: false, light: false },
      destiny: { dark: null, light: null },
      totals: null,
      damage: NONE,
      attrition: NONE,
    },
  };
}

function forfeited(state: State, { side, card, with: aboard, worth }: EventOf<'forfeited'>): State {
  const gone = [card, ...aboard];
  const player = state.players[side];
  const after: State = {
    ...state,
    inPlay: state.inPlay.filter((one) => !gone.includes(one.card)),
    players: withSide(state.players, side, { ...player, lost: [...gone, ...player.lost] }),
  };
  return fighting(after, (battle) => ({
    ...battle,
    turn: otherSide(side),
    fighters: battle.fighters.filter((one) => !gone.includes(one)),
    hit: battle.hit.filter((one) => !gone.includes(one)),
    damage: withSide(battle.damage, side, Math.max(0, battle.damage[side] - worth)),
    attrition: withSide(battle.attrition, side, Math.max(0, battle.attrition[side] - worth)),
  }));
}
