import type { Model, Unit } from '../view.ts';

/** The kind of picture for a model. */
type Figure = 'trooper' | 'gunner' | 'heavy' | 'leader' | 'walker' | 'monster' | 'gun' | 'tank' | 'carrier';

/** Chosen by keywords first. Bearers of a special weapon are drawn with it. */
export function figureOf({ index, keywords, character, sheet }: Model, unit: Unit): Figure {
  const has = (word: string): boolean => keywords.includes(word);
  if (has('monster')) return 'monster';
  if (has('vehicle'))
    return has('walker') ? 'walker' : has('artillery') ? 'gun' : has('transport') ? 'carrier' : 'tank';
  if (character) return 'leader';
  if (unit.groups.some(({ special, bearers }) => special && bearers.includes(index))) return 'gunner';
  return sheet.base.shape === 'round' && sheet.base.mm >= 40 ? 'heavy' : 'trooper';
}

/** Drawn on a field from -10 to 10: people and beasts from the front, machines from above, facing right. */
export const SILHOUETTES: Readonly<Record<Figure, string>> = {
  trooper: 'M-2.9-4.6a2.9 2.9 0 1 0 5.8 0a2.9 2.9 0 1 0-5.8 0zM-6.6 7.4C-6.6 1-4.4-1 0-1s6.6 2 6.6 8.4z',
  gunner:
    'M-5-5a2.7 2.7 0 1 0 5.4 0a2.7 2.7 0 1 0-5.4 0zM-8 7.4C-8 1.2-6-1.4-2.2-1.4 0-1.4 1.8-.6 2.8 1L7.2-3.4l1.9 1.9-5.4 5.8.2 3.1z',
  heavy:
    'M-2.6-5.4a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0zM-8.4-2.6h4.2L-2.6-1.4h5.2l1.6-1.2h4.2v5.8H5.8L5 8H-5l-.8-4.8h-2.6z',
  leader: 'M0-8.6l2.4 5.4 5.9.6-4.4 4 1.3 5.8L0 4.2l-5.2 3 1.3-5.8-4.4-4 5.9-.6z',
  walker:
    'M-3.6-7.6h7.2v2.2h2.2l.8 5-2.8 2.4h-7.6l-2.8-2.4.8-5h2.2zM-9.4-5h2l.4 7.6h-2.8zM7.4-5h2l.4 7.6H7zM-5 3.2h3.6L-1.8 6l.8 2.4h-5.2l1-2.6zM5 3.2H1.4L1.8 6 1 8.4h5.2l-1-2.6z',
  monster:
    'M-7.6-8.4C-5.8-6.6-4.2-6-2.4-6h4.8c1.8 0 3.4-.6 5.2-2.4.8 3.4.2 5.8-1.8 7.4l2.6 3-2.8 6-1.4-4.2-2 .8L0 8.4l-2.6-3.8-2-.8L-6 8l-2.8-6 2.6-3c-2-1.6-2.6-4-1.4-7.4zM-3.6-3.2l.8 2.2 1.8-.8zM3.6-3.2l-.8 2.2-1.8-.8z',
  gun: 'M-1.5-9.4h3v9.6h-3zM-2.3-9.8h4.6v1.8h-4.6zM-6.6-1.6h2.2v6h-2.2zM4.4-1.6h2.2v6H4.4zM-4.4.4h8.8v2h-1L6 8.2H3.8L1.4 2.6h-2.8L-3.8 8.2H-6l2.6-5.8h-1z',
  tank: 'M-9.4-9h18.8v3.2H-9.4zM-9.4 5.8h18.8V9H-9.4zM-5-4h4.6l2.2 2.6h8v2.8h-8L-.4 4H-5l-2-2.2v-3.6z',
  carrier: 'M4.6-7h3.2l1.4 3v8l-1.4 3H4.6zM-9-7H3v14H-9zM-7-4.6v9.2h8v-9.2zM-5.6-3h5.2v1.6h-5.2zM-5.6 1.4h5.2V3h-5.2z',
};
