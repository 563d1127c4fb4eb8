import { interleaved } from '../../../games/battletech/rules/initiative.ts';
import { alive } from '../../../games/battletech/rules/status.ts';
import { type Mode, modelOf, type Side, type UnitId, unitOf, type View } from '../../../games/battletech/view.ts';
import { CALM, type Config } from '../files/config.ts';
import type { Order } from '../files/initiative.ts';
import type { MoveWord } from '../files/moves.ts';

/** The switches of the match; `seconds` is what a program has for a call, 0 = as long as it likes. */
export function configOf(view: View, seconds: number): Config {
  const { ruleset } = view.rules;
  return {
    fires: ruleset.fires,
    wind: ruleset.wind,
    windSide: view.wind === null ? CALM : view.wind + 1,
    physicalAttacks: ruleset.physicalAttacks,
    heatPhase: ruleset.heatPhase,
    clearing: ruleset.clearing,
    collapse: ruleset.collapse,
    pilotingRolls: ruleset.pilotingRolls,
    rollForTwenty: ruleset.rollForTwenty,
    shutdownRolls: ruleset.shutdownRolls,
    criticals: ruleset.criticals,
    ammunitionExplosions: ruleset.ammunitionExplosions,
    sinksOff: ruleset.sinksOff,
    limited: seconds > 0,
    seconds: Math.ceil(seconds),
  };
}

/**
 * Who moves when: a side that is to move takes its units in the order of their numbers. Those that are out of the battle
 * are named first.
 */
export function orderOf(view: View): Order {
  const ids = view.units.map((_, id) => id);
  const waiting = new Map<Side, UnitId[]>();
  for (const id of ids.filter((it) => alive(unitOf(view, it)))) {
    const { side } = modelOf(view, id);
    waiting.set(side, [...(waiting.get(side) ?? []), id]);
  }
  const sides = [...view.order, ...view.rules.sides.filter((side) => !view.order.includes(side))];
  const counts = Object.fromEntries(sides.map((side) => [side, waiting.get(side)?.length ?? 0]));
  const queue = interleaved(sides, counts, view.rules.ruleset.ratio);
  const moving = queue.flatMap((side) => waiting.get(side)?.shift() ?? []);
  return [...ids.filter((id) => !alive(unitOf(view, id))), ...moving];
}

const WORDS: Readonly<Record<Mode, MoveWord>> = { still: 'Inmovil', walk: 'Andar', run: 'Correr', jump: 'Saltar' };

export const movesOf = (view: View): readonly MoveWord[] => view.units.map(({ went }) => WORDS[went.mode]);
