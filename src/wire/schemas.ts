import Type, { type Static } from 'typebox';
import { LONGEST_NAME } from './names.ts';

const strict = { additionalProperties: false };

export const Code = Type.String({ pattern: '^[A-Za-z0-9]{4,8}$' });
export const Token = Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' }); // 128 random bits
export const BrowserId = Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' }); // chosen at random and stored by a browser
export const SeatId = Type.String({ pattern: '^[a-z0-9-]{1,32}(\\.[a-z0-9-]{1,32})?$' });
export const PersonName = Type.String({
  minLength: 1,
  maxLength: LONGEST_NAME,
  description: 'shown to the others at the table',
});
export const Language = Type.Enum(['en', 'es']);

/** The first message on a socket. */
export const Hello = Type.Object(
  {
    type: Type.Literal('hello'),
    protocol: Type.Integer(),
    match: Code,
    token: Type.Optional(Token), // of a seat; without a seat: a spectator
    session: Type.Optional(Token), // of a signed-in device, for the seat of its identity
    browser: Type.Optional(BrowserId), // so that one browser cannot see two sides
    since: Type.Optional(Type.Integer({ minimum: 0 })), // last sequence number received
    eyes: Type.Optional(Type.Array(SeatId, { maxItems: 16 })), // the watchers it belongs to
    options: Type.Optional(Type.Boolean()), // send options with each ask; default: true
    language: Type.Optional(Language), // of refusals
  },
  strict,
);

export const CommandMessage = Type.Object(
  {
    type: Type.Literal('command'),
    id: Type.String({ pattern: '^[\\x21-\\x7e]{1,64}$' }), // chosen by the client, no spaces; a repeated id gets the first answer again
    seat: SeatId,
    command: Type.Object({ type: Type.String({ maxLength: 40 }) }), // of the game, see /api/schema
    at: Type.Optional(Type.Integer({ minimum: 0 })), // refuse if anything was heard after this sequence number
  },
  strict,
);

export const Chat = Type.Object(
  {
    type: Type.Literal('chat'),
    to: Type.Enum(['crew', 'table']),
    text: Type.String({ minLength: 1, maxLength: 500 }),
  },
  strict,
);

/** From the client, one object per frame. */
export const ClientMessage = Type.Union([Hello, CommandMessage, Chat]);

export type Hello = Static<typeof Hello>;
export type CommandMessage = Static<typeof CommandMessage>;
export type Chat = Static<typeof Chat>;
export type ClientMessage = Static<typeof ClientMessage>;
