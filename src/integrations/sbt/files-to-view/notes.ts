import type { Definition } from '../files/definition.ts';
import { fromAscii } from '../files/lines.ts';
import type { Call } from '../protocol-types.ts';
import type { Notes, PlayerFiles } from './player-files.ts';

/**
 * The notes after a call. In the Movement Phase, units that have yet to move are at their starting hex; at the end of
 * the turn, all units are where the next turn starts.
 */
export function nextNotes({ player, mechs, definitions, order, moves, notes }: PlayerFiles, call: Call): Notes {
  const goesOn = moves[player] !== 'Inmovil';
  const isFresh = (id: number): boolean => order.indexOf(id) > order.indexOf(player) || (id === player && !goesOn);
  const ends = call === 'FinalTurno';
  return {
    mechs: namesOf(definitions),
    turn: (notes?.turn ?? 1) + (ends ? 1 : 0),
    starts: mechs.map(({ at }, id) =>
      ends || (call === 'Movimiento' && isFresh(id)) ? at : (notes?.starts[id] ?? null),
    ),
    armour: notes?.armour ?? mechs.map(({ armour }) => armour),
  };
}

/** The players: names and models, in ASCII like the notes. */
export const namesOf = (definitions: readonly Pick<Definition, 'name' | 'model'>[]): readonly string[] =>
  definitions.map(({ name, model }) => `${name} ${model}`.replace(/[^ -~]/g, '?'));

export const notesName = (player: number): string => `umpireJ${player}.json`;

export const writeNotes = (notes: Notes): string => `${JSON.stringify(notes)}\n`;

/** Ignores notes that are from another match or have been edited. */
export function readNotes(bytes: Uint8Array, definitions: readonly Definition[]): Notes | null {
  try {
    const found: unknown = JSON.parse(fromAscii(bytes));
    const names = namesOf(definitions);
    const isOurs =
      isNotes(found) &&
      [found.mechs, found.starts, found.armour].every(({ length }) => length === names.length) &&
      names.every((name, id) => found.mechs[id] === name);
    return isOurs ? found : null;
  } catch {
    return null;
  }
}

function isNotes(found: unknown): found is Notes {
  if (typeof found !== 'object' || found === null) return false;
  const { mechs, turn, starts, armour } = found as Record<keyof Notes, unknown>;
  const isStart = (hex: unknown): boolean => hex === null || (typeof hex === 'string' && /^\d{4}$/.test(hex));
  const isArmour = (list: unknown): boolean => Array.isArray(list) && list.every((points) => Number.isInteger(points));
  return (
    Number.isInteger(turn) &&
    Array.isArray(mechs) &&
    Array.isArray(starts) &&
    starts.every(isStart) &&
    Array.isArray(armour) &&
    armour.every(isArmour)
  );
}
