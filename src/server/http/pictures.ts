import type { FastifyReply, FastifyRequest } from 'fastify';
import Type from 'typebox';
import type { Language } from '../../kernel/game.ts';
import type { Result } from '../../kernel/result.ts';
import type { DrawnPicture } from '../pictures/types.ts';
import { languageOf } from './caller.ts';
import type { ApiParts } from './parts.ts';
import { answer } from './refusals.ts';
import { OfGame, OfMatch, WhichLanguage, WhichPicture } from './schemas.ts';
import { type App, answers } from './typed.ts';

const TYPES = { png: 'image/png', svg: 'image/svg+xml; charset=utf-8' } as const;
type Format = keyof typeof TYPES;

const SUMMARIES: Readonly<Record<Format, string>> = {
  png: 'A match as a picture, 1200 x 630: what spectators see, or everything once it is over',
  svg: 'A position of a finished match as a picture',
};

/** Pictures of matches and games, for link previews and pages elsewhere. */
export function addPictures(app: App, { backend, drawing }: ApiParts): void {
  for (const format of ['png', 'svg'] as const)
    app.get(
      `/matches/:code/picture.${format}`,
      {
        ...drawing,
        schema: {
          summary: SUMMARIES[format],
          tags: ['replays'],
          params: OfMatch,
          querystring: WhichPicture,
          produces: [TYPES[format]],
          response: answers(Type.String({ description: 'a picture' })),
        },
      },
      async (request, reply) => {
        const { at, lang } = request.query;
        const language = lang ?? languageOf(request);
        const wish = { ...(at !== undefined && { at: Number(at) }), language, format, known: knownTag(request) };
        return send(request, reply, await backend.picture(request.caller, request.params.code, wish), format, lang);
      },
    );

  app.get(
    '/games/:game/picture.png',
    {
      ...drawing,
      schema: {
        summary: 'A game as a picture, 1200 x 630: a position of a match between bots',
        tags: ['games'],
        params: OfGame,
        querystring: WhichLanguage,
        produces: [TYPES.png],
        response: answers(Type.String({ description: 'a picture' })),
      },
    },
    async (request, reply) => {
      const { lang } = request.query;
      const wish = { language: lang ?? languageOf(request), format: 'png' as const, known: knownTag(request) };
      const drawn = await backend.gamePicture(request.caller, request.params.game, wish);
      return send(request, reply, drawn, 'png', lang);
    },
  );
}

/** The tag of the picture that the client already has. */
const knownTag = ({ headers }: FastifyRequest): string | null =>
  /^(?:W\/)?"([0-9a-f]{32})"$/.exec(headers['if-none-match'] ?? '')?.[1] ?? null;

const LIVE = 15; // seconds that a picture of a match in progress may be stored
const OVER = 3600; // and of a finished one; an operator may delete it

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  drawn: Result<DrawnPicture>,
  format: Format,
  lang: Language | undefined,
): FastifyReply {
  if (!drawn.ok) return answer(request, reply, drawn);
  const { tag, isOver, body } = drawn.value;
  reply
    .header('cache-control', `public, max-age=${isOver ? OVER : LIVE}`)
    .header('etag', `"${tag}"`)
    .header('cross-origin-resource-policy', 'cross-origin'); // other sites may show it
  if (lang === undefined) reply.header('vary', 'accept-language');
  if (body === null) return reply.code(304).send();
  return reply.type(TYPES[format]).send(Buffer.from(body.buffer, body.byteOffset, body.byteLength));
}
