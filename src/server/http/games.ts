import Type from 'typebox';
import { rulesFor } from '../../arena/play.ts';
import { LEVELS } from '../../decide/level.ts';
import type { BotMaker } from '../../kernel/bot.ts';
import type { Game, Language } from '../../kernel/game.ts';
import type { Seat, Side } from '../../kernel/ids.ts';
import { PROTOCOL } from '../../wire/messages.ts';
import { Chat, CommandMessage, Hello } from '../../wire/schemas.ts';
import { namesFor, type Programs } from '../bots/allowed-programs.ts';
import { languageOf } from './caller.ts';
import { boardsIn } from './page.ts';
import type { ApiParts } from './parts.ts';
import { answer, refuse, sendJson } from './refusals.ts';
import { OfGame, WhichLanguage } from './schemas.ts';
import { type App, answers } from './typed.ts';

const Any = Type.Object({}, { additionalProperties: true });

/** The games, and the JSON Schemas of all messages. */
export function addGames(app: App, { backend, games, programs, web }: ApiParts): void {
  app.get(
    '/games',
    { schema: { summary: 'The games, their lists and bots', tags: ['games'], response: answers(Type.Array(Any)) } },
    async (_, reply) => {
      const boards = boardsIn(web);
      return sendJson(
        reply,
        Object.values(games).map((game) => ({ ...gameInfo(game, programs), page: boards.includes(game.id) })),
      );
    },
  );

  app.get(
    '/schema',
    {
      schema: {
        summary: 'JSON Schemas: messages on the socket, set-up, commands and queries of every game',
        tags: ['games'],
        response: answers(Any),
      },
    },
    async (_, reply) => sendJson(reply, schemasOf(games)),
  );

  app.get(
    '/games/:game/rules',
    {
      schema: {
        summary: 'The rules of a game with the numbers of its default set-up, as chapters of texts, lists and tables',
        tags: ['games'],
        params: OfGame,
        querystring: WhichLanguage,
        response: answers(Any),
      },
    },
    async (request, reply) => {
      const { game: id } = request.params;
      const { lang } = request.query;
      const game = Object.hasOwn(games, id) ? games[id] : undefined;
      const rules = game && rulesFor(game, undefined, '1');
      if (!game || !rules?.ok)
        return refuse(request, reply, { code: 'unknown-game', game: id, known: Object.keys(games) });
      reply.header('cache-control', 'no-cache');
      if (lang === undefined) reply.header('vary', 'accept-language');
      return sendJson(reply, await game.rulebook(rules.value, lang ?? languageOf(request)));
    },
  );

  app.get(
    '/games/:game/miniature',
    {
      schema: {
        summary: 'Moments of a match between bots, for an animation: the first view, then changes',
        tags: ['games'],
        params: OfGame,
        response: answers(Type.Object({ setup: Any, view: Any, changes: Type.Array(Type.Array(Type.Unknown())) })),
      },
    },
    async (request, reply) => {
      const result = await backend.miniature(request.params.game);
      if (result.ok) reply.header('cache-control', 'public, max-age=60');
      return answer(request, reply, result);
    },
  );
}

/** A game as the lobby shows it. */
function gameInfo(game: Game, programs: Programs = new Map()) {
  const { id, title, about, version, defaults, drawByAgreement, ranked } = game;
  const rules = rulesFor(game, undefined, '1');
  const sides = rules.ok ? game.sides(rules.value) : [];
  const seats = rules.ok ? game.seats(rules.value) : [];
  return {
    id,
    title,
    about,
    version,
    defaults,
    drawByAgreement,
    ...(ranked && { ranked }),
    sides,
    seats,
    names: namesOf(game, game.everybody ?? [...new Set([...sides, ...seats])]),
    lists: Object.fromEntries(Object.entries(game.lists).map(([name, list]) => [name, list()])),
    bots: [
      ...Object.values(game.bots).map(botInfo),
      ...namesFor(game, programs).map((name) => programInfo(name, programs.get(name)?.protocol.about ?? '')),
    ],
    queries: Object.entries(game.queries).map(([name, { about }]) => ({ name, about })),
  };
}

type Names = Readonly<Record<Seat | Side, string>>;

/** Display names of seats and sides; empty if the game only has ids. */
function namesOf(game: Game, ids: readonly (Seat | Side)[]): Readonly<Record<Language, Names>> {
  const all = (language: Language): Names =>
    Object.fromEntries(ids.flatMap((id) => (game.name ? [[id, game.name(id, language)]] : [])));
  return { en: all('en'), es: all('es') };
}

const botInfo = ({ id, about, version, levels, personas }: BotMaker) => ({
  id,
  about,
  version,
  levels: levels === false ? [] : Object.keys(LEVELS).map(Number),
  personas: Object.keys(personas),
});

/** Programs have neither levels nor personas. */
const programInfo = (id: string, about: string): ReturnType<typeof botInfo> => ({
  id,
  about,
  version: '1',
  levels: [],
  personas: [],
});

const schemasOf = (games: ApiParts['games']) => ({
  protocol: PROTOCOL,
  messages: { hello: Hello, command: CommandMessage, chat: Chat },
  games: Object.fromEntries(
    Object.values(games).map(({ id, schemas, queries }) => [
      id,
      {
        ...schemas,
        queries: Object.fromEntries(
          Object.entries(queries).map(([name, { about, schema, example }]) => [name, { about, schema, example }]),
        ),
      },
    ]),
  ),
});
