import { FORCES, type Forces } from '../../data/forces.ts';
import { DEFAULTS, type UnitChoice } from './match-options.ts';

export const MOST_SIDES = 6;
export const MOST_UNITS = 64;

/** A predefined force as the start of a custom list. */
const listOf = ({ sides }: Pick<Forces, 'sides'>): readonly UnitChoice[] =>
  sides.flatMap((designs, side) => designs.map((design) => ({ side: String(side), design })));

export const listOfForce = (force: string): readonly UnitChoice[] => listOf(FORCES[force] ?? { sides: [] });

/** A unit and its index in the list. */
interface Placed {
  readonly at: number;
  readonly unit: UnitChoice;
}

export const unitsOfSide = (list: readonly UnitChoice[], side: string): readonly Placed[] =>
  list.flatMap((unit, at) => (unit.side === side ? [{ at, unit }] : []));

export const countSides = (list: readonly UnitChoice[], asked: unknown): number =>
  Math.max(2, typeof asked === 'number' ? asked : 0, ...list.map(({ side }) => Number(side) + 1));

/** Changes the number of sides: extra ones go, new ones start with the units of the last. */
export function withSides(list: readonly UnitChoice[], had: number, count: number): readonly UnitChoice[] {
  const kept = list.filter(({ side }) => Number(side) < count);
  const last = unitsOfSide(list, String(had - 1)).map(({ unit }) => unit);
  const fresh = Array.from({ length: Math.max(0, count - had) }, (_, i) =>
    last.map(({ design }): UnitChoice => ({ side: String(had + i), design })),
  );
  return [...kept, ...fresh.flat()].slice(0, MOST_UNITS);
}

export const added = (list: readonly UnitChoice[], side: string, design: string | object): readonly UnitChoice[] =>
  list.length < MOST_UNITS ? [...list, { side, design }] : list;

export const removed = (list: readonly UnitChoice[], at: number): readonly UnitChoice[] => list.toSpliced(at, 1);

/** Duplicates a unit, right after it; without the pilot's name. */
export function doubled(list: readonly UnitChoice[], at: number): readonly UnitChoice[] {
  const unit = list[at];
  if (!unit || list.length >= MOST_UNITS) return list;
  const { name: _, ...same } = unit;
  return list.toSpliced(at + 1, 0, same);
}

type Skills = Pick<UnitChoice, 'gunnery' | 'piloting' | 'name'>;

/** A unit with another skill or pilot; default values are omitted. */
export function altered(list: readonly UnitChoice[], at: number, change: Skills): readonly UnitChoice[] {
  const unit = list[at];
  if (!unit) return list;
  const { gunnery = DEFAULTS.gunnery, piloting = DEFAULTS.piloting, name = '' } = { ...unit, ...change };
  return list.with(at, {
    side: unit.side,
    design: unit.design,
    ...(gunnery !== DEFAULTS.gunnery && { gunnery }),
    ...(piloting !== DEFAULTS.piloting && { piloting }),
    ...(name !== '' && { name }),
  });
}
