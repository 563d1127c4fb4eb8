import type { GameMap, Ground } from '../../ground.ts';

/** The most prominent feature of a hex, as one letter. */
function letterOf({ building, bridge, water, river, woods, swamp, rough, rubble, road, paved, level }: Ground): string {
  if (building) return '#';
  if (bridge || road) return '=';
  if (water >= 0 || river) return '~';
  if (woods) return woods === 1 ? 'w' : 'W';
  if (swamp) return '%';
  if (rough || rubble) return ',';
  if (paved) return '=';
  return level >= 2 ? '^' : level === 1 ? ':' : '.';
}

/** A small picture of a map for lists: one letter per hex, one line per row. */
export const pictureOf = ({ cols, rows, hexes }: GameMap): string =>
  Array.from({ length: rows }, (_, row) =>
    hexes
      .slice(row * cols, (row + 1) * cols)
      .map(letterOf)
      .join(''),
  ).join('\n');
