import { describe, expect, test } from 'vitest';
import { faultIn } from '../../kernel/laws/pictures.ts';
import type { Picture } from '../../kernel/picture.ts';
import { captioned, naturalHeight } from './captioned.ts';
import { everyShape, textsIn } from './testing.ts';

const board = (width: number, height: number): Picture => ({
  width,
  height,
  title: 'A game with a rather long name',
  notes: [{ text: 'Turn 3 of 20' }, { text: 'Blue: one thing and another', side: 0 }, { text: 'Red: sunk', side: 1 }],
  shapes: [{ kind: 'rect', x: 0, y: 0, w: width, h: height, fill: 'sea' }],
});
const RESULT = ['Blue wins: the enemy boat was sunk after a long and eventful chase'];

describe.each([
  ['wide', 1000, 300],
  ['square', 600, 600],
  ['tall', 300, 900],
])('a %s board', (_, width, height) => {
  test.each([
    [1200, 630],
    [1200, undefined],
    [320, 320],
    [640, 900],
  ])('on %s by %s pixels is whole, with its title and notes', (w, h) => {
    const made = captioned(board(width, height), RESULT, { width: w, height: h });
    expect(faultIn(made)).toBeUndefined();
    expect([made.width, made.height]).toEqual([w, h ?? naturalHeight(board(width, height), w)]);
    const texts = textsIn(made);
    expect(texts.some((text) => text.startsWith('A game'))).toBe(true);
    expect(texts.some((text) => text.startsWith('Turn 3'))).toBe(true);
  });
});

test('a tall board beside its text is cut to the part with the action, if it names one', () => {
  const focus = { x: 0, y: 700, w: 200, h: 100 };
  const clipOf = (picture: Picture) => {
    const [, group] = everyShape(captioned(picture, [], { width: 1200, height: 630 }));
    return group?.kind === 'group' ? group.clip : undefined;
  };
  expect(clipOf(board(300, 900))).toEqual({ x: 0, y: 0, w: 300, h: 900 });
  const part = clipOf({ ...board(300, 900), focus }) ?? expect.fail('no part');
  expect(part.h).toBeLessThan(300);
  expect([part.y <= 700, part.y + part.h >= 800, part.y + part.h <= 900]).toEqual([true, true, true]);
});
