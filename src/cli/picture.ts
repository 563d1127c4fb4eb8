import { writeFileSync } from 'node:fs';
import type { Command } from 'commander';
import type { Language } from '../kernel/game.ts';
import { type Match, outcomeOf } from '../kernel/match.ts';
import type { Picture } from '../kernel/picture.ts';
import { no, ok, type Result } from '../kernel/result.ts';
import { drawingOf } from '../parts/picture/board-text.ts';
import { captioned, naturalHeight, type PictureSize } from '../parts/picture/captioned.ts';
import { ANIMATION, spreadOver } from '../parts/picture/frames.ts';
import { picturesOf } from '../parts/picture/match-picture.ts';
import { isTheme, THEMES, type Theme } from '../parts/picture/palette.ts';
import { resultText } from '../parts/picture/result-text.ts';
import { svgOf } from '../parts/picture/svg.ts';
import { animated } from '../server/pictures/animation.ts';
import { loadRenderer } from '../server/pictures/png.ts';
import { type Answer, addCommand, answering } from './command.ts';
import { problemOf, readLog, replayed, wholeNumber } from './input.ts';
import { watcherOf } from './replay.ts';
import { tell } from './terminal.ts';

interface PictureOptions {
  readonly watcher?: string;
  readonly svg?: boolean;
  readonly png?: boolean;
  readonly animate?: boolean;
  readonly size?: string;
  readonly theme: string;
  readonly lang: string;
  readonly output?: string;
}

const DEFAULT_WIDTH = 1200;
const LEAST = 120; // pixels
const MOST = 4_000;

export function addPicture(program: Command): void {
  addCommand(program, 'picture <file> [n]', 'draw a position of a saved match, or an animation of the whole match', [
    'picture game.jsonl 40 -o board.png',
    'picture game.jsonl --watcher blue.captain --theme plot-room -o board.svg',
    'picture game.jsonl --size 1200x630 -o preview.png',
    'picture game.jsonl --animate -o game.gif',
  ])
    .option('--watcher <WATCHER>', 'view: a seat, spectator or archive (default: everything, once the match is over)')
    .option('--svg', 'write SVG (default, unless the file name ends in .png or .gif)')
    .option('--png', 'write PNG')
    .option('--animate', `write an animated GIF of at most ${ANIMATION.frames} frames`)
    .option(
      '--size <WIDTH or WIDTHxHEIGHT>',
      `size in pixels (default: ${DEFAULT_WIDTH} wide; animations ${ANIMATION.width})`,
    )
    .option('--theme <THEME>', `colours: ${THEMES.join(' or ')}`, THEMES[0])
    .option('--lang <en|es>', 'language', 'en')
    .option('-o, --output <FILE>', 'file to write (default: SVG to the terminal)')
    .action(answering(drawFile));
}

/** What to draw, and how. */
interface Order {
  readonly match: Match;
  readonly last: number; // entry number
  readonly pictureAt: (n: number) => Picture;
  readonly captionAt: (n: number) => readonly string[];
  readonly size: PictureSize;
  readonly theme: Theme;
}

async function drawFile(path: string, n: string | undefined, options: PictureOptions): Promise<Answer> {
  const { output } = options;
  const format = formatOf(options);
  if (!format.ok) return format;
  if (format.value !== 'svg' && output === undefined && process.stdout.isTTY)
    return no({ code: 'needs-output', format: format.value });
  const order = await orderFor(path, options, format.value === 'gif');
  if (!order.ok) return order;
  const { last } = order.value;
  const at = n === undefined ? ok(last) : wholeNumber('N', n, 0, last);
  if (!at.ok) return no({ code: 'no-such-place', n, last });
  const drawn = await draw(order.value, at.value, format.value);
  if (!drawn.ok) return drawn;
  try {
    if (output === undefined) process.stdout.write(drawn.value);
    else writeFileSync(output, drawn.value);
  } catch (error) {
    return no({ code: 'cannot-write', file: output, problem: problemOf(error) });
  }
  if (output !== undefined) tell(`Wrote ${output}, ${Math.ceil(drawn.value.length / 1024)} KB`);
  return ok(0);
}

type Format = 'svg' | 'png' | 'gif';

function formatOf({ svg, png, animate, output = '' }: PictureOptions): Result<Format> {
  const asked = [...(svg ? ['svg'] : []), ...(png ? ['png'] : []), ...(animate ? ['gif'] : [])] as Format[];
  if (asked.length > 1) return no({ code: 'one-format' });
  const [ending] = (['svg', 'png', 'gif'] as const).filter((name) => output.toLowerCase().endsWith(`.${name}`));
  if (ending === 'gif' && asked[0] !== 'gif') return no({ code: 'gif-animates' });
  return ok(asked[0] ?? ending ?? 'svg');
}

async function orderFor(path: string, options: PictureOptions, animates: boolean): Promise<Result<Order>> {
  const { theme, lang } = options;
  if (!isTheme(theme)) return no({ code: 'not-one-of', option: '--theme', given: theme, known: THEMES });
  if (lang !== 'en' && lang !== 'es')
    return no({ code: 'not-one-of', option: '--lang', given: lang, known: ['en', 'es'] });
  const size = sizeOf(options.size, animates ? ANIMATION.width : DEFAULT_WIDTH);
  if (!size.ok) return size;
  const log = readLog(path);
  if (!log.ok) return log;
  const match = replayed(path, log.value);
  if (!match.ok) return match;
  const { game, file } = log.value;
  const watcher = watcherOf(game, file, match.value, options.watcher, '--watcher');
  if (!watcher.ok) return watcher;
  const last = file.entries.length - 1;
  const pictureAt = picturesOf(match.value, watcher.value, await drawingOf(game), lang);
  const captionAt = (n: number): readonly string[] => (n === last ? resultLines(match.value, lang) : []);
  return ok({ match: match.value, last, pictureAt, captionAt, size: size.value, theme });
}

function resultLines(match: Match, language: Language): readonly string[] {
  const outcome = outcomeOf(match);
  return outcome ? [resultText(match.game, outcome, match.rules, language)] : [];
}

/** `1200` or `1200x630`. */
function sizeOf(given: string | undefined, standard: number): Result<PictureSize> {
  if (given === undefined) return ok({ width: standard });
  const [width = '', height, ...more] = given.split('x');
  const wide = wholeNumber('--size', width, LEAST, MOST);
  const tall = height === undefined ? ok(undefined) : wholeNumber('--size', height, LEAST, MOST);
  if (!wide.ok || !tall.ok || more.length > 0) return no({ code: 'bad-size', given, from: LEAST, to: MOST });
  return ok({ width: wide.value, height: tall.value });
}

async function draw(order: Order, n: number, format: Format): Promise<Result<Uint8Array>> {
  const { pictureAt, captionAt, size, theme } = order;
  if (format === 'svg') return ok(new TextEncoder().encode(svgOf(captioned(pictureAt(n), captionAt(n), size), theme)));
  const render = await loadRenderer();
  if (!render.ok) return render;
  if (format === 'png') return ok(render.value(captioned(pictureAt(n), captionAt(n), size), theme).png());
  const height = size.height ?? tallest(order);
  const frame = (at: number): Picture => captioned(pictureAt(at), captionAt(at), { ...size, height, text: 'below' });
  return ok(animated(order.last, frame, render.value, theme));
}

/** The height that every frame fits in, within reason. */
const tallest = ({ last, pictureAt, size: { width } }: Order): number =>
  Math.min(width * 1.5, Math.max(...spreadOver(last).map((n) => naturalHeight(pictureAt(n), width))));
