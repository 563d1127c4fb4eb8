import Type, { type Static } from 'typebox';
import { ok, type Result } from '../../../kernel/result.ts';
import { bad, type Fault } from '../../../parts/schema/query.ts';
import { strict } from '../../../parts/schema/schema.ts';
import { nearest } from '../../../parts/text/nearest.ts';
import { type Card, isCombatant } from '../data/card.ts';
import { CARD_OF, CARDS } from '../data/cards.ts';
import { USUAL } from '../data/decks.ts';
import { battleOdds, type Strength } from '../rules/battle/odds.ts';
import { drawsDestiny } from '../rules/battle/total.ts';
import { copiesOf, deckOf } from '../rules/set-up/deck-file.ts';
import { type BySide, SIDES, type Side } from '../sides.ts';
import { say } from '../text.ts';
import { AnyDeck } from './deck.ts';

const CardNames = Type.Array(Type.String({ maxLength: 40 }), { maxItems: 60 });
const Count = Type.Integer({ minimum: 0, maximum: 200 });

/** One side: its cards in the battle or their totals, and what its Reserve Deck may contain. */
const Forces = Type.Object(
  {
    fighters: Type.Optional(CardNames), // their power and ability are summed
    power: Type.Optional(Count), // added to the fighters' power
    ability: Type.Optional(Count),
    tactics: Type.Optional(CardNames),
    // default: computed from the deck
    destinies: Type.Optional(Type.Array(Type.Integer({ minimum: 0, maximum: 9 }), { maxItems: 60 })),
    deck: Type.Optional(AnyDeck),
    out: Type.Optional(CardNames), // cards of the deck that are known to be elsewhere
  },
  strict,
);
export const BattleQuestion = Type.Object({ dark: Forces, light: Forces }, strict);
type Forces = Static<typeof Forces>;

const round = (share: number): number => Math.round(share * 1e6) / 1e6;

/** The odds of a battle: each side's chance to win, and the damage and attrition it may suffer. */
export function fought(question: Static<typeof BattleQuestion>): Result<unknown> {
  const forces: Partial<Record<Side, Strength>> = {};
  for (const side of SIDES) {
    const read = strengthOf(question[side], side);
    if ('problem' in read) return bad(read);
    forces[side] = read;
  }
  const sides = forces as BySide<Strength>;
  const { wins, tie, suffers, mean } = battleOdds(sides);
  const told = (side: Side) => ({
    power: sides[side].power,
    ability: sides[side].ability,
    draws: drawsDestiny(sides[side].ability, sides[side].destinies.length),
    destinies: sides[side].destinies.length,
    wins: round(wins[side]),
    meanDamage: round(mean[side].damage),
    meanAttrition: round(mean[side].attrition),
    damage: marginal(suffers[side].map(({ damage, chance }) => [damage, chance])),
    attrition: marginal(suffers[side].map(({ attrition, chance }) => [attrition, chance])),
    suffers: suffers[side].map((one) => ({ ...one, chance: round(one.chance) })),
  });
  return ok({ tie: round(tie), dark: told('dark'), light: told('light') });
}

/** Adds up the chances of equal amounts; smallest amount first. */
function marginal(chances: readonly (readonly [amount: number, chance: number])[]) {
  const sums = new Map<number, number>();
  for (const [amount, chance] of chances) sums.set(amount, (sums.get(amount) ?? 0) + chance);
  return [...sums].sort(([a], [b]) => a - b).map(([amount, chance]) => ({ amount, chance: round(chance) }));
}

function strengthOf(forces: Forces, side: Side): Strength | Fault {
  const fighters = named(forces.fighters ?? [], side, `${side}/fighters`);
  if ('problem' in fighters) return fighters;
  const tactics = named(forces.tactics ?? [], side, `${side}/tactics`);
  if ('problem' in tactics) return tactics;
  const destinies = forces.destinies ?? reserveOf(forces, side, fighters.cards, tactics.cards);
  if ('problem' in destinies) return destinies;
  let power = forces.power ?? 0;
  let ability = forces.ability ?? 0;
  for (const [i, card] of fighters.cards.entries()) {
    if (!isCombatant(card)) return { field: `${side}/fighters/${i}`, problem: `${card.id} does not fight` };
    power += card.power;
    ability += card.ability;
  }
  for (const [i, card] of tactics.cards.entries()) {
    if (card.kind !== 'tactic') return { field: `${side}/tactics/${i}`, problem: `${card.id} is not a tactic` };
    power += card.power;
  }
  return { power, ability, destinies };
}

/** The destinies left in a deck without its starting location, the cards in the battle and those known elsewhere. */
function reserveOf(
  { deck, out = [] }: Forces,
  side: Side,
  fighters: readonly Card[],
  tactics: readonly Card[],
): readonly number[] | Fault {
  const list = deckOf(deck ?? USUAL[side], `${side}/deck`, side);
  if (!list.ok) return { field: `${side}/deck`, problem: say(list.error, 'en') ?? list.error.code };
  if (list.value.side !== side) return { field: `${side}/deck`, problem: `is a deck of ${list.value.side}` };
  const left = copiesOf(list.value);
  const gone = named(out, side, `${side}/out`);
  if ('problem' in gone) return gone;
  const places = [
    { id: list.value.start, field: `${side}/deck` },
    ...placed(fighters, `${side}/fighters`),
    ...placed(tactics, `${side}/tactics`),
    ...placed(gone.cards, `${side}/out`),
  ];
  for (const { id, field } of places) {
    const at = left.findIndex((card) => card.id === id);
    if (at < 0) return { field, problem: `the deck has too few copies of ${id}; name another deck, or give destinies` };
    left.splice(at, 1);
  }
  return left.map(({ destiny }) => destiny);
}

const placed = (cards: readonly Card[], field: string) => cards.map(({ id }, i) => ({ id, field: `${field}/${i}` }));

function named(ids: readonly string[], side: Side, field: string): { readonly cards: readonly Card[] } | Fault {
  const cards: Card[] = [];
  for (const [i, id] of ids.entries()) {
    const card = CARD_OF.get(id);
    const ours = CARDS.filter((one) => one.side === side).map((one) => one.id);
    if (card?.side !== side) {
      const near = nearest(id, ours);
      const hint = near ? `; the nearest is "${near}"` : '';
      return { field: `${field}/${i}`, problem: `${side} has no card "${id}"${hint}` };
    }
    cards.push(card);
  }
  return { cards };
}
