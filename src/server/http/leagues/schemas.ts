import Type, { type TSchema } from 'typebox';
import { MOST_ROUNDS } from '../../../leagues/league.ts';
import { LONGEST_TITLE } from '../../../wire/leagues.ts';
import { LONGEST_CLOCK } from '../../../wire/messages.ts';
import { Code } from '../../../wire/schemas.ts';

const strict = { additionalProperties: false };
const orNull = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()]);
const SHORTEST_CLOCK = 3600;

const Kind = Type.Enum(['round-robin', 'swiss']);

export const NewLeague = Type.Object(
  {
    title: Type.String({ minLength: 1, maxLength: LONGEST_TITLE }),
    game: Type.String({ pattern: '^[a-z0-9-]{1,32}$' }),
    options: Type.Optional(Type.Unknown({ description: "the game's set-up for every match, see /api/schema" })),
    kind: Kind,
    rounds: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: MOST_ROUNDS,
        description: 'Swiss rounds; default: as many as it takes to find a winner',
      }),
    ),
    clock: Type.Integer({
      minimum: SHORTEST_CLOCK,
      maximum: LONGEST_CLOCK,
      description: 'seconds per decision: from an hour to two weeks',
    }),
    listed: Type.Optional(Type.Boolean({ description: 'public, and its matches are rated; default: true' })),
    join: Type.Optional(Type.Boolean({ description: 'you play too; default: true' })),
  },
  strict,
);
export const OfLeague = Type.Object({ code: Code }, strict);

// ---- Answers ----

const Count = Type.Integer({ minimum: 0 });
const summary = {
  code: Code,
  title: Type.String(),
  game: Type.String(),
  kind: Kind,
  status: Type.Enum(['open', 'playing', 'over']),
  listed: Type.Boolean(),
  players: Count,
  round: Count,
  rounds: Count,
  created: Type.Number({ description: 'milliseconds since 1970' }),
  mine: Type.Boolean({ description: 'you are its host or a player' }),
};
const Summaries = Type.Array(Type.Object(summary));
const Player = Type.Object({ kind: Type.Enum(['person', 'guest', 'bot', 'deleted']) }, { additionalProperties: true });
const Tally = Type.Object(
  {
    lines: Type.Array(
      Type.Object({
        why: Type.Object({ code: Type.String() }, { additionalProperties: true }),
        value: Type.Number(),
      }),
    ),
    total: Type.Number(),
  },
  { description: 'a number with its lines, which add up to it' },
);

export const Leagues = Type.Object({ mine: Summaries, open: Summaries, playing: Summaries, over: Summaries });
export const League = Type.Object({
  ...summary,
  clock: Count,
  host: orNull(Player),
  closed: Type.Boolean({ description: 'it ended early' }),
  names: Type.Record(Type.String(), Player, { description: 'by the number of the player in this league' }),
  standings: Type.Array(
    Type.Object({
      player: Count,
      place: Count,
      left: Type.Boolean(),
      points: Tally,
      buchholz: Tally,
      headToHead: Tally,
      wins: Tally,
    }),
  ),
  results: Type.Array(
    Type.Object({
      boards: Type.Array(
        Type.Object({
          first: Count,
          second: Count,
          match: orNull(Code),
          result: orNull(
            Type.Object({
              first: Type.Number(),
              second: Type.Number(),
              how: Type.Enum(['played', 'forfeit', 'no-result']),
            }),
          ),
        }),
      ),
      byes: Type.Array(Count),
    }),
    { description: 'rounds' },
  ),
  me: orNull(Count),
  may: Type.Array(Type.Enum(['join', 'leave', 'start', 'close'])),
  most: Count,
});
