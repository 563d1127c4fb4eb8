import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { EMBED_HEADERS } from './headers.ts';
import { refuse } from './refusals.ts';
import { pathOf } from './requests.ts';
import type { App } from './typed.ts';

/**
 * Pages that other websites may show in a frame: a replay, or the board of a match. They have no token and send no
 * commands. All other pages refuse to be framed.
 */
export function addEmbed(app: App, web: string, tagsFor: TagsFor): void {
  const send = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const file = join(web, 'embed.html');
    if (!existsSync(file)) return refuse(request, reply, { code: 'not-found', path: pathOf(request.url) });
    const tags = await tagsFor(request).catch(() => '');
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-language')
      .send(readFileSync(file, 'utf8').replace('</head>', () => `${tags}</head>`));
  };
  for (const path of ['/embed/replay/:code', '/embed/board/:code'])
    app.get(path, { schema: { hide: true }, helmet: EMBED_HEADERS }, send);
}

type TagsFor = (request: FastifyRequest) => Promise<string>;
