import Type from 'typebox';
import { MOST_LESSONS, MOST_SEATS } from '../../../wire/identity.ts';
import { Code, PersonName, Token } from '../../../wire/schemas.ts';

const strict = { additionalProperties: false };

const Seats = Type.Array(Token, {
  maxItems: MOST_SEATS,
  description: 'seat tokens that this browser holds as a guest',
});
const Lesson = Type.String({ pattern: '^[a-z0-9-]{1,32}/[a-z0-9-]{1,32}$', description: 'such as radar/captain' });
const Lessons = Type.Array(Lesson, { maxItems: MOST_LESSONS });
const Settings = Type.Record(
  Type.String({ pattern: '^[A-Za-z]{1,32}$' }),
  Type.Union([Type.String({ maxLength: 100 }), Type.Number(), Type.Boolean()]),
  { ...strict, maxProperties: 40, description: 'settings of the page' },
);
const follows = { settings: Type.Optional(Settings), lessons: Type.Optional(Lessons) };

/** The library checks the content; here only the size is limited. */
const Response = Type.Object(
  { id: Type.String({ minLength: 1, maxLength: 1400 }) },
  { additionalProperties: true, description: 'as navigator.credentials returns it, in JSON' },
);

export const NewIdentity = Type.Object({ name: PersonName, seats: Type.Optional(Seats), ...follows }, strict);
export const Recover = Type.Object({ secret: Token, seats: Type.Optional(Seats) }, strict);
export const PasskeyOptions = Type.Object({ name: Type.Optional(PersonName) }, strict);
export const NewPasskey = Type.Object(
  { response: Response, name: Type.Optional(PersonName), seats: Type.Optional(Seats), ...follows },
  strict,
);
export const SignIn = Type.Object({ response: Response, seats: Type.Optional(Seats) }, strict);
export const Change = Type.Object({ name: Type.Optional(PersonName), ...follows }, strict);
export const Link = Type.Object({ seats: Seats }, strict);
export const WhichMatches = Type.Object(
  {
    seats: Type.Optional(Seats),
    from: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000, description: 'offset among finished matches' })),
    most: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })),
  },
  strict,
);
export const OfId = Type.Object({ id: Type.String({ pattern: '^[A-Za-z0-9_-]{1,40}$' }) }, strict);

const GameId = Type.String({ pattern: '^[a-z0-9-]{1,32}$' });
export const OfGame = Type.Object({ game: GameId }, strict);
export const OfList = Type.Object({ game: GameId, id: Type.String({ pattern: '^[a-z0-9-]{1,64}$' }) }, strict);
export const ListVersion = Type.Object(
  {
    changed: Type.Integer({ minimum: 1, maximum: 8_640_000_000_000_000, description: 'milliseconds since 1970' }),
    removed: Type.Boolean(),
    body: Type.Object({}, { additionalProperties: true, description: 'as the game defines it' }),
  },
  strict,
);

// ---- Answers ----

const Time = Type.Number({ description: 'milliseconds since 1970' });
const orNull = <S extends Type.TSchema>(schema: S) => Type.Union([schema, Type.Null()]);
const Any = Type.Object({}, { additionalProperties: true });

export const Info = Type.Object({ passkeys: Type.Boolean({ description: 'whether this address allows them' }) });
export const Options = Any;
export const Me = Type.Object({
  name: Type.String(),
  created: Time,
  settings: Any,
  lessons: Type.Array(Type.String()),
  devices: Type.Array(
    Type.Object({ id: Type.String(), device: Type.String(), created: Time, seen: Time, current: Type.Boolean() }),
  ),
  passkeys: Type.Array(Type.Object({ id: Type.String(), created: Time, used: orNull(Time) })),
  recovery: orNull(Time),
});
export const Signed = Type.Object({
  session: Token,
  recovery: Type.Optional(Token),
  me: Me,
  linked: Type.Array(Code),
});
export const Recovery = Type.Object({ recovery: Token });
export const Linked = Type.Object({ linked: Type.Array(Code) });
export const Done = Type.Null();

const Figure = Type.Object({ rating: Type.Number(), plusMinus: Type.Number() });
const Player = Type.Object({ kind: Type.Enum(['person', 'guest', 'bot', 'deleted']) }, { additionalProperties: true });
const Match = Type.Object({
  code: Code,
  game: Type.String(),
  status: Type.Enum(['open', 'playing', 'over']),
  side: orNull(Type.String()),
  opponents: Type.Array(Player),
  waiting: Type.Boolean(),
  deadline: orNull(Time),
  at: Time,
  result: orNull(Type.Enum(['won', 'drawn', 'lost', 'closed'])),
  unrated: orNull(Type.String()),
  before: orNull(Figure),
  after: orNull(Figure),
  pair: orNull(Type.Object({ game: Type.Enum([1, 2]), first: Code })),
  gone: Type.Boolean(),
});
export const Matches = Type.Object({
  now: Time,
  unfinished: Type.Array(Match),
  more: Type.Integer({
    minimum: 0,
    description: 'number of unfinished matches not in this response; repeat the request to get them',
  }),
  finished: Type.Array(Match),
  total: Type.Integer(),
});
const Count = Type.Integer({ minimum: 0 });
export const MyRecord = Type.Object({
  ratings: Type.Array(
    Type.Object({ game: Type.String(), rating: Type.Number(), plusMinus: Type.Number(), matches: Count }),
  ),
  opponents: Type.Array(
    Type.Object({
      game: Type.String(),
      opponent: Player,
      rating: orNull(Figure),
      won: Count,
      drawn: Count,
      lost: Count,
    }),
  ),
});
const head = { id: Type.String(), changed: Time, removed: Type.Boolean() };
export const ListHeads = Type.Array(Type.Object(head));
export const SavedList = Type.Object({ ...head, body: Any });
export const WrittenList = Type.Object({ ...head, written: Type.Boolean() });
