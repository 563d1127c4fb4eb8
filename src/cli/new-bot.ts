import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Command } from 'commander';
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
  readonly inHouse?: true;
}

/** `new-bot`: creates a working bot to build on. */
export function addNewBot(program: Command): void {
  addCommand(
    program,
    'new-bot <name>',
    'write a small bot of your own: a program that talks lines, or a bot of the house',
    [
      'new-bot my-bot --game radar',
      'new-bot my-bot --game radar --language typescript --folder bots/mine',
      'new-bot mine --game radar --in-house',
    ],
  )
    .requiredOption('--game <ID>', 'the game it plays')
    .option('--language <python|typescript>', 'what it is written in (default: python)')
    .option('--folder <DIR>', 'where it is written (default: a folder of its name)')
    .option('--in-house', 'a bot of rules in src/games/GAME/bots of this checkout, that says why')
    .action(answering(newBot));
}

function newBot(given: string, options: NewBotOptions): Answer {
  const name = nameFrom(given);
  if (!name.ok) return name;
  const lines = options.inHouse ? inHouse(name.value, options) : onTheLine(name.value, options);
  if (!lines.ok) return lines;
  print(lines.value.join('\n'));
  return ok(0);
}

function inHouse(name: Name, { game, language, folder }: NewBotOptions): Result<readonly string[]> {
  if (language !== undefined && language !== 'typescript') return no({ code: 'in-house-is-typescript' });
  if (folder !== undefined) return no({ code: 'in-house-has-its-place' });
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
    ? ['keep how it decides: npx vitest run test/corpus.test.ts -u']
    : [];
  return ok([
    `src/games/${game}/bots/${name.id} has a veto, a rank and a score, their rows and words; game.ts of ${game} names it`,
    ...(formatted(root.value, written.value) ? [] : ['npm run format   breaks its lines as the house likes them']),
    ...stepInto(root.value, 'go there:            '),
    `see it play:         ${ME} match ${game} --side ${known.ok ? firstSide(known.value) : 'ID'}=${name.id} --games 20 --swap`,
    'see it green:        npx vitest run test/laws.test.ts test/rules-have-rows.test.ts test/structure.test.ts',
    ...record,
    'what comes next:     docs/writing-a-bot.md',
  ]);
}

function onTheLine(name: Name, options: NewBotOptions): Result<readonly string[]> {
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
    `${folder} has ${written.value.join(', ')}`,
    ...(build === null ? [] : [`bundle it:        ${build}`]),
    `see it play:      ${matchOf(bot, run, me)}`,
    `at a server:      ${connectOf(run, me)}`,
    'what comes next:  its README.md, and docs/line-protocol.md',
  ]);
}

function languageFrom(given = 'python'): Result<BotLanguage> {
  const language = LANGUAGES.find((one) => one === given);
  return language ? ok(language) : no({ code: 'not-one-of', option: '--language', given, known: LANGUAGES });
}
