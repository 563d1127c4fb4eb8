import type { TSchema } from 'typebox';
import { MAYBE_SEATED, SEATED } from './openapi.ts';
import type { ApiParts } from './parts.ts';
import { answer, sendJson } from './refusals.ts';
import {
  Fill,
  Join,
  Leave,
  NewMatch,
  Nothing,
  OfMatch,
  Pass,
  Rematch,
  ReportChat,
  Reported,
  SomeSettings,
  Table,
  Tables,
} from './schemas.ts';
import { type App, answers } from './typed.ts';

/** The lobby: matches and their seats. */
export function addMatches(app: App, { backend, games, making, asking }: ApiParts): void {
  const ofMatch = <B extends TSchema>(summary: string, body: B, answered: TSchema, security = SEATED) => ({
    schema: { summary, tags: ['seats'], security, params: OfMatch, body, response: answers(answered) },
  });

  app.post(
    '/matches',
    {
      ...making,
      schema: { summary: 'Create a match', tags: ['matches'], body: NewMatch, response: answers(Pass, 201) },
    },
    async (request, reply) => {
      const { game } = request.body;
      const made = await backend.create(request.caller, request.body);
      return answer(request, reply.code(201), made, Object.hasOwn(games, game) ? games[game] : undefined);
    },
  );

  app.get(
    '/matches',
    {
      schema: {
        summary: 'Public matches: waiting for players, in progress, recently finished',
        tags: ['matches'],
        response: answers(Tables),
      },
    },
    async (_, reply) => sendJson(reply, await backend.tables()),
  );

  app.get(
    '/matches/:code',
    { schema: { summary: 'A match by its code', tags: ['matches'], params: OfMatch, response: answers(Table) } },
    async (request, reply) => answer(request, reply, await backend.table(request.params.code)),
  );

  app.post(
    '/matches/:code/join',
    ofMatch('Take seats: the named ones, or the first free one', Join, Pass, MAYBE_SEATED),
    async (request, reply) =>
      answer(request, reply, await backend.join(request.caller, request.params.code, request.body)),
  );

  app.post(
    '/matches/:code/leave',
    ofMatch('Leave seats: the named ones, or all of yours', Leave, Table),
    async (request, reply) =>
      answer(request, reply, await backend.leave(request.caller, request.params.code, request.body.seats)),
  );

  app.post(
    '/matches/:code/fill',
    ofMatch('The host puts a bot in a seat; `null` opens or frees it', Fill, Table),
    async (request, reply) => {
      const { seat, bot } = request.body;
      return answer(request, reply, await backend.fill(request.caller, request.params.code, seat, bot));
    },
  );

  app.post(
    '/matches/:code/start',
    ofMatch('The host starts the match; bots take the empty seats', Nothing, Table),
    async (request, reply) => answer(request, reply, await backend.start(request.caller, request.params.code)),
  );

  app.post(
    '/matches/:code/settings',
    ofMatch('The host changes the settings', SomeSettings, Table),
    async (request, reply) =>
      answer(request, reply, await backend.settings(request.caller, request.params.code, request.body)),
  );

  app.post(
    '/matches/:code/report',
    { ...asking, ...ofMatch('Report the chat to the operator; recent messages are attached', ReportChat, Reported) },
    async (request, reply) =>
      answer(request, reply, await backend.report(request.caller, request.params.code, request.body.note ?? '')),
  );

  app.post(
    '/matches/:code/rematch',
    { ...making, ...ofMatch('Rematch, with the seats you held or with swapped sides', Rematch, Pass) },
    async (request, reply) =>
      answer(request, reply, await backend.rematch(request.caller, request.params.code, request.body)),
  );
}
