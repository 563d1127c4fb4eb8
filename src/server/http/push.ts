import Type from 'typebox';
import { SEATED } from './openapi.ts';
import type { ApiParts } from './parts.ts';
import { answer, sendJson } from './refusals.ts';
import { OfMatch } from './schemas.ts';
import { type App, answers } from './typed.ts';

const strict = { additionalProperties: false };
const Endpoint = Type.String({ minLength: 1, maxLength: 1000, description: 'the URL of the subscription' });
const Subscription = Type.Object(
  {
    endpoint: Endpoint,
    p256dh: Type.String({ pattern: '^[A-Za-z0-9_-]{87}$', description: 'the public key of the subscription' }),
    auth: Type.String({ pattern: '^[A-Za-z0-9_-]{22}$', description: 'the secret of the subscription' }),
  },
  strict,
);
const Removed = Type.Object({ endpoint: Endpoint }, strict);
const Key = Type.Object({ key: Type.String({ description: 'applicationServerKey, in base64url' }) });

/** Notifications when it is a player's turn. */
export function addPush(app: App, { backend, asking }: ApiParts): void {
  app.get(
    '/push',
    { schema: { summary: 'The key for push subscriptions', tags: ['notifications'], response: answers(Key) } },
    async (_, reply) => sendJson(reply, { key: await backend.pushKey() }),
  );

  app.post(
    '/matches/:code/push',
    {
      ...asking,
      schema: {
        summary: 'Notify this browser when it is your turn in this match, in the language of Accept-Language',
        tags: ['notifications'],
        security: SEATED,
        params: OfMatch,
        body: Subscription,
        response: answers(Type.Null()),
      },
    },
    async (request, reply) =>
      answer(request, reply, await backend.subscribe(request.caller, request.params.code, request.body)),
  );

  app.post(
    '/matches/:code/push/remove',
    {
      ...asking,
      schema: {
        summary: 'Stop notifying this browser',
        tags: ['notifications'],
        security: SEATED,
        params: OfMatch,
        body: Removed,
        response: answers(Type.Null()),
      },
    },
    async (request, reply) =>
      answer(request, reply, await backend.unsubscribe(request.caller, request.params.code, request.body.endpoint)),
  );
}
