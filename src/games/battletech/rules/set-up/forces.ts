import type { Static } from 'typebox';
import type { Dice } from '../../../../kernel/dice.ts';
import { no, ok, type Result } from '../../../../kernel/result.ts';
import { type Hex, hexOf, labelOf, OFF_MAP } from '../../../../parts/hex/hex.ts';
import { FORCES } from '../../data/forces.ts';
import { UNITS } from '../../data/units.ts';
import type { Design } from '../../design.ts';
import type { GameMap } from '../../ground.ts';
import type { Ruleset } from '../../rulesets.ts';
import type { Model, UnitSetup } from '../../state.ts';
import { compileDesign, designNamed } from '../build/compile.ts';
import { advancedItems, validateUnit } from '../build/construction.ts';
import { readMtf } from '../build/mtf.ts';
import { anyFacing, anyHex, inwards, startingHex } from '../deployment.ts';
import { depthAt } from '../terrain.ts';
import type { UnitOptions, Wanted } from './options.ts';

interface WantedForces {
  readonly units: readonly Static<typeof UnitOptions>[];
  readonly sides: number;
  readonly map?: string;
}

export function forcesOf({ force, units, sides }: Wanted): Result<WantedForces> {
  if (units) {
    const most = Math.max(...units.map(({ side }) => Number(side))) + 1;
    const count = Math.max(sides ?? 2, most, 2);
    for (let side = 0; side < count; side++)
      if (!units.some((unit) => unit.side === String(side))) return no({ code: 'side-without-units', side });
    return ok({ units, sides: count });
  }
  const name = force ?? 'duel';
  if (!Object.hasOwn(FORCES, name)) return no({ code: 'unknown-force', force: name, known: Object.keys(FORCES) });
  const chosen = FORCES[name] as (typeof FORCES)[string];
  return ok({
    units: chosen.sides.flatMap((designs, side) => designs.map((design) => ({ side: String(side), design }))),
    sides: chosen.sides.length,
    ...(chosen.map !== undefined && { map: chosen.map }),
  });
}

export function modelsOf(
  units: WantedForces['units'],
  sides: number,
  map: GameMap,
  ruleset: Ruleset,
  dice: Dice,
): Result<readonly Model[]> {
  const taken = new Set<Hex>();
  const models: Model[] = [];
  for (const [
    i,
    { side, design: wanted, gunnery = 4, piloting = 5, name = '', at: label, facing },
  ] of units.entries()) {
    const design = designOf(wanted);
    if (!design.ok) return no({ ...design.error, unit: i });
    const [advanced] = ruleset.advanced ? [] : advancedItems(design.value);
    if (advanced !== undefined) return no({ code: 'advanced-equipment', unit: i, item: advanced, ruleset: ruleset.id });
    const anywhere = ruleset.start === 'anywhere';
    const chosen = (): Hex =>
      anywhere ? anyHex(map, taken, dice) : startingHex(map, Number(side), sides, taken, dice);
    const at = label === undefined ? chosen() : hexOf(map, label);
    if (at === OFF_MAP) return no({ code: 'start-off-map', unit: i, ...(label !== undefined && { at: label }) });
    if (taken.has(at)) return no({ code: 'start-taken', unit: i, at: labelOf(map, at) });
    if (design.value.kind === 'vehicle' && depthAt(map.hexes[at] as GameMap['hexes'][number]) > 0)
      return no({ code: 'start-in-water', unit: i, at: labelOf(map, at) });
    taken.add(at);
    const faces = facing ?? (anywhere && label === undefined ? anyFacing(dice) : inwards(map, at));
    models.push({ side, design: design.value, gunnery, piloting, name, at, facing: faces });
  }
  return ok(models);
}

/** A built-in unit, a custom design, or the text of a `.mtf` file: `{mtf: "chassis:…"}`. It must be a legal design. */
export function designOf(wanted: string | object): Result<Design> {
  if (typeof wanted !== 'string') {
    const mtf = (wanted as { readonly mtf?: unknown } | null)?.mtf;
    const source = typeof mtf === 'string' ? readMtf(mtf) : ok(wanted);
    const design = source.ok ? compileDesign(source.value) : source;
    const [problem] = source.ok && design.ok ? validateUnit(source.value) : [];
    return problem ? no(problem) : design;
  }
  return Object.hasOwn(UNITS, wanted)
    ? ok(designNamed(wanted))
    : no({ code: 'unknown-unit', design: wanted.slice(0, 40), known: Object.keys(UNITS).length });
}

export const unitSetup = (model: Model, design: string | object, map: GameMap): UnitSetup => ({
  side: model.side,
  design,
  gunnery: model.gunnery,
  piloting: model.piloting,
  name: model.name,
  at: labelOf(map, model.at),
  facing: model.facing,
});
