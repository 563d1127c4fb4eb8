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

/** A unit, its foes, and what every question about a place asks of them. */
export interface Survey {
  readonly view: View;
  readonly unit: UnitId;
  readonly weights: TacticianWeights;
  readonly mech: boolean;
  readonly foes: readonly Foe[];
  readonly ids: readonly UnitId[]; // of the foes, in the same order
  readonly guns: Arms;
  readonly theirs: readonly Arms[]; // by foe
  readonly odds: Float64Array;
  readonly standing: readonly Looks[]; // by facing
  readonly lying: readonly Looks[];
}

/** A battery and the groups of its guns. */
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

/** The side of one who faces so that is struck from that bearing. */
export const columnOf = (mech: boolean, bearing: Bearing, facing: Facing): Column =>
  columnAt(mech, (bearing - 4 * facing + 24) % 24);

/** The arc bonus: what a point is worth that strikes there. */
export const bonusOf = ({ front, side, rear }: TacticianWeights, column: Column): number =>
  column === 'front' ? front : column === 'rear' ? rear : side;

export const isAhead = (bearing: Bearing, look: Facing): boolean => arcAt((bearing - 4 * look + 24) % 24) === 'front';
export const isBehind = (bearing: Bearing, facing: Facing): boolean =>
  arcAt((bearing - 4 * facing + 24) % 24) === 'rear';

/** What a battery does with these numbers, each made worse by `adds` and by its own entry of `more`. */
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
