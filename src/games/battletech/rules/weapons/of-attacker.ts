import type { Facing, Hex } from '../../../../parts/hex/hex.ts';
import { heatToHit } from '../../data/heat-scale.ts';
import { isArm, LA, RA } from '../../data/places.ts';
import { type State, type UnitId, unitOf } from '../../state.ts';
import { arcOf } from '../arcs.ts';
import { ATTACKER_MOVED } from '../attack-modifiers.ts';
import { actuator, hasPlace, hitsOn } from '../status.ts';
import { type Along, type Modifier, row } from './row.ts';
import { type Shooting, sameTarget } from './shooting.ts';

const SENSOR_HIT = 2;
const SHOULDER = 4;

const moved = ({ unit }: Shooting): number => ATTACKER_MOVED[unit.went.mode];

/** The facing of the torso or turret. */
export const lookOf = (state: Pick<State, 'units'>, id: UnitId): Facing => {
  const { crew, torso } = unitOf(state, id);
  return crew?.turret ?? torso;
};

export const inFront = (state: State, id: UnitId, hex: Hex): boolean =>
  arcOf(state.rules.map, unitOf(state, id).at, hex, lookOf(state, id)) === 'front';

const secondary = ({ shot }: Shooting, { primary }: Along): boolean =>
  primary !== null && !sameTarget(primary, shot.target);
const front = ({ state, attacker, to }: Shooting): boolean => inFront(state, attacker, to);

/** Actuators affect the weapons of their own arm. */
const hurt = ({ state, attacker, mount, unit }: Shooting, part: 'shoulder' | 'upper-arm' | 'lower-arm'): boolean =>
  unit.crew === null && isArm(mount.at) && actuator(state, attacker, mount.at, part) === 'destroyed';

/** A row about the weapon's location. */
const placed = (code: string, value: Modifier['value']): Modifier => ({
  value,
  why: ({ mount }) => ({ code, place: mount.at }),
});

/** Modifiers for the gunner and the attacking unit. */
export const OF_ATTACKER: readonly Modifier[] = [
  row('gunnery', ({ model }) => model.gunnery),
  { value: moved, why: ({ unit }) => ({ code: 'attacker-moved', mode: unit.went.mode }) },
  row('attacker-skidded', ({ unit }) => (unit.went.skidded ? 1 : 0)),
  row('attacker-prone', ({ unit }) => (unit.prone ? 2 : 0)),
  row('attacker-props-on-its-only-arm', ({ unit }) =>
    unit.prone && hasPlace(unit, LA) !== hasPlace(unit, RA) ? 1 : 0,
  ),
  { value: ({ unit }) => heatToHit(unit.heat), why: ({ unit }) => ({ code: 'attacker-heat', heat: unit.heat }) },
  row('attacker-sensors', ({ state, attacker, unit }) =>
    unit.crew ? unit.crew.sensors : hitsOn(state, attacker, 'sensors') > 0 ? SENSOR_HIT : 0,
  ),
  row('attacker-commander', ({ unit }) => (unit.crew?.commander ? 1 : 0)),
  // Without its stabiliser, a vehicle's movement counts twice for the weapons of that location.
  placed('attacker-stabiliser', (aim) =>
    aim.unit.crew && (aim.unit.crew.stabilisers & (1 << aim.mount.at)) !== 0 ? moved(aim) : 0,
  ),
  // A shoulder replaces the other actuators of its arm.
  placed('attacker-shoulder', (aim) => (hurt(aim, 'shoulder') ? SHOULDER : 0)),
  placed('attacker-upper-arm', (aim) => (hurt(aim, 'upper-arm') && !hurt(aim, 'shoulder') ? 1 : 0)),
  placed('attacker-lower-arm', (aim) =>
    hurt(aim, 'lower-arm') && !hurt(aim, 'shoulder') ? aim.state.rules.ruleset.lowerArm : 0,
  ),
  {
    value: (aim, along) =>
      secondary(aim, along) ? aim.state.rules.ruleset.secondary[front(aim) ? 'front' : 'elsewhere'] : 0,
    why: (aim) => ({ code: 'secondary-target', front: front(aim) }),
  },
];
