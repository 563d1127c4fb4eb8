import type { Card, CardKind } from '../../../data/card.ts';
import { CARDS } from '../../../data/cards.ts';
import type { BySide, Side } from '../../../sides.ts';
import type { CardId, Setup, State } from '../../../state.ts';
import { character, type Holdings, omen, position, type Scene, site, starship, system } from '../../../testing.ts';

// ---- Effects: one for every registered card that can change a battle ----

export interface Effect {
  readonly name: string;
  readonly card: Card;
  readonly where: 'site' | 'system';
  readonly how: 'stands' | 'aboard' | 'landed' | 'carried' | 'played' | 'none'; // none = takes no part in the battle
  readonly inert: boolean; // it must change neither totals nor destinies
}

/** How cards of each kind take part in a battle; a new kind does not compile without an entry. */
const EFFECTS_OF: { readonly [K in CardKind]: (card: Card) => readonly Omit<Effect, 'name' | 'card'>[] } = {
  character: () => [
    { where: 'site', how: 'stands', inert: false },
    { where: 'system', how: 'aboard', inert: true },
  ],
  vehicle: () => [{ where: 'site', how: 'stands', inert: false }],
  starship: () => [
    { where: 'system', how: 'stands', inert: false },
    { where: 'site', how: 'landed', inert: true },
  ],
  weapon: () => [{ where: 'site', how: 'carried', inert: false }],
  tactic: () => [{ where: 'site', how: 'played', inert: false }],
  omen: () => [], // never in play, only drawn: the piles below cover that
  site: () => [],
  system: () => [],
};
export const EFFECTS: readonly Effect[] = CARDS.flatMap((card) =>
  EFFECTS_OF[card.kind](card).map((one) => ({ ...one, card, name: `${card.id} ${one.how} (${one.where})` })),
);

/** Values of every set-up switch that changes a battle; the cases run with each of them. So far there is none. */
export const SWITCHES = { decks: [], secondHand: [], turnLimit: [], spectators: [] } as const satisfies {
  [S in KnownKeys<Setup>]: readonly unknown[];
};
type KnownKeys<T> = keyof { [K in keyof T as string extends K ? never : K]: T[K] };

// ---- Cases ----

const UNKNOWN: BySide<readonly number[]> = { dark: [0, 2, 5], light: [0, 1, 3] }; // destinies in the Reserve Deck
const FORCE = 6;

export interface Case {
  readonly scene: Scene;
  readonly effects: readonly Effect[];
}

/** One card per side at the location, plus the effects. A card left in hand keeps passes from being automatic. */
export function caseOf(effects: readonly Effect[], ability: number): Case {
  const where = effects[0]?.where ?? 'site';
  const fighter = { power: 2, ability, defence: 3 };
  const base = where === 'site' ? character(fighter) : starship({ ...fighter, seats: 4 });
  const holdings = (side: Side): Holdings => {
    const table: Record<string, NonNullable<Holdings['table']>[string]> = { [`${side}-base`]: [base, 'place'] };
    const hand: Record<string, () => Card> = { [`${side}-kept`]: () => omen()(`${side}-kept`, side) };
    for (const [i, { card, how }] of effects.entries()) {
      if (card.side !== side || how === 'none') continue;
      if (how === 'played') hand[`effect-${i}`] = () => card;
      else table[`effect-${i}`] = [() => card, how === 'stands' || how === 'landed' ? 'place' : `${side}-base`];
    }
    return { table, hand, reserve: UNKNOWN[side], force: FORCE };
  };
  const place = { place: (where === 'site' ? site : system)() };
  const dark = { ...holdings('dark'), locations: place };
  return { effects, scene: position({ phase: 'battle', dark, light: holdings('light') }) };
}

/** One possible arrangement of the cards that dark has not seen, with its probability. */
interface World {
  readonly state: State;
  readonly chance: number;
}

/** Every choice of the top `depth` cards of a Reserve Deck; cards with equal destinies are counted together. */
function* tops(start: State, side: Side, depth: number, kept: CardId): Generator<World> {
  if (depth === 0) return yield { state: start, chance: 1 };
  for (const { state, chance } of tops(start, side, depth - 1, kept)) {
    const player = state.players[side];
    const size = player.reserve.length;
    const hidden = side === 'light' ? player.hand.filter((card) => card === kept) : []; // dark sees its own hand
    const order = [...player.reserve, ...player.force, ...hidden];
    const left = order.slice(depth - 1);
    const destinyOf = (card: CardId): number => state.rules.cards[card]?.destiny ?? 0;
    for (const destiny of new Set(left.map(destinyOf))) {
      const cards = left.filter((card) => destinyOf(card) === destiny);
      const top = cards[0] as CardId;
      const swapped = order.map((card, i) =>
        i === depth - 1 ? top : card === top ? (order[depth - 1] as CardId) : card,
      );
      const hand = hidden.length
        ? [...player.hand.filter((card) => card !== kept), swapped.at(-1) as CardId]
        : player.hand;
      const piles = { reserve: swapped.slice(0, size), force: swapped.slice(size, size + FORCE), hand };
      const players = { ...state.players, [side]: { ...player, ...piles } };
      yield { state: { ...state, players }, chance: (chance * cards.length) / left.length };
    }
  }
}

export function* worlds({ scene: { state, card }, effects }: Case): Generator<World> {
  const depth = (side: Side): number =>
    1 + effects.filter((one) => one.how === 'carried' && one.card.side === side).length;
  for (const dark of tops(state, 'dark', depth('dark'), card('dark-kept')))
    for (const both of tops(dark.state, 'light', depth('light'), card('light-kept')))
      yield { state: both.state, chance: dark.chance * both.chance };
}

/** Effects with equal numbers are tried once. */
export const signature = ({ card, where, how }: Effect): string =>
  JSON.stringify([where, how, { ...card, id: '', name: '', lore: '' }, how === 'aboard' || how === 'landed' ? 0 : 1]);
