import type { Language } from '../../../kernel/game.ts';
import type { Shape } from '../../../kernel/picture.ts';
import { cornersOf } from '../../../parts/picture/hatch.ts';
import { sideColour, sideWash } from '../../../parts/picture/side.ts';
import { fitted } from '../../../parts/picture/text-width.ts';
import { type Card, isCombatant, type Location } from '../data/card.ts';
import { cardName } from '../data/card-names.ts';
import { cardOf } from '../rules/cards.ts';
import { powerAt } from '../rules/power.ts';
import { controls } from '../rules/presence.ts';
import { type CardId, type InPlay, SIDES, type Side, type View } from '../view.ts';
import { ICONS, STATS } from './glyphs.ts';
import { flat, stacksAt } from './layout.ts';

export const WIDE = 212; // least width of a location
export const PLATE = 78;
export const STRIP = 28; // height of a card, with the gap below it
const MOST = 6; // cards of a side drawn at a location

export const indexOf = (side: Side): number => SIDES.indexOf(side);

/** A location on the picture. */
export interface Column {
  readonly view: View;
  readonly language: Language;
  readonly at: CardId;
  readonly x: number;
  readonly w: number;
}

/** How many strips a side needs at a location. */
export const stripsAt = (view: View, at: CardId, side: Side): number =>
  Math.min(MOST, flat(stacksAt(view, at, side)).length);

/** A side's cards at a location, one strip each; the last strip counts those for which there is no room. */
export function strips(column: Column, side: Side, y: number): Shape[] {
  const { view, at } = column;
  const all = flat(stacksAt(view, at, side));
  const shown = all.length > MOST ? all.slice(0, MOST - 1) : all;
  const rest = all.length - shown.length;
  return [
    ...shown.flatMap((one, i) => strip(column, one, y + i * STRIP)),
    ...(rest === 0 ? [] : [moreText(column, rest, y + shown.length * STRIP + 17)]),
  ];
}

const moreText = ({ x, w, language }: Column, rest: number, y: number): Shape => {
  const text = { en: `and ${rest} more`, es: `y ${rest} más` }[language];
  return { kind: 'text', x: x + w / 2, y, text, size: 13, anchor: 'middle', fill: 'quiet' };
};

function strip({ view, language, x, w }: Column, { card: id, host }: InPlay, y: number): Shape[] {
  const indent = host === null ? 0 : 14;
  const hit = view.battle?.hit.includes(id) ?? false;
  return cardBox(cardOf(view, id), x + indent, y, w - indent, language, hit);
}

/** A card as a box: its side, its name, and its power and ability if it fights. */
export function cardBox(card: Card, x: number, y: number, w: number, language: Language, hit = false): Shape[] {
  const side = indexOf(card.side);
  const h = STRIP - 4;
  const figures = isCombatant(card) ? 62 : 0;
  const font = { size: 14 };
  const name = fitted(cardName(card, language), w - 18 - figures, font);
  const bar: Shape = { kind: 'rect', x, y, w: 6, h, fill: sideColour(side) };
  return [
    {
      kind: 'rect',
      x,
      y,
      w,
      h,
      corner: 3,
      fill: sideWash(side),
      stroke: hit ? 'bad' : sideColour(side),
      width: hit ? 2.5 : 1,
    },
    bar,
    ...(side % 2 === 1
      ? [{ kind: 'hatch', points: cornersOf(x, y, 6, h), gap: 4, stroke: 'raised', width: 1.2 } as const]
      : []),
    { kind: 'text', x: x + 12, y: y + 17, text: name, ...font, fill: 'ink' },
    ...(isCombatant(card)
      ? [...figure('power', card.power, x + w - 62, y + 6), ...figure('ability', card.ability, x + w - 32, y + 6)]
      : []),
  ];
}

/** A number behind its symbol. */
function figure(name: 'power' | 'ability', value: number, x: number, y: number): Shape[] {
  return [
    { kind: 'group', x, y, scale: 0.95, shapes: [{ kind: 'path', d: STATS[name], fill: 'quiet' }] },
    { kind: 'text', x: x + 14, y: y + 11, text: String(value), size: 13, mono: true, bold: true, fill: 'ink' },
  ];
}

/** The location itself: its name, and for each side its icons and its power there. */
export function plate(column: Column, far: Side, near: Side, y: number): Shape[] {
  const { view, language, at, x, w } = column;
  const card = cardOf(view, at) as Location;
  const holder = SIDES.find((side) => controls(view, at, side));
  const fought = view.battle?.at === at;
  const stroke = fought ? 'brass' : holder ? sideColour(indexOf(holder)) : 'edge';
  const font = { size: 17, bold: true };
  const text = fitted(cardName(card, language), w - 20, font);
  return [
    { kind: 'rect', x, y, w, h: PLATE, corner: 5, fill: fought ? 'brass-wash' : 'sunken' },
    { kind: 'path', d: horizon(card, x, y, w), fill: 'line' },
    { kind: 'rect', x, y, w, h: PLATE, corner: 5, stroke, width: fought || holder ? 3.5 : 1.5 },
    { kind: 'text', x: x + w / 2, y: y + 45, text, ...font, anchor: 'middle', fill: 'ink', halo: 'halo' },
    ...strength(column, card, far, y + 6),
    ...strength(column, card, near, y + PLATE - 22),
  ];
}

/** Hills for a site, a planet for a system. */
function horizon({ kind }: Location, x: number, y: number, w: number): string {
  if (kind === 'system') return `M${x + w / 2 - 26} ${y + 39}a26 26 0 1 0 52 0a26 26 0 1 0-52 0`;
  return `M${x + 4} ${y + PLATE - 3}l${w * 0.25}-34 ${w * 0.18} 16 ${w * 0.2}-30 ${w * 0.33} 48z`;
}

function strength({ view, at, x, w }: Column, { icons }: Location, side: Side, y: number): Shape[] {
  const power = powerAt(view, at, side);
  const fill = sideColour(indexOf(side));
  return [
    { kind: 'group', x: x + 8, y: y + 1, shapes: [{ kind: 'path', d: ICONS[side], fill }] },
    { kind: 'text', x: x + 26, y: y + 13, text: String(icons[side]), size: 14, mono: true, bold: true, fill },
    ...(power.lines.length === 0 ? [] : figure('power', power.total, x + w - 44, y + 2)),
  ];
}
