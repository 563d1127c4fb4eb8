import type { Location } from '../data/card.ts';
import { statLine, titleOf } from '../data/stat-line.ts';
import { fightersOf, hitOf } from '../rules/battle/damage.ts';
import { total } from '../rules/battle/total.ts';
import { targets } from '../rules/battle/weapons.ts';
import { cardOf, combatant, counts, ownerOf } from '../rules/cards.ts';
import { generation } from '../rules/generation.ts';
import { abilityAt, powerAt } from '../rules/power.ts';
import { controls } from '../rules/presence.ts';
import { name, say } from '../text.ts';
import { type Battle, type CardId, type InPlay, lifeForce, otherSide, SIDES, type Side, type View } from '../view.ts';

const called = (side: Side): string => `${name(side, 'en').replace('the ', '')} (${side})`;

/** Both players' piles as counts. */
export function piles(view: View): string[] {
  const head = ['Reserve', 'Force', 'Used', 'Life Force', 'Lost', 'Hand', 'Generates'];
  const rows = SIDES.map((side) => {
    const player = view.players[side];
    const { reserve, force, used, lost, handSize } = player;
    const cells = [reserve, force, used, lifeForce(player), lost.length, handSize, generation(view, side).total];
    return `${called(side).padEnd(17)}${cells.map((cell, i) => String(cell).padStart(head[i]?.length ?? 0)).join('  ')}`;
  });
  return [`${' '.repeat(17)}${head.join('  ')}`, ...rows];
}

const isSystem = ({ kind }: Location): boolean => kind === 'system';

/** The locations by system, each system before its sites, with icons and the cards there. */
export function places(view: View): string[] {
  const printed = (at: CardId): Location => cardOf(view, at) as Location;
  const rows = view.locations
    .map((at) => ({ at, card: printed(at) }))
    .sort((a, b) => a.card.parsec - b.card.parsec || a.card.order - b.card.order || a.at - b.at);
  const systems = [...new Set(rows.map(({ card }) => card.system))];
  return systems.flatMap((system) => {
    const here = rows.filter(({ card }) => card.system === system);
    return [
      `${system}, parsec ${here[0]?.card.parsec}`,
      ...here.flatMap(({ at, card }) => [
        `  ${card.name.padEnd(16)} ${(isSystem(card) ? 'system' : card.exterior ? 'exterior' : 'interior').padEnd(8)}  icons dark ${card.icons.dark} light ${card.icons.light}${holder(view, at)}`,
        ...SIDES.flatMap((side) => those(view, at, side)),
      ]),
    ];
  });
}

function holder(view: View, at: CardId): string {
  const side = SIDES.find((one) => controls(view, at, one));
  return side ? `  ${side} controls` : '';
}

function those(view: View, at: CardId, side: Side): string[] {
  const here = view.inPlay.filter((one) => one.at === at && one.host === null && ownerOf(one.card) === side);
  if (here.length === 0) return [];
  const numbers = `power ${powerAt(view, at, side).total} ability ${abilityAt(view, at, side).total}`;
  return [`    ${side.padEnd(5)} ${numbers}: ${here.map((one) => present(view, one)).join(', ')}`];
}

/** `Far Trader 95 (landed) [Mender 77, Sentinel 80]`: passengers and weapons are in brackets. */
function present(view: View, one: InPlay): string {
  const inside = view.inPlay.filter(({ host }) => host === one.card).map((other) => present(view, other));
  const landed = one.host === null && !counts(view, one) ? ' (landed)' : '';
  return `${titleOf(cardOf(view, one.card))} ${one.card}${landed}${inside.length ? ` [${inside.join(', ')}]` : ''}`;
}

/** A battle in progress: totals with receipts and possible targets, or the damage left and each card's value. */
export function battle(view: View): string[] {
  const { battle: now } = view;
  if (!now) return [];
  const rows = SIDES.flatMap((side) => {
    const hit = hitOf(now, side).map((card) => `${cardOf(view, card).name} ${card}`);
    const struck = hit.length ? `; hit: ${hit.join(', ')}` : '';
    const figures =
      now.segment === 'damage'
        ? `must cover: damage ${now.damage[side]}, attrition ${now.attrition[side]}`
        : added(view, side);
    return [`  ${side.padEnd(5)} ${figures}${struck}`, ...worths(view, now, side)];
  });
  return [`battle at ${cardOf(view, now.at).name}, ${now.segment} segment, started by ${now.initiator}`, ...rows, ''];
}

function added(view: View, side: Side): string {
  const sum = total(view, side);
  const lines = sum.lines.map(({ why, value }) => `${say(why, 'en', view.rules)} ${value}`);
  return `${sum.total}${lines.length ? ` = ${lines.join(' + ')}` : ''}`;
}

/** The relevant number of each card: its defence in the weapons segment, its forfeit value in the damage segment. */
function worths(view: View, now: Battle, side: Side): string[] {
  if (now.segment === 'power') return [];
  const number = now.segment === 'weapons' ? 'defence' : 'forfeit';
  const cards = now.segment === 'weapons' ? targets(view, otherSide(side)) : fightersOf(now, side);
  const values = cards.map((card) => `${cardOf(view, card).name} ${card} (${combatant(view, card)?.[number] ?? 0})`);
  return values.length ? [`        ${number}: ${values.join(', ')}`] : [];
}

/** The hands this watcher can see, with the numbers printed on the cards. */
export const hands = (view: View): string[] =>
  SIDES.flatMap((side) => {
    const { hand } = view.players[side];
    if (!hand) return [];
    const title = view.watcher === side ? 'your hand' : `hand of ${called(side)}`;
    return [
      hand.length ? title : `${title}: empty`,
      ...hand.map((card) => {
        const printed = cardOf(view, card);
        return `  ${String(card).padStart(3)} ${titleOf(printed).padEnd(20)} ${statLine(printed)}`;
      }),
      '',
    ];
  });
