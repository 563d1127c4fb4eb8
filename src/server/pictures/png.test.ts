import { expect, test } from 'vitest';
import type { Picture } from '../../kernel/picture.ts';
import { must } from '../../kernel/result.ts';
import { decoded } from '../../parts/picture/testing.ts';
import { animated } from './animation.ts';
import { loadRenderer } from './png.ts';

const words = (text: string, more: object = {}): Picture => ({
  width: 200,
  height: 40,
  title: 'Test',
  notes: [],
  shapes: [
    { kind: 'rect', x: 0, y: 0, w: 200, h: 40, fill: 'raised' },
    { kind: 'text', x: 10, y: 30, text, size: 24, fill: 'ink', ...more },
  ],
});

/** How many pixels are darker than the paper. */
const ink = (pixels: Uint8Array): number => {
  let dark = 0;
  for (let at = 0; at < pixels.length; at += 4) if ((pixels[at] as number) < 128) dark++;
  return dark;
};

test('a PNG has the size of its picture', async () => {
  const png = must(await loadRenderer())(words('A'), 'paper').png();
  const view = new DataView(png.buffer, png.byteOffset);
  expect([...png.slice(1, 4)]).toEqual([...'PNG'].map((letter) => letter.charCodeAt(0)));
  expect([view.getUint32(16), view.getUint32(20)]).toEqual([200, 40]);
});

test('letters are drawn with the project’s own fonts, bold ones darker', async () => {
  const render = must(await loadRenderer());
  const plain = ink(render(words('Umpire áñ'), 'paper').pixels);
  expect(plain).toBeGreaterThan(200);
  expect(ink(render(words('Umpire áñ', { bold: true }), 'paper').pixels)).toBeGreaterThan(plain * 1.1);
  expect(ink(render(words('WiWiWi', { mono: true }), 'paper').pixels)).toBeGreaterThan(100);
});

test('an animation has at most 60 frames, whatever the length of the match', async () => {
  const render = must(await loadRenderer());
  const gif = animated(500, (n) => words(String(n)), render, 'paper');
  const { frames, width, height } = decoded(gif);
  expect([width, height]).toEqual([200, 40]);
  expect(frames).toHaveLength(60);
  expect(frames.at(-1)?.wait).toBeGreaterThan(frames[0]?.wait ?? 0);
});
