import type { Random } from '../../../../kernel/random.ts';
import { ARMIES } from '../../data/armies.ts';
import { SHEETS } from '../../data/datasheets.ts';
import { type Unit, unitsOf } from '../matrix/army-units.ts';
import { sizeOfTarget } from '../models.ts';
import type { Conditions, Target } from '../question.ts';

/** Units that fire, units under fire, and the conditions for all of them. */
export interface Position {
  readonly units: readonly Unit[];
  readonly targets: readonly Unit[];
  readonly conditions: Conditions;
}

/** Sample armies whose units can fight side by side. */
const ALLIES = [['strike-force', 'armoured-fist', 'first-company'], ['ork-mob'], ['swarm'], ['phalanx']] as const;

const FORCES: readonly (readonly Unit[])[] = ALLIES.map((armies) =>
  armies.flatMap((army) => unitsOf(ARMIES[army] ?? { name: '', units: [] }).map(({ id: _, ...unit }) => unit)),
);

const CONDITIONS: readonly Conditions[] = [{}, {}, { half: true }, { cover: true }];

interface Wanted {
  readonly units: number; // that fire
  readonly losses: readonly [least: number, most: number]; // the share of models or wounds that enemy units have already lost
  readonly mine?: readonly Unit[] | undefined; // instead of drawn ones
}

/** Draws the units that fire (unless they are given) and two or three enemy units, some with losses. */
export function drawPosition(random: Random, { units, losses, mine }: Wanted): Position {
  const forces = shuffled(random, FORCES);
  const own = mine ?? several(random, pickForce(random, forces), units);
  const others = forces.filter((force) => !force.some(({ name }) => own.some((unit) => unit.name === name)));
  const enemies = pickForce(random, others.length > 0 ? others : forces);
  const many = 1 + random.roll(2);
  return {
    units: numbered(own),
    targets: numbered(several(random, enemies, many).map((unit) => withLosses(unit, share(random, losses)))),
    conditions: CONDITIONS[random.roll(CONDITIONS.length) - 1] ?? {},
  };
}

/** Every unit is equally likely to be among those drawn from. */
function pickForce(random: Random, forces: readonly (readonly Unit[])[]): readonly Unit[] {
  const all = forces.flat();
  const one = all[random.roll(all.length) - 1];
  return forces.find((force) => force.some((unit) => unit === one)) ?? [];
}

export function shuffled<T>(random: Random, list: readonly T[]): readonly T[] {
  const left = [...list];
  return list.map(() => left.splice(random.roll(left.length) - 1, 1)[0] as T);
}

const several = (random: Random, list: readonly Unit[], many: number): readonly Unit[] =>
  shuffled(random, list).slice(0, many);

/** Units that share a name are numbered from 1. */
const numbered = (units: readonly Unit[]): readonly Unit[] =>
  units.map((unit, i) => {
    const alike = (list: readonly Unit[]): number => list.filter(({ name }) => name === unit.name).length;
    return alike(units) > 1 ? { ...unit, name: `${unit.name} ${alike(units.slice(0, i)) + 1}` } : unit;
  });

const woundsOf = ({ sheet = '', kind, W }: Target): number => W ?? SHEETS.get(sheet)?.kinds[kind ?? '']?.W ?? 1;

const share = (random: Random, [least, most]: readonly [number, number]): number =>
  least + (most - least) * random.unit();

/** A unit in the middle of a battle: models are gone, or a single model is wounded. */
function withLosses(unit: Unit, losses: number): Unit {
  const { target, points } = unit;
  if (!target) return unit;
  const { models = 1, also = [] } = target;
  if (models === 1 && also.length === 0) {
    const wounded = Math.floor(woundsOf(target) * losses);
    return wounded > 0 ? { ...unit, target: { ...target, wounded } } : unit;
  }
  const left = Math.max(1, Math.round(models * (1 - losses)));
  const others = sizeOfTarget(target) - models;
  const worth = points === null ? null : Math.max(1, Math.round((points * (left + others)) / (models + others)));
  return { ...unit, points: worth, target: { ...target, models: left, ...(worth !== null && { points: worth }) } };
}
