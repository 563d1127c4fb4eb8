import type { Dice } from '../../../../kernel/dice.ts';
import { no, ok, type Result } from '../../../../kernel/result.ts';
import { problemOf } from '../../../../parts/schema/schema.ts';
import { validator } from '../../../../parts/schema/validator.ts';
import { MAPS } from '../../data/maps.ts';
import type { GameMap } from '../../ground.ts';
import { readBme } from '../maps/bme-file.ts';
import { readBoard } from '../maps/board-file.ts';
import { mapNamed } from '../maps/box.ts';
import { readMap, writeMap } from '../maps/map-schema.ts';
import { randomMap, STYLES, type Style } from '../maps/random-map.ts';
import { RandomOptions } from './options.ts';

const checkRandom = validator(RandomOptions);

/** The map, and how the set-up stores it: a built-in map by name, any other in full. */
export function mapOf(wanted: unknown, dice: Dice): Result<{ readonly map: GameMap; readonly kept: unknown }> {
  if (typeof wanted === 'string') {
    if (Object.hasOwn(MAPS, wanted)) return ok({ map: mapNamed(wanted), kept: wanted });
    if (!(STYLES as readonly string[]).includes(wanted))
      return no({ code: 'unknown-map', map: wanted, known: [...Object.keys(MAPS), ...STYLES] });
    return mapOf({ style: wanted as Style }, dice);
  }
  if (typeof wanted === 'object' && wanted !== null && 'style' in wanted) {
    if (!checkRandom.Check(wanted)) {
      const [fault] = checkRandom.Errors(wanted);
      return no({ code: 'bad-setup', field: `map${fault?.instancePath ?? ''}`, problem: problemOf(fault) });
    }
    const map = randomMap(wanted.style, wanted.cols ?? 16, wanted.rows ?? 17, dice);
    return ok({ map, kept: writeMap(map) });
  }
  const map = readAny(wanted);
  return map.ok ? ok({ map: map.value, kept: writeMap(map.value) }) : map;
}

/** A map in our format, or the text of a file: `{board: "size 16 17 …"}`, `{bme: "BME_3 …"}`. */
function readAny(wanted: unknown): Result<GameMap> {
  const { board, bme } = (typeof wanted === 'object' && wanted !== null ? wanted : {}) as Readonly<
    Record<string, unknown>
  >;
  if (typeof board === 'string') return readBoard(board);
  return typeof bme === 'string' ? readBme(bme) : readMap(wanted);
}
