import rateLimit from '@fastify/rate-limit';
import { addressOf, exactAddressOf } from '../client-address.ts';
import { isAction } from '../permissions.ts';
import { addArena } from './arena.ts';
import type { Caller } from './backend.ts';
import { callerOf } from './caller.ts';
import { thrown } from './faults.ts';
import { addGames } from './games.ts';
import { addHealth } from './health.ts';
import { addIdentity } from './identity/routes.ts';
import { addLab } from './lab.ts';
import { addLeagues } from './leagues/routes.ts';
import { addMatches } from './matches.ts';
import { addOpponents } from './opponents.ts';
import type { ApiParts, HttpParts, Limited } from './parts.ts';
import { addPictures } from './pictures.ts';
import { addPush } from './push.ts';
import { addQuestions } from './questions.ts';
import { refuse } from './refusals.ts';
import { addReplays } from './replays.ts';
import { requestCounts } from './request-counts.ts';
import { pathOf } from './requests.ts';
import { Nothing } from './schemas.ts';
import type { App } from './typed.ts';

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller;
  }
}

const A_MINUTE = 60_000;
const A_DAY = 24 * 60 * A_MINUTE;

/** Everything under /api: rate limits first, then the caller, then the routes. */
export async function addApi(app: App, given: Required<HttpParts>): Promise<void> {
  const { options } = given;
  await app.register(rateLimit, {
    max: options.limits.requestsPerMinute,
    timeWindow: A_MINUTE,
    store: requestCounts(given.elapsed),
    keyGenerator: (request) => addressOf(request.raw, options.trustProxy),
    errorResponseBuilder: (_, { ttl }) => thrown({ code: 'too-many-requests', seconds: Math.ceil(ttl / 1000) }),
  });
  readJson(app);
  app.addHook('onRoute', (route) => {
    route.schema = { querystring: Nothing, ...route.schema }; // a token in a URL is refused like any unknown field
    const name = `${route.method} ${route.url}`;
    if (route.method !== 'HEAD' && !isAction(name)) throw new Error(`add a row for "${name}" to PERMISSIONS`);
  });
  app.addHook('onRequest', async (_, reply) => void reply.header('cache-control', 'no-store'));
  app.decorateRequest('caller');
  app.addHook('preParsing', async (request) => {
    const caller = callerOf(request, options);
    if (!caller.ok) throw thrown(caller.error);
    const { sessionToken, ...rest } = caller.value;
    const { bans } = given;
    if (bans.bansAddress(exactAddressOf(request.raw, options.trustProxy)) || bans.bansToken(rest.token))
      throw thrown({ code: 'banned' });
    const session = sessionToken === null ? null : await given.identity.session(sessionToken);
    if (session === undefined) throw thrown({ code: 'signed-out' });
    if (bans.bansIdentity(session?.identity ?? null)) throw thrown({ code: 'banned' });
    request.caller = { ...rest, session };
  });
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (request, reply) =>
    refuse(request, reply, { code: 'not-found', path: pathOf(request.url) }),
  );
  const limited = (max: number, timeWindow = A_MINUTE): Limited => ({
    config: { rateLimit: false },
    onRequest: app.rateLimit({ max, timeWindow }),
  });
  const making = limited(options.limits.matchesPerMinute);
  const asking = limited(options.limits.asksPerMinute);
  const moving = limited(options.limits.whatIfsPerMinute);
  const signingIn = limited(options.limits.signInsPerMinute);
  const newNames = limited(options.limits.identitiesPerDay, A_DAY);
  const drawing = limited(options.limits.picturesPerMinute);
  const parts: ApiParts = { ...given, making, asking, moving, signingIn, newNames, drawing };
  addHealth(app, parts);
  addGames(app, parts);
  addMatches(app, parts);
  addOpponents(app, parts);
  addReplays(app, parts);
  addPictures(app, parts);
  addQuestions(app, parts);
  addLab(app, parts);
  addArena(app, parts);
  addIdentity(app, parts);
  addPush(app, parts);
  addLeagues(app, parts);
}

/** Accepts only JSON. An empty body counts as an empty object, since many requests need none. */
export function readJson(app: App): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, {});
    else
      parse(request, body as string, (error, value) =>
        done(error && isJson(body as string) ? thrown({ code: 'forbidden-key' }) : error, value),
      );
  });
  app.addHook('preValidation', async (request) => {
    if (request.method === 'POST') request.body ??= {};
  });
}

/** Valid JSON that the parser still refuses contains a key such as `__proto__`. */
function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
