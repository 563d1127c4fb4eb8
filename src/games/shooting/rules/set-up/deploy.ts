import { never } from '../../../../kernel/never.ts';
import type { PrintedBase } from '../../data/printed.ts';
import type { Army, ArmyUnit, Deployed, Scenario } from '../../scenario.ts';
import { SIDES, type Side } from '../../sides.ts';
import { carried, sheetOf } from './muster.ts';

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

/** Places both armies along their edges, left to right in file order, with further rows behind the first. */
export function deploy(armies: Scenario['armies'], table: Scenario['table']): Deployed[] {
  return SIDES.flatMap((side) => lineUp(armies[side], side, table));
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
