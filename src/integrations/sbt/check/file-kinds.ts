import { no, type Result } from '../../../kernel/result.ts';
import { readAction } from '../files/action.ts';
import { type Config, readConfig, writeConfig } from '../files/config.ts';
import { type Definition, readDefinition, writeDefinition } from '../files/definition.ts';
import { type Order, readInitiative, writeInitiative } from '../files/initiative.ts';
import { ascii, fromAscii, type LineFault } from '../files/lines.ts';
import { type MapFile, readMap, writeMap } from '../files/map.ts';
import { type MechRecord, readMechs, writeMechs } from '../files/mechs.ts';
import { type MoveWord, readMoves, writeMoves } from '../files/moves.ts';
import { readSight, type SightFile, writeSight } from '../files/sight.ts';
import { CALLS, type Call } from '../protocol-types.ts';

/** The content of each kind of file. */
export interface Contents {
  readonly config: Config;
  readonly map: MapFile;
  readonly mechs: readonly MechRecord[];
  readonly initiative: Order;
  readonly moves: readonly MoveWord[];
  readonly definition: Definition;
  readonly sight: SightFile;
  readonly action: unknown;
}
export type KindName = keyof Contents;

/** What a file's name says: its kind, its player and its 'Mech, null where it has none. */
export interface About {
  readonly kind: KindName;
  readonly player: number | null;
  readonly mech: number | null;
}

/** How a file is read, and how it is written if its bytes are fully determined. */
export interface Kind {
  readonly about: About;
  readonly read: (bytes: Uint8Array, file: string) => Result<unknown>;
  readonly write?: (content: unknown) => Uint8Array;
}

type Reader<C> = (text: string, file: string) => Result<C, LineFault>;

function plain<C>(about: About, read: Reader<C>, write: (content: C) => string): Kind {
  return {
    about,
    read: (bytes, file) => read(fromAscii(bytes), file),
    write: (content) => ascii(write(content as C)),
  };
}

/** By name, ignoring case; undefined for a file outside the protocol. */
export function kindOf(name: string, call?: Call): Kind | undefined {
  const parts = /^([a-z]+?)(?:J(\d{1,3})(?:-(\d{1,3}))?)?\.sbt$/i.exec(name);
  if (!parts) return undefined;
  const [, word = '', player, mech] = parts;
  const fileInfo = (kind: KindName): About => ({
    kind,
    player: player === undefined ? null : Number(player),
    mech: mech === undefined ? null : Number(mech),
  });
  const shape = `${word.toLowerCase()}${player === undefined ? '' : ' J'}${mech === undefined ? '' : ' M'}`;
  switch (shape) {
    case 'config J':
      return plain(fileInfo('config'), readConfig, writeConfig);
    case 'mapa J':
      return plain(fileInfo('map'), readMap, writeMap);
    case 'mechs J':
      return plain(fileInfo('mechs'), (text, file) => readMechs(text, Number(player), file), writeMechs);
    case 'iniciativa J':
      return plain(fileInfo('initiative'), readInitiative, writeInitiative);
    case 'mov':
      return plain(fileInfo('moves'), readMoves, writeMoves);
    case 'ldv':
      return plain(fileInfo('sight'), readSight, writeSight);
    case 'defmech J M':
      return {
        about: fileInfo('definition'),
        read: readDefinition,
        write: (content) => writeDefinition(content as Definition),
      };
    case 'accion J':
      return {
        about: fileInfo('action'),
        read: (bytes, file) => readAnswer(fromAscii(bytes), file, call ? [call] : CALLS),
      };
    default:
      return undefined;
  }
}

/** An answer to one of these calls; if it fits none, the fault of the closest one. */
function readAnswer(text: string, file: string, calls: readonly Call[]): Result<unknown, LineFault> {
  let nearest: LineFault | undefined;
  for (const call of calls) {
    const read = readAction(call, text, file);
    if (read.ok) return read;
    if (!nearest || read.error.line > nearest.line) nearest = read.error;
  }
  return no(nearest as LineFault);
}
