import type { CardKind } from '../data/card.ts';
import { ICONS, STATS, type StatName } from '../picture/glyphs.ts';
import type { Side } from '../view.ts';

/** One drawing for each kind of card, on a 24 by 24 grid. */
const KINDS: Readonly<Record<CardKind, string>> = {
  character: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4 21c.4-4.4 3.4-7 8-7s7.600 2.600 8 7z',
  vehicle:
    'M3 15l2-6h9l3 3h4v3zM6 16a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5zM17 16a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5z',
  starship: 'M12 2l3 9 7 7-7-1-3 4-3-4-7 1 7-7z',
  weapon: 'M3 19L15 7l-1-1 5-4 3 3-4 5-1-1L5 21zM13 14l4 5 2-2-4-4z',
  tactic: 'M4 11l8-7 8 7v3l-8-6-8 6zM4 18l8-7 8 7v3l-8-6-8 6z',
  omen: 'M12 2l2 7 8 3-8 3-2 7-2-7-8-3 8-3z',
  site: 'M2 20l6-11 4 6 4-9 6 14z',
  system: 'M12 6a6 6 0 1 1 0 12 6 6 0 0 1 0-12zM1 15c3-4 18-11 22-8-1 4-16 12-22 8z',
};

export const KindGlyph = ({ kind }: { readonly kind: CardKind }) => (
  <svg class="fo-glyph" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={KINDS[kind]} fill-rule="evenodd" />
  </svg>
);

export const StatGlyph = ({ name }: { readonly name: StatName }) => (
  <svg class={`fo-stat is-${name}`} viewBox="0 0 12 12.400" aria-hidden="true" focusable="false">
    <path d={STATS[name]} fill-rule="evenodd" />
  </svg>
);

export const ForceIcon = ({ side }: { readonly side: Side }) => (
  <svg class={`fo-icon is-${side}`} viewBox="0 0 14 14" aria-hidden="true" focusable="false">
    <path d={ICONS[side]} />
  </svg>
);

/** Symbols for the states of a card on the table. */
export const SIGNS = {
  landed: 'M1 9h10M3 6.500h6L6 2z',
  aboard: 'M1 7h10l-2 4H3zM6 1v5M6 1l3 3H6',
  moved: 'M1 6h8M6 2.500L9.500 6 6 9.500',
  battled: 'M2 2l8 8M10 2l-8 8',
  hit: 'M6 1v10M1 6h10M6 3a3 3 0 1 1 0 6 3 3 0 0 1 0-6z',
  fired: 'M1 6h3M6 6h1M9 6h2M4 3.500v5',
} as const;
export type StateName = keyof typeof SIGNS;
