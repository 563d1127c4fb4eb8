import type { Command } from 'commander';
import { type Played, playMatch, rulesFor } from '../arena/play.ts';
import { seedOf } from '../arena/series.ts';
import { catalog } from '../games/catalog.ts';
import type { Game } from '../kernel/game.ts';
import { type Entry, outcomeOf } from '../kernel/match.ts';
import { isMatchEvent } from '../kernel/match-status.ts';
import { no, ok } from '../kernel/result.ts';
import { type Answer, addCommand, answering } from './command.ts';
import { eventTexts } from './event-text.ts';
import { gamesTable } from './games.ts';
import { gameNamed, seedFrom } from './input.ts';
import { inWords, ME, sayOutcome } from './say.ts';
import { openScreen, pause } from './screen.ts';
import { paint, print, table } from './terminal.ts';

interface DemoOptions {
  readonly bot?: string;
  readonly seed?: string;
}

const PACE = 250; // milliseconds per board
const LONGEST = 40_000; // milliseconds for a whole match
const REMEMBERED = 4; // event lines shown above the board

export function addDemo(program: Command): void {
  addCommand(program, 'demo [game]', 'show the games and a match between bots', ['demo', 'demo radar --seed 7'])
    .option('--bot <BOT>', 'the bot that plays (default: the game’s default bot)')
    .option('--seed <N>', 'random seed of the match')
    .action(answering(demo));
}

async function demo(id: string | undefined, { bot, seed }: DemoOptions): Promise<Answer> {
  const found = gameNamed(id ?? Object.keys(catalog)[0] ?? '');
  if (!found.ok) return found;
  const game = found.value;
  const chance = seedFrom(seed);
  if (!chance.ok) return chance;
  print(`${paint.bold('Umpire')} referees tabletop tactics games.\n\n${gamesTable()}\n`);
  const name = bot ?? game.defaults.bot;
  const matchSeed = seedOf(chance.value.text, 0);
  const opening = rulesFor(game, undefined, matchSeed);
  if (!opening.ok) return no(inWords(game, opening.error));
  const sides = Object.fromEntries(game.sides(opening.value).map((side) => [side, name]));
  const played = playMatch({ game, options: undefined, seed: matchSeed, sides });
  if (!played.ok) return no(inWords(game, played.error));

  print(`${paint.bold(game.title)}, ${name} against ${name}, seed ${chance.value.text}:`);
  if (process.stdout.isTTY) await live(game, framesOf(game, played.value));
  else print(`\n${framesOf(game, played.value).at(-1)?.board ?? ''}`);
  const { outcome, match, turns } = played.value;
  print(`\nAfter ${turns} turns: ${outcome ? sayOutcome(game, outcome, match.rules) : 'there is no winner yet'}\n`);
  print(next(game.id).join('\n'));
  return ok(0);
}

interface Frame {
  readonly board: string;
  readonly words: readonly string[];
}

/** The match as its watcher sees it, one frame per board that differs from the previous one. */
function framesOf(game: Game, { match }: Played): Frame[] {
  const { rules, log } = match;
  const frames: Frame[] = [];
  let state = game.begin(rules);
  let words: string[] = [];
  for (const entry of log as readonly Entry[]) {
    for (const event of entry.events) if (!isMatchEvent(event)) state = game.apply(state, event);
    words = [...words, ...eventTexts(game, rules, entry, [game.defaults.watch])];
    const board = game.board(game.view(state, game.defaults.watch));
    if (board === frames.at(-1)?.board) continue;
    frames.push({ board, words: words.slice(-REMEMBERED) });
  }
  if (outcomeOf(match))
    frames.push({ board: game.board(game.view(state, 'archive')), words: words.slice(-REMEMBERED) });
  return frames;
}

/** Draws the frames in place. For a long match it skips frames instead of drawing faster. Ctrl-C jumps to the end. */
async function live(game: Game, frames: readonly Frame[]): Promise<void> {
  const stride = Math.max(1, frames.length / (LONGEST / PACE));
  await pause(2 * PACE);
  const screen = openScreen(process.stdout);
  for (let i = 0; i < frames.length && !screen.enough.aborted; i += stride) {
    const { board, words } = frames[Math.floor(i)] as Frame;
    const heard = Array.from({ length: REMEMBERED }, (_, k) => words[k] ?? '');
    const title = `${paint.bold(game.title)}  ${paint.dim('(Ctrl-C skips to the end)')}`;
    screen.show([title, ...heard, '', board].join('\n'));
    await pause(PACE, screen.enough);
  }
  screen.show(frames.at(-1)?.board ?? '');
  screen.close();
}

const next = (id: string): string[] => [
  paint.bold('Next steps'),
  table(
    ['', ''],
    [
      [`${ME} play ${id}`, 'play it yourself'],
      [`${ME} match ${id} --games 100 --swap`, 'let bots play 100 games'],
      [`${ME} match ${id} --save game.jsonl`, 'save a match'],
      [`${ME} replay game.jsonl`, 'replay it'],
      [`${ME} explain game.jsonl 12 --what-if`, 'see why the bot did that'],
      [`${ME} --help`, 'list all commands'],
    ],
  ),
];
