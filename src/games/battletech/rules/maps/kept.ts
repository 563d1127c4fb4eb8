import type { Result } from '../../../../kernel/result.ts';
import { ok } from '../../../../kernel/result.ts';
import type { GameMap } from '../../ground.ts';
import { mapNamed } from './box.ts';
import { readMap } from './map-schema.ts';

/** The map of a complete set-up, which stores a built-in map by name and any other in full. */
export const keptMap = (kept: unknown): Result<GameMap> =>
  typeof kept === 'string' ? ok(mapNamed(kept)) : readMap(kept);
