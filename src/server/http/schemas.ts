import Type, { type Static, type TSchema } from 'typebox';
import { PROTOCOLS } from '../../integrations/list.ts';
import { LONGEST_CLOCK } from '../../wire/messages.ts';
import { Code, PersonName, SeatId, Token } from '../../wire/schemas.ts';

const strict = { additionalProperties: false };
const orNull = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()]);

// ---- Requests ----

export const BOT_NAME = `^((${PROTOCOLS.map(({ id }) => id).join('|')}):[a-z0-9-]{1,32}|[a-z0-9-]{1,32}(@[a-z0-9]{1,8})?(\\+[a-z0-9-]{1,32})?(#[0-9a-f]{8})?)$`;

/** Never a command line: clients name a program by the short name that the host has allowed. */
const BotName = Type.String({
  pattern: BOT_NAME,
  description: 'a bot of the game, with a level and a persona if wanted: `crew@3+hunter`, or a program: `exec:name`',
});
const Seats = Type.Array(SeatId, { maxItems: 16, uniqueItems: true });

export const SomeSettings = Type.Object(
  {
    listed: Type.Optional(Type.Boolean({ description: 'public: anyone can find it' })),
    pace: Type.Optional(
      Type.Integer({ minimum: 0, maximum: 10_000, description: 'milliseconds a bot waits before an action; 0 = none' }),
    ),
    clock: Type.Optional(
      orNull(
        Type.Integer({
          minimum: 1,
          maximum: LONGEST_CLOCK,
          description: 'seconds per decision; null = no clock; from an hour on, only the clock counts, not absence',
        }),
      ),
    ),
    takeOver: Type.Optional(
      orNull(
        Type.Integer({
          minimum: 1,
          maximum: 86_400,
          description: 'seconds until a bot takes over for an absent player',
        }),
      ),
    ),
    delay: Type.Optional(Type.Integer({ minimum: 0, maximum: 3600, description: 'spectator delay in seconds' })),
  },
  strict,
);

const wish = {
  name: Type.Optional(PersonName),
  sit: Type.Optional(Seats),
  bots: Type.Optional(
    Type.Record(SeatId, BotName, {
      ...strict,
      maxProperties: 16,
      description: 'by seat, or by side for all its seats',
    }),
  ),
  settings: Type.Optional(SomeSettings),
  start: Type.Optional(Type.Boolean({ description: 'immediately; bots take the empty seats' })),
};
const Place = Type.Integer({ minimum: 0, maximum: 1_000_000, description: 'number of log entries to keep' });
const GameId = Type.String({ pattern: '^[a-z0-9-]{1,32}$' });

export const NewMatch = Type.Object(
  {
    game: GameId,
    options: Type.Optional(Type.Unknown({ description: "the game's set-up, see /api/schema" })),
    ...wish,
  },
  strict,
);
export const Join = Type.Object({ name: Type.Optional(PersonName), seats: Type.Optional(Seats) }, strict);
export const Leave = Type.Object({ seats: Type.Optional(Seats) }, strict);
export const Fill = Type.Object({ seat: SeatId, bot: orNull(BotName) }, strict);
export const ReportChat = Type.Object({ note: Type.Optional(Type.String({ maxLength: 500 })) }, strict);
export const Reported = Type.Object({ id: Type.String() });
export const Nothing = Type.Object({}, strict);
export const Rematch = Type.Object(
  { swap: Type.Optional(Type.Boolean({ description: 'play the other side; the first player who asks decides' })) },
  strict,
);
export const Fork = Type.Object({ place: Place, ...wish }, strict);
export const BroughtFork = Type.Object(
  { log: Type.String({ minLength: 1, description: 'a saved match, JSON lines' }), place: Place, ...wish },
  strict,
);
export const Hint = Type.Object({ seat: SeatId }, strict);
export const Question = Type.Unknown({ description: 'see the schema of the query in /api/schema' });

export const OfMatch = Type.Object({ code: Code }, strict);
export const OfDecision = Type.Object({ code: Code, n: Type.String({ pattern: '^\\d{1,7}$' }) }, strict);
export const OfGame = Type.Object({ game: GameId }, strict);
export const OfQuery = Type.Object({ game: GameId, query: GameId }, strict);
export const WhichLog = Type.Object(
  {
    eyes: Type.Optional(
      Type.String({
        pattern: '^[a-z0-9-]{1,32}(\\.[a-z0-9-]{1,32})?$',
        description: '`archive` (everything, default), `spectator` or a seat',
      }),
    ),
    decisions: Type.Optional(Type.Enum(['0', '1'])),
  },
  strict,
);

const PictureLanguage = Type.Optional(Type.Enum(['en', 'es'], { description: 'default: the language of the request' }));
export const WhichPicture = Type.Object(
  {
    at: Type.Optional(
      Type.String({
        pattern: '^\\d{1,7}$',
        description: 'position of a finished match, after this log entry; default: the end',
      }),
    ),
    lang: PictureLanguage,
  },
  strict,
);
export const WhichLanguage = Type.Object({ lang: PictureLanguage }, strict);

export const OfSeat = Type.Object(
  {
    seat: Type.Optional({ ...SeatId, description: 'which of your seats, if you hold several in a match in progress' }),
  },
  strict,
);

const WeightName = Type.String({ pattern: '^[A-Za-z][\\w-]{0,47}$' });
const Figure = Type.Number({ minimum: -1e9, maximum: 1e9 });
const SomeWeights = Type.Record(WeightName, Figure, {
  ...strict,
  maxProperties: 200,
  description: 'only those that differ from its table',
});

export const WhatIf = Type.Object(
  {
    weights: Type.Optional(SomeWeights),
    facts: Type.Optional(
      Type.Array(
        Type.Object(
          {
            option: Type.Integer({ minimum: 0, maximum: 99, description: 'index among the kept options' }),
            rule: Type.String({ minLength: 1, maxLength: 64 }),
            facts: Type.Record(
              Type.String({ pattern: '^[A-Za-z][\\w-]{0,47}$' }),
              Type.Union([Figure, Type.Boolean()]),
              {
                ...strict,
                maxProperties: 40,
              },
            ),
          },
          strict,
        ),
        { maxItems: 40 },
      ),
    ),
  },
  strict,
);

const EXPERIMENT = '^[A-Za-z0-9]{4,16}$';
const LabBot = Type.Object({ bot: BotName, weights: Type.Optional(SomeWeights) }, strict);
const positions = {
  game: GameId,
  matches: Type.Optional(
    Type.Array(Code, { minItems: 1, maxItems: 20, uniqueItems: true, description: 'finished matches of this server' }),
  ),
  file: Type.Optional(
    Type.String({ minLength: 1, description: 'instead of matches: a corpus or a match log (JSON lines)' }),
  ),
  play: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 10, description: 'instead of matches: how many the bots play first' }),
  ),
};
export const Coverage = Type.Object({ ...positions, one: LabBot }, strict);
export const Diff = Type.Object({ ...positions, one: LabBot, other: LabBot }, strict);
export const Predictions = Type.Object(
  {
    ...positions,
    one: Type.Optional(LabBot),
    experiment: Type.Optional(
      Type.String({
        pattern: EXPERIMENT,
        description: 'instead of matches and a bot: the games and bots of an experiment',
      }),
    ),
  },
  strict,
);
export type LabBody = Static<typeof Coverage>;
export const Generate = Type.Object(
  {
    game: GameId,
    request: Type.Record(Type.String({ maxLength: 40 }), Type.Unknown(), {
      maxProperties: 12,
      description: 'for shooting: {attacker, defender, layout?, seed?, ruleset?, rounds?}; armies by name or as files',
    }),
    games: Type.Optional(
      Type.Integer({ minimum: 20, maximum: 200, description: 'matches to balance and check it with; default: 200' }),
    ),
  },
  strict,
);
export const OfExperiment = Type.Object({ id: Type.String({ pattern: EXPERIMENT }) }, strict);
export const OfStoredGame = Type.Object(
  {
    id: Type.String({ pattern: '^[A-Za-z0-9]{4,16}$' }),
    n: Type.String({ pattern: '^\\d{1,7}$', description: 'number of the pair in the schedule' }),
    which: Type.Enum(['0', '1']),
  },
  strict,
);
export const WhichExperiments = Type.Object(
  { game: Type.Optional(GameId), status: Type.Optional(Type.Enum(['running', 'stopped', 'done'])) },
  strict,
);
export const WhichPairs = Type.Object(
  {
    from: Type.Optional(Type.String({ pattern: '^\\d{1,7}$', description: 'offset of the first result, for paging' })),
    most: Type.Optional(Type.String({ pattern: '^([1-9]\\d?|[1-4]\\d\\d|500)$', description: '1 to 500' })),
  },
  strict,
);
export const OfJob = Type.Object({ id: Type.String({ pattern: '^[A-Z0-9]{15}$' }) }, strict);
export const OfBot = Type.Object({ game: GameId, bot: Type.String({ minLength: 1, maxLength: 90 }) }, strict);

// ---- Answers: published, and checked against the types in src/wire ----

export const Failure = Type.Object(
  {
    error: Type.Object({ code: Type.String() }, { additionalProperties: true, description: 'a code and its facts' }),
    words: Type.String({ description: 'text for people, in English or Spanish depending on Accept-Language' }),
  },
  { description: 'The reason of a refusal' },
);

const Holder = Type.Union([
  Type.Object({ kind: Type.Literal('open') }),
  Type.Object({ kind: Type.Literal('bot'), bot: Type.String(), free: Type.Boolean() }),
  Type.Object({
    kind: Type.Literal('human'),
    name: Type.String(),
    here: Type.Boolean(),
    bot: orNull(Type.String()),
  }),
]);

export const Table = Type.Object({
  code: Code,
  game: Type.String(),
  status: Type.Enum(['open', 'playing', 'over']),
  setup: Type.Record(Type.String(), Type.Unknown()),
  rulesVersion: Type.String(),
  sides: Type.Array(Type.String()),
  seats: Type.Array(Type.Object({ seat: SeatId, holder: Holder })),
  host: orNull(Type.String()),
  settings: Type.Required(SomeSettings),
  spectators: Type.Integer(),
  created: Type.Number({ description: 'milliseconds since 1970' }),
  outcome: orNull(
    Type.Object({
      winners: Type.Array(Type.String()),
      reason: Type.Object({ code: Type.String() }, { additionalProperties: true }),
    }),
  ),
  parent: orNull(Type.Object({ match: Type.String(), place: Type.Integer() })),
  rematch: orNull(Type.String()),
  pair: Type.Optional(
    Type.Object(
      {
        game: Type.Enum([1, 2]),
        first: Type.Optional(Code),
        points: Type.Optional(Type.Record(Type.String(), Type.Number())),
      },
      {
        description: 'one of two matches that are rated together; in the second, the first one and its points by side',
      },
    ),
  ),
  commitment: Type.String({ description: 'sha256 of the seed, which is published at the end' }),
});

export const Pass = Type.Object(
  { code: Code, token: Token, seats: Type.Array(SeatId), table: Table },
  { description: 'access to seats at a table; the token is returned only once' },
);

export const Tables = Type.Object({
  open: Type.Array(Table),
  playing: Type.Array(Table),
  over: Type.Array(Table),
});

export type WhichLog = Static<typeof WhichLog>;
