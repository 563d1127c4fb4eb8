import type { Bearing } from '../../../../parts/hex/bearing.ts';
import type { Facing } from '../../../../parts/hex/hex.ts';
import type { Column } from '../../events.ts';
import { arcAt, columnAt } from '../../rules/arcs.ts';
import { isMech } from '../../rules/status.ts';
import type { UnitId, View } from '../../view.ts';
import { foesOf } from '../gunnery/foes.ts';
import { type Battery, batteryOf, type Gun } from '../gunnery/guns.ts';
import { type Looks, looksAfter } from '../gunnery/looks.ts';
import { oddsOf, oddsTable } from '../gunnery/needs.ts';
import { type Foe, foeOf } from './foes.ts';
import { addGun, groupsOf, SUMS } from './volume.ts';
import type { TacticianWeights } from './weights.ts';

/** A unit and its enemies, with the values needed to score a place. */
export interface Survey {
  readonly view: View;
  readonly unit: UnitId;
  readonly weights: TacticianWeights;
  readonly mech: boolean;
  readonly foes: readonly Foe[];
  readonly ids: readonly UnitId[]; // enemy ids, in the order of `foes`
  readonly guns: Arms;
  readonly theirs: readonly Arms[]; // by enemy
  readonly odds: Float64Array;
  readonly standing: readonly Looks[]; // by facing
  readonly lying: readonly Looks[];
}

/** A battery and its gun groups. */
export interface Arms {
  readonly battery: Battery;
  readonly groups: Int8Array;
}

const armsOf = (view: View, id: UnitId): Arms => ({ battery: batteryOf(view, id), groups: groupsOf(view, id) });

export function surveyOf(view: View, unit: UnitId, weights: TacticianWeights): Survey {
  const ids = foesOf(view, unit);
  return {
    view,
    unit,
    weights,
    mech: isMech(view, unit),
    foes: ids.map((id) => foeOf(view, id)),
    ids,
    guns: armsOf(view, unit),
    theirs: ids.map((id) => armsOf(view, id)),
    odds: oddsTable(view),
    standing: looksAfter(view, unit, false),
    lying: looksAfter(view, unit, true),
  };
}

/** The side that is hit, by facing and bearing. */
export const columnOf = (mech: boolean, bearing: Bearing, facing: Facing): Column =>
  columnAt(mech, (bearing - 4 * facing + 24) % 24);

/** The arc bonus: weight of a point that hits this side. */
export const bonusOf = ({ front, side, rear }: TacticianWeights, column: Column): number =>
  column === 'front' ? front : column === 'rear' ? rear : side;

export const isAhead = (bearing: Bearing, look: Facing): boolean => arcAt((bearing - 4 * look + 24) % 24) === 'front';
export const isBehind = (bearing: Bearing, facing: Facing): boolean =>
  arcAt((bearing - 4 * facing + 24) % 24) === 'rear';

/** Damage of a battery with these numbers, each increased by `adds` and by its entry in `more`. */
export function fillVolume(
  { battery, groups }: Arms,
  odds: Float64Array,
  needs: Float64Array,
  adds: number,
  more: Float64Array | null,
  sums: Float64Array,
  at: number,
): void {
  sums.fill(0, at, at + SUMS);
  const { guns } = battery;
  for (let i = 0; i < guns.length; i++) {
    const gun = guns[i] as Gun;
    const chance = oddsOf(odds, (needs[i] as number) + adds + (more ? (more[i] as number) : 0));
    if (chance > 0) addGun(sums, at, groups[i] as number, gun, chance * gun.points);
  }
}
