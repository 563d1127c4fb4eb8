import { LIMITS } from './limits.ts';

/** What the importer read but did not understand, or could not know. */
export const WHATS = [
  'weapon-keyword', // unknown to the game, or without its number
  'weapon-value',
  'model-value',
  'stat-line', // no stat line for these models
  'stat-line-used', // `model = datasheet`: the datasheet has only one stat line
  'weapon-profile', // a name without values
  'upgrade', // a paid upgrade without values
  'weapon-bearers', // which of the models carry it
  'model-count',
  'model-or-weapon', // text lists
  'ability', // unknown to the game
  'conditional', // the game knows the effect, but the file limits when it applies
  'attachment',
  'crew', // not counted as models
  'selection', // neither a unit nor a setting
  'profile-type',
  'points',
  'points-total',
  'edition',
  'detachment',
  'line', // of a text list
  'list', // another list of the same input
  'datasheet', // text lists: no datasheet has this name
  'base', // files contain no base sizes
  'report-cut', // too many entries
] as const;
export type What = (typeof WHATS)[number];

const NOTES: readonly What[] = ['stat-line-used', 'upgrade', 'base'];

/** Whether an entry only says what the importer used: nothing has to be set. */
export const isNote = ({ what }: Unread): boolean => NOTES.includes(what);

/** The text of an entry about two names: `Sample Sergeant = Sample Squad`. */
const BETWEEN = ' = ';
export const bothNames = (first: string, second: string): string => {
  const each = Math.floor((LIMITS.nameCharacters - BETWEEN.length) / 2);
  return `${short(first, each)}${BETWEEN}${short(second, each)}`;
};
export const namesIn = (text: string): readonly string[] => text.split(BETWEEN);

/** One entry of the report. `text` holds names and values only, never a rule's description. */
export interface Unread {
  readonly unit: string | null; // null: the whole list
  readonly what: What;
  readonly text: string;
  readonly field: string; // what a correction sets: `weapons.0.profiles.0.S`
}

/** Collects the report of one unit or of the list. */
export class Report {
  readonly items: Unread[] = [];

  add(unit: string | null, what: What, text: string, field: string): void {
    const item: Unread = { unit, what, text: short(text, LIMITS.nameCharacters), field };
    if (this.items.length > LIMITS.reportItems || this.items.some((one) => isSame(one, item))) return;
    this.items.push(
      this.items.length === LIMITS.reportItems
        ? { unit: null, what: 'report-cut', text: String(LIMITS.reportItems), field: 'report' }
        : item,
    );
  }
}

const isSame = (a: Unread, b: Unread): boolean =>
  a.unit === b.unit && a.what === b.what && a.text === b.text && a.field === b.field;

/** One line without control characters, cut to a length. */
export function short(text: string, most: number): string {
  const line = text
    .slice(0, 4 * most)
    .replace(/[\p{Cc}\p{Cf}\u00a0\s]+/gu, ' ')
    .trim();
  return line.length > most ? `${line.slice(0, most - 1)}…` : line;
}
