import { never } from '../../../kernel/never.ts';
import { type CardKind, isLocation, type Location } from '../data/card.ts';
import { CARD_OF } from '../data/cards.ts';
import { type BySide, bySide, otherSide } from '../sides.ts';
import type { Rules } from '../state.ts';

/** The rules that matter with these two decks; rules that none of their cards use are left out. */
export interface Facts {
  readonly kinds: ReadonlySet<CardKind>;
  readonly seats: boolean; // some craft carries passengers
  readonly masters: boolean;
  readonly dots: boolean;
  readonly systems: readonly { readonly id: string; readonly name: string; readonly parsec: number }[]; // by parsec
  readonly start: BySide<Location>;
  readonly generation: BySide<readonly [own: number, other: number]>; // icons on both starting locations
}

export function factsOf({ cards, start }: Rules): Facts {
  const locations = cards.filter(isLocation);
  const systems = new Map(locations.map(({ system, parsec }) => [system, parsec]));
  const starts = bySide((side) => cards[start[side]] as Location);
  return {
    kinds: new Set(cards.map(({ kind }) => kind)),
    seats: cards.some((card) => 'seats' in card && card.seats > 0),
    masters: cards.some((card) => card.kind === 'character' && card.master),
    dots: cards.some((card) => 'dots' in card && card.dots > 0),
    systems: [...systems]
      .map(([name, parsec]) => ({ id: name.toLowerCase(), name, parsec }))
      .sort((a, b) => a.parsec - b.parsec),
    start: starts,
    generation: bySide((side) => [starts[side].icons[side], starts[otherSide(side)].icons[side]]),
  };
}

const fighter = (id: string) => {
  const card = CARD_OF.get(id);
  return card && 'power' in card && 'ability' in card ? card : never(id);
};
const ofKind = <K extends CardKind>(id: string, kind: K) => {
  const card = CARD_OF.get(id);
  return card?.kind === kind ? (card as Extract<typeof card, { readonly kind: K }>) : never(id);
};

/** The example of a battle: the Dominion attacks. Its numbers come from the cards. */
export function battleExample() {
  const [strong, armed] = [fighter('breacher'), fighter('tribune')];
  const [captain, hit] = [fighter('oathsworn'), fighter('sentinel')];
  const weapon = ofKind('breaking-lance', 'weapon');
  const tactic = ofKind('close-ranks', 'tactic');
  const [shot, darkDraw, lightDraw] = ['line-trooper', 'shadow-guard', 'morning-bell'].map(
    (id) => CARD_OF.get(id) ?? never(id),
  ) as [ReturnType<typeof fighter>, ReturnType<typeof fighter>, ReturnType<typeof fighter>];
  const totals = {
    dark: strong.power + armed.power + darkDraw.destiny,
    light: captain.power + hit.power + tactic.power + lightDraw.destiny,
  };
  return {
    strong,
    armed,
    captain,
    hit,
    weapon,
    tactic,
    shot,
    darkDraw,
    lightDraw,
    shotTotal: shot.destiny + weapon.bonus,
    ability: { dark: strong.ability + armed.ability, light: captain.ability + hit.ability },
    totals,
    damage: totals.light - totals.dark,
    attrition: { dark: lightDraw.destiny, light: darkDraw.destiny },
  };
}

/** The sentences that apply, as one paragraph. */
export const said = (...sentences: readonly (string | false)[]): string =>
  sentences.filter((sentence) => sentence !== false).join(' ');

/** The items that apply. */
export const those = <T>(...items: readonly (T | false)[]): T[] => items.filter((item): item is T => item !== false);
