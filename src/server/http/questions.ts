import Type from 'typebox';
import { SEATED } from './openapi.ts';
import type { ApiParts } from './parts.ts';
import { answer } from './refusals.ts';
import { Hint, OfMatch, OfQuery, Question } from './schemas.ts';
import { type App, answers } from './typed.ts';

const Any = Type.Object({}, { additionalProperties: true });

/** Questions that a bot or the rules must compute. */
export function addQuestions(app: App, { backend, games, asking }: ApiParts): void {
  app.post(
    '/ask/:game/:query',
    {
      ...asking,
      schema: {
        summary: 'Answer a rules query',
        tags: ['games'],
        params: OfQuery,
        body: Question,
        response: answers(Type.Unknown({ description: 'the answer' })),
      },
    },
    async (request, reply) => {
      const { game, query } = request.params;
      const known = Object.hasOwn(games, game) ? games[game] : undefined;
      return answer(request, reply, await backend.ask(request.caller, game, query, request.body), known);
    },
  );

  app.post(
    '/matches/:code/hint',
    {
      ...asking,
      schema: {
        summary: 'What the default bot would do in your seat, with its scores',
        tags: ['seats'],
        security: SEATED,
        params: OfMatch,
        body: Hint,
        response: answers(Any),
      },
    },
    async (request, reply) =>
      answer(request, reply, await backend.hint(request.caller, request.params.code, request.body.seat)),
  );
}
