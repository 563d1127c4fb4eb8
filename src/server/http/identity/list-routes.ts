import type { FastifyRequest } from 'fastify';
import { LARGEST_LIST } from '../../../wire/identity.ts';
import type { Session } from '../../identity/sessions.ts';
import { SIGNED_IN } from '../openapi.ts';
import type { ApiParts } from '../parts.ts';
import { answer } from '../refusals.ts';
import { type App, answers } from '../typed.ts';
import { ListHeads, ListVersion, OfGame, OfList, SavedList, WrittenList } from './schemas.ts';

/** Players' lists, such as army lists, which follow them to every device. */
export function addLists(
  app: App,
  { identity }: Pick<ApiParts, 'identity'>,
  sessionOf: (request: FastifyRequest) => Session,
): void {
  const about = { tags: ['identity'], security: SIGNED_IN };
  app.get(
    '/me/lists/:game',
    {
      schema: {
        summary: 'My lists for a game, without their content',
        ...about,
        params: OfGame,
        response: answers(ListHeads),
      },
    },
    async (request, reply) => answer(request, reply, await identity.lists(sessionOf(request), request.params.game)),
  );
  app.get(
    '/me/lists/:game/:id',
    { schema: { summary: 'One of my lists', ...about, params: OfList, response: answers(SavedList) } },
    async (request, reply) => {
      const { game, id } = request.params;
      return answer(request, reply, await identity.list(sessionOf(request), game, id));
    },
  );
  app.post(
    '/me/lists/:game/:id',
    {
      bodyLimit: LARGEST_LIST,
      schema: {
        summary: 'Save or remove one of my lists, unless the saved version is newer',
        ...about,
        params: OfList,
        body: ListVersion,
        response: answers(WrittenList),
      },
    },
    async (request, reply) => {
      const { game, id } = request.params;
      return answer(request, reply, await identity.saveList(sessionOf(request), game, { id, ...request.body }));
    },
  );
}
