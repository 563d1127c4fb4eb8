import type { Fact } from '../../../kernel/fact.ts';
import type { Line } from '../../../kernel/tally.ts';
import { LL, type Place, RL } from '../data/places.ts';
import { modelOf, type State, type UnitId, unitOf } from '../state.ts';
import { actuator, gyroDestroyed, hasPlace, hitsOn } from './status.ts';

/** Base of every piloting or driving roll: the skill and existing damage. */
export function balance(state: State, id: UnitId): readonly Line[] {
  const { crew } = unitOf(state, id);
  const lines: Line[] = [{ why: { code: 'piloting' }, value: modelOf(state, id).piloting }];
  if (crew) {
    lines.push({ why: { code: 'motive-damage' }, value: crew.motive });
    return lines;
  }
  const { gyro } = state.rules.ruleset.piloting;
  if (hitsOn(state, id, 'gyro') > 0) lines.push({ why: { code: 'gyro-damaged' }, value: gyro });
  addLeg(state, id, LL, lines);
  addLeg(state, id, RL, lines);
  return lines;
}

/** A missing leg, else its hip, else its other actuators one by one. */
function addLeg(state: State, id: UnitId, place: Place, lines: Line[]): void {
  const { hip, foot, legGone } = state.rules.ruleset.piloting;
  const broken = (part: 'hip' | 'upper-leg' | 'lower-leg' | 'foot') => actuator(state, id, place, part) === 'destroyed';
  const add = (part: string, value: number) => lines.push({ why: { code: 'leg-actuator', place, part }, value });
  if (!hasPlace(unitOf(state, id), place)) lines.push({ why: { code: 'leg-gone', place }, value: legGone });
  else if (broken('hip')) add('hip', hip);
  else {
    if (broken('upper-leg')) add('upper-leg', 1);
    if (broken('lower-leg')) add('lower-leg', 1);
    if (broken('foot')) add('foot', foot);
  }
}

/** Why a fall is automatic, if it is. */
export function helpless(state: State, id: UnitId): Fact | undefined {
  const { pilot, shutDown } = unitOf(state, id);
  if (!pilot.awake) return { code: 'unconscious' };
  if (shutDown) return { code: 'shut-down' };
  return gyroDestroyed(state, id) ? { code: 'gyro-destroyed' } : undefined;
}
