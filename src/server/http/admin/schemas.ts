import Type from 'typebox';
import { Code, Token } from '../../../wire/schemas.ts';

const strict = { additionalProperties: false };
const Id = Type.String({ pattern: '^[A-Za-z0-9_-]{1,40}$' });
const Person = Type.String({ minLength: 1, maxLength: 60 }); // any text, so that a wrong id gets a clear answer
const Note = Type.String({ maxLength: 200 });
const number = (description: string) => Type.Optional(Type.String({ pattern: '^\\d{1,7}$', description }));

const page = {
  from: number('offset of the first result'),
  most: number('number of results, 200 at most; default: 50'),
};
const MOST = 200;
const USUAL = 50;

/** Paging of a list. Query values are strings. */
export const pageOf = ({ from = '0', most }: { readonly from?: string; readonly most?: string }) => ({
  from: Number(from),
  most: Math.min(MOST, Number(most ?? USUAL)),
});

export const OfMatch = Type.Object({ code: Code }, strict);
export const OfId = Type.Object({ id: Id }, strict);
export const Paged = Type.Object(page, strict);
export const WhichMatches = Type.Object(
  {
    status: Type.Optional(Type.Enum(['open', 'playing', 'over'])),
    game: Type.Optional(Type.String({ pattern: '^[a-z0-9-]{1,32}$' })),
    text: Type.Optional(
      Type.String({ minLength: 1, maxLength: 40, description: 'the code, or part of a player’s name' }),
    ),
    ...page,
  },
  strict,
);
export const WhichReports = Type.Object({ open: Type.Optional(Type.Enum(['0', '1'])), ...page }, strict);
export const Close = Type.Object({ note: Type.Optional(Note) }, strict);
export const Mute = Type.Object({ person: Person, muted: Type.Boolean() }, strict);
export const NewBan = Type.Object(
  {
    address: Type.Optional(Type.String({ maxLength: 60, description: 'an address, or a range such as 192.0.2.0/24' })),
    token: Type.Optional(Token),
    person: Type.Optional(Person),
    note: Type.Optional(Note),
    hours: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 87_600 })),
  },
  strict,
);
export const WhichPerson = Type.Union([Type.Object({ token: Token }, strict), Type.Object({ person: Person }, strict)]);
export const Announce = Type.Object(
  { minutes: Type.Union([Type.Number({ minimum: 0, maximum: 1440 }), Type.Null()]) },
  strict,
);
