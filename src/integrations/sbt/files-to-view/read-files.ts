import { type Fact, first } from '../../../kernel/fact.ts';
import { no, ok, type Result } from '../../../kernel/result.ts';
import { configName, readConfig } from '../files/config.ts';
import { type Definition, definitionName, readDefinition } from '../files/definition.ts';
import { initiativeName, readInitiative } from '../files/initiative.ts';
import { fromAscii } from '../files/lines.ts';
import { mapName, readMap } from '../files/map.ts';
import { mechsName, readMechs } from '../files/mechs.ts';
import { MOVES_NAME, readMoves } from '../files/moves.ts';
import type { SbtFile } from '../protocol-types.ts';
import { notesName, readNotes } from './notes.ts';
import type { PlayerFiles } from './player-files.ts';

type Reader<T> = (bytes: Uint8Array, name: string) => Result<T>;

/** All files, or the first that is missing, invalid or contradicts the others. */
export function readPlayerFiles(files: readonly SbtFile[], player: number): Result<PlayerFiles> {
  const read = <T>(name: string, reader: Reader<T>): Result<T> => {
    const file = fileNamed(files, name);
    return file ? reader(file.bytes, file.name) : no({ code: 'sbt-missing', file: name, players });
  };
  const players = playersIn(files).filter((one) => one !== player);
  const config = read(configName(player), text(readConfig));
  if (!config.ok) return config;
  const map = read(mapName(player), text(readMap));
  if (!map.ok) return map;
  const mechs = read(
    mechsName(player),
    text((all, name) => readMechs(all, player, name)),
  );
  if (!mechs.ok) return mechs;
  const order = read(initiativeName(player), text(readInitiative));
  if (!order.ok) return order;
  const moves = read(MOVES_NAME, text(readMoves));
  if (!moves.ok) return moves;
  const definitions: Definition[] = [];
  for (const mech of mechs.value.keys()) {
    const definition = read(definitionName(player, mech), readDefinition);
    if (!definition.ok) return definition;
    definitions.push(definition.value);
  }
  const notes = fileNamed(files, notesName(player));
  const playerFiles: PlayerFiles = {
    player,
    config: config.value,
    map: map.value,
    mechs: mechs.value,
    definitions,
    order: order.value,
    moves: moves.value,
    notes: notes ? readNotes(notes.bytes, definitions) : null,
  };
  const odd = disagreement(playerFiles);
  return odd ? no(odd) : ok(playerFiles);
}

/** The simulator runs on Windows, where file names are case-insensitive. */
const fileNamed = (files: readonly SbtFile[], name: string): SbtFile | undefined =>
  files.find((file) => file.name === name) ?? files.find((file) => file.name.toLowerCase() === name.toLowerCase());

/** The players for whom there are files. */
const playersIn = (files: readonly SbtFile[]): readonly number[] =>
  files.flatMap(({ name }) => /^configJ(\d{1,3})\.sbt$/i.exec(name)?.[1] ?? []).map(Number);

const text =
  <T>(reader: (all: string, name: string) => Result<T>): Reader<T> =>
  (bytes, name) =>
    reader(fromAscii(bytes), name);

/** The first contradiction between two files. */
function disagreement({ player, mechs, order, moves, map }: PlayerFiles): Fact | undefined {
  const expected = mechs.length;
  const lost = mechs.find(({ at }) => Number(at.slice(0, 2)) > map.cols || Number(at.slice(2)) > map.rows);
  return first<Fact>(
    player >= expected && { code: 'sbt-no-such-player', file: mechsName(player), player },
    order.length !== expected && { code: 'sbt-count', file: initiativeName(player), expected, found: order.length },
    moves.length !== expected && { code: 'sbt-count', file: MOVES_NAME, expected, found: moves.length },
    lost && { code: 'sbt-off-map', file: mechsName(player), mech: lost.player, hex: lost.at },
  );
}
