import { existsSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyRequest } from 'fastify';
import type { Log } from '../log.ts';
import { languageOf } from './caller.ts';
import { type GameOfMatch, type Manifest, preloads } from './preloads.ts';
import { refuse } from './refusals.ts';
import { pathOf } from './requests.ts';
import type { App } from './typed.ts';

/** The built page: next to the bundle, or in dist/ when running from source. */
export const webFolder = (): string =>
  fileURLToPath(new URL(import.meta.url.endsWith('.ts') ? '../../../dist/web/' : './web/', import.meta.url));

const NOT_BUILT = 'The page has not been built yet: stop the server, run npm run build, start it again.\n';

type GameFor = (code: string, request: FastifyRequest) => ReturnType<GameOfMatch>;
/** Tags for the head of the page at a path. */
type TagsFor = (request: FastifyRequest) => Promise<string>;

/** Serves the page's files. Any other path a browser asks for gets index.html, which does its own routing. */
export async function addPage(app: App, web: string, log: Log, gameOf: GameFor, tagsFor: TagsFor): Promise<void> {
  const built = existsSync(join(web, 'index.html'));
  if (!built) log.warn({ folder: web }, 'the page has not been built: npm run build');
  else
    await app.register(fastifyStatic, {
      root: web,
      allowedPath: (path) => !/^\/((index|embed)\.html)?$/.test(path), // the handlers add to them
      preCompressed: true, // the build writes Brotli copies
      cacheControl: false,
      dotfiles: 'ignore',
      setHeaders: (response, path) => {
        response.setHeader('cache-control', cachingOf(path));
        if (isAsset(path)) response.setHeader('vary', 'accept-encoding'); // the compressing plugin skips copies that are compressed already
        if (isWorker(path)) response.setHeader('service-worker-allowed', '/');
      },
    });
  app.setNotFoundHandler(async (request, reply) => {
    const path = pathOf(request.url);
    const isPage =
      /^(GET|HEAD)$/.test(request.method) &&
      !/^\/(api|assets)(\/|$)/.test(path) &&
      (path === '/' || String(request.headers.accept).includes('text/html'));
    if (!isPage) return refuse(request, reply, { code: 'not-found', path });
    if (!built) return reply.code(503).type('text/plain; charset=utf-8').send(NOT_BUILT);
    // The page must also open if the database is down.
    const language = languageOf(request);
    const head = await preloads(manifestIn(web), path, (code) => gameOf(code, request), language).catch(() => '');
    const tags = await tagsFor(request).catch(() => '');
    return reply
      .code(200)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-language')
      .send(readFileSync(join(web, 'index.html'), 'utf8').replace('</head>', () => `${head}${tags}</head>`));
  });
}

const isWorker = (path: string): boolean => path.endsWith(`${sep}sw.js`);
const isAsset = (path: string): boolean => path.includes(`${sep}assets${sep}`);

/** Asset names contain a content hash. A stale service worker would keep an old build alive, so it is never stored. */
function cachingOf(path: string): string {
  if (isWorker(path)) return 'no-store';
  return isAsset(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/** The chunks of the built page; read each time, since it may be rebuilt while the server runs. */
function manifestIn(web: string): Manifest {
  const file = join(web, '.vite', 'manifest.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : {};
}

/** Games with a board in the built page, according to its manifest. */
export function boardsIn(web: string): readonly string[] {
  return Object.keys(manifestIn(web)).flatMap(
    (source) => /src\/games\/([^/]+)\/ui\/index\.tsx$/.exec(source)?.[1] ?? [],
  );
}
