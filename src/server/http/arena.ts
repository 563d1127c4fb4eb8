import type { FastifyReply, FastifyRequest } from 'fastify';
import Type from 'typebox';
import type { Result } from '../../kernel/result.ts';
import type { Tagged } from '../arena/arena.ts';
import type { ApiParts } from './parts.ts';
import { answer, sendJson } from './refusals.ts';
import { OfExperiment, OfGame, OfStoredGame, WhichExperiments, WhichPairs } from './schemas.ts';
import { type App, answers } from './typed.ts';

const Any = Type.Object({}, { additionalProperties: true });
const PAIRS = 50; // default page size

/** Read-only routes for the arena. */
export function addArena(app: App, { arena, asking }: ApiParts): void {
  const about = (summary: string) => ({ summary, tags: ['arena'], response: answers(Any) });

  app.get(
    '/arena/experiments',
    {
      schema: {
        ...about('Experiments, newest first'),
        querystring: WhichExperiments,
        response: answers(Type.Array(Any)),
      },
    },
    async (request, reply) => tagged(request, reply, { ok: true, value: await arena.experiments(request.query) }),
  );

  app.get(
    '/arena/experiments/:id',
    { schema: { ...about('An experiment: plan, verdict, figures and cross table'), params: OfExperiment } },
    async (request, reply) => tagged(request, reply, await arena.experiment(request.params.id)),
  );

  app.get(
    '/arena/experiments/:id/curve',
    { schema: { ...about('How a duel developed: LLR and Elo by pair, at most 1,000 points'), params: OfExperiment } },
    async (request, reply) => tagged(request, reply, await arena.curve(request.params.id)),
  );

  app.get(
    '/arena/experiments/:id/pairs',
    { schema: { ...about('The pairs of an experiment, in order'), params: OfExperiment, querystring: WhichPairs } },
    async (request, reply) => {
      const { from = '0', most } = request.query;
      return tagged(request, reply, await arena.pairs(request.params.id, Number(from), Number(most ?? PAIRS)));
    },
  );

  app.get(
    '/arena/experiments/:id/pairs/:n/:which',
    {
      ...asking,
      schema: {
        summary: 'A recorded game as JSON lines, with the decisions of its bots recomputed',
        tags: ['arena'],
        params: OfStoredGame,
        produces: ['application/x-ndjson'],
        response: answers(Type.String({ description: 'JSON lines' })),
      },
    },
    async (request, reply) => {
      const { id, n, which } = request.params;
      const found = await arena.game(id, Number(n), which === '0' ? 0 : 1);
      if (!found.ok) return answer(request, reply, found);
      return reply
        .type('application/x-ndjson; charset=utf-8')
        .header(
          'content-disposition',
          `attachment; filename="umpire-${found.value.game}-${id}-${n}-${Number(which) + 1}.jsonl"`,
        )
        .send(found.value.log);
    },
  );

  app.get(
    '/arena/ladder/:game',
    { schema: { ...about('The ladder of a game, and its history'), params: OfGame } },
    async (request, reply) => tagged(request, reply, await arena.ladder(request.params.game)),
  );
}

/** Answers 304 if the client already has this version. */
function tagged<T>(request: FastifyRequest, reply: FastifyReply, result: Result<Tagged<T>>): FastifyReply {
  if (!result.ok) return answer(request, reply, result);
  const { tag, value } = result.value;
  reply.header('etag', tag);
  return request.headers['if-none-match'] === tag ? reply.code(304).send() : sendJson(reply, value);
}
