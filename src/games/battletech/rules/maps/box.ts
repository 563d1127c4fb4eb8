import { never } from '../../../../kernel/never.ts';
import { MAPS } from '../../data/maps.ts';
import type { GameMap } from '../../ground.ts';
import { mapOf } from './drawing.ts';

const drawn = new Map<string, GameMap>();

/** A built-in map by its name in MAPS. */
export function mapNamed(name: string): GameMap {
  const known = drawn.get(name);
  if (known) return known;
  if (!Object.hasOwn(MAPS, name)) never(`no built-in map ${name}`);
  const map = mapOf(name, MAPS[name] as (typeof MAPS)[string]);
  drawn.set(name, map);
  return map;
}
