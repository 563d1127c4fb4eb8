import type { FastifyRequest } from 'fastify';
import { thrown } from '../faults.ts';
import { SIGNED_IN } from '../openapi.ts';
import type { ApiParts } from '../parts.ts';
import { answer, sendJson } from '../refusals.ts';
import { Nothing } from '../schemas.ts';
import { type App, answers } from '../typed.ts';
import { League, Leagues, NewLeague, OfLeague } from './schemas.ts';

const VERBS = {
  join: 'Join a league that has not started',
  leave: 'Leave a league; your match in progress is lost',
  start: 'The host starts the league',
  close: 'The host ends the league early',
} as const;

/** Leagues. Only players who register a name can join, so that results follow them. */
export function addLeagues(app: App, { leagues, games, making, asking }: ApiParts): void {
  const tags = ['leagues'];
  const identityOf = ({ caller }: FastifyRequest): string | null => caller.session?.identity ?? null;
  const playerOf = (request: FastifyRequest): string => {
    const identity = identityOf(request);
    if (identity === null) throw thrown({ code: 'name-needed' });
    return identity;
  };

  app.get(
    '/leagues',
    { schema: { summary: 'Public leagues, and yours', tags, response: answers(Leagues) } },
    async (request, reply) => sendJson(reply, await leagues.list(identityOf(request))),
  );
  app.post(
    '/leagues',
    {
      ...making,
      schema: { summary: 'Open a league', tags, security: SIGNED_IN, body: NewLeague, response: answers(League, 201) },
    },
    async (request, reply) => {
      const { game } = request.body;
      const opened = await leagues.open(playerOf(request), request.caller.address, request.body);
      return answer(request, reply.code(201), opened, Object.hasOwn(games, game) ? games[game] : undefined);
    },
  );
  app.get(
    '/leagues/:code',
    {
      schema: {
        summary: 'A league: standings with their receipts, rounds and matches',
        tags,
        params: OfLeague,
        response: answers(League),
      },
    },
    async (request, reply) => answer(request, reply, await leagues.show(identityOf(request), request.params.code)),
  );
  for (const verb of ['join', 'leave', 'start', 'close'] as const)
    app.post(
      `/leagues/:code/${verb}`,
      {
        ...asking,
        schema: {
          summary: VERBS[verb],
          tags,
          security: SIGNED_IN,
          params: OfLeague,
          body: Nothing,
          response: answers(League),
        },
      },
      async (request, reply) => answer(request, reply, await leagues.act(playerOf(request), request.params.code, verb)),
    );
}
