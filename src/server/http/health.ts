import Type from 'typebox';
import type { ApiParts } from './parts.ts';
import { sendJson } from './refusals.ts';
import { type App, answers } from './typed.ts';

const Health = Type.Object({
  ok: Type.Boolean(),
  version: Type.String(),
  matches: Type.Integer(),
  sockets: Type.Integer(),
});

const Ready = Type.Object({ ready: Type.Boolean(), why: Type.Union([Type.String(), Type.Null()]) });

export function addHealth(app: App, { backend }: ApiParts): void {
  app.get(
    '/health',
    { schema: { summary: 'Health check', tags: ['server'], response: { ...answers(Health), 503: Health } } },
    async (_, reply) => {
      const health = await backend.health();
      return sendJson(reply.code(health.ok ? 200 : 503), health);
    },
  );
  app.get(
    '/ready',
    {
      schema: {
        summary: 'Readiness check: not ready while draining, without its database, or while it cannot write',
        tags: ['server'],
        response: { ...answers(Ready), 503: Ready },
      },
    },
    async (_, reply) => {
      const why = await backend.notReady();
      return sendJson(reply.code(why === null ? 200 : 503), { ready: why === null, why });
    },
  );
}
