import type { Element } from './xml.ts';
import { childrenOf } from './xml.ts';

export interface Table {
  readonly id: string;
  readonly game: string | null; // its id, once the game exists
  readonly status: string; // a TableStatus, or an unknown one of a newer server
  readonly players: readonly SeatedPlayer[];
  readonly playing: boolean; // whether we are one of the players
  readonly winner: string | null;
}

interface SeatedPlayer {
  readonly name: string;
  readonly side: 'dark' | 'light' | null; // null = the hall does not say
}

/** The hall as known so far. */
export interface Hall {
  readonly channel: string;
  readonly formats: readonly string[];
  readonly tables: readonly Table[];
  readonly newGames: readonly string[]; // of the last update only
}

export const EMPTY_HALL: Hall = { channel: '', formats: [], tables: [], newGames: [] };

/** Applies a full hall or an update. */
export function updatedHall(hall: Hall, update: Element | null): Hall {
  if (update?.name !== 'hall') return { ...hall, newGames: [] };
  const formats = childrenOf(update, 'format').flatMap(({ attributes: { type } }) => type ?? []);
  const tables = new Map(hall.tables.map((table) => [table.id, table]));
  for (const { attributes } of childrenOf(update, 'table')) {
    const table = tableOf(attributes);
    if (!table) continue;
    if (attributes.action === 'remove') tables.delete(table.id);
    else tables.set(table.id, table);
  }
  return {
    channel: update.attributes.channelNumber ?? hall.channel,
    formats: formats.length > 0 ? formats : hall.formats,
    tables: [...tables.values()],
    newGames: childrenOf(update, 'newGame').flatMap(({ attributes: { id } }) => id ?? []),
  };
}

function tableOf(attributes: Readonly<Record<string, string>>): Table | undefined {
  const { id, gameId, status = '', players = '', playing, winner } = attributes;
  if (id === undefined) return undefined;
  return {
    id,
    game: gameId === undefined || gameId === '' ? null : gameId,
    status,
    players: players.split(BETWEEN_PLAYERS).flatMap((text) => seatedOf(text.trim())),
    playing: playing === 'true',
    winner: winner === undefined || winner === '' ? null : winner,
  };
}

// A comma before `name (DARK` or after `(DARK)`; without any side, every comma. Deck names may contain commas.
const BETWEEN_PLAYERS =
  /,(?=[^,]*\((?:LIGHT|DARK)[:)])|(?<=\((?:LIGHT|DARK)\)),|(?<!\((?:LIGHT|DARK).*),(?!.*\((?:LIGHT|DARK)[:)])/;

/** `name (DARK)`, or `name (DARK: deck)` at a running table; only the name if the side is hidden. */
function seatedOf(text: string): readonly SeatedPlayer[] {
  if (text === '') return [];
  const [, name = text, side] = /^(.*?)\s*\((LIGHT|DARK)(?::.*)?\)$/.exec(text) ?? [];
  return [{ name, side: side === 'DARK' ? 'dark' : side === 'LIGHT' ? 'light' : null }];
}

/** The table of a user, by the server's flag or by name: the newest one, finished tables last. */
export function tableWith({ tables }: Hall, user: string): Table | undefined {
  const own = tables.filter(({ playing, players }) => playing || players.some(({ name }) => name === user));
  return own.findLast(({ status }) => status !== 'FINISHED') ?? own.at(-1);
}

export const sideAt = ({ players }: Table, user: string): 'dark' | 'light' | null =>
  players.find(({ name }) => name === user)?.side ?? null;
