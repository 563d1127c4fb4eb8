import Type from 'typebox';
import { rulesFor } from '../../arena/play.ts';
import { sayIn, setupFault } from '../../cli/say.ts';
import type { Game } from '../../kernel/game.ts';
import { no, ok, type Result } from '../../kernel/result.ts';
import { rulebookText } from '../../parts/rulebook/rulebook-text.ts';
import { oneOf } from '../../parts/schema/schema.ts';
import { ANSWER_OUTPUT, GAMES_OUTPUT, QUESTIONS_OUTPUT, RULES_OUTPUT } from './output-schemas.ts';
import { tool } from './tool.ts';
import { fitted, MAX_CHARACTERS, trimmed } from './tool-output.ts';

const strict = { additionalProperties: false };
const GameId = Type.String({ maxLength: 40, description: 'The id of a game, from list_games.' });
const Query = Type.String({ maxLength: 80, description: 'The name of the query, from list_questions.' });
const Setup = Type.Unknown({ description: 'The set-up; see its schema in list_games. Default: the standard set-up.' });

const listGames = tool({
  name: 'list_games',
  output: GAMES_OUTPUT,
  about: 'Lists the available games with their seats, bots and questions; for one game, also the schema of its set-up.',
  input: Type.Object({ game: Type.Optional(GameId) }, strict),
  run(tables, { game: id }) {
    const chosen = id === undefined ? Object.values(tables.games) : undefined;
    const one = id === undefined ? undefined : tables.game(id);
    if (one && !one.ok) return one;
    const games = chosen ?? (one?.ok ? [one.value] : []);
    const told = games.map((game) => ({
      ...aboutOf(game),
      ...(one && { setup: game.schemas.setUp, lists: listsOf(game) }),
    }));
    const words = games.map(({ id: name, title, about }) => `${name}: ${title}. ${about}`).join('\n');
    return ok({ words, data: { games: fitted(told, MAX_CHARACTERS).json }, inText: true });
  },
});

function aboutOf(game: Game) {
  const rules = rulesFor(game, undefined, 'list');
  const bots = Object.values(game.bots).map(({ id, about }) => ({ id, about }));
  return {
    id: game.id,
    title: game.title,
    seats: rules.ok ? game.seats(rules.value) : [],
    bots,
    questions: Object.keys(game.queries),
  };
}

const listsOf = (game: Game) =>
  Object.fromEntries(
    Object.entries(game.lists).map(([name, list]) => [
      name,
      list()
        .map(({ id, title }) => ({ id, title }))
        .slice(0, 200),
    ]),
  );

const rulesOf = tool({
  name: 'rules_of',
  output: RULES_OUTPUT,
  about: 'Returns the rules of a game, with the numbers of a set-up.',
  input: Type.Object(
    { game: GameId, setup: Type.Optional(Setup), language: Type.Optional(oneOf(['en', 'es'])) },
    strict,
  ),
  async run(tables, { game: id, setup, language = 'en' }) {
    const game = tables.game(id);
    if (!game.ok) return game;
    const rules = rulesFor(game.value, setup, 'rules');
    if (!rules.ok) return no(setupFault(game.value, rules.error));
    const rulebook = await game.value.rulebook(rules.value, language);
    return ok({
      words: trimmed(rulebookText(rulebook), MAX_CHARACTERS, 'ask_rules answers single questions'),
      data: { game: id, sections: rulebook.sections.map(({ id: section, title }) => ({ id: section, title })) },
    });
  },
});

const listQuestions = tool({
  name: 'list_questions',
  output: QUESTIONS_OUTPUT,
  about:
    'Lists the questions that a game’s rules can answer without a match, each with a description, a JSON Schema and an example.',
  input: Type.Object({ game: GameId, query: Type.Optional(Query) }, strict),
  run(tables, { game: id, query }) {
    const game = tables.game(id);
    if (!game.ok) return game;
    const all = Object.entries(game.value.queries);
    const known = all.map(([name]) => name);
    const wanted = query === undefined ? all : all.filter(([name]) => name === query);
    if (wanted.length === 0) return no({ code: 'unknown-query', game: id, query, known });
    const words = wanted.map(([name, { about }]) => `${name}: ${about}`).join('\n');
    const data = wanted.map(([name, { schema, example }]) => ({ query: name, schema, example }));
    const whole = fitted(data, MAX_CHARACTERS);
    return ok({
      words: whole.whole ? words : `${words}\nThe schemas are long. Name one query to see its schema.`,
      inText: true,
      data: {
        questions: whole.whole
          ? data
          : wanted.map(([name, { example }]) => ({ query: name, ...(fitted(example, 2000).whole && { example }) })),
      },
    });
  },
});

/** The question with the values of the units that it names from an army list. */
async function withRoster(game: Game, question: unknown, roster: string): Promise<Result<unknown>> {
  const reader = await game.rosters?.();
  if (!reader) return no({ code: 'in-words', words: `${game.id} does not use army lists; leave out roster` });
  const lists = reader.read(new TextEncoder().encode(roster));
  if (!lists.ok) return no({ code: 'in-words', words: reader.say(lists.error, 'en') });
  const filled = reader.fillIn(question, lists.value);
  return filled.ok ? filled : no({ code: 'in-words', words: reader.say(filled.error, 'en') });
}

const askRules = tool({
  name: 'ask_rules',
  output: ANSWER_OUTPUT,
  about:
    'Answers a question about a game’s rules: odds, ranges, costs or what is allowed. Every number comes with its parts.',
  input: Type.Object(
    {
      game: GameId,
      query: Query,
      question: Type.Unknown({ description: 'The question; see its schema in list_questions.' }),
      roster: Type.Optional(
        Type.String({
          maxLength: 1_000_000,
          description:
            'An army list as text: New Recruit JSON, .ros XML, a ListForge link or the text of a list. The question can then name its units.',
        }),
      ),
    },
    strict,
  ),
  async run(tables, { game: id, query, question, roster }) {
    const game = tables.game(id);
    if (!game.ok) return game;
    const { queries } = game.value;
    const asked = Object.hasOwn(queries, query) ? queries[query] : undefined;
    if (!asked) return no({ code: 'unknown-query', game: id, query, known: Object.keys(queries) });
    const filled = roster === undefined ? ok(question) : await withRoster(game.value, question, roster);
    if (!filled.ok) return filled;
    const answer = asked.answer(filled.value);
    if (!answer.ok) {
      const words = sayIn(game.value, answer.error);
      return no({ code: 'in-words', words: `${words}; list_questions shows the schema and an example` });
    }
    const { whole, json } = fitted(answer.value, MAX_CHARACTERS);
    return ok({
      words: whole ? `The answer to ${query}:` : `The answer to ${query} is too long to show completely. Its parts:`,
      data: { answer: json },
      inText: true,
    });
  },
});

export const RULES_TOOLS = [listGames, rulesOf, listQuestions, askRules];
