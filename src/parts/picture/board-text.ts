import type { Drawing, Game } from '../../kernel/game.ts';
import type { Picture, Shape } from '../../kernel/picture.ts';

const SIZE = 16;
const LETTER = SIZE * 0.6;
const LINE = 22;
const MARGIN = 24;
const MOST = { lines: 80, letters: 160 };

/** What draws a game's views: its own drawing, otherwise its board as text. */
export const drawingOf = async (game: Game): Promise<Drawing> =>
  game.drawing
    ? await game.drawing()
    : {
        titles: { en: game.title, es: game.title },
        picture: (view) => boardTextPicture(game.title, game.board(view)),
      };

/** A board's text as a picture, word by word, so that columns stay in line. */
function boardTextPicture(title: string, board: string): Picture {
  const lines = board.split('\n', MOST.lines).map((line) => [...line].slice(0, MOST.letters).join(''));
  const letters = Math.max(24, ...lines.map((line) => line.length));
  const [width, height] = [letters * LETTER + 2 * MARGIN, lines.length * LINE + 2 * MARGIN];
  const words = lines.flatMap((line, i) =>
    [...line.matchAll(/\S+/g)].map(({ 0: text, index }): Shape => {
      const [x, y] = [MARGIN + index * LETTER, MARGIN + (i + 0.75) * LINE];
      return { kind: 'text', x, y, text, size: SIZE, mono: true, fill: 'ink' };
    }),
  );
  const paper: Shape = { kind: 'rect', x: 0, y: 0, w: width, h: height, fill: 'raised' };
  return { width, height, title, notes: [], shapes: [paper, ...words] };
}
