import { ABILITY_FOR_DESTINY } from '../../ability.ts';
import type { Belief, Known, KnownPiles } from '../../belief.ts';
import { type Combatant, isCombatant, type Weapon } from '../../data/card.ts';
import { destinyOdds } from '../../rules/battle/odds.ts';
import { combatant, counts, DECK_SIZE, firstOf, ownerOf } from '../../rules/cards.ts';
import { generation } from '../../rules/generation.ts';
import { type BySide, bySide, type CardId, lifeForce, otherSide, type Side, type View } from '../../view.ts';
import type { Chance } from './clash.ts';
import type { Body, CarriedWeapon } from './toll.ts';
import type { StrategistWeights } from './weights.ts';

/** A side's cards at a location: the power and ability that count, and every card that can be forfeited. */
export interface Stand {
  readonly power: number;
  readonly ability: number;
  readonly bodies: readonly Body[];
  readonly arms: readonly CarriedWeapon[]; // weapons that can fire
}

export const EMPTY_STAND: Stand = { power: 0, ability: 0, bodies: [], arms: [] };

/** The inputs of a decision, computed once from view and belief. */
export interface Survey {
  readonly view: View;
  readonly weights: StrategistWeights;
  readonly side: Side;
  readonly other: Side;
  readonly stands: ReadonlyMap<CardId, BySide<Stand>>;
  readonly piles: BySide<KnownPiles>;
  readonly draws: BySide<readonly Chance[]>; // battle destinies, for a side with enough ability
  readonly life: BySide<number>; // the price of a card of Life Force, by side
  readonly reach: Readonly<Record<'site' | 'system', number>>; // power they may bring in their next turn
}

export function surveyOf(view: View, belief: Belief, side: Side, weights: StrategistWeights): Survey {
  const other = otherSide(side);
  const piles = bySide((one) => knownPiles(view, belief, one));
  const unseen = bySide((one) => unseenOf(view, piles[one], one));
  return {
    view,
    weights,
    side,
    other,
    stands: standsIn(view, weights),
    piles,
    draws: bySide((one) => drawsOf(view, piles[one].reserve[0] ?? null, unseen[one], one)),
    life: bySide((one) => lifePrice(lifeForce(view.players[one]), weights)),
    reach: reachOf(view, other, unseen[other]),
  };
}

const MANY = 20; // cards of Life Force; below this, each lost card makes the others more valuable

/** The fewer cards are left, the more each is worth. */
const lifePrice = (left: number, { last }: StrategistWeights): number => 1 + last * Math.max(0, 1 - left / MANY);

/** Whether a card counts with power and ability, and whether it is a passenger. */
type Standing = 'counts' | 'landed' | 'aboard';

export function bodyOf(
  card: CardId,
  printed: Combatant,
  standing: Standing,
  { body }: StrategistWeights,
  weapon?: Weapon,
): Body {
  const counting = standing === 'counts';
  const aboard = standing === 'aboard';
  return {
    card,
    power: counting ? printed.power : 0,
    ability: counting ? printed.ability : 0,
    forfeit: printed.forfeit,
    worth: body * (printed.deploy + (weapon?.deploy ?? 0)),
    defence: aboard ? Number.POSITIVE_INFINITY : printed.defence,
    arm: weapon && !aboard ? { bonus: weapon.bonus, fire: weapon.fire } : null,
  };
}

/** The weapon that a card on the table carries. */
export function weaponOn({ inPlay, rules }: View, bearer: CardId): Weapon | undefined {
  for (const { card, host } of inPlay) {
    const printed = host === bearer ? rules.cards[card] : undefined;
    if (printed?.kind === 'weapon') return printed;
  }
  return undefined;
}

/** The stand with one more card. */
export const joined = ({ power, ability, bodies, arms }: Stand, body: Body): Stand => ({
  power: power + body.power,
  ability: ability + body.ability,
  bodies: [...bodies, body],
  arms: body.arm ? [...arms, body.arm] : arms,
});

/** The stand without one of its cards. */
export function parted({ bodies }: Stand, card: CardId): Stand {
  let stand = EMPTY_STAND;
  for (const body of bodies) if (body.card !== card) stand = joined(stand, body);
  return stand;
}

function standsIn(view: View, weights: StrategistWeights): ReadonlyMap<CardId, BySide<Stand>> {
  const stands = new Map<CardId, Record<Side, Stand>>();
  for (const at of view.locations) stands.set(at, { dark: EMPTY_STAND, light: EMPTY_STAND });
  for (const one of view.inPlay) {
    const printed = combatant(view, one.card);
    const there = stands.get(one.at);
    if (!printed || !there) continue;
    const owner = ownerOf(one.card);
    const standing = one.host !== null ? 'aboard' : counts(view, one) ? 'counts' : 'landed';
    there[owner] = joined(there[owner], bodyOf(one.card, printed, standing, weights, weaponOn(view, one.card)));
  }
  return stands;
}

/** The top of the Reserve Deck if it is known, otherwise any unseen card. */
function drawsOf(view: View, top: CardId | null, unseen: readonly CardId[], side: Side): readonly Chance[] {
  if (view.players[side].reserve === 0) return [];
  const cards = top === null ? unseen : [top];
  const destinies = cards.map((card) => view.rules.cards[card]?.destiny ?? 0);
  const odds = destinyOdds({ ability: ABILITY_FOR_DESTINY, destinies });
  return odds.map(({ destiny, chance }) => ({ destiny: destiny ?? 0, chance }));
}

/** The power the enemy can probably bring: estimated from its unseen cards, its hand size and its Force. */
function reachOf(view: View, side: Side, unseen: readonly CardId[]): Survey['reach'] {
  const { force, reserve, handSize } = view.players[side];
  const coming = force + Math.min(generation(view, side).total, reserve) - 1;
  const of = (fits: (kind: string) => boolean): number => {
    let power = 0;
    let deploy = 0;
    for (const card of unseen) {
      const printed = view.rules.cards[card];
      if (!printed || !isCombatant(printed) || !fits(printed.kind)) continue;
      power += printed.power;
      deploy += printed.deploy;
    }
    if (deploy === 0) return 0;
    return Math.max(0, Math.min((handSize * power) / unseen.length, (coming * power) / deploy));
  };
  return { site: of((kind) => kind !== 'starship'), system: of((kind) => kind === 'starship') };
}

const NOTHING: KnownPiles = { reserve: [], force: [], used: [], hand: [] };

/** The known cards of a side's piles; none if the seat has heard no events. */
function knownPiles({ players }: View, belief: Belief, side: Side): KnownPiles {
  const { reserve, force, used } = players[side];
  const known = belief.piles[side];
  const fits = known.reserve.length === reserve && known.force.length === force && known.used.length === used;
  return fits ? known : NOTHING;
}

/** A side's unseen cards. Deck lists are public, so these are in its face-down piles. */
function unseenOf(view: View, piles: KnownPiles, side: Side): CardId[] {
  const first = firstOf(side);
  const seen = new Array<boolean>(DECK_SIZE).fill(false);
  const see = (cards: Known): void => {
    for (const card of cards) if (card !== null) seen[card - first] = true;
  };
  const { lost, hand } = view.players[side];
  for (const cards of [view.locations, lost, hand ?? piles.hand, piles.reserve, piles.force, piles.used]) see(cards);
  for (const { card } of view.inPlay) seen[card - first] = true;
  const left: CardId[] = [];
  for (let i = 0; i < DECK_SIZE; i++) if (!seen[i] && view.rules.cards[first + i]) left.push(first + i);
  return left;
}
