import type { Frame, Picture, PictureNote, Shape } from '../../kernel/picture.ts';
import { cornersOf } from './hatch.ts';
import { sideColour } from './side.ts';
import { fitted, lines, textWidth } from './text-width.ts';

/** A picture's size in pixels. Without a height it follows from the picture. */
export interface PictureSize {
  readonly width: number;
  readonly height?: number | undefined;
  readonly text?: 'below'; // default: beside the picture if a given height leaves room there
}

const MARGIN = 0.024; // of the longer side
const PANEL = 0.3; // least width of the text beside a picture, as a share of the whole

/**
 * The picture with its title, its notes and a caption, which says how the match ended. They are below it, or beside it if
 * the given size leaves room there.
 */
export function captioned(picture: Picture, caption: readonly string[], size: PictureSize): Picture {
  const { width, height, text } = size;
  if (height === undefined) return abovePanel(picture, caption, width, naturalHeight(picture, width));
  const beside = text !== 'below' && picture.width / picture.height < (width / height) * (1 - PANEL / 2);
  return beside ? besidePanel(picture, caption, width, height) : abovePanel(picture, caption, width, height);
}

function besidePanel(picture: Picture, caption: readonly string[], width: number, height: number): Picture {
  const margin = Math.max(width, height) * MARGIN;
  const room = { width: width * (1 - PANEL) - 2 * margin, height: height - 2 * margin };
  const part = partOf(picture, room.width / room.height);
  const scale = Math.min(room.width / part.w, room.height / part.h);
  const [w, h] = [part.w * scale, part.h * scale];
  const panel = width - w - 3.5 * margin;
  return {
    width,
    height,
    title: picture.title,
    notes: picture.notes,
    shapes: [
      { kind: 'rect', x: 0, y: 0, w: width, h: height, fill: 'ground' },
      ...board(picture, part, width - margin - w, (height - h) / 2, scale),
      ...panelText(picture, caption, { x: 1.5 * margin, y: 1.5 * margin, w: panel, h: height - 3 * margin }),
    ],
  };
}

const ENOUGH = 0.75; // of the room: a picture that fills it less is cut to the part where the action is

/** The whole picture, or a part around its focus with the shape of the room. */
function partOf({ width, height, focus }: Picture, aspect: number): Frame {
  const whole: Frame = { x: 0, y: 0, w: width, h: height };
  const own = width / height;
  if (!focus || Math.min(own, aspect) / Math.max(own, aspect) > ENOUGH) return whole;
  const least = Math.max(focus.w, focus.h * aspect, Math.min(width, height * aspect) * ENOUGH);
  const w = Math.min(width, least);
  const h = Math.min(height, w / aspect);
  const within = (middle: number, size: number, most: number): number =>
    Math.min(most - size, Math.max(0, middle - size / 2));
  return { x: within(focus.x + focus.w / 2, w, width), y: within(focus.y + focus.h / 2, h, height), w, h };
}

/** A wide picture at the top, as large as the caption below it permits. */
function abovePanel(picture: Picture, caption: readonly string[], width: number, height: number): Picture {
  const margin = width * MARGIN;
  const strip = stripHeight(width);
  const room = { width: width - 2 * margin, height: height - strip - 1.5 * margin };
  const scale = Math.min(room.width / picture.width, room.height / picture.height);
  const [w, h] = [picture.width * scale, picture.height * scale];
  return {
    width,
    height,
    title: picture.title,
    notes: picture.notes,
    shapes: [
      { kind: 'rect', x: 0, y: 0, w: width, h: height, fill: 'ground' },
      ...board(picture, wholeOf(picture), (width - w) / 2, margin + (room.height - h) / 2, scale),
      ...stripText(picture, caption, margin, height - strip - margin / 4, width - 2 * margin, strip),
    ],
  };
}

/** The height of a picture that fills this width, with the text below it. */
export function naturalHeight(picture: Picture, width: number): number {
  const margin = width * MARGIN;
  return Math.round((picture.height * (width - 2 * margin)) / picture.width + stripHeight(width) + 1.5 * margin);
}

/** Only the board, or the part of it where the action is. */
export function thumbnail(picture: Picture, width: number, height: number): Picture {
  const part = partOf(picture, width / height);
  const scale = Math.min(width / part.w, height / part.h);
  const [x, y] = [(width - part.w * scale) / 2, (height - part.h * scale) / 2];
  return { ...picture, width, height, shapes: board(picture, part, x, y, scale) };
}

const wholeOf = ({ width, height }: Picture): Frame => ({ x: 0, y: 0, w: width, h: height });

function board({ shapes }: Picture, clip: Frame, x: number, y: number, scale: number): Shape[] {
  return [
    { kind: 'group', x: x - clip.x * scale, y: y - clip.y * scale, scale, clip, shapes },
    { kind: 'rect', x, y, w: clip.w * scale, h: clip.h * scale, stroke: 'edge', width: 1.5 },
  ];
}

const SMALLEST = 0.65; // notes are drawn smaller, down to this, before they are shortened

/** The project's mark with its name, then title and caption; notes at the bottom. */
function panelText({ title, notes }: Picture, caption: readonly string[], { x, y, w, h }: Frame): Shape[] {
  const size = Math.min(h / 13, w / 6.5);
  const [big, small] = [{ size, bold: true }, { size: size * 0.62 }];
  const shapes: Shape[] = brand(x, y, size * 0.6);
  let top = y + size * 0.9;
  for (const text of lines(title, w, big)) {
    top += size * 1.08;
    shapes.push({ kind: 'text', x, y: top, text, ...big, fill: 'ink' });
  }
  top += size * 0.25;
  for (const line of caption)
    for (const text of lines(line, w, small, 5)) {
      top += small.size * 1.35;
      shapes.push({ kind: 'text', x, y: top, text, ...small, fill: 'quiet' });
    }
  const widest = Math.max(1, ...notes.map((note) => noteWidth(note, small.size)));
  const noteSize = small.size * Math.min(1, Math.max(SMALLEST, w / widest));
  const gap = noteSize * 1.6;
  const room = Math.max(0, Math.floor((y + h - top - gap * 0.3) / gap));
  const shown = notes.slice(0, room);
  for (const [i, note] of shown.entries())
    shapes.push(...noteAt(note, x, y + h - (shown.length - 1 - i) * gap, w, noteSize));
  return shapes;
}

/** The mark of web/icon.svg and the name. */
const brand = (x: number, y: number, size: number): Shape[] => [
  {
    kind: 'group',
    x,
    y,
    scale: (size * 1.2) / 22,
    shapes: [
      { kind: 'rect', x: 1, y: 1, w: 20, h: 20, corner: 3, fill: 'raised', stroke: 'ink', width: 1.6 },
      { kind: 'path', d: 'M6 12.5l5-5 5 5', stroke: 'brass', width: 2.2 },
      { kind: 'path', d: 'M6 16.5h10', stroke: 'ink', width: 1.6 },
    ],
  },
  { kind: 'text', x: x + size * 1.7, y: y + size * 0.95, text: 'Umpire', size, bold: true, fill: 'quiet' },
];

const stripHeight = (width: number): number => Math.round(Math.max(44, width * 0.062));

/** Title and caption on the first line, notes on the second. */
function stripText(
  { title, notes }: Picture,
  caption: readonly string[],
  x: number,
  y: number,
  w: number,
  h: number,
): Shape[] {
  const size = h * 0.34;
  const big = { size, bold: true };
  const after = x + Math.min(w, textWidth(title, big)) + size * 0.7;
  const text = fitted(caption.join(' · '), x + w - after, { size: size * 0.9 });
  const shapes: Shape[] = [
    { kind: 'text', x, y: y + h * 0.42, text: fitted(title, w, big), ...big, fill: 'ink' },
    { kind: 'text', x: after, y: y + h * 0.42, text, size: size * 0.9, fill: 'quiet' },
  ];
  const normal = size * 0.88;
  const all = notes.reduce((sum, note) => sum + noteWidth(note, normal) + normal * 1.6, -normal * 1.6);
  const small = normal * Math.min(1, Math.max(SMALLEST, w / Math.max(1, all)));
  let left = x;
  for (const note of notes) {
    const needed = noteWidth(note, small);
    if (left + needed > x + w) break;
    shapes.push(...noteAt(note, left, y + h * 0.88, needed, small));
    left += needed + small * 1.6;
  }
  return shapes;
}

const noteWidth = ({ text, side }: PictureNote, size: number): number =>
  textWidth(text, { size }) + (side === undefined ? 0 : size * 1.3) + 1;

/** A note with a mark in its side's colour. */
function noteAt({ text, side }: PictureNote, x: number, y: number, w: number, size: number): Shape[] {
  const indent = side === undefined ? 0 : size * 1.3;
  const words = fitted(text, w - indent, { size });
  return [
    ...(side === undefined ? [] : sideMark(side, x, y - size * 0.76, size * 0.84)),
    { kind: 'text', x: x + indent, y, text: words, size, fill: 'ink' },
  ];
}

/** A square in a side's colour; hatched for every second side. */
export function sideMark(side: number, x: number, y: number, size: number): Shape[] {
  const square: Shape = { kind: 'rect', x, y, w: size, h: size, corner: size * 0.15, fill: sideColour(side) };
  if (side % 2 === 0) return [square];
  const points = cornersOf(x, y, size, size);
  return [square, { kind: 'hatch', points, gap: size * 0.26, stroke: 'raised', width: size * 0.09 }];
}
