import type { Language } from '../../kernel/game.ts';
import type { Seat, Watcher } from '../../kernel/ids.ts';
import type { ServerMessage } from '../../wire/messages.ts';
import type { SeatAsk } from '../match/seat-ask.ts';

/** A client connection as seen by a table. */
export interface Connection {
  readonly language: Language;
  readonly options: boolean; // include options in each ask
  readonly exactAddress?: string; // of the client
  /** Sends JSON messages in one frame. */
  send(messages: readonly string[]): void;
  close(code: number, reason: string): void;
}

/** A connected client: a person with seats, or a spectator. */
export interface Member {
  readonly connection: Connection;
  readonly person: string | null; // id
  seats: readonly Seat[];
  streamKey: string; // the stream they receive; empty before the start
  left: boolean; // possibly before they were welcomed
  readonly asked: Map<Seat, SeatAsk & { readonly deadline: number | null }>; // as last sent
}

export const newMember = (connection: Connection, person: string | null, seats: readonly Seat[]): Member => ({
  connection,
  person,
  seats,
  streamKey: '',
  left: false,
  asked: new Map(),
});

export const send = ({ connection }: Member, ...messages: readonly ServerMessage[]): void =>
  connection.send(messages.map((message) => JSON.stringify(message)));

export const watchersOf = ({ seats }: Pick<Member, 'seats'>): readonly Watcher[] =>
  seats.length > 0 ? seats : ['spectator'];

export const streamKeyOf = (watchers: readonly Watcher[]): string => watchers.join(' ');
