import type { Picture } from '../../kernel/picture.ts';
import { ANIMATION, spreadOver } from '../../parts/picture/frames.ts';
import { Gif } from '../../parts/picture/gif.ts';
import type { Theme } from '../../parts/picture/palette.ts';
import type { Renderer } from './png.ts';

const SAMPLES = 5; // frames whose colours are used for all

/** A short animation of a match. `pictureAt` draws the position after an entry; all pictures have the same size. */
export function animated(
  last: number,
  pictureAt: (n: number) => Picture,
  render: Renderer,
  theme: Theme,
  onFrame: (done: number, of: number) => void = () => {},
): Uint8Array {
  const places = spreadOver(last);
  const samples = spreadOver(places.length - 1, SAMPLES).map((i) => render(pictureAt(places[i] as number), theme));
  const [first] = samples;
  const { width, height } = first as (typeof samples)[number];
  const gif = new Gif(
    width,
    height,
    samples.map(({ pixels }) => pixels),
  );
  for (const [i, n] of places.entries()) {
    gif.add(render(pictureAt(n), theme).pixels, i === places.length - 1 ? ANIMATION.last : ANIMATION.step);
    onFrame(i + 1, places.length);
  }
  return gif.end();
}
