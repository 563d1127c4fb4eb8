import { AMMO } from '../../data/ammo.ts';
import { HEAT_SCALE } from '../../data/heat-scale.ts';
import { WEAPONS } from '../../data/weapons.ts';
import { heatOutlook } from '../../rules/heat.ts';
import { isMech, sensorsGone, weaponWorks } from '../../rules/status.ts';
import { binFails } from '../../rules/weapons/impossible.ts';
import { modelOf, type UnitId, type View } from '../../view.ts';

/** Bins that can feed a family of weapons now. */
export const binsFor = (view: View, id: UnitId, family: string): readonly number[] =>
  modelOf(view, id).design.bins.flatMap(({ ammo }, bin) =>
    AMMO[ammo]?.feeds === family && binFails(view, id, bin) === null ? [bin] : [],
  );

/** Some weapon works, and has something to fire. */
export function isArmed(view: View, id: UnitId): boolean {
  if (sensorsGone(view, id)) return false;
  return modelOf(view, id).design.mounts.some(({ weapon }, mount) => {
    const family = WEAPONS[weapon]?.ammo ?? null;
    return weaponWorks(view, id, mount) && (family === null || binsFor(view, id, family).length > 0);
  });
}

/** The heat from which on ammunition may blow up. */
export const THRESHOLD = HEAT_SCALE.find(({ ammunition }) => ammunition > 0)?.heat ?? Number.POSITIVE_INFINITY;

/** Whether a unit minds its heat at all: a vehicle does not, nor does anybody where the Heat Phase is left out. */
const minds = (view: View, id: UnitId): boolean => isMech(view, id) && view.rules.ruleset.heatPhase;

/** The heat after the next Heat Phase with so much more of it: engine hits and sinks are counted. */
export const heatAfter = (view: View, id: UnitId, extra: number): number => heatOutlook(view, id, extra).heat;

/** The most heat that can be made and still leave the unit below the threshold, less a margin. */
export const heatRoom = (view: View, id: UnitId, margin: number): number =>
  minds(view, id) ? THRESHOLD - 1 - margin - heatOutlook(view, id).tally.total : Number.POSITIVE_INFINITY;
