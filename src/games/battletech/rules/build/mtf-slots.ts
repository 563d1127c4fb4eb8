import { no, ok, type Result } from '../../../../kernel/result.ts';
import { ARM_PARTS, FIXED } from '../../data/fixed-parts.ts';
import { isArm, MECH_PLACES, type MechPlace, type Place } from '../../data/places.ts';
import { slotsOf, weaponOf } from './catalogue.ts';
import { badMtf, locationName, type Pages, type Written } from './mtf-lines.ts';
import { idOf } from './mtf-names.ts';
import type { MechSource } from './unit-schema.ts';

const EMPTY = /^-? ?empty ?-?$/i;
const FACES_REAR = /\(r\)/i;
const MARKS = /\((r|armored|omnipod)\)/gi;

/** A slot line as an entry of our format. */
function entryOf({ text, line }: Written): Result<string> {
  if (text === '-' || EMPTY.test(text)) return ok('-');
  const id = idOf(text.replace(MARKS, ''));
  if (id === undefined) return no(badMtf(line, 'this equipment is not in the catalogue', { item: text.slice(0, 60) }));
  return ok(FACES_REAR.test(text) && weaponOf(id) ? `${id} (rear)` : id);
}

const bare = (entry: string): string => entry.replace(' (rear)', '');

/** Why an entry is not allowed in a slot; parts must be where every 'Mech has them. */
function misplaced(place: Place, index: number, entry: string): string | undefined {
  const part = FIXED[place]?.[index];
  if (part === undefined) return entry === '-' ? undefined : 'this location has no such slot';
  if (part) return entry === part ? undefined : `the ${part} belongs here`;
  const own = entry === '-' || (isArm(place) && ARM_PARTS.includes(entry));
  return own || slotsOf(bare(entry), 100) !== undefined ? undefined : 'this part does not belong here';
}

/** The free slots of a location: an item of several slots, repeated line by line, becomes one entry. */
function entriesOf(place: Place, lines: readonly Written[], tons: number): Result<string[]> {
  const entries: string[] = [];
  let left = 0; // remaining lines of the last item
  for (const [index, written] of lines.entries()) {
    const read = entryOf(written);
    if (!read.ok) return read;
    const entry = read.value;
    const why = misplaced(place, index, entry);
    if (why) return no(badMtf(written.line, why, { item: written.text.slice(0, 60) }));
    if (FIXED[place]?.[index] !== null) continue;
    if (left > 0 && entry !== entries.at(-1))
      return no(badMtf(written.line, 'the previous item also needs this slot', { item: entries.at(-1) }));
    if (left === 0) {
      entries.push(entry);
      left = slotsOf(bare(entry), tons) ?? 1;
    }
    left -= 1;
  }
  const last = lines.at(-1)?.line ?? 0;
  if (left > 0) return no(badMtf(last, 'the previous item needs another slot', { item: entries.at(-1) }));
  while (entries.at(-1) === '-') entries.pop();
  return ok(entries);
}

/** All locations in our format, except empty ones. */
export function slotsIn({ slots, heads }: Pages, tons: number): Result<MechSource['slots']> {
  const found: Partial<Record<MechPlace, string[]>> = {};
  for (const [place, name] of MECH_PLACES.entries()) {
    const lines = slots.get(name) ?? [];
    const head = heads.get(name);
    if (head === undefined) return no(badMtf(0, 'missing location', { location: locationName(name) }));
    if (lines.length < (FIXED[place]?.length ?? 0))
      return no(badMtf(head, 'this location has too few lines', { location: locationName(name) }));
    const entries = entriesOf(place, lines, tons);
    if (!entries.ok) return entries;
    if (entries.value.length > 0) found[name] = entries.value;
  }
  return ok(found);
}
