import type { Fact } from '../../../kernel/fact.ts';
import { type Card, isCombatant, isLocation, type Location } from '../data/card.ts';
import { SIDES } from '../sides.ts';
import type { Battle, CardId, State } from '../state.ts';
import { owes } from './battle/damage.ts';
import { mayDrawDestiny } from './battle/power.ts';
import { cardOf, carries, DECK_SIZE, inPlayOf, ownerOf } from './cards.ts';
import { lifeForceOf } from './loss.ts';
import { holds } from './phases.ts';
import { misshapen } from './saved-shape.ts';

const wrong = (field: string): Fact => ({ code: 'saved-state-is-wrong', field });

/** The first fault in a loaded state: something that no match can have reached. */
export function faultIn(state: State): Fact | undefined {
  const shape = misshapen(state);
  if (shape) return wrong(shape.field);
  return misplaced(state) ?? strayed(state) ?? stopped(state);
}

/** Every card of both decks must be in exactly one place, on its owner's side. */
function misplaced({ locations, inPlay, players }: State): Fact | undefined {
  const seen = new Set<CardId>();
  const add = (cards: readonly CardId[]): boolean => cards.every((card) => !seen.has(card) && seen.add(card));
  if (!add(locations)) return wrong('locations');
  if (!add(inPlay.map(({ card }) => card))) return wrong('inPlay');
  for (const side of SIDES)
    for (const pile of ['reserve', 'force', 'used', 'lost', 'hand'] as const) {
      const cards = players[side][pile];
      if (cards.some((card) => ownerOf(card) !== side) || !add(cards)) return wrong(`players/${side}/${pile}`);
    }
  return seen.size === 2 * DECK_SIZE ? undefined : wrong('players');
}

/** Cards on the table must be where their kind can be. */
function strayed(state: State): Fact | undefined {
  if (state.locations.some((at) => !isLocation(cardOf(state, at)))) return wrong('locations');
  for (const [i, { card, at, host }] of state.inPlay.entries()) {
    const printed = cardOf(state, card);
    const field = `inPlay/${i}`;
    if (!isCombatant(printed) && printed.kind !== 'weapon') return wrong(field);
    if (!state.locations.includes(at) || (host === null && !mayStand(printed, cardOf(state, at) as Location)))
      return wrong(`${field}/at`);
    const carrier = host === null ? undefined : inPlayOf(state, host);
    const carried = printed.kind === 'character' || printed.kind === 'weapon';
    if (host !== null && (!carried || host === card || carrier?.at !== at || ownerOf(host) !== ownerOf(card)))
      return wrong(`${field}/host`);
    if (carrier && printed.kind === 'character' && !carries(state, carrier.card)) return wrong(`${field}/host`);
    if (carrier && !isCombatant(cardOf(state, carrier.card))) return wrong(`${field}/host`);
    if (host === null && printed.kind === 'weapon') return wrong(`${field}/host`);
  }
  return undefined;
}

/** Starships are in space or at exterior sites, vehicles at exterior sites, characters at sites. */
function mayStand({ kind }: Card, { kind: place, exterior }: Location): boolean {
  if (kind === 'starship') return place === 'system' || exterior;
  if (kind === 'vehicle') return place === 'site' && exterior;
  return kind !== 'character' || place === 'site';
}

/** The side that must act must have a decision to make. */
function stopped(state: State): Fact | undefined {
  const { phase, outcome, owed, battle, players, rules, now } = state;
  if ((phase === 'ended') !== (outcome !== null)) return wrong('outcome');
  if (phase === 'ended') return undefined;
  if (state.turn > rules.setup.turnLimit || (state.turn === 0) !== (phase === 'set-up')) return wrong('turn');
  for (const list of ['drained', 'battles'] as const)
    if (now[list].some((at) => !state.locations.includes(at))) return wrong(`now/${list}`);
  for (const side of SIDES) if (lifeForceOf(players[side]) === 0) return wrong(`players/${side}`);
  if (owed && (phase !== 'control' || owed.side === state.active)) return wrong('owed');
  if (battle) return faultInBattle(state, battle);
  return owed || phase === 'set-up' || holds(state, phase) ? undefined : wrong('phase');
}

function faultInBattle(state: State, battle: Battle): Fact | undefined {
  const { at, fighters, hit, fired, tactics, turn, segment, totals, asked, initiator } = battle;
  if (state.phase !== 'battle' || initiator !== state.active || state.owed) return wrong('battle');
  if (!state.now.battles.includes(at)) return wrong('battle/at');
  const isFighter = (card: CardId): boolean => inPlayOf(state, card)?.at === at && isCombatant(cardOf(state, card));
  if (!fighters.every(isFighter)) return wrong('battle/fighters');
  if (!hit.every((card) => fighters.includes(card))) return wrong('battle/hit');
  if (fired.some((card) => cardOf(state, card).kind !== 'weapon')) return wrong('battle/fired');
  for (const side of SIDES)
    if (tactics[side].some((card) => cardOf(state, card).kind !== 'tactic')) return wrong(`battle/tactics/${side}`);
  if ((segment === 'damage') !== (totals !== null)) return wrong('battle/totals');
  if (segment === 'weapons') return battle.passes < 2 ? undefined : wrong('battle/passes');
  if (segment === 'damage') return owes(battle, turn) ? undefined : wrong('battle/turn');
  const reserve = state.players[turn].reserve.length;
  return !asked[turn] && mayDrawDestiny(state, battle, turn, reserve) ? undefined : wrong('battle/turn');
}
