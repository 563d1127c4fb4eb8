import { type Dice, loaded } from '../../../../kernel/dice.ts';
import type { Place } from '../../data/places.ts';
import type { Design } from '../../design.ts';
import type { Event, EventOf, EventType } from '../../events.ts';
import type { Ground } from '../../ground.ts';
import type { Attack } from '../../plan.ts';
import { type Charge, modelOf, type State, type Unit, type UnitId } from '../../state.ts';
import { fitted, tank } from '../damage/testing.ts';
import { ground, play, set, type TestTable, type TestUnit, table, testMech } from '../testing.ts';
import { strikes } from './declare.ts';
import { resolvePhysicals } from './resolve.ts';

/** The attacker faces north in 0505; the target stands in the next hex, facing it. */
export interface Clinch extends Partial<Omit<TestTable, 'units' | 'map'>> {
  readonly one?: Partial<TestUnit>;
  readonly other?: Partial<TestUnit>;
  readonly more?: readonly TestUnit[];
  readonly hexes?: Readonly<Record<string, Partial<Ground>>>;
}

export const clinch = ({ one = {}, other = {}, more = [], hexes = {}, ...rest }: Clinch = {}): State =>
  table({
    phase: 'physical',
    queue: ['0', '1'],
    map: ground(hexes),
    ...rest,
    units: [{ side: '0', at: '0505', facing: 0, ...one }, { side: '1', at: '0504', facing: 3, ...other }, ...more],
  });

/** `rise`: levels that the target stands above the attacker. */
export const rising = (rise: number, more: Clinch = {}): State =>
  clinch({ ...more, hexes: { '0505': { level: 2 }, '0504': { level: 2 + rise }, ...more.hexes } });

export const punch = (arm: 'LA' | 'RA' = 'RA', target: UnitId = 1): Attack => ({ attack: 'punch', arm, target });
export const kick = (leg: 'LL' | 'RL' = 'RL', target: UnitId = 1): Attack => ({ attack: 'kick', leg, target });
export const club = (target: UnitId = 1): Attack => ({ attack: 'club', target });
export const push = (target: UnitId = 1): Attack => ({ attack: 'push', target });
export const charge = (hexes: number, target: UnitId = 1): Charge => ({ kind: 'charge', target, hexes });
export const leap = (hexes: number, target: UnitId = 1): Charge => ({ kind: 'death-from-above', target, hexes });

/** A 50-ton 'Mech with a hatchet in this location. */
export const hatchetMech = (place: Place): Design => fitted(testMech(), 'hatchet', place, 4);
export const TANK: Design = tank();

/** The state in which these units have declared these attacks, in this order. */
export const declaring = (state: State, ...all: readonly (readonly [UnitId, ...Attack[]])[]): State => ({
  ...state,
  declared: all.map(([unit, ...attacks]) => ({ unit, primary: null, shots: [], attacks })),
});

/** Resolves the phase with these dice and checks that all of them are used. */
export function resolved(state: State, ...faces: readonly number[]) {
  const dice = loaded(...faces);
  const after = play(state, resolvePhysicals(state, dice));
  if (dice.left > 0) throw new Error(`${dice.left} dice are left`);
  return after;
}

/** Resolves the phase with any dice. */
export const played = (state: State, dice: Dice) => play(state, resolvePhysicals(state, dice));

/** The code with which a declaration is refused, or undefined. */
export const refused = (state: State, attacks: readonly Attack[], unit: UnitId = 0): string | undefined =>
  strikes.refuse(state, modelOf(state, unit).side, { type: 'strike', unit, attacks: [...attacks] })?.code;

export const only = <T extends EventType>(events: readonly Event[], type: T): readonly EventOf<T>[] =>
  events.filter((event) => event.type === type) as EventOf<T>[];

/** Units with pending rolls, why, and with which modifier. */
export const owed = (events: readonly Event[]): readonly (readonly [UnitId, string, number])[] =>
  only(events, 'roll-owed').map(({ unit, owed: { why, modifier } }) => [unit, why.code, modifier]);

/** The state with changes to both units. */
export const changed = (state: State, one: Partial<Unit>, other: Partial<Unit> = {}): State =>
  set(set(state, 0, one), 1, other);
