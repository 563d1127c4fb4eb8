import type { Language } from '../../kernel/game.ts';
import type { Frame, Picture, PictureNote } from '../../kernel/picture.ts';
import { withoutArticle } from '../../parts/text/article.ts';
import { percent } from '../../parts/text/fill.ts';
import { titleOf } from './design.ts';
import { counterShapes } from './picture/counters.ts';
import { coverShapes } from './picture/cover.ts';
import { type Sheet, sheetOf } from './picture/hexes.ts';
import { reliefShapes } from './picture/relief.ts';
import { alive, shareLeft } from './rules/status.ts';
import { name } from './text.ts';
import { modelOf, unitOf, type View } from './view.ts';

export const titles: Readonly<Record<Language, string>> = { en: 'BattleTech', es: 'BattleTech' };

/** The map in its current state with all units. */
export function picture(view: View, language: Language): Picture {
  const sheet = sheetOf(view);
  return {
    width: sheet.width,
    height: sheet.height,
    focus: focusOf(view, sheet),
    title: titles[language],
    notes: notesOf(view, language),
    shapes: [...reliefShapes(sheet), ...coverShapes(sheet), ...counterShapes(view, sheet)],
  };
}

const AROUND = 160; // units around the outermost counters

/** The part of the map with all units. */
function focusOf(view: View, { spots, width, height }: Sheet): Frame {
  const places = view.units.flatMap(({ at }) => spots[at] ?? []);
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const [left, top] = [Math.max(0, Math.min(...xs) - AROUND), Math.max(0, Math.min(...ys) - AROUND)];
  const [right, bottom] = [Math.min(width, Math.max(...xs) + AROUND), Math.min(height, Math.max(...ys) + AROUND)];
  return { x: left, y: top, w: right - left, h: bottom - top };
}

function notesOf(view: View, language: Language): readonly PictureNote[] {
  const turn = { en: `Turn ${view.turn}`, es: `Turno ${view.turn}` }[language];
  const start = { en: 'Before the first turn', es: 'Antes del primer turno' }[language];
  return [
    { text: view.turn > 0 ? turn : start },
    ...view.rules.sides.map((side) => ({
      text: `${sideTitle(side, language)}: ${forceText(view, side, language)}`,
      side: Number(side),
    })),
  ];
}

/** `Blue`: without the article that the name has in sentences. */
function sideTitle(side: string, language: Language): string {
  const text = withoutArticle(name(side, language));
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** One unit by its name and what is left of it; several by how many are left. */
function forceText(view: View, side: string, language: Language): string {
  const ids = view.units.map((_, id) => id).filter((id) => modelOf(view, id).side === side);
  const left = ids.filter((id) => alive(unitOf(view, id)));
  const [only] = ids;
  if (only !== undefined && ids.length === 1) {
    const lost = { en: 'destroyed', es: 'destruido' }[language];
    const title = titleOf(modelOf(view, only).design);
    return `${title}, ${left.length === 1 ? percent(shareLeft(view, only), language) : lost}`;
  }
  return { en: `${left.length} of ${ids.length} units`, es: `${left.length} de ${ids.length} unidades` }[language];
}
