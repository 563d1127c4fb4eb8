import type { Command } from 'commander';
import type { Game } from '../kernel/game.ts';
import { no, ok, type Result } from '../kernel/result.ts';
import { type Answer, addCommand, answering } from './command.ts';
import { gameNamed, parseJson, readStdin } from './input.ts';
import { listsIn } from './roster.ts';
import { ME, sayIn } from './say.ts';
import { paint, print, printJson, table, tell } from './terminal.ts';

interface AskOptions {
  readonly schema?: boolean;
  readonly example?: boolean;
  readonly json?: boolean;
  readonly roster?: readonly string[];
}

export function addAsk(program: Command): void {
  addCommand(program, 'ask <game> [query]', 'ask the rules a question: JSON on stdin, JSON on stdout', [
    'ask radar',
    'ask radar QUERY --schema',
    'ask radar QUERY --example > question.json',
    'ask radar QUERY < question.json',
  ])
    .option('--schema', 'print the JSON Schema of the question')
    .option('--example', 'print an example question')
    .option('--roster <file...>', 'army lists: the question can name their units')
    .option('--json', 'print the list of queries as JSON (answers are always JSON)')
    .action(answering(ask));
}

async function ask(id: string, name: string | undefined, options: AskOptions): Promise<Answer> {
  const { schema, example, json, roster = [] } = options;
  const found = gameNamed(id);
  if (!found.ok) return found;
  const game = found.value;
  const known = Object.keys(game.queries);
  if (name === undefined) {
    if (schema || example)
      return no({ code: 'query-needed', option: schema ? '--schema' : '--example', game: id, known });
    return list(game, json);
  }
  const query = Object.hasOwn(game.queries, name) ? game.queries[name] : undefined;
  if (!query) return no({ code: 'unknown-query', game: id, query: name, known });
  if (schema || example) {
    printJson(schema ? query.schema : query.example);
    return ok(0);
  }
  if (process.stdin.isTTY) tell(`${query.about}\n(type the question as JSON, then Ctrl-D; --example shows one)`);
  const text = await readStdin();
  if (text.trim() === '') return no({ code: 'no-question', game: id, query: name });
  const question = parseJson(text, 'the question on stdin');
  if (!question.ok) return question;
  const filled = await withRosters(game, question.value, roster);
  if (!filled.ok) return filled;
  const answer = query.answer(filled.value);
  if (!answer.ok) return no({ code: 'bad-question', words: sayIn(game, answer.error), game: id, query: name });
  printJson(answer.value);
  return ok(0);
}

/** The question with the values of the units that it names from army lists. */
async function withRosters(game: Game, question: unknown, files: readonly string[]): Promise<Result<unknown>> {
  if (files.length === 0) return ok(question);
  const reader = await game.rosters?.();
  if (!reader) return no({ code: 'in-words', words: `${game.id} does not use army lists; leave out --roster` });
  const lists: unknown[] = [];
  for (const file of files) {
    const found = await listsIn(file, reader, 'en');
    if (!found.ok) return no({ code: 'in-words', words: found.error.words });
    lists.push(...found.value);
  }
  const filled = reader.fillIn(question, lists);
  return filled.ok ? filled : no({ code: 'in-words', words: reader.say(filled.error, 'en') });
}

function list({ id, queries }: Game, json: boolean | undefined): Answer {
  const rows = Object.entries(queries).map(([query, { about, example }]) => ({ query, about, example }));
  if (json) printJson(rows);
  else if (rows.length === 0) print(`${id} answers no queries`);
  else {
    print(
      table(
        ['query', 'about'],
        rows.map(({ query, about }) => [paint.cyan(query), about]),
      ),
    );
    print(`\ntry one: ${ME} ask ${id} ${rows[0]?.query} --example | ${ME} ask ${id} ${rows[0]?.query}`);
  }
  return ok(rows.length === 0 ? 1 : 0);
}
