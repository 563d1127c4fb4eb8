import type { Colour, Frame, Paint, Picture, PictureText, Point, Shape } from '../../kernel/picture.ts';
import { hatchLines } from './hatch.ts';
import { PALETTES, type Palette, type Theme } from './palette.ts';

/** The picture as a complete SVG document. Texts and paths are escaped, so they cannot become markup. */
export function svgOf(picture: Picture, theme: Theme, size: { readonly width?: number } = {}): string {
  const { width, height, shapes, notes } = picture;
  const scale = (size.width ?? width) / width;
  const palette = PALETTES[theme];
  const open = [
    '<svg xmlns="http://www.w3.org/2000/svg" role="img"',
    attributes({ viewBox: `0 0 ${short(width)} ${short(height)}`, width: width * scale, height: height * scale }),
    ` stroke-linejoin="round" font-family="${FAMILIES.sans[0]}">`,
  ].join('');
  const title = `<title>${escaped(notes.map(({ text }) => text).join('. '))}</title>`;
  return `${open}${title}${shapes.map((shape) => shapeText(shape, palette)).join('')}</svg>\n`;
}

function shapeText(shape: Shape, palette: Palette): string {
  switch (shape.kind) {
    case 'rect': {
      const { x, y, w, h, corner } = shape;
      return element('rect', { x, y, width: w, height: h, rx: corner, ...painted(shape, palette) });
    }
    case 'circle': {
      const { x, y, r, ry = r } = shape;
      return element('ellipse', { cx: x, cy: y, rx: r, ry, ...painted(shape, palette) });
    }
    case 'line':
      return element('path', { d: lineText([shape.from, shape.to]), ...painted(shape, palette) });
    case 'polygon':
      return element('path', { d: `${lineText(shape.points)}Z`, ...painted(shape, palette) });
    case 'path':
      return element('path', { d: shape.d, ...painted(shape, palette) });
    case 'hatch':
      return element('path', {
        d: hatchLines(shape.points, shape.gap).map(lineText).join(''),
        ...painted(shape, palette),
      });
    case 'text':
      return textOf(shape, palette);
    case 'group': {
      const { x, y, turn, scale, opacity, clip, shapes } = shape;
      const [sx, sy] = typeof scale === 'object' ? scale : [scale ?? 1, scale ?? 1];
      const turned = turn ? ` rotate(${short(turn)})` : '';
      const scaled = sx !== 1 || sy !== 1 ? ` scale(${fine(sx)} ${fine(sy)})` : '';
      const transform = `translate(${short(x)} ${short(y)})${turned}${scaled}`;
      const inside = shapes.map((inner) => shapeText(inner, palette)).join('');
      return element('g', { transform, opacity }, clip ? clipped(clip, inside) : inside);
    }
  }
}

/** A nested picture hides what is outside, and needs no name as a clip path would. */
const clipped = ({ x, y, w, h }: Frame, inside: string): string =>
  element('svg', { x, y, width: w, height: h, viewBox: [x, y, w, h].map(short).join(' ') }, inside);

/** Outlined text is written twice: the outline first, since not every program can paint it below the letters. */
function textOf(shape: PictureText, palette: Palette): string {
  const { x, y, text, size, fill, anchor, bold, mono, halo, opacity } = shape;
  const common = {
    x,
    y,
    'font-size': size,
    'font-weight': bold ? 600 : undefined,
    'font-family': mono || bold ? FAMILIES[mono ? 'mono' : 'sans'][bold ? 1 : 0] : undefined,
    'text-anchor': anchor === 'start' ? undefined : anchor,
    opacity,
  };
  const below = halo
    ? element('text', { ...common, fill: 'none', stroke: palette[halo], 'stroke-width': size * 0.28 }, escaped(text))
    : '';
  return below + element('text', { ...common, fill: palette[fill] }, escaped(text));
}

/** A program without the web's rules for weights finds the bold fonts only by their own names. */
const FAMILIES = {
  sans: ['IBM Plex Sans, system-ui, sans-serif', 'IBM Plex Sans SemiBold, IBM Plex Sans, system-ui, sans-serif'],
  mono: ['IBM Plex Mono, ui-monospace, monospace', 'IBM Plex Mono SemiBold, IBM Plex Mono, ui-monospace, monospace'],
} as const;

function painted({ fill, stroke, width, dash, round, opacity }: Paint, palette: Palette): Attributes {
  return {
    fill: colourIn(palette, fill),
    stroke: stroke && colourIn(palette, stroke),
    'stroke-width': stroke && width,
    'stroke-dasharray': dash?.map(short).join(' '),
    'stroke-linecap': round ? 'round' : undefined,
    opacity,
  };
}

const colourIn = (palette: Palette, name: Colour | undefined): string => (name === undefined ? 'none' : palette[name]);

type Attributes = Readonly<Record<string, string | number | undefined>>;

const element = (name: string, given: Attributes, inside?: string): string =>
  inside === undefined ? `<${name}${attributes(given)}/>` : `<${name}${attributes(given)}>${inside}</${name}>`;

const attributes = (given: Attributes): string =>
  Object.entries(given)
    .map(([name, value]) =>
      value === undefined ? '' : ` ${name}="${typeof value === 'number' ? short(value) : escaped(value)}"`,
    )
    .join('');

const lineText = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}`;

const short = (value: number): number => Math.round(value * 100) / 100;
const fine = (value: number): number => Math.round(value * 1e5) / 1e5;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it is written in XML. Characters that XML does not allow are left out. */
const escaped = (text: string): string =>
  text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"']/g, (character) => ENTITIES[character] as string);
