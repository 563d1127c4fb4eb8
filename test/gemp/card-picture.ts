import { total } from '../../src/games/force/rules/battle/total.ts';
import { cardOf } from '../../src/games/force/rules/cards.ts';
import { SIDES, type Side } from '../../src/games/force/sides.ts';
import type { CardId, State } from '../../src/games/force/state.ts';
import { OUR_NUMBERS } from '../../src/integrations/gemp/cards.ts';
import { type Element, element } from '../../src/integrations/gemp/xml.ts';

export type Names = Readonly<Record<Side, string>>;
type Said = Readonly<Record<string, string | number>>;

/** The cards one player sees, by the id the server gives them. */
export type Picture = ReadonlyMap<string, Said>;

export const gempId = (card: CardId): string => String(card + 1);
export const engineId = (id: string): CardId => Number(id) - 1;

const PILES = ['reserve', 'force', 'used'] as const;
export type PileName = (typeof PILES)[number];
const ZONES: Readonly<Record<PileName, string>> = {
  reserve: 'TOP_OF_RESERVE_DECK',
  force: 'TOP_OF_FORCE_PILE',
  used: 'TOP_OF_USED_PILE',
};

/** The top of a face-down pile has an id of its own, so that no card can be tracked into the pile. */
export const pileId = (side: Side, pile: PileName): string =>
  String(1000 + SIDES.indexOf(side) * 10 + PILES.indexOf(pile));
export const pileOf = (id: string): PileName | undefined => (Number(id) >= 1000 ? PILES[Number(id) % 10] : undefined);

export const blueprintOf = (state: State, card: CardId): string => OUR_NUMBERS.get(cardOf(state, card).id) ?? '';
export const backOf = (side: Side): string => (side === 'light' ? '-1_1' : '-1_2');

export function pictureFor(state: State, names: Names, watcher: Side): Picture {
  const picture = new Map<string, Said>();
  const show = (card: CardId, side: Side, said: Said): void => {
    const base = { cardId: gempId(card), blueprintId: blueprintOf(state, card), zoneOwnerId: names[side] };
    picture.set(gempId(card), { ...base, participantId: names[side], ...said });
  };
  state.locations.forEach((card, locationIndex) => {
    const printed = cardOf(state, card);
    show(card, printed.side, {
      zone: 'LOCATIONS',
      locationIndex,
      systemName: 'system' in printed ? printed.system : '',
    });
  });
  for (const { card, at, host } of state.inPlay)
    show(
      card,
      cardOf(state, card).side,
      host === null
        ? { zone: 'AT_LOCATION', locationIndex: state.locations.indexOf(at) }
        : { zone: 'ATTACHED', targetCardId: gempId(host) },
    );
  for (const side of SIDES) {
    const { hand, lost } = state.players[side];
    if (side === watcher) for (const card of hand) show(card, side, { zone: 'HAND' });
    if (lost[0] !== undefined) show(lost[0], side, { zone: 'TOP_OF_LOST_PILE' });
    for (const pile of PILES)
      if (state.players[side][pile].length > 0) {
        const cardId = pileId(side, pile);
        picture.set(cardId, { cardId, blueprintId: backOf(side), zone: ZONES[pile], zoneOwnerId: names[side] });
      }
  }
  return picture;
}

export const ge = (type: string, said: Said = {}, inner: readonly Element[] = []): Element =>
  element('ge', { type, ...said }, inner);

/** The messages that describe a change to a player: cards removed, added and moved. */
export function difference(before: Picture, after: Picture, names: Names, restoring = false): Element[] {
  const events: Element[] = [];
  const zoneOf = (picture: Picture, id: string) => picture.get(id)?.zone;
  const gone = [...before.keys()].filter((id) => zoneOf(before, id) !== zoneOf(after, id));
  if (gone.length > 0) events.push(ge('RCFP', { otherCardIds: gone.join(','), participantId: names.dark }));
  for (const [id, said] of after) {
    const was = before.get(id);
    if (!was || was.zone !== said.zone) events.push(ge(restoring ? 'PCIPAR' : 'PCIP', said));
    else if (JSON.stringify(was) !== JSON.stringify(said)) events.push(ge('MCIP', said));
  }
  return events;
}

/** Statistics, visible to both players. */
export function statistics(state: State, names: Names): Element {
  const { battle, now, players } = state;
  const figures: Record<string, number> = {};
  for (const side of SIDES) {
    figures[`${side}ForceGeneration`] = now.generation[side];
    figures[`${side}BattlePower`] = battle ? total(state, side).total : -1;
    figures[`${side}BattleDamageRemaining`] = battle ? battle.damage[side] : -1;
    figures[`${side}BattleAttritionRemaining`] = battle ? battle.attrition[side] : -1;
  }
  const zones = SIDES.map((side) => {
    const { reserve, force, used, lost, hand } = players[side];
    return element('playerZones', {
      name: names[side],
      FORCE_PILE: force.length,
      USED_PILE: used.length,
      RESERVE_DECK: reserve.length,
      LOST_PILE: lost.length,
      OUT_OF_PLAY: 0,
      HAND: hand.length,
      SABACC_HAND: 0,
    });
  });
  return ge('GS', figures, zones);
}
