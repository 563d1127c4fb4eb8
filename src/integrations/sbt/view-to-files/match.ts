import { interleaved } from '../../../games/battletech/rules/initiative.ts';
import { alive } from '../../../games/battletech/rules/status.ts';
import { type Mode, modelOf, type Side, type UnitId, unitOf, type View } from '../../../games/battletech/view.ts';
import { CALM, type Config } from '../files/config.ts';
import type { Order } from '../files/initiative.ts';
import type { MoveWord } from '../files/moves.ts';
import { WORD_OF } from '../move-modes.ts';

/** The switches of the match; `seconds` is the time per call, 0 = no limit. */
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

/** The order of movement. A side moves its units in the order of their numbers; units out of the battle come first. */
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

/** How each unit moved in a turn, as seen after its Movement Phase. */
export interface Past {
  readonly turn: number;
  readonly modes: readonly Mode[];
}

export const pastOf = (view: View, before: Past | null): Past | null =>
  view.phase === 'movement' ? before : { turn: view.turn, modes: view.units.map(({ went }) => went.mode) };

/** How each 'Mech has moved. Until it moves, a 'Mech shows its movement of the previous turn. */
export function movesOf(view: View, player: UnitId, past: Past | null): readonly MoveWord[] {
  const shown = view.phase === 'movement' && past?.turn === view.turn - 1 ? past.modes : [];
  return view.units.map(({ acted, went }, id) => {
    const waits = !acted && id !== player && id !== view.moving;
    return WORD_OF[(waits ? shown[id] : undefined) ?? went.mode];
  });
}
