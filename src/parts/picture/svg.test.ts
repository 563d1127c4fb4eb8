import { expect, test } from 'vitest';
import type { Picture, Shape } from '../../kernel/picture.ts';
import { PALETTES } from './palette.ts';
import { svgOf } from './svg.ts';

const drawn = (...shapes: readonly Shape[]): string => {
  const picture: Picture = { width: 100, height: 50, title: 'Test', notes: [{ text: 'A test' }], shapes };
  return svgOf(picture, 'paper').replace(/^.*<\/title>|<\/svg>\n$/g, '');
};

test.each<[string, Shape, string]>([
  [
    'a rectangle',
    { kind: 'rect', x: 1, y: 2, w: 3, h: 4, corner: 1, fill: 'ink' },
    '<rect x="1" y="2" width="3" height="4" rx="1" fill="#1e2430"/>',
  ],
  [
    'an outline with dashes and round ends',
    { kind: 'circle', x: 5, y: 5, r: 3, stroke: 'bad', width: 2, dash: [1, 2], round: true, opacity: 0.5 },
    '<ellipse cx="5" cy="5" rx="3" ry="3" fill="none" stroke="#a3362b" stroke-width="2" stroke-dasharray="1 2" stroke-linecap="round" opacity="0.5"/>',
  ],
  [
    'an oval',
    { kind: 'circle', x: 5, y: 5, r: 3, ry: 2, fill: 'ink' },
    '<ellipse cx="5" cy="5" rx="3" ry="2" fill="#1e2430"/>',
  ],
  [
    'a line',
    { kind: 'line', from: [0, 0], to: [1.234, 2], stroke: 'ink' },
    '<path d="M0 0L1.23 2" fill="none" stroke="#1e2430"/>',
  ],
  [
    'a polygon',
    {
      kind: 'polygon',
      points: [
        [0, 0],
        [4, 0],
        [4, 4],
      ],
      fill: 'ink',
    },
    '<path d="M0 0L4 0L4 4Z" fill="#1e2430"/>',
  ],
  [
    'a text',
    { kind: 'text', x: 1, y: 2, text: 'A', size: 12, fill: 'ink' },
    '<text x="1" y="2" font-size="12" fill="#1e2430">A</text>',
  ],
  [
    'a group, moved, turned and scaled',
    { kind: 'group', x: 1, y: 2, turn: 90, scale: 2, shapes: [{ kind: 'path', d: 'M0 0h1', stroke: 'ink' }] },
    '<g transform="translate(1 2) rotate(90) scale(2 2)"><path d="M0 0h1" fill="none" stroke="#1e2430"/></g>',
  ],
  [
    'a part of a group',
    { kind: 'group', x: 0, y: 0, clip: { x: 1, y: 2, w: 3, h: 4 }, shapes: [] },
    '<g transform="translate(0 0)"><svg x="1" y="2" width="3" height="4" viewBox="1 2 3 4"></svg></g>',
  ],
])('%s', (_, shape, expected) => {
  expect(drawn(shape)).toBe(expected);
});

test('an outlined text is written twice, the outline first', () => {
  const text = drawn({ kind: 'text', x: 0, y: 0, text: 'A', size: 10, fill: 'ink', halo: 'raised' });
  expect(text.match(/>A</g)).toHaveLength(2);
  expect(text.indexOf('stroke="#fffdf8"')).toBeLessThan(text.indexOf('fill="#1e2430"'));
});

test('texts and paths cannot become markup', () => {
  const nasty = '"/><script>alert(1)</script>&\u0000\u0007';
  const svg = svgOf(
    {
      width: 10,
      height: 10,
      title: nasty,
      notes: [{ text: nasty }],
      shapes: [
        { kind: 'text', x: 0, y: 0, text: nasty, size: 10, fill: 'ink' },
        { kind: 'path', d: nasty, fill: 'ink' },
      ],
    },
    'paper',
  );
  for (const bad of ['<script', '\u0000', '\u0007']) expect(svg).not.toContain(bad);
  expect(svg).toContain('&quot;/&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;');
});

test('the size can be changed, and the theme changes the colours', () => {
  const picture: Picture = {
    width: 100,
    height: 50,
    title: 'Test',
    notes: [{ text: 'One' }, { text: 'Two' }],
    shapes: [{ kind: 'rect', x: 0, y: 0, w: 1, h: 1, fill: 'ink' }],
  };
  const svg = svgOf(picture, 'plot-room', { width: 300 });
  expect(svg).toContain('viewBox="0 0 100 50" width="300" height="150"');
  expect(svg).toContain(`fill="${PALETTES['plot-room'].ink}"`);
  expect(svg).toContain('<title>One. Two</title>');
});
