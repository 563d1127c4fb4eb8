import Type, { type Static } from 'typebox';

const strict = { additionalProperties: false };

export const Code = Type.String({ pattern: '^[A-Za-z0-9]{4,8}$' });
export const Token = Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' }); // 128 random bits
export const SeatId = Type.String({ pattern: '^[a-z0-9-]{1,32}(\\.[a-z0-9-]{1,32})?$' });
export const Language = Type.Enum(['en', 'es']);

/** The first message on a socket. */
export const Hello = Type.Object(
  {
    type: Type.Literal('hello'),
    protocol: Type.Integer(),
    match: Code,
    token: Type.Optional(Token), // left out = a spectator
    since: Type.Optional(Type.Integer({ minimum: 0 })), // the last sequence number heard
    eyes: Type.Optional(Type.Array(SeatId, { maxItems: 16 })), // whose numbers those were
    options: Type.Optional(Type.Boolean()), // send the options with each ask; true unless said
    language: Type.Optional(Language), // of refusals
  },
  strict,
);

export const CommandMessage = Type.Object(
  {
    type: Type.Literal('command'),
    id: Type.String({ pattern: '^[\\x21-\\x7e]{1,64}$' }), // yours, without blanks; sent again, the first answer comes again
    seat: SeatId,
    command: Type.Object({ type: Type.String({ maxLength: 40 }) }), // the game's, see /api/schema
    at: Type.Optional(Type.Integer({ minimum: 0 })), // refuse it if I have heard of anything after this
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

/** From the client: one object a frame. */
export const ClientMessage = Type.Union([Hello, CommandMessage, Chat]);

export type Hello = Static<typeof Hello>;
export type CommandMessage = Static<typeof CommandMessage>;
export type Chat = Static<typeof Chat>;
export type ClientMessage = Static<typeof ClientMessage>;
