import type { Language } from '../../kernel/game.ts';
import type { Picture, PictureNote, Shape } from '../../kernel/picture.ts';
import { groupsOf } from './picture/layout.ts';
import { PLATE, plate, STRIP, strips, stripsAt, WIDE } from './picture/place.ts';
import { BAR, hand, handRows, playerBar, sideTitle } from './picture/player.ts';
import { type CardId, lifeForce, otherSide, SIDES, type Side, seatSide, type View } from './view.ts';

const GAP = 16; // between locations
const MARGIN = 16;
const WIDEST = 300; // of a location
const LEAST = 4; // columns, so that the players' bars have room
const BETWEEN = 18; // between rows

export const titles: Readonly<Record<Language, string>> = { en: 'Lines of Force', es: 'Líneas de Fuerza' };

/** The table: the locations in rows, each with the cards of both sides; above and below, the players. */
export function picture(view: View, language: Language): Picture {
  const near = nearSide(view);
  const far = otherSide(near);
  const rows = rowsOf(groupsOf(view).flatMap(({ locations }) => locations));
  const columns = Math.max(LEAST, ...rows.map((row) => row.length));
  const width = columns * WIDE + (columns - 1) * GAP + 2 * MARGIN;
  const shapes: Shape[] = [];
  let y = 8;
  shapes.push(...playerBar(view, far, y, width, language));
  y += BAR + 6;
  shapes.push(...hand(view, far, y, width, language));
  y += handRows(view, far, width) * STRIP + BETWEEN;
  for (const row of rows) {
    const drawn = rowOf(view, row, y, width, language);
    shapes.push(...drawn.shapes);
    y += drawn.height + BETWEEN;
  }
  shapes.push(...playerBar(view, near, y, width, language));
  y += BAR + 6;
  shapes.push(...hand(view, near, y, width, language));
  const height = y + handRows(view, near, width) * STRIP + 4;
  const cloth: Shape = { kind: 'rect', x: 0, y: 0, w: width, h: height, fill: 'ground' };
  return { width, height, title: titles[language], notes: notesOf(view, language), shapes: [cloth, ...shapes] };
}

/** Spectators see the table from dark's side. */
const nearSide = ({ watcher }: View): Side => seatSide(watcher) ?? 'dark';

/** At most five locations in a row, in rows of nearly equal length. */
function rowsOf(locations: readonly CardId[]): readonly (readonly CardId[])[] {
  const count = Math.max(1, Math.ceil(locations.length / 5));
  const each = Math.ceil(locations.length / count);
  return Array.from({ length: count }, (_, i) => locations.slice(i * each, (i + 1) * each));
}

interface Row {
  readonly shapes: readonly Shape[];
  readonly height: number;
}

/** A row of locations across the whole table. */
function rowOf(view: View, row: readonly CardId[], y: number, width: number, language: Language): Row {
  const near = nearSide(view);
  const far = otherSide(near);
  const above = Math.max(1, ...row.map((at) => stripsAt(view, at, far))) * STRIP;
  const below = Math.max(1, ...row.map((at) => stripsAt(view, at, near))) * STRIP;
  const w = Math.min(WIDEST, (width - 2 * MARGIN - (row.length - 1) * GAP) / row.length);
  const start = (width - row.length * w - (row.length - 1) * GAP) / 2;
  const shapes = row.flatMap((at, i) => {
    const column = { view, language, at, x: start + i * (w + GAP), w };
    const top = y + above - stripsAt(view, at, far) * STRIP;
    return [
      ...strips(column, far, top),
      ...plate(column, far, near, y + above),
      ...strips(column, near, y + above + PLATE + 4),
    ];
  });
  return { shapes, height: above + PLATE + 4 + below };
}

function notesOf(view: View, language: Language): readonly PictureNote[] {
  const { turn, rules, players } = view;
  const { turnLimit } = rules.setup;
  const when = { en: `Turn ${turn} of ${turnLimit}`, es: `Turno ${turn} de ${turnLimit}` }[language];
  const start = { en: 'Before the first turn', es: 'Antes del primer turno' }[language];
  const life = { en: 'Life Force', es: 'Fuerza Vital' }[language];
  return [
    { text: turn > 0 ? when : start },
    ...SIDES.map((side, i) => ({
      text: `${sideTitle(side, language)}: ${life} ${lifeForce(players[side])}`,
      side: i,
    })),
  ];
}
