import type { Language } from '../../../kernel/game.ts';
import type { Colour, Shape } from '../../../kernel/picture.ts';
import { sideMark } from '../../../parts/picture/captioned.ts';
import { sideColour } from '../../../parts/picture/side.ts';
import { textWidth } from '../../../parts/picture/text-width.ts';
import { withoutArticle } from '../../../parts/text/article.ts';
import { DECK_SIZE } from '../deck.ts';
import { cardOf } from '../rules/cards.ts';
import { name } from '../text.ts';
import { lifeForce, type Side, type View } from '../view.ts';
import { cardBox, indexOf, STRIP } from './place.ts';

export const BAR = 44; // height of a player's bar
const CARD = 182; // width of a card in hand

const PILES = ['reserve', 'force', 'used'] as const;
const PILE_COLOUR: Readonly<Record<(typeof PILES)[number], (side: Side) => Colour>> = {
  reserve: (side) => sideColour(indexOf(side)),
  force: () => 'brass',
  used: () => 'quiet',
};
const NAMES: Readonly<Record<Language, Readonly<Record<'reserve' | 'force' | 'used' | 'lost' | 'hand', string>>>> = {
  en: { reserve: 'Reserve', force: 'Force', used: 'Used', lost: 'Lost', hand: 'Hand' },
  es: { reserve: 'Reserva', force: 'Fuerza', used: 'Usadas', lost: 'Perdidas', hand: 'Mano' },
};

/** A side's name as a heading, without the article. */
export function sideTitle(side: Side, language: Language): string {
  const text = withoutArticle(name(side, language));
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A player's Life Force as a gauge, and the size of every pile. */
export function playerBar(view: View, side: Side, y: number, width: number, language: Language): Shape[] {
  const player = view.players[side];
  const acts = view.active === side && view.phase !== 'ended';
  const gauge = Math.min(300, width * 0.26);
  const heading = { size: 19, bold: true };
  const text = sideTitle(side, language);
  const counts = [
    ...PILES.map((pile) => `${NAMES[language][pile]} ${player[pile]}`),
    `${NAMES[language].lost} ${player.lost.length}`,
    `${NAMES[language].hand} ${player.handSize}`,
  ].join(' · ');
  const left = 20 + 26 + textWidth(text, heading) + 20;
  let at = left;
  const segments = PILES.map((pile): Shape => {
    const w = (gauge * player[pile]) / DECK_SIZE;
    const shape: Shape = { kind: 'rect', x: at, y: y + 13, w, h: 18, fill: PILE_COLOUR[pile](side) };
    at += w;
    return shape;
  });
  return [
    {
      kind: 'rect',
      x: 8,
      y,
      w: width - 16,
      h: BAR,
      corner: 5,
      fill: 'raised',
      stroke: acts ? 'brass' : 'line',
      width: acts ? 2.5 : 1,
    },
    ...sideMark(indexOf(side), 20, y + 14, 17),
    { kind: 'text', x: 46, y: y + 29, text, ...heading, fill: 'ink' },
    { kind: 'rect', x: left, y: y + 13, w: gauge, h: 18, fill: 'sunken' },
    ...segments,
    { kind: 'rect', x: left, y: y + 13, w: gauge, h: 18, stroke: 'edge', width: 1 },
    {
      kind: 'text',
      x: left + gauge + 12,
      y: y + 29,
      text: String(lifeForce(player)),
      size: 19,
      bold: true,
      mono: true,
      fill: 'ink',
    },
    { kind: 'text', x: width - 22, y: y + 28, text: counts, size: 14, anchor: 'end', fill: 'quiet' },
  ];
}

/** Rows that a hand needs; none if it is hidden or empty. */
export const handRows = (view: View, side: Side, width: number): number =>
  Math.ceil((view.players[side].hand?.length ?? 0) / perRow(width));

const perRow = (width: number): number => Math.max(1, Math.floor((width - 16) / (CARD + 6)));

/** The cards of a hand that this watcher may see. */
export function hand(view: View, side: Side, y: number, width: number, language: Language): Shape[] {
  const each = perRow(width);
  return (view.players[side].hand ?? []).flatMap((card, i) =>
    cardBox(cardOf(view, card), 8 + (i % each) * (CARD + 6), y + Math.floor(i / each) * STRIP, CARD, language),
  );
}
