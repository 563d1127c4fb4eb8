import Type, { type Static } from 'typebox';
import { validator } from '../../../parts/schema/validator.ts';
import { Code, Language, SeatId, Token } from '../../../wire/schemas.ts';

export const LINE_PATH = '/api/line';

/** A bot's first message on a socket. Unknown fields are ignored. */
export const Join = Type.Object({
  type: Type.Literal('join'),
  protocol: Type.Integer(),
  match: Code,
  token: Token,
  seat: Type.Optional(SeatId), // if the person holds several
  since: Type.Optional(
    Type.Integer({ minimum: 0, description: 'The number of events that you have already received.' }),
  ),
  language: Type.Optional(Language),
});
export type Join = Static<typeof Join>;

const check = validator(Join);

export function readJoin(text: string): Join | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return check.Check(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
