import { type Tally, tally } from '../../../../kernel/tally.ts';
import { isLeg } from '../../data/places.ts';
import { modelOf, type State, type UnitId, unitOf } from '../../state.ts';
import { sunk } from '../terrain.ts';
import { hasPlace } from './body.ts';
import { layoutOf, type Sink } from './layout.ts';

/** Maximum cooling by water. */
const WATER_LIMIT = 6;

function lostSinks(state: State, id: UnitId): number {
  const unit = unitOf(state, id);
  let lost = 0;
  for (const { at, slots } of layoutOf(modelOf(state, id).design).sinks)
    if (!hasPlace(unit, at) || (slots & (unit.hits[at] as number)) !== 0) lost++;
  return lost;
}

/** Working heat sinks, on or off; those inside the engine cannot be hit. */
export const workingSinks = (state: State, id: UnitId): number =>
  Math.max(0, modelOf(state, id).design.sinks.count - lostSinks(state, id));

/** Heat removed in a Heat Phase: working sinks that are on, plus one for each under water. */
export function sinksTally(state: State, id: UnitId): Tally {
  const { count, each } = modelOf(state, id).design.sinks;
  const unit = unitOf(state, id);
  const works = workingSinks(state, id);
  const off = Math.min(unit.sinksOff, works);
  const cooled = Math.min(WATER_LIMIT, each * Math.min(works - off, underWater(state, id)));
  return tally([
    { why: { code: 'sinks', count, each }, value: count * each },
    { why: { code: 'sinks-destroyed', count: count - works }, value: (works - count) * each },
    { why: { code: 'sinks-off', count: off }, value: -off * each },
    { why: { code: 'sinks-water' }, value: cooled },
  ]);
}

/** Working sinks under water: those in the legs at depth 1, all of them deeper. */
function underWater(state: State, id: UnitId): number {
  const unit = unitOf(state, id);
  const under = sunk(state, unit);
  if (under === 'none') return 0;
  if (under === 'all') return workingSinks(state, id);
  const dry = ({ at, slots }: Sink): boolean =>
    !isLeg(at) || !hasPlace(unit, at) || (slots & (unit.hits[at] as number)) !== 0;
  return layoutOf(modelOf(state, id).design).sinks.filter((sink) => !dry(sink)).length;
}
