import { describe, expect, test } from 'vitest';
import { Gif } from './gif.ts';
import { coloursOf } from './quantize.ts';
import { decoded } from './testing.ts';

type Rgb = readonly [number, number, number];
const WHITE: Rgb = [255, 255, 255];
const RED: Rgb = [200, 16, 32];
const BLUE: Rgb = [16, 32, 200];

const [WIDTH, HEIGHT] = [40, 30];

/** A white picture with a coloured square. */
function frame(left: number, top: number, size: number, colour: Rgb): Uint8Array {
  const pixels = new Uint8Array(WIDTH * HEIGHT * 4);
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    const inside = x >= left && x < left + size && y >= top && y < top + size;
    pixels.set([...(inside ? colour : WHITE), 255], i * 4);
  }
  return pixels;
}

const FRAMES = [frame(0, 0, 8, RED), frame(2, 3, 8, RED), frame(2, 3, 8, RED), frame(20, 10, 15, BLUE)];

function animation(): Uint8Array {
  const gif = new Gif(WIDTH, HEIGHT, FRAMES);
  for (const pixels of FRAMES) gif.add(pixels, 200);
  return gif.end();
}

describe('an animation', () => {
  test('shows every frame as it was', () => {
    const { width, height, frames } = decoded(animation());
    expect([width, height]).toEqual([WIDTH, HEIGHT]);
    const kept = [FRAMES[0], FRAMES[1], FRAMES[3]] as Uint8Array[];
    expect(frames.map(({ pixels }) => pixels)).toEqual(kept);
  });

  test('a frame like the one before only prolongs it', () => {
    expect(decoded(animation()).frames.map(({ wait }) => wait)).toEqual([200, 400, 200]);
  });

  test('stores only what changes', () => {
    const [, second] = decoded(animation()).frames;
    expect(second?.box).toEqual([0, 0, 10, 11]);
  });

  test('noise survives the compression', () => {
    let n = 7;
    const pixels = new Uint8Array(WIDTH * HEIGHT * 4).map((_, i) => {
      n = (n * 1103515245 + 12345) & 0x7fffffff;
      return i % 4 === 3 ? 255 : ((n >> 16) & 3) * 80; // 64 colours
    });
    const gif = new Gif(WIDTH, HEIGHT, [pixels]);
    gif.add(pixels, 100);
    expect(decoded(gif.end()).frames[0]?.pixels).toEqual(pixels);
  });
});

test('colours that are used are found exactly, as long as there are few', () => {
  const found = coloursOf(FRAMES, 255);
  const list = Array.from({ length: found.length / 3 }, (_, i) => [...found.slice(i * 3, i * 3 + 3)]);
  expect(list.sort()).toEqual([BLUE, RED, WHITE].map((colour) => [...colour]).sort());
});

test('never more colours than asked for', () => {
  const pixels = new Uint8Array(64 * 64 * 4).map((_, i) => (i * 7919) & 255);
  expect(coloursOf([pixels], 16).length).toBeLessThanOrEqual(48);
});
