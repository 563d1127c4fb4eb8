import type { Language } from '../../kernel/game.ts';
import type { Seat, Watcher } from '../../kernel/ids.ts';
import type { ServerMessage } from '../../wire/messages.ts';
import type { SeatAsk } from '../match/seat-ask.ts';

/** A socket, as a table knows it. */
export interface Connection {
  readonly language: Language;
  readonly options: boolean; // wants them with each ask
  /** Messages ready to send, each as JSON; one frame. */
  send(messages: readonly string[]): void;
  close(code: number, reason: string): void;
}

/** Somebody at the table: a person in their seats, or a spectator. */
export interface Member {
  readonly connection: Connection;
  readonly person: string | null; // id
  seats: readonly Seat[];
  eyes: string; // key of the stream they are told; empty before the start
  gone: boolean; // before they were even welcomed, perhaps
  readonly asked: Map<Seat, SeatAsk & { readonly deadline: number | null }>; // as last told
}

export const newMember = (connection: Connection, person: string | null, seats: readonly Seat[]): Member => ({
  connection,
  person,
  seats,
  eyes: '',
  gone: false,
  asked: new Map(),
});

export const tell = ({ connection }: Member, ...messages: readonly ServerMessage[]): void =>
  connection.send(messages.map((message) => JSON.stringify(message)));

export const eyesOf = ({ seats }: Pick<Member, 'seats'>): readonly Watcher[] =>
  seats.length > 0 ? seats : ['spectator'];

export const keyOf = (eyes: readonly Watcher[]): string => eyes.join(' ');
