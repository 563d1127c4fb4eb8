import Type from 'typebox';

const Table = Type.String({ description: 'The id of the table.' });
const Seat = Type.String();
const Kinds = Type.Array(Type.String(), { description: 'Command types.' });

const STATUS = {
  table: Table,
  seats: Type.Array(Seat, { description: 'Your seats.' }),
  over: Type.Union([Type.Object({ winners: Type.Array(Type.String()) }), Type.Null()], {
    description: 'The result, or null while the match continues.',
  }),
  asks: Type.Array(Type.Object({ seat: Seat, kinds: Kinds, must: Type.Boolean() }), {
    description: 'What your seats may do now, and whether they must.',
  }),
};
const Heard = Type.Array(Type.String(), { description: 'What happened since your last call.' });

export const STATUS_OUTPUT = Type.Object({ ...STATUS, heard: Heard });
export const LEFT_OUTPUT = Type.Object({ table: Table });
export const LOOK_OUTPUT = Type.Object({
  ...STATUS,
  seat: Seat,
  heard: Type.Optional(Heard),
  board: Type.Optional(Type.String({ description: 'The board, or its part, as text.' })),
  parts: Type.Optional(
    Type.Array(Type.Object({ id: Type.String(), title: Type.String() }), { description: 'The parts of the board.' }),
  ),
  view: Type.Optional(Type.Unknown({ description: 'The view, or the value at path.' })),
});

const Option = { typed: Type.String({ description: 'As act takes it in typed.' }) };
const Id = Type.Integer({ description: 'As act takes it in option.' });

export const OPTIONS_OUTPUT = Type.Object({
  seat: Seat,
  must: Type.Boolean(),
  total: Type.Integer({ description: 'All options.' }),
  matching: Type.Integer({ description: 'Options that match where and begins.' }),
  options: Type.Array(Type.Object({ id: Id, ...Option })),
  by: Type.Optional(Type.String({ description: 'The key of the groups.' })),
  groups: Type.Optional(
    Type.Record(Type.String(), Type.Integer(), {
      description: 'Options by the value of the key, if they are too many.',
    }),
  ),
  next: Type.Optional(Type.Integer({ description: 'The offset of the next page.' })),
});

export const HINT_OUTPUT = Type.Object({
  seat: Seat,
  best: Type.Array(
    Type.Object({
      id: Type.Union([Id, Type.Null()], { description: 'Null if options does not list it; use typed.' }),
      typed: Type.Union([Type.String(), Type.Null()], { description: 'Null to pass.' }),
      points: Type.Union([Type.Number(), Type.Null()]),
    }),
  ),
});

export const GAMES_OUTPUT = Type.Object({ games: Type.Unknown() });
export const RULES_OUTPUT = Type.Object({
  game: Type.String(),
  sections: Type.Array(Type.Object({ id: Type.String(), title: Type.String() }), {
    description: 'Sections, for the resources umpire://rules/GAME/LANGUAGE/SECTION.',
  }),
});
export const QUESTIONS_OUTPUT = Type.Object({ questions: Type.Unknown() });
export const ANSWER_OUTPUT = Type.Object({ answer: Type.Unknown() });
