import { type Tally, tally } from '../../../../kernel/tally.ts';
import { heatMovement } from '../../data/heat-scale.ts';
import { isLeg, LL, type Place, RL } from '../../data/places.ts';
import { modelOf, type State, type Unit, type UnitId, unitOf } from '../../state.ts';
import { sunk } from '../terrain.ts';
import { hasPlace, isMech } from './body.ts';
import { type Layout, layoutOf, ones, slotsOf } from './layout.ts';

const gone = (unit: Unit): number => (hasPlace(unit, LL) ? 0 : 1) + (hasPlace(unit, RL) ? 0 : 1);
export const legsGone = (state: State, id: UnitId): number => gone(unitOf(state, id));

/** Whether a leg that is not lost has its hip destroyed. */
function hipHit(unit: Unit, { hips }: Layout, leg: Place): boolean {
  return hasPlace(unit, leg) && ((hips[leg] as number) & (unit.hits[leg] as number)) !== 0;
}

const hipsHit = (unit: Unit, layout: Layout): number =>
  (hipHit(unit, layout, LL) ? 1 : 0) + (hipHit(unit, layout, RL) ? 1 : 0);

/** Other destroyed actuators of a leg. A lost leg has none, nor has one with a destroyed hip if hips halve the walk. */
function otherHits(unit: Unit, layout: Layout, leg: Place, halves: boolean): number {
  if (!hasPlace(unit, leg) || (halves && hipHit(unit, layout, leg))) return 0;
  return ones((layout.legs[leg] as number) & (unit.hits[leg] as number));
}

/** Other leg actuator hits that slow a unit: none on one leg, which always leaves 1 MP. */
const actuatorsHit = (state: State, unit: Unit, layout: Layout): number => {
  if (state.rules.ruleset.oneLegMp === 'one' && gone(unit) > 0) return 0;
  const halves = state.rules.ruleset.hipMovement === 'halve';
  return otherHits(unit, layout, LL, halves) + otherHits(unit, layout, RL, halves);
};

/** Walking MP after leg losses: one leg leaves 1, none leaves 0. */
const onLegs = (walk: number, gone: number): number => (gone === 0 ? walk : gone === 1 ? Math.min(1, walk) : 0);

/** Walking MP after hip hits, which do not matter on one leg. */
function onHips(state: State, walk: number, gone: number, hips: number): number {
  if (gone > 0 || hips === 0) return walk;
  if (state.rules.ruleset.hipMovement === 'one-less') return Math.max(Math.min(1, walk), walk - hips);
  return hips === 1 ? Math.ceil(walk / 2) : 0;
}

/** Walking MP after other actuator hits: at least 1 if a hip costs one MP, unless the legs are lost. */
const onActuators = (state: State, walk: number, hits: number): number =>
  Math.max(state.rules.ruleset.hipMovement === 'one-less' ? Math.min(1, walk) : 0, walk - hits);

/** Walking MP after damage, ignoring heat. */
function soundWalk(state: State, id: UnitId): number {
  const unit = unitOf(state, id);
  const { design } = modelOf(state, id);
  if (unit.crew) return unit.crew.immobile ? 0 : Math.max(0, design.walk - unit.crew.slowed);
  const layout = layoutOf(design);
  const legs = gone(unit);
  const hipped = onHips(state, onLegs(design.walk, legs), legs, hipsHit(unit, layout));
  return onActuators(state, hipped, actuatorsHit(state, unit, layout));
}

/** Walking MP, or a vehicle's cruising MP. */
export function walkMp(state: State, id: UnitId): number {
  const walk = soundWalk(state, id);
  return isMech(state, id) ? Math.max(0, walk - heatMovement(unitOf(state, id).heat)) : walk;
}

/** Walking MP with its receipt: as built, legs gone, hips, other leg actuators, heat; or motive damage. */
export function walkTally(state: State, id: UnitId): Tally {
  const unit = unitOf(state, id);
  const { crew, heat } = unit;
  const { design } = modelOf(state, id);
  const { walk } = design;
  const sound = soundWalk(state, id);
  if (crew)
    return tally([
      { why: { code: 'mp-cruise' }, value: walk },
      { why: { code: crew.immobile ? 'mp-immobile' : 'mp-motive' }, value: sound - walk },
    ]);
  const layout = layoutOf(design);
  const [legs, hips, actuators] = [gone(unit), hipsHit(unit, layout), actuatorsHit(state, unit, layout)];
  const legged = onLegs(walk, legs);
  const hipped = onHips(state, legged, legs, hips);
  return tally([
    { why: { code: 'mp-walk' }, value: walk },
    { why: { code: 'mp-legs-gone', legs }, value: legged - walk },
    { why: { code: 'mp-hips', hips }, value: hipped - legged },
    { why: { code: 'mp-leg-actuators', actuators }, value: sound - hipped },
    { why: { code: 'mp-heat', heat }, value: -Math.min(sound, heatMovement(heat)) },
  ]);
}

/** Running (flanking) MP, 0 if it cannot run: one and a half times the walk, twice with MASC. */
export function runMp(state: State, id: UnitId, masc = false): number {
  const walk = walkMp(state, id);
  if (!isMech(state, id)) return Math.ceil(walk * 1.5);
  if (state.rules.ruleset.oneLeg === 'no-running' && legsGone(state, id) > 0) return 0;
  return masc ? walk * 2 : Math.ceil(walk * 1.5);
}

/** Jumping MP: one per jet that works and is not under water. */
export function jumpMp(state: State, id: UnitId): number {
  const { design } = modelOf(state, id);
  if (design.jump === 0) return 0;
  const unit = unitOf(state, id);
  const under = sunk(state, unit);
  if (under === 'all') return 0;
  const jets = slotsOf(design, 'jump-jet');
  let working = 0;
  for (let place = 0; place < jets.length; place++)
    if (hasPlace(unit, place) && !(under === 'legs' && isLeg(place)))
      working += ones((jets[place] as number) & ~(unit.hits[place] as number));
  return Math.min(design.jump, working);
}

/** Whether MASC can be used: all its slots are undamaged. */
export function mascWorks(state: State, id: UnitId): boolean {
  const { design } = modelOf(state, id);
  if (!design.masc) return false;
  const unit = unitOf(state, id);
  const slots = layoutOf(design).items.get('masc') ?? [];
  return slots.every((bits, place) => bits === 0 || (hasPlace(unit, place) && (bits & (unit.hits[place] ?? 0)) === 0));
}

/** Cannot move at all: shut down, unconscious, or too damaged to leave its hex. Heat does not count. */
export function immobile(state: State, id: UnitId): boolean {
  const unit = unitOf(state, id);
  if (unit.destroyed !== null || unit.shutDown || !unit.pilot.awake) return true;
  if (unit.crew) return soundWalk(state, id) === 0;
  return soundWalk(state, id) === 0 && (unit.prone || jumpMp(state, id) === 0);
}
