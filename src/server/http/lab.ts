import Type from 'typebox';
import { no, ok } from '../../kernel/result.ts';
import type { LabRequest } from '../../wire/lab.ts';
import { MAYBE_SEATED } from './openapi.ts';
import type { ApiParts } from './parts.ts';
import { answer } from './refusals.ts';
import {
  Coverage,
  Diff,
  Generate,
  type LabBody,
  OfBot,
  OfDecision,
  OfJob,
  OfSeat,
  Predictions,
  WhatIf,
} from './schemas.ts';
import { type App, answers } from './typed.ts';

const EXPERIMENT_GAMES = 20; // examined at most
const NOT_ALONE = { code: 'bad-request', part: 'body', field: 'experiment', problem: 'experiment-alone' } as const;
const Any = Type.Object({}, { additionalProperties: true });

/** The laboratory: decisions recomputed with other weights, and bots asked at many positions. */
export function addLab(app: App, { backend, arena, games, options, asking, moving }: ApiParts): void {
  const ofDecision = (summary: string) => ({
    summary,
    tags: ['laboratory'],
    security: MAYBE_SEATED,
    params: OfDecision,
    querystring: OfSeat,
    response: answers(Any),
  });

  app.post(
    '/matches/:code/decisions/:n/what-if',
    {
      ...moving,
      schema: { ...ofDecision('Recompute a decision with other weights or facts'), body: WhatIf },
    },
    async (request, reply) => {
      const { caller, params, query, body } = request;
      return answer(request, reply, await backend.whatIf(caller, params.code, Number(params.n), query.seat, body));
    },
  );

  app.get(
    '/matches/:code/decisions/:n/sensitivity',
    { ...asking, schema: ofDecision('What can be changed in a decision, and how far before the choice changes') },
    async (request, reply) => {
      const { caller, params, query } = request;
      return answer(request, reply, await backend.sensitivity(caller, params.code, Number(params.n), query.seat));
    },
  );

  app.get(
    '/lab/:game/weights/:bot',
    {
      schema: {
        summary: 'The weight table of a bot',
        tags: ['laboratory'],
        params: OfBot,
        response: answers(Type.Record(Type.String(), Type.Number())),
      },
    },
    async (request, reply) => answer(request, reply, await backend.weights(request.params.game, request.params.bot)),
  );

  const work = (summary: string) => ({ summary, tags: ['laboratory'], response: answers(Any, 202) });
  const requestOf = ({ game, matches, file, play }: Omit<LabBody, 'one'>, own: LabRequest['work']): LabRequest => ({
    game,
    ...(matches && { matches }),
    ...(file !== undefined && { file }),
    ...(play !== undefined && { play }),
    work: own,
  });

  app.post(
    '/lab/coverage',
    {
      ...asking,
      bodyLimit: options.limits.logBody,
      schema: { ...work('How often each rule of a bot fires and decides, over finished matches'), body: Coverage },
    },
    async (request, reply) => {
      const wish = requestOf(request.body, { kind: 'coverage', one: request.body.one });
      return answer(request, reply.code(202), await backend.startLabJob(request.caller, wish));
    },
  );

  app.post(
    '/lab/diff',
    {
      ...asking,
      bodyLimit: options.limits.logBody,
      schema: {
        ...work('Where two bots or weight tables decide differently, and which rule causes it'),
        body: Diff,
      },
    },
    async (request, reply) => {
      const { one, other } = request.body;
      const wish = requestOf(request.body, { kind: 'diff', one, other });
      return answer(request, reply.code(202), await backend.startLabJob(request.caller, wish));
    },
  );

  app.post(
    '/lab/predictions',
    {
      ...asking,
      bodyLimit: options.limits.logBody,
      schema: {
        ...work('What bots predicted and what happened: one bot over finished matches, or the bots of an experiment'),
        body: Predictions,
      },
    },
    async (request, reply) => {
      const { one, experiment, matches, file, play } = request.body;
      if (experiment !== undefined && (one ?? matches ?? file ?? play) !== undefined)
        return answer(request, reply, no(NOT_ALONE));
      const games = experiment === undefined ? ok([]) : await arena.recorded(experiment, EXPERIMENT_GAMES);
      if (!games.ok) return answer(request, reply, games);
      const wish = requestOf(request.body, { kind: 'predictions', one: one ?? null });
      return answer(request, reply.code(202), await backend.startLabJob(request.caller, wish, games.value));
    },
  );

  app.post(
    '/lab/generate',
    {
      ...asking,
      schema: {
        ...work('Generate a balanced set-up from two armies: the job plays the default bot against itself'),
        body: Generate,
      },
    },
    async (request, reply) => {
      const { caller, body } = request;
      const known = Object.hasOwn(games, body.game) ? games[body.game] : undefined;
      return answer(request, reply.code(202), await backend.generate(caller, body), known);
    },
  );

  app.get(
    '/lab/works/:id',
    {
      schema: {
        summary: 'Progress or result of a job',
        tags: ['laboratory'],
        params: OfJob,
        response: answers(Any),
      },
    },
    async (request, reply) => answer(request, reply, await backend.labJob(request.params.id)),
  );
}
