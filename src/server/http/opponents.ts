import Type from 'typebox';
import { PersonName, Token } from '../../wire/schemas.ts';
import { SIGNED_IN } from './openapi.ts';
import type { ApiParts } from './parts.ts';
import { answer } from './refusals.ts';
import { Pass } from './schemas.ts';
import { type App, answers } from './typed.ts';

const strict = { additionalProperties: false };
const Search = Type.Object(
  { game: Type.String({ pattern: '^[a-z0-9-]{1,32}$' }), name: Type.Optional(PersonName) },
  strict,
);
const Ticket = Type.Object({ ticket: Token }, strict);
const Status = Type.Union([
  Type.Object({
    state: Type.Literal('waiting'),
    seconds: Type.Integer({ minimum: 0 }),
    offer: Type.Union([
      Type.Object({
        bot: Type.String({ description: 'a bot of about your strength' }),
        rating: Type.Union([Type.Object({ rating: Type.Number(), plusMinus: Type.Number() }), Type.Null()]),
      }),
      Type.Null(),
    ]),
  }),
  Type.Object({ state: Type.Literal('paired'), pass: Pass }),
  Type.Object({ state: Type.Literal('left') }),
]);
const Joined = Type.Object({ ticket: Token, status: Status });

/** Players who look for an opponent. */
export function addOpponents(app: App, { backend, making }: ApiParts): void {
  const schema = { tags: ['opponents'], security: [{}, ...SIGNED_IN] };
  app.post(
    '/opponents',
    {
      ...making,
      schema: {
        ...schema,
        summary: 'Look for an opponent of similar strength',
        body: Search,
        response: answers(Joined, 201),
      },
    },
    async (request, reply) =>
      answer(request, reply.code(201), await backend.findOpponent(request.caller, request.body)),
  );
  app.post(
    '/opponents/status',
    {
      schema: {
        ...schema,
        summary: 'Ask whether there is an opponent; a client that does not ask for 15 seconds counts as gone',
        body: Ticket,
        response: answers(Status),
      },
    },
    async (request, reply) => answer(request, reply, await backend.opponentStatus(request.caller, request.body.ticket)),
  );
  app.post(
    '/opponents/leave',
    {
      schema: {
        ...schema,
        summary: 'Stop looking; if there is already an opponent, the answer has the match',
        body: Ticket,
        response: answers(Status),
      },
    },
    async (request, reply) => answer(request, reply, await backend.stopSearch(request.caller, request.body.ticket)),
  );
}
