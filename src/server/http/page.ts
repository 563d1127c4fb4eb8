import { existsSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { Log } from '../service.ts';
import { refuse } from './refusals.ts';
import { pathOf } from './requests.ts';
import type { App } from './typed.ts';

/** The built page: next to the bundle, or in dist/ when running from source. */
export const webFolder = (): string =>
  fileURLToPath(new URL(import.meta.url.endsWith('.ts') ? '../../../dist/web/' : './web/', import.meta.url));

const NOT_BUILT = 'The page has not been built yet: stop the server, run npm run build, start it again.\n';

/** Serves the page's files. Any other path a browser asks for gets index.html, which does its own routing. */
export async function addPage(app: App, web: string, log: Log): Promise<void> {
  const built = existsSync(join(web, 'index.html'));
  if (!built) log.warn({ folder: web }, 'the page has not been built: npm run build');
  else
    await app.register(fastifyStatic, {
      root: web,
      cacheControl: false,
      dotfiles: 'ignore',
      setHeaders: (response, path) => response.setHeader('cache-control', cachingOf(path)),
    });
  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request.url);
    const isPage =
      /^(GET|HEAD)$/.test(request.method) &&
      !/^\/(api|assets)(\/|$)/.test(path) &&
      (path === '/' || String(request.headers.accept).includes('text/html'));
    if (!isPage) return refuse(request, reply, { code: 'not-found', path });
    if (built) return reply.code(200).sendFile('index.html');
    return reply.code(503).type('text/plain; charset=utf-8').send(NOT_BUILT);
  });
}

/** Asset names contain a content hash. */
const cachingOf = (path: string): string =>
  path.includes(`${sep}assets${sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache';

/** Games with a board in the built page, according to its manifest. */
export function boardsIn(web: string): readonly string[] {
  const manifest = join(web, '.vite', 'manifest.json');
  if (!existsSync(manifest)) return [];
  const sources = Object.keys(JSON.parse(readFileSync(manifest, 'utf8')) as object);
  return sources.flatMap((source) => /src\/games\/([^/]+)\/ui\/index\.tsx$/.exec(source)?.[1] ?? []);
}
