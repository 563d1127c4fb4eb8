import { never } from '../../../../kernel/never.ts';
import { ok, type Result } from '../../../../kernel/result.ts';
import { distance } from '../../../../parts/plane/distance.ts';
import { boxesMeet, type Shape } from '../../../../parts/plane/shape.ts';
import type { PrintedBase } from '../../data/printed.ts';
import type { Army, ArmyUnit, Deployed, Scenario } from '../../scenario.ts';
import { SIDES, type Side } from '../../sides.ts';
import { shapeOf } from '../field.ts';
import { baseOf, carried, sheetOf } from './muster.ts';
import { packed } from './packing.ts';

const GAP = 0.4; // inches between bases of a unit
const APART = 2; // inches between units
const EDGE = 2; // inches from the edge of the battlefield

interface Block {
  readonly unit: string;
  readonly size: number; // side of the square that each model takes
  readonly columns: number;
  readonly models: number;
}

/** The widest extent of a base, in inches. */
function across(base: PrintedBase): number {
  if ('hull' in base) return 2 * Math.max(...base.hull.map(([x, y]) => Math.hypot(x, y)));
  return (typeof base.mm === 'number' ? base.mm : Math.max(...base.mm)) / 25.4;
}

function blockOf(army: Army, unit: ArmyUnit): Block {
  const sheet = sheetOf(army, unit.sheet) ?? never(unit.sheet);
  const models = carried(unit);
  const size = Math.max(...models.map(({ kind }) => across(sheet.kinds[kind]?.base ?? never(kind)))) + GAP;
  return { unit: unit.id, size, columns: Math.min(models.length, 5), models: models.length };
}

/**
 * Places both armies along their edges, left to right in file order, with further rows behind the first. If models would
 * overlap or leave the table that way, both armies are packed closely; an army that has no room is refused.
 */
export function deploy(armies: Scenario['armies'], table: Scenario['table']): Result<readonly Deployed[]> {
  const inRows = SIDES.map((side) => lineUp(armies[side], side, table));
  const shapes = SIDES.flatMap((side, i) => shapesOf(armies[side], inRows[i] ?? []));
  if (areClear(shapes, table)) return ok(inRows.flat());
  const placed: Deployed[] = [];
  for (const side of SIDES) {
    const found = packed(armies[side], side, table);
    if (!found.ok) return found;
    placed.push(...found.value);
  }
  return ok(placed);
}

function shapesOf(army: Army, deployment: readonly Deployed[]): readonly Shape[] {
  return deployment.flatMap(({ unit: id, at, turn = 0 }) => {
    const unit = army.units.find((one) => one.id === id) ?? never(id);
    const { kinds } = sheetOf(army, unit.sheet) ?? never(unit.sheet);
    return carried(unit).map(({ kind }, m) => {
      const [x, y] = at[m] ?? never(id);
      return shapeOf({ sheet: { base: baseOf((kinds[kind] ?? never(kind)).base) }, at: { x, y }, turn });
    });
  });
}

/** Whether all models are on the table and none overlap. */
function areClear(shapes: readonly Shape[], { width, height }: Scenario['table']): boolean {
  return shapes.every(
    (shape, i) =>
      shape.box.left >= 0 &&
      shape.box.low >= 0 &&
      shape.box.right <= width &&
      shape.box.high <= height &&
      shapes.slice(i + 1).every((other) => !boxesMeet(shape.box, other.box) || distance(shape, other) > 0),
  );
}

/** The attacker stands along the bottom edge, the defender along the top. Rows start at the front. */
function lineUp(army: Army, side: Side, { width, height }: Scenario['table']): Deployed[] {
  const out: Deployed[] = [];
  const front = height / 4;
  let x = EDGE;
  let depth = 0;
  let deepest = 0;
  for (const unit of army.units) {
    if (unit.embarkedIn !== undefined) continue;
    const block = blockOf(army, unit);
    const wide = block.columns * block.size;
    const deep = Math.ceil(block.models / block.columns) * block.size;
    if (x + wide > width - EDGE && x > EDGE) {
      x = EDGE;
      depth += deepest + APART;
      deepest = 0;
    }
    out.push({ unit: unit.id, at: placesOf(block, x, Math.max(0.1, front - depth), side, { width, height }) });
    x += wide + APART;
    deepest = Math.max(deepest, deep);
  }
  return out;
}

function placesOf({ size, columns, models }: Block, left: number, front: number, side: Side, table: Scenario['table']) {
  return Array.from({ length: models }, (_, m): readonly [number, number] => {
    const x = Math.min(table.width, left + ((m % columns) + 0.5) * size);
    const back = Math.max(0, front - (Math.floor(m / columns) + 0.5) * size);
    const y = side === 'attacker' ? table.height - back : back;
    return [Math.round(x * 100) / 100, Math.round(y * 100) / 100];
  });
}
