import Type from 'typebox';
import { MAYBE_SEATED } from './openapi.ts';
import type { ApiParts } from './parts.ts';
import { answer } from './refusals.ts';
import { BroughtFork, Fork, OfDecision, OfMatch, OfSeat, Pass, WhichLog } from './schemas.ts';
import { type App, answers } from './typed.ts';

const Any = Type.Object({}, { additionalProperties: true });
const orNull = Type.Union([Type.String(), Type.Null()]);
const Decided = Type.Array(
  Type.Object({
    n: Type.Integer(),
    seat: Type.String(),
    seq: Type.Integer(),
    kind: orNull,
    phase: orNull,
    rules: Type.Array(Type.String()),
    by: orNull,
  }),
);

/** Logs of finished matches, the reasons of bots, and forks. */
export function addReplays(app: App, { backend, options, making, asking }: ApiParts): void {
  app.get(
    '/matches/:code/log',
    {
      schema: {
        summary: 'A finished match as JSON lines: all of it, or what one watcher heard',
        tags: ['replays'],
        params: OfMatch,
        querystring: WhichLog,
        produces: ['application/x-ndjson'],
        response: answers(Type.String({ description: 'JSON lines' })),
      },
    },
    async (request, reply) => {
      const { eyes = 'archive', decisions } = request.query;
      const table = await backend.table(request.params.code);
      if (!table.ok) return answer(request, reply, table);
      const log = await backend.log(request.params.code, eyes, decisions === '1');
      if (!log.ok) return answer(request, reply, log);
      const { game, code } = table.value;
      return reply
        .type('application/x-ndjson; charset=utf-8')
        .header('content-disposition', `attachment; filename="${fileName(game, code, eyes)}"`)
        .send(log.value);
    },
  );

  app.get(
    '/matches/:code/decisions',
    {
      schema: {
        summary: 'Decisions of bots: of all seats once the match is over, of your own seats before',
        tags: ['replays'],
        security: MAYBE_SEATED,
        params: OfMatch,
        response: answers(Decided),
      },
    },
    async (request, reply) => answer(request, reply, await backend.decisions(request.caller, request.params.code)),
  );

  app.get(
    '/matches/:code/decisions/:n',
    {
      ...asking,
      schema: {
        summary: 'Why a bot chose: its options, their scores, and what would have changed the decision',
        tags: ['replays'],
        security: MAYBE_SEATED,
        params: OfDecision,
        querystring: OfSeat,
        response: answers(Any),
      },
    },
    async (request, reply) => {
      const { code, n } = request.params;
      return answer(request, reply, await backend.why(request.caller, code, Number(n), request.query.seat));
    },
  );

  app.post(
    '/matches/:code/fork',
    {
      ...making,
      schema: {
        summary: 'A new match from a position of a finished one',
        tags: ['replays'],
        params: OfMatch,
        body: Fork,
        response: answers(Pass, 201),
      },
    },
    async (request, reply) => {
      const { place, ...wish } = request.body;
      const from = { code: request.params.code };
      return answer(request, reply.code(201), await backend.fork(request.caller, from, place, wish));
    },
  );

  app.post(
    '/forks',
    {
      ...making,
      bodyLimit: options.limits.logBody,
      schema: {
        summary: 'A new match from a position of an uploaded log',
        tags: ['replays'],
        body: BroughtFork,
        response: answers(Pass, 201),
      },
    },
    async (request, reply) => {
      const { log, place, ...wish } = request.body;
      return answer(request, reply.code(201), await backend.fork(request.caller, { log }, place, wish));
    },
  );
}

/** `umpire-radar-K7M2Q.jsonl`, or `umpire-radar-K7M2Q-blue.captain.jsonl` for one watcher. */
const fileName = (game: string, code: string, eyes: string): string =>
  `umpire-${game}-${code}${eyes === 'archive' ? '' : `-${eyes}`}.jsonl`;
