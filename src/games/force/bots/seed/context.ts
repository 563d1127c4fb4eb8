import type { Command } from '../../commands.ts';
import { cardOf, locationAt } from '../../rules/cards.ts';
import { canActivate } from '../../rules/generation.ts';
import { powerAt } from '../../rules/power.ts';
import { hasPresence } from '../../rules/presence.ts';
import { type CardId, otherSide, type Phase, type Side, type View } from '../../view.ts';
import type { SeedWeights } from './weights.ts';

/** An available action with its cost. */
export interface Action {
  readonly command: Command;
  readonly cost: number;
}

/** Everything needed for a decision, computed once from the view. */
export interface Context {
  readonly view: View;
  readonly side: Side;
  readonly phase: Phase | 'set-up' | 'ended';
  readonly myTurn: boolean;
  readonly actions: readonly Action[];
  readonly force: number; // cards in our Force Pile
  readonly powerAdvantage: number; // over all locations
  readonly powerAdvantageAt: ReadonlyMap<CardId, number>;
  readonly forceAdvantage: number;
  readonly weakest: CardId | undefined; // the location we may deploy to with the worst power balance
  readonly activatable: number;
  readonly limits: Pick<SeedWeights, 'little' | 'low' | 'lead' | 'farAhead'>;
}

export function contextOf(view: View, side: Side, commands: Iterable<Command>, limits: Context['limits']): Context {
  const other = otherSide(side);
  const own = view.players[side];
  const lead = (at: CardId): number => powerAt(view, at, side).total - powerAt(view, at, other).total;
  const powerAdvantageAt = new Map(view.locations.map((at) => [at, lead(at)]));
  return {
    view,
    side,
    phase: view.phase,
    myTurn: view.active === side,
    actions: [...commands].map((command) => ({ command, cost: costOf(view, command) })),
    force: own.force,
    powerAdvantage: [...powerAdvantageAt.values()].reduce((sum, at) => sum + at, 0),
    powerAdvantageAt,
    forceAdvantage: own.force - view.players[other].force,
    weakest: weakestOf(view, side, powerAdvantageAt),
    activatable: canActivate(view, own.reserve),
    limits,
  };
}

function weakestOf(view: View, side: Side, lead: ReadonlyMap<CardId, number>): CardId | undefined {
  let weakest: CardId | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const [at, ahead] of lead) {
    if (ahead >= least || !((locationAt(view, at)?.icons[side] ?? 0) > 0 || hasPresence(view, at, side))) continue;
    weakest = at;
    least = ahead;
  }
  return weakest;
}

/** The Force an action uses; a card drawn from the Force Pile counts too. */
function costOf(view: View, command: Command): number {
  switch (command.type) {
    case 'deploy':
    case 'tactic': {
      const card = cardOf(view, command.card);
      return 'deploy' in card ? card.deploy : 'cost' in card ? card.cost : 0;
    }
    case 'fire': {
      const card = cardOf(view, command.weapon);
      return 'fire' in card ? card.fire : 0;
    }
    case 'battle':
    case 'move':
    case 'draw':
      return 1;
    default:
      return 0;
  }
}
