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
          session: {
            type: 'apiKey',
            in: 'header',
            name: 'X-Umpire-Session',
            description: 'the session token, returned when you signed in; it opens the seats of your identity',
          },
        },
      },
    },
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, async (_, reply) => reply.send(app.swagger()));
}

/** Routes that need a seat, routes where it is optional, and routes about an identity. */
export const SEATED: Security = [{ seat: [] }, { session: [] }];
export const MAYBE_SEATED: Security = [{}, { seat: [] }, { session: [] }];
export const SIGNED_IN: Security = [{ session: [] }];

type Security = { readonly [scheme: string]: readonly string[] }[];
