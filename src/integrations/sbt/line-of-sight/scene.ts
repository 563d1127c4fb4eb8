import { type Screen, screenOf } from '../../../games/battletech/rules/sight/screen.ts';
import { alive } from '../../../games/battletech/rules/status.ts';
import { bedOf, FOLIAGE } from '../../../games/battletech/rules/terrain.ts';
import { groundAt, type View } from '../../../games/battletech/view.ts';
import type { Hex } from '../../../parts/hex/hex.ts';
import type { Corner } from '../../../parts/hex/line.ts';

/** Everything that lines of sight depend on. */
export interface Scene {
  readonly land: Pick<View, 'ground' | 'rules'>; // the same data for the umpire's own line of sight
  readonly screen: Screen;
  readonly peak: Int16Array; // highest level of each hex, with woods and smoke
  readonly feet: Int16Array; // level of a unit's feet, by hex
  readonly corner: Corner;
  readonly surface: boolean; // whether the water surface blocks sight
}

export function sceneOf(view: View): Scene {
  const { ground, rules } = view;
  const { corner, waterBlocksSight } = rules.ruleset;
  const screen = screenOf(view);
  return {
    land: { ground, rules },
    screen,
    peak: peakOf(screen),
    feet: feetOf(view),
    corner,
    surface: waterBlocksSight,
  };
}

const peakOf = ({ top, level, woods, smoke }: Screen): Int16Array =>
  top.map((solid, hex) =>
    (woods[hex] as number) + (smoke[hex] as number) > 0 ? Math.max(solid, (level[hex] as number) + FOLIAGE) : solid,
  );

/** The level of the feet of the unit in each hex, or of a unit standing on the ground there. */
export function feetOf(view: View): Int16Array {
  const feet = Int16Array.from(view.rules.map.hexes, (_, hex) => bedOf(groundAt(view, hex)));
  for (const unit of view.units) if (alive(unit)) feet[unit.at] = unit.level;
  return feet;
}

export const sizeOf = ({ peak }: Scene): number => peak.length;

/** The hexes in which two scenes differ; undefined if their maps or rules differ. */
export function changesBetween(one: Scene, other: Scene): readonly Hex[] | undefined {
  const { cols, rows } = one.screen.map;
  if (cols !== other.screen.map.cols || rows !== other.screen.map.rows) return undefined;
  if (one.corner !== other.corner || one.surface !== other.surface) return undefined;
  const lists = listsOf(one);
  const others = listsOf(other);
  const changes: Hex[] = [];
  for (let hex = 0; hex < cols * rows; hex++)
    if (lists.some((list, i) => list[hex] !== others[i]?.[hex])) changes.push(hex);
  return changes;
}

const listsOf = ({ feet, screen: { depth, level, top, bed, woods, smoke } }: Scene) => [
  feet,
  depth,
  level,
  top,
  bed,
  woods,
  smoke,
];
