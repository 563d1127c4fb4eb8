import swagger from '@fastify/swagger';
import type { App } from './typed.ts';

/** Generates the OpenAPI description from the routes registered after it. */
export async function addOpenApi(app: App, version: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Umpire', version, description: 'Matches, replays and rules queries. See docs/api.md.' },
      components: {
        securitySchemes: {
          seat: { type: 'http', scheme: 'bearer', description: 'the seat token, returned when you took the seat' },
        },
      },
    },
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, async (_, reply) => reply.send(app.swagger()));
}

/** Routes that need a seat token, and routes where it is optional. */
export const SEATED: Security = [{ seat: [] }];
export const MAYBE_SEATED: Security = [{}, { seat: [] }];

type Security = { readonly [scheme: string]: readonly string[] }[];
