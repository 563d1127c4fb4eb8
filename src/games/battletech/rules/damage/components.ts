import type { Part } from '../../data/items.ts';
import type { Place } from '../../data/places.ts';
import type { State, UnitId } from '../../state.ts';
import type { Happening } from '../handler.ts';
import { owe } from '../owe.ts';
import { hitsOn } from '../status.ts';
import { destroy, engineCheck } from './destroy.ts';

/** Immediate effects of destroying a slot of a part. Other effects are derived from the slot where they matter. */
type Effect = (state: State, id: UnitId, place: Place) => Happening;

/** The roll for damage to this part; every later roll has the same modifier. */
const shaken = (state: State, id: UnitId, place: Place, part: Part, modifier: number): Happening =>
  owe(state, id, { why: { code: `psr-${part}`, part, place }, modifier, automatic: false });

function* gyro(state: State, id: UnitId, place: Place): Happening {
  if (hitsOn(state, id, 'gyro') < 2) return yield* shaken(state, id, place, 'gyro', state.rules.ruleset.piloting.gyro);
  const why = { code: 'psr-gyro-destroyed', part: 'gyro', place };
  return yield* owe(state, id, { why, modifier: 0, automatic: true });
}

/** If the ruleset's modifier for a foot is 0, losing it needs no roll. */
function* foot(state: State, id: UnitId, place: Place): Happening {
  const modifier = state.rules.ruleset.piloting.foot;
  return modifier === 0 ? state : yield* shaken(state, id, place, 'foot', modifier);
}

export const EFFECTS: Readonly<Record<string, Effect>> = {
  engine: engineCheck,
  gyro,
  cockpit: (state, id) => destroy(state, id, 'destroyed-cockpit'),
  hip: (state, id, place) => shaken(state, id, place, 'hip', state.rules.ruleset.piloting.hip),
  'upper-leg': (state, id, place) => shaken(state, id, place, 'upper-leg', 1),
  'lower-leg': (state, id, place) => shaken(state, id, place, 'lower-leg', 1),
  foot,
} satisfies { readonly [P in Part]?: Effect };
