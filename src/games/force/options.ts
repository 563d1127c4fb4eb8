import type { Seat } from '../../kernel/ids.ts';
import type { Command } from './commands.ts';
import { situationOf } from './rules/awaiting.ts';
import { cannotForfeit, hitFirst } from './rules/battle/damage.ts';
import { battlegrounds } from './rules/battle/initiate.ts';
import { cannotPlay, readyWeapons, targets } from './rules/battle/weapons.ts';
import { combatant, ownerOf } from './rules/cards.ts';
import { drainable } from './rules/control.ts';
import { cannotDeploy } from './rules/deploy.ts';
import { canActivate } from './rules/generation.ts';
import { actsIn } from './rules/handler.ts';
import { toLose } from './rules/loss.ts';
import { moves } from './rules/moves.ts';
import { type CardId, isSide, type PlayerView, type Side, type View } from './view.ts';

const NONE: readonly Command[] = Object.freeze([]);
const PASS: Command = { type: 'pass' };
const DRAW: Command = { type: 'draw' };
const DESTINY: readonly Command[] = [
  { type: 'destiny', draw: true },
  { type: 'destiny', draw: false },
];

/** Everything this seat may do now, from its view only; `pass` comes last. */
export function options(view: View, seat: Seat): readonly Command[] {
  if (!isSide(seat) || actsIn(view) !== seat) return NONE;
  const own = view.players[seat];
  switch (situationOf(view)) {
    case 'loss':
      return losses(own, []);
    case 'weapons':
      return shots(view, seat, own);
    case 'power':
      return DESTINY;
    case 'damage':
      return damage(view, seat, own);
    case 'activate':
      return amounts(canActivate(view, own.reserve));
    case 'control':
      return [...drainable(view, seat).map((at): Command => ({ type: 'drain', at })), PASS];
    case 'deploy':
      return deployments(view, seat, own);
    case 'battle':
      return [...battlegrounds(view, seat, own.force).map((at): Command => ({ type: 'battle', at })), PASS];
    case 'move':
      return [...moves(view, seat, own.force), PASS];
    case 'draw':
      return own.force > 0 ? [DRAW, PASS] : [PASS];
    default:
      return NONE;
  }
}

function amounts(most: number): readonly Command[] {
  const list: Command[] = [];
  for (let amount = 1; amount <= most; amount++) list.push({ type: 'activate', amount });
  list.push(PASS);
  return list;
}

function losses({ reserve, force, used, hand }: PlayerView, list: Command[]): Command[] {
  if (reserve > 0) list.push({ type: 'lose', from: 'reserve' });
  if (force > 0) list.push({ type: 'lose', from: 'force' });
  if (used > 0) list.push({ type: 'lose', from: 'used' });
  for (const card of hand ?? []) list.push({ type: 'lose', from: 'hand', card });
  return list;
}

function shots(view: View, side: Side, own: PlayerView): Command[] {
  const list: Command[] = [];
  const ready = readyWeapons(view, side, own);
  if (ready.length > 0) {
    const aims = targets(view, side);
    for (const weapon of ready) for (const target of aims) list.push({ type: 'fire', weapon, target });
  }
  for (const card of own.hand ?? []) if (!cannotPlay(view, own.force, card)) list.push({ type: 'tactic', card });
  list.push(PASS);
  return list;
}

function damage(view: View, side: Side, own: PlayerView): Command[] {
  const list: Command[] = [];
  for (const card of view.battle?.fighters ?? [])
    if (ownerOf(card) === side && !cannotForfeit(view, side, card)) list.push({ type: 'forfeit', card });
  return toLose(view, side) > 0 && !hitFirst(view, side) ? losses(own, list) : list;
}

function deployments(view: View, side: Side, own: PlayerView): Command[] {
  const list: Command[] = [];
  for (const card of own.hand ?? []) {
    const kind = view.rules.cards[card]?.kind;
    if (kind === 'site' || kind === 'system') list.push({ type: 'deploy', card });
    else if (kind !== 'omen' && kind !== 'tactic')
      for (const to of places(view, side))
        if (!cannotDeploy(view, side, own.force, card, to)) list.push({ type: 'deploy', card, to });
  }
  list.push(PASS);
  return list;
}

/** Possible destinations: every location, and every card of this side that might carry another. */
function places(view: View, side: Side): CardId[] {
  const list = view.locations.slice();
  for (const { card } of view.inPlay) if (ownerOf(card) === side && combatant(view, card)) list.push(card);
  return list;
}

/** For a seat that is late, absent or broken: the most cautious legal command. */
export function fallback(view: View, seat: Seat): Command | undefined {
  const list = options(view, seat);
  if (list.length === 0 || !isSide(seat)) return undefined;
  switch (situationOf(view)) {
    case 'activate':
      return list.at(-2) ?? PASS; // activate everything, since it costs nothing
    case 'damage':
      return list.find(({ type }) => type === 'lose') ?? cheapest(view, list);
    case 'loss':
    case 'power':
      return list[0];
    default:
      return PASS;
  }
}

/** The forfeit that loses the least. */
function cheapest(view: View, list: readonly Command[]): Command | undefined {
  const worth = (command: Command): number =>
    command.type === 'forfeit' ? (combatant(view, command.card)?.forfeit ?? 0) : Number.POSITIVE_INFINITY;
  let least = list[0];
  for (const command of list) if (least && worth(command) < worth(least)) least = command;
  return least;
}
