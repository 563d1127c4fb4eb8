import type { FastifyRequest } from 'fastify';
import type { TSchema } from 'typebox';
import { deviceOf } from '../../identity/device.ts';
import { relyingParty } from '../../identity/relying-party.ts';
import type { Session } from '../../identity/sessions.ts';
import { thrown } from '../faults.ts';
import { SIGNED_IN } from '../openapi.ts';
import type { ApiParts } from '../parts.ts';
import { answer, sendJson } from '../refusals.ts';
import { Nothing } from '../schemas.ts';
import { type App, answers } from '../typed.ts';
import { addLists } from './list-routes.ts';
import {
  Change,
  Done,
  Info,
  Link,
  Linked,
  Matches,
  Me,
  MyRecord,
  NewIdentity,
  NewPasskey,
  OfId,
  Options,
  PasskeyOptions,
  Recover,
  Recovery,
  Signed,
  SignIn,
  WhichMatches,
} from './schemas.ts';

/** Identities: creating one, signing in, and what follows a player. */
export function addIdentity(app: App, parts: ApiParts): void {
  const { identity, options, signingIn, newNames, bans } = parts;
  const party = ({ headers }: FastifyRequest) => relyingParty(options.publicUrl, headers.host);
  const device = ({ headers }: FastifyRequest) => deviceOf(headers['user-agent']);
  const sessionOf = ({ caller }: FastifyRequest): Session => {
    if (!caller.session) throw thrown({ code: 'signed-out' });
    return caller.session;
  };
  /** A banned seat cannot be turned into an identity, which would not be banned. */
  const allowed = (seats: readonly string[] = []): readonly string[] => {
    if (seats.some((token) => bans.bansToken(token))) throw thrown({ code: 'banned' });
    return seats;
  };
  const open = <B extends TSchema>(summary: string, body: B, answered: TSchema, status = 200) => ({
    schema: { summary, tags: ['identity'], body, response: answers(answered, status) },
  });
  const own = <B extends TSchema>(summary: string, body: B, answered: TSchema) => ({
    schema: { summary, tags: ['identity'], security: SIGNED_IN, body, response: answers(answered) },
  });

  app.get(
    '/identity',
    { schema: { summary: 'Ways to sign in at this address', tags: ['identity'], response: answers(Info) } },
    async (request, reply) => sendJson(reply, identity.info(party(request))),
  );
  app.post(
    '/identity',
    { ...newNames, ...open('Register a name; the answer has a session and a recovery link', NewIdentity, Signed, 201) },
    async (request, reply) => {
      const { seats, ...wish } = request.body;
      const made = await identity.create({ seats: allowed(seats), device: device(request) }, wish);
      return answer(request, reply.code(201), made);
    },
  );
  app.post(
    '/identity/recover',
    { ...signingIn, ...open('Sign in with a recovery link, which is then replaced', Recover, Signed) },
    async (request, reply) => {
      const { secret, seats } = request.body;
      const newcomer = { seats: allowed(seats), device: device(request) };
      return answer(request, reply, await identity.recover(newcomer, secret));
    },
  );
  app.post(
    '/identity/passkey/options',
    { ...signingIn, ...open('Options for a new passkey', PasskeyOptions, Options) },
    async (request, reply) => {
      const { session } = request.caller;
      return answer(request, reply, await identity.passkeyOptions(session, party(request), request.body.name));
    },
  );
  app.post(
    '/identity/passkey',
    { ...newNames, ...open('Register a name with a passkey', NewPasskey, Signed, 201) },
    async (request, reply) => {
      const { response, seats, name = '', ...follows } = request.body;
      const newcomer = { seats: allowed(seats), device: device(request) };
      const made = await identity.createWithPasskey(newcomer, party(request), { name, ...follows }, response);
      return answer(request, reply.code(201), made);
    },
  );
  app.post(
    '/identity/sign-in/options',
    { ...signingIn, ...open('Options for signing in with a passkey', Nothing, Options) },
    async (request, reply) => answer(request, reply, await identity.signInOptions(party(request))),
  );
  app.post(
    '/identity/sign-in',
    { ...signingIn, ...open('Sign in with a passkey', SignIn, Signed) },
    async (request, reply) => {
      const { response, seats } = request.body;
      const newcomer = { seats: allowed(seats), device: device(request) };
      return answer(request, reply, await identity.signIn(newcomer, party(request), response));
    },
  );

  app.post(
    '/mine',
    open('My matches: those of my identity, and those of my seats as a guest', WhichMatches, Matches),
    async (request, reply) => sendJson(reply, await identity.matches(request.caller, request.body)),
  );

  app.get(
    '/me',
    { schema: { summary: 'My identity', tags: ['identity'], security: SIGNED_IN, response: answers(Me) } },
    async (request, reply) => answer(request, reply, await identity.me(sessionOf(request))),
  );
  app.post('/me', own('Change my name or settings, or add finished lessons', Change, Me), async (request, reply) =>
    answer(request, reply, await identity.change(sessionOf(request), request.body)),
  );
  app.get(
    '/me/record',
    {
      schema: {
        summary: 'My ratings, and my results against each opponent',
        tags: ['identity'],
        security: SIGNED_IN,
        response: answers(MyRecord),
      },
    },
    async (request, reply) => sendJson(reply, await identity.record(sessionOf(request))),
  );
  addLists(app, parts, sessionOf);
  app.post('/me/link', own('Add my seats as a guest to my identity', Link, Linked), async (request, reply) =>
    answer(request, reply, await identity.link(sessionOf(request), allowed(request.body.seats))),
  );
  app.post('/me/passkeys', { ...signingIn, ...own('Add a passkey', NewPasskey, Me) }, async (request, reply) =>
    answer(request, reply, await identity.addPasskey(sessionOf(request), party(request), request.body.response)),
  );
  app.post(
    '/me/passkeys/:id/remove',
    { schema: { ...own('Remove a passkey', Nothing, Me).schema, params: OfId } },
    async (request, reply) =>
      answer(request, reply, await identity.removePasskey(sessionOf(request), request.params.id)),
  );
  app.post(
    '/me/devices/:id/remove',
    { schema: { ...own('Sign a device out', Nothing, Me).schema, params: OfId } },
    async (request, reply) =>
      answer(request, reply, await identity.removeDevice(sessionOf(request), request.params.id)),
  );
  app.post(
    '/me/recovery',
    { ...signingIn, ...own('Make a recovery link, which replaces the earlier one', Nothing, Recovery) },
    async (request, reply) => answer(request, reply, await identity.newRecovery(sessionOf(request))),
  );
  app.post('/me/recovery/remove', own('Remove the recovery link', Nothing, Me), async (request, reply) =>
    answer(request, reply, await identity.removeRecovery(sessionOf(request))),
  );
  app.post('/me/sign-out', own('Sign this device out', Nothing, Done), async (request, reply) =>
    answer(request, reply, await identity.signOut(sessionOf(request))),
  );
  app.post('/me/delete', own('Delete everything about me', Nothing, Done), async (request, reply) =>
    answer(request, reply, await identity.remove(sessionOf(request))),
  );
}
