import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Command, Option } from 'commander';
import { no, ok, type Result } from '../kernel/result.ts';
import { type Answer, addCommand, answering } from './command.ts';
import { gameNamed } from './input.ts';
import { ME } from './say.ts';
import { builtInDraft } from './scaffold/built-in.ts';
import { calledFrom, checkout, formatted, stepInto } from './scaffold/checkout.ts';
import { writeDraft } from './scaffold/draft.ts';
import { connectOf, firstSide, howToRun, lineBotDraft, matchOf } from './scaffold/line-bot.ts';
import { type BotLanguage, LANGUAGES } from './scaffold/line-bot-spec.ts';
import { type Name, nameFrom } from './scaffold/names.ts';
import { print } from './terminal.ts';

interface NewBotOptions {
  readonly game: string;
  readonly language?: string;
  readonly folder?: string;
  readonly builtIn?: true;
  readonly inHouse?: true; // old name of builtIn
}

/** `new-bot`: creates a working bot to build on. */
export function addNewBot(program: Command): void {
  addCommand(
    program,
    'new-bot <name>',
    'create a small bot to build on: an external program (line protocol), or a built-in bot',
    [
      'new-bot my-bot --game radar',
      'new-bot my-bot --game radar --language typescript --folder bots/mine',
      'new-bot mine --game radar --built-in',
    ],
  )
    .requiredOption('--game <ID>', 'the game it plays')
    .option('--language <python|typescript>', 'programming language (default: python)')
    .option('--folder <DIR>', 'folder to create (default: the bot’s name)')
    .option('--built-in', 'create a rule-based bot in src/games/GAME/bots of this checkout; it explains its decisions')
    .addOption(new Option('--in-house', 'old name of --built-in').hideHelp())
    .action(answering(newBot));
}

function newBot(given: string, options: NewBotOptions): Answer {
  const name = nameFrom(given);
  if (!name.ok) return name;
  const lines = options.builtIn || options.inHouse ? builtInBot(name.value, options) : externalBot(name.value, options);
  if (!lines.ok) return lines;
  print(lines.value.join('\n'));
  return ok(0);
}

function builtInBot(name: Name, { game, language, folder }: NewBotOptions): Result<readonly string[]> {
  if (language !== undefined && language !== 'typescript') return no({ code: 'built-in-is-typescript' });
  if (folder !== undefined) return no({ code: 'built-in-has-its-folder' });
  const root = checkout();
  if (!root.ok) return root;
  const known = gameNamed(game);
  const isHere = /^[a-z][a-z0-9-]*$/.test(game) && existsSync(join(root.value, 'src', 'games', game, 'game.ts'));
  if (!isHere) return known.ok ? no({ code: 'game-not-in-checkout', game }) : known;
  const draft = builtInDraft(root.value, name, game);
  if (!draft.ok) return draft;
  const written = writeDraft(root.value, draft.value);
  if (!written.ok) return written;
  const record = existsSync(join(root.value, 'test', 'corpus', `${game}.jsonl`))
    ? ['record decisions:     npx vitest run test/corpus.test.ts -u']
    : [];
  return ok([
    `Created src/games/${game}/bots/${name.id} with one veto, one rank and one score rule, their tests and texts. Added it to game.ts of ${game}.`,
    ...(formatted(root.value, written.value) ? [] : ['format the new files: npm run format']),
    ...stepInto(root.value, 'change folder:        '),
    `watch it play:        ${ME} match ${game} --side ${known.ok ? firstSide(known.value) : 'ID'}=${name.id} --games 20 --swap`,
    'run its tests:        npx vitest run test/laws.test.ts test/rules-have-rows.test.ts test/structure.test.ts',
    ...record,
    'read next:            docs/writing-a-bot.md',
  ]);
}

function externalBot(name: Name, options: NewBotOptions): Result<readonly string[]> {
  const game = gameNamed(options.game);
  if (!game.ok) return game;
  const language = languageFrom(options.language);
  if (!language.ok) return language;
  const here = process.cwd();
  const folder = resolve(here, options.folder ?? name.id);
  const me = calledFrom(here, folder);
  const bot = { name, game: game.value, language: language.value, folder };
  const draft = lineBotDraft(bot, here, me);
  if (!draft.ok) return draft;
  const written = writeDraft(folder, draft.value);
  if (!written.ok) return written;
  const { build, run } = howToRun(bot, here);
  return ok([
    `Created ${written.value.join(', ')} in ${folder}`,
    ...(build === null ? [] : [`bundle it:          ${build}`]),
    `watch it play:      ${matchOf(bot, run, me)}`,
    `play on a server:   ${connectOf(run, me)}`,
    'read next:          its README.md, then docs/line-protocol.md',
  ]);
}

function languageFrom(given = 'python'): Result<BotLanguage> {
  const language = LANGUAGES.find((one) => one === given);
  return language ? ok(language) : no({ code: 'not-one-of', option: '--language', given, known: LANGUAGES });
}
