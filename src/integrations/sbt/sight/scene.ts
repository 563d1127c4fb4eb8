import { type Screen, screenOf } from '../../../games/battletech/rules/sight/screen.ts';
import { alive } from '../../../games/battletech/rules/status.ts';
import { bedOf, FOLIAGE } from '../../../games/battletech/rules/terrain.ts';
import { groundAt, type View } from '../../../games/battletech/view.ts';
import type { Hex } from '../../../parts/hex/hex.ts';
import type { Corner } from '../../../parts/hex/line.ts';

/** All that a look depends on. */
export interface Scene {
  readonly land: Pick<View, 'ground' | 'rules'>; // the same for the umpire's own eyes
  readonly screen: Screen;
  readonly peak: Int16Array; // of each hex, woods and smoke too: nothing in it hides what lies above
  readonly feet: Int16Array; // their level, by hex
  readonly corner: Corner;
  readonly surface: boolean; // nobody sees through that of water
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

/** The level of the feet of whoever stands in each hex, or would stand there on the ground. */
export function feetOf(view: View): Int16Array {
  const feet = Int16Array.from(view.rules.map.hexes, (_, hex) => bedOf(groundAt(view, hex)));
  for (const unit of view.units) if (alive(unit)) feet[unit.at] = unit.level;
  return feet;
}

export const sizeOf = ({ peak }: Scene): number => peak.length;

/** The hexes in which two scenes differ; undefined where they are of different maps or rules. */
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
