import { must, type Result } from '../../../../kernel/result.ts';
import { UNITS } from '../../data/units.ts';
import type { Design } from '../../design.ts';
import { compileMech } from './mech.ts';
import { shapedUnit, type UnitSource } from './unit-schema.ts';
import { compileVehicle } from './vehicle.ts';

export const compileShaped = (source: UnitSource): Result<Design> =>
  source.kind === 'mech' ? compileMech(source) : compileVehicle(source);

/** The design in a file, or the wrong field and the problem. construction.ts checks the construction rules. */
export function compileDesign(source: unknown): Result<Design> {
  const shaped = shapedUnit(source);
  return shaped.ok ? compileShaped(shaped.value) : shaped;
}

const compiled = new Map<string, Design>();

/** A built-in design by its id; throws for an unknown id. */
export function designNamed(id: string): Design {
  const known = compiled.get(id);
  if (known) return known;
  if (!Object.hasOwn(UNITS, id)) throw new Error(`no built-in unit ${id}`);
  const design = must(compileDesign(UNITS[id]));
  compiled.set(id, design);
  return design;
}
