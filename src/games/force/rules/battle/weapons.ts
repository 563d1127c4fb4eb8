import type { Fact } from '../../../../kernel/fact.ts';
import type { Side } from '../../sides.ts';
import type { CardId, Table } from '../../state.ts';
import { cardOf, combatant, inPlayOf, ownerOf, weapon as weaponCard } from '../cards.ts';
import { type Handler, notMine } from '../handler.ts';
import { isHit } from './total.ts';

/** The sizes of the player's piles that a shot depends on. */
interface Means {
  readonly force: number;
  readonly reserve: number;
}

const notWeapons = ({ battle }: Table): Fact | undefined =>
  battle?.segment === 'weapons' ? undefined : { code: 'no-weapons-segment' };

/** The first rule that forbids firing a weapon at all. */
function cannotShoot(table: Table, side: Side, { force, reserve }: Means, weapon: CardId): Fact | undefined {
  const { battle } = table;
  const printed = weaponCard(table, weapon);
  const bearer = inPlayOf(table, weapon)?.host ?? null;
  if (!printed || bearer === null) return { code: 'no-such-weapon', card: weapon };
  if (ownerOf(weapon) !== side) return { code: 'not-your-card', card: weapon };
  if (!battle?.fighters.includes(bearer)) return { code: 'not-in-battle', card: bearer };
  if (inPlayOf(table, bearer)?.host !== null) return { code: 'bearer-aboard', card: bearer };
  if (battle.fired.includes(weapon)) return { code: 'already-fired', card: weapon };
  if (reserve === 0) return { code: 'no-destiny-left' };
  return printed.fire > force ? { code: 'too-little-force', cost: printed.fire, force } : undefined;
}

/** The first rule that forbids a target. */
function cannotAim(table: Table, side: Side, target: CardId): Fact | undefined {
  const { battle } = table;
  if (!battle?.fighters.includes(target)) return { code: 'not-in-battle', card: target };
  if (ownerOf(target) === side) return { code: 'own-card', card: target };
  if (inPlayOf(table, target)?.host !== null) return { code: 'target-aboard', card: target };
  return battle.hit.includes(target) ? { code: 'already-hit', card: target } : undefined;
}

/** Cards that a side may fire at. */
export const targets = (table: Table, side: Side): CardId[] =>
  (table.battle?.fighters ?? []).filter((card) => ownerOf(card) !== side && !cannotAim(table, side, card));

/** Weapons a side may fire now; none without a target. */
export const readyWeapons = (table: Table, side: Side, means: Means): CardId[] =>
  table.inPlay.flatMap(({ card, at }) =>
    at === table.battle?.at && ownerOf(card) === side && !cannotShoot(table, side, means, card) ? [card] : [],
  );

/** Whether everyone can see that a side has no shot to fire and no tactic to play. */
export const isOutOfShots = (table: Table, side: Side, means: Means, hand: number): boolean =>
  hand === 0 && (readyWeapons(table, side, means).length === 0 || targets(table, side).length === 0);

/** Draws a weapon destiny: with the bonus it must exceed the target's defence. */
export const fire: Handler<'fire'> = {
  refuse(state, side, { weapon, target }) {
    const { force, reserve } = state.players[side];
    return (
      notMine(state, side) ??
      notWeapons(state) ??
      cannotShoot(state, side, { force: force.length, reserve: reserve.length }, weapon) ??
      cannotAim(state, side, target)
    );
  },
  *resolve(state, side, { weapon, target }) {
    const drawn = state.players[side].reserve[0] ?? -1; // refuse has checked this
    const printed = weaponCard(state, weapon);
    const { destiny } = cardOf(state, drawn);
    const bonus = printed?.bonus ?? 0;
    const defence = combatant(state, target)?.defence ?? 0;
    const hit = isHit(destiny, bonus, defence);
    const total = destiny + bonus;
    return yield { type: 'fired', side, weapon, target, drawn, total, defence, hit, cost: printed?.fire ?? 0 };
  },
};

/** The first rule that forbids playing a tactic from the hand. */
export function cannotPlay(table: Table, force: number, card: CardId): Fact | undefined {
  const wrong = notWeapons(table);
  if (wrong) return wrong;
  const printed = cardOf(table, card);
  if (printed.kind !== 'tactic') return { code: 'no-tactic', card };
  return printed.cost > force ? { code: 'too-little-force', cost: printed.cost, force } : undefined;
}

export const tactic: Handler<'tactic'> = {
  refuse(state, side, { card }) {
    const other = notMine(state, side) ?? notWeapons(state);
    if (other) return other;
    const { hand, force } = state.players[side];
    return hand.includes(card) ? cannotPlay(state, force.length, card) : { code: 'not-in-hand', card };
  },
  *resolve(state, side, { card }) {
    const printed = cardOf(state, card);
    const { power, cost } = printed.kind === 'tactic' ? printed : { power: 0, cost: 0 };
    return yield { type: 'tactic-played', side, card, power, cost };
  },
};
