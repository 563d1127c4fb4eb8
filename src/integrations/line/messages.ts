import Type, { type Static } from 'typebox';

/** The version of this protocol; a bot says which one it uses. */
export const PROTOCOL = 1;

const Count = Type.Integer({ minimum: 0 });
const Typed = Type.Object({ type: Type.String() });

// ---- From the host ----

export const LineHello = Type.Object({
  type: Type.Literal('hello'),
  protocol: Type.Literal(PROTOCOL),
  game: Type.String({ description: 'The id of the game, such as radar.' }),
  title: Type.String(),
  rulesVersion: Type.String(),
  match: Type.String({ description: 'An id of this match; it reveals nothing about its dice.' }),
  seat: Type.String({ description: 'The seat that you play: side, or side.role.' }),
  side: Type.String(),
  seats: Type.Array(Type.String(), { description: 'Every seat of the match.' }),
  setup: Type.Record(Type.String(), Type.Unknown(), { description: 'The complete set-up of the match.' }),
  rules: Type.Record(Type.String(), Type.Unknown(), {
    description: 'Data that follows from the game and the set-up: maps, cards, units. Known to all seats.',
  }),
  seed: Type.Integer({
    description: 'A seed for your own random numbers: the same when the same match is played again.',
  }),
  language: Type.Enum(['en', 'es'], { description: 'The language of the texts in fault messages.' }),
  limits: Type.Object({
    readyMs: Count,
    decideMs: Count,
    lineBytes: Type.Integer({ minimum: 0, description: 'The longest line that you may write.' }),
    faults: Type.Integer({ minimum: 0, description: 'The seat is forfeited after this many faults.' }),
  }),
  schema: Type.Object({
    command: Type.Union([Type.Record(Type.String(), Type.Unknown()), Type.Null()], {
      description: 'JSON Schema of every command of the game.',
    }),
  }),
});

const LineHeard = Type.Object({
  type: Type.Literal('heard'),
  n: Type.Integer({ minimum: 0, description: 'The number of events sent before these.' }),
  events: Type.Array(Typed),
});

const LineOption = Type.Object({ id: Count, command: Typed });

const LineAsk = Type.Object({
  type: Type.Literal('ask'),
  id: Count,
  must: Type.Boolean({ description: 'false = you may decline.' }),
  kinds: Type.Array(Type.String(), { description: 'The command types that you may answer with.' }),
  view: Type.Record(Type.String(), Type.Unknown(), { description: 'What your seat sees.' }),
  options: Type.Array(LineOption),
  complete: Type.Boolean({ description: 'false = there are more commands than those listed.' }),
  timeMs: Count,
});

const LineFaultMessage = Type.Object({
  type: Type.Literal('fault'),
  id: Type.Union([Count, Type.Null()], { description: 'The ask it is about; null = none was open.' }),
  code: Type.String(),
  words: Type.String(),
  fallback: Type.Boolean({ description: "true = the game's fallback acts for your seat." }),
  left: Type.Integer({ minimum: 0, description: 'The seat is forfeited after this many more faults.' }),
});

const BYES = ['over', 'stopped', 'forfeit'] as const;
export type Bye = (typeof BYES)[number];

export const LineBye = Type.Object({
  type: Type.Literal('bye'),
  why: Type.Enum([...BYES]),
  outcome: Type.Union([
    Type.Object({ winners: Type.Array(Type.String()), reason: Type.Object({ code: Type.String() }) }),
    Type.Null(),
  ]),
});

/** All messages from the host. */
export const HostMessage = Type.Union([LineHello, LineHeard, LineAsk, LineFaultMessage, LineBye]);

export type LineHello = Static<typeof LineHello>;
export type LineBye = Static<typeof LineBye>;
export type HostMessage = Static<typeof HostMessage>;

// ---- From the bot. Fields that are not here are ignored. ----

export const LineReady = Type.Object({
  type: Type.Literal('ready'),
  protocol: Type.Integer(),
  name: Type.Optional(Type.String({ maxLength: 80 })),
  version: Type.Optional(Type.String({ maxLength: 40 })),
  volunteers: Type.Optional(
    Type.Array(Type.String({ maxLength: 40 }), {
      maxItems: 100,
      description: 'Command types that you want to be asked for even when you do not have to act.',
    }),
  ),
});

/** One line of a tally. */
const LineReason = Type.Object({ text: Type.String(), value: Type.Number() });

export const LineReasons = Type.Object({
  notes: Type.Optional(Type.Array(Type.String(), { description: 'Notes about the whole decision.' })),
  options: Type.Optional(
    Type.Array(
      Type.Object({
        option: Type.Integer({ minimum: 0, description: 'The id of an option of the ask.' }),
        score: Type.Number(),
        lines: Type.Array(LineReason, { description: 'Their values add up to the score.' }),
      }),
    ),
  ),
});

const answer = { type: Type.Literal('answer'), id: Count };
const reasons = { reasons: Type.Optional(LineReasons) };

/** Exactly one of `option`, `command` and `decline`. */
const LineAnswer = Type.Union([
  Type.Object({ ...answer, option: Count, ...reasons }),
  Type.Object({ ...answer, command: Typed, ...reasons }),
  Type.Object({ ...answer, decline: Type.Literal(true), ...reasons }),
]);

/** An answer before validation: its kind and its reasons are checked separately. */
export const LineAnswered = Type.Object({
  ...answer,
  option: Type.Optional(Count),
  command: Type.Optional(Typed),
  decline: Type.Optional(Type.Literal(true)),
  reasons: Type.Optional(Type.Unknown()),
});

export const LineLog = Type.Object({ type: Type.Literal('log'), text: Type.String() });

/** All messages from a bot. */
export const BotMessage = Type.Union([LineReady, LineAnswer, LineLog]);

export type LineReady = Static<typeof LineReady>;
export type LineReasons = Static<typeof LineReasons>;
export type LineAnswered = Static<typeof LineAnswered>;
export type LineLog = Static<typeof LineLog>;
export type BotMessage = Static<typeof BotMessage>;
