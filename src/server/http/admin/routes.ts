import type { FastifyRequest } from 'fastify';
import type { PersonRequest } from '../../../wire/operator.ts';
import { addressOf, exactAddressOf } from '../../client-address.ts';
import { isAction } from '../../permissions.ts';
import { readJson } from '../api.ts';
import { thrown } from '../faults.ts';
import type { HttpParts } from '../parts.ts';
import { answer, sendJson } from '../refusals.ts';
import { Nothing } from '../schemas.ts';
import type { App } from '../typed.ts';
import type { OperatorParts } from './backend.ts';
import { OperatorToken } from './operator-token.ts';
import {
  Announce,
  Close,
  Mute,
  NewBan,
  OfId,
  OfMatch,
  Paged,
  pageOf,
  WhichMatches,
  WhichPerson,
  WhichReports,
} from './schemas.ts';

/** The operator routes. They ignore bans, so that operators cannot lock themselves out. */
export function addAdmin(
  app: App,
  { token, backend: operator }: OperatorParts,
  { trustProxy }: HttpParts['options'],
  elapsed: () => number,
): void {
  const check = new OperatorToken(token, elapsed);
  readJson(app);
  app.addHook('onRoute', (route) => {
    const name = `${route.method} ${route.url}`;
    if (route.method !== 'HEAD' && !isAction(name)) throw new Error(`add a row for "${name}" to PERMISSIONS`);
    route.schema = { querystring: Nothing, hide: true, ...route.schema };
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const refusal = check.refuse(request.headers.authorization, addressOf(request.raw, trustProxy));
    if (refusal) throw thrown(refusal);
  });
  const who = (request: FastifyRequest) => ({ address: exactAddressOf(request.raw, trustProxy) });

  app.get('/matches', { schema: { querystring: WhichMatches } }, async ({ query }, reply) => {
    const { status, game, text } = query;
    return sendJson(reply, await operator.matches({ status, game, text }, pageOf(query)));
  });
  app.get('/matches/:code', { schema: { params: OfMatch } }, async (request, reply) =>
    answer(request, reply, await operator.match(request.params.code)),
  );
  app.post('/matches/:code/close', { schema: { params: OfMatch, body: Close } }, async (request, reply) =>
    answer(request, reply, await operator.close(who(request), request.params.code, request.body.note)),
  );
  app.post('/matches/:code/delete', { schema: { params: OfMatch, body: Nothing } }, async (request, reply) =>
    answer(request, reply, await operator.remove(who(request), request.params.code)),
  );
  app.post('/matches/:code/mute', { schema: { params: OfMatch, body: Mute } }, async (request, reply) => {
    const { person, muted } = request.body;
    return answer(request, reply, await operator.mute(who(request), request.params.code, person, muted));
  });
  app.post('/matches/:code/log', { schema: { params: OfMatch, body: Nothing } }, async (request, reply) => {
    const log = await operator.log(who(request), request.params.code);
    return log.ok ? reply.type('application/x-ndjson; charset=utf-8').send(log.value) : answer(request, reply, log);
  });

  app.get('/leagues', { schema: { querystring: Paged } }, async ({ query }, reply) =>
    sendJson(reply, await operator.leagues(pageOf(query))),
  );
  app.post('/leagues/:code/close', { schema: { params: OfMatch, body: Nothing } }, async (request, reply) =>
    answer(request, reply, await operator.closeLeague(who(request), request.params.code)),
  );

  app.get('/bans', async (_, reply) => sendJson(reply, await operator.bans()));
  app.post('/bans', { schema: { body: NewBan } }, async (request, reply) =>
    answer(request, reply, await operator.ban(who(request), request.body)),
  );
  app.post('/bans/:id/lift', { schema: { params: OfId, body: Nothing } }, async (request, reply) =>
    answer(request, reply, await operator.liftBan(who(request), request.params.id)),
  );

  app.get('/reports', { schema: { querystring: WhichReports } }, async ({ query }, reply) => {
    const open = query.open === undefined ? undefined : query.open === '1';
    return sendJson(reply, await operator.reports(open, pageOf(query)));
  });
  app.post('/reports/:id/close', { schema: { params: OfId, body: Nothing } }, async (request, reply) =>
    answer(request, reply, await operator.closeReport(who(request), request.params.id)),
  );

  app.post('/people/export', { schema: { body: WhichPerson } }, async (request, reply) =>
    answer(request, reply, await operator.exportPerson(who(request), request.body as PersonRequest)),
  );
  app.post('/people/delete', { schema: { body: WhichPerson } }, async (request, reply) =>
    answer(request, reply, await operator.deletePerson(who(request), request.body as PersonRequest)),
  );

  app.post('/announce', { schema: { body: Announce } }, async (request, reply) =>
    answer(request, reply, await operator.announce(who(request), request.body.minutes)),
  );
  app.post('/ratings/recompute', { schema: { body: Nothing } }, async (request, reply) =>
    answer(request, reply, await operator.recomputeRatings(who(request))),
  );
  app.get('/actions', { schema: { querystring: Paged } }, async ({ query }, reply) =>
    sendJson(reply, await operator.actions(pageOf(query))),
  );
}
