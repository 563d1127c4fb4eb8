import { must, type Result } from '../../../../kernel/result.ts';
import { UNITS } from '../../data/units.ts';
import type { Design } from '../../design.ts';
import { compileMech } from './mech.ts';
import { shapedUnit, type UnitSource } from './unit-schema.ts';
import { compileVehicle } from './vehicle.ts';

export const compileShaped = (source: UnitSource): Result<Design> =>
  source.kind === 'mech' ? compileMech(source) : compileVehicle(source);

/** The design that a file describes, or the field that is wrong and why. Whether it may be built, construction.ts says. */
export function compileDesign(source: unknown): Result<Design> {
  const shaped = shapedUnit(source);
  return shaped.ok ? compileShaped(shaped.value) : shaped;
}

const compiled = new Map<string, Design>();

/** A design of the box by its id; throws for an id that the box has not. */
export function designNamed(id: string): Design {
  const known = compiled.get(id);
  if (known) return known;
  if (!Object.hasOwn(UNITS, id)) throw new Error(`the box has no unit ${id}`);
  const design = must(compileDesign(UNITS[id]));
  compiled.set(id, design);
  return design;
}
