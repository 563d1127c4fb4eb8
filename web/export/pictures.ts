import type { Drawing, Language } from '../../src/kernel/game.ts';
import type { Watcher } from '../../src/kernel/ids.ts';
import type { Picture } from '../../src/kernel/picture.ts';
import { captioned, naturalHeight } from '../../src/parts/picture/captioned.ts';
import { ANIMATION, spreadOver } from '../../src/parts/picture/frames.ts';
import { resultText } from '../../src/parts/picture/result-text.ts';
import type { LoadedReplay } from '../replay/read-replay.ts';

/** What is drawn: a replay as one watcher sees it. */
export interface Film {
  readonly replay: LoadedReplay;
  readonly watcher: Watcher;
  readonly language: Language;
  readonly drawing: Drawing;
}

const WIDTH = 1200;

/** The board at a position, and the result below the last one. */
const boardAt = ({ replay: { recording }, watcher, language, drawing }: Film, n: number): Picture =>
  drawing.picture(recording.viewAt(n, watcher), language, recording.beliefAt(n, watcher) ?? undefined);

function captionAt({ replay: { recording, file }, language }: Film, n: number): readonly string[] {
  const { result } = file.footer;
  return result && n === recording.last ? [resultText(recording.game, result, recording.rules, language)] : [];
}

/** A position as a picture with its title and notes. */
export const stillAt = (film: Film, n: number): Picture =>
  captioned(boardAt(film, n), captionAt(film, n), { width: WIDTH });

/** The frames of an animation; all have the same size. */
export function framesOf(film: Film): { readonly count: number; frame(i: number): Picture } {
  const places = spreadOver(film.replay.recording.last);
  const { width } = ANIMATION;
  const tallest = Math.max(...places.map((n) => naturalHeight(boardAt(film, n), width)));
  const height = Math.round(Math.min(width * 1.5, tallest));
  return {
    count: places.length,
    frame: (i) => {
      const n = places[i] ?? 0;
      return captioned(boardAt(film, n), captionAt(film, n), { width, height, text: 'below' });
    },
  };
}
