import { no, ok, type Result } from '../../../../kernel/result.ts';
import { ARM_PARTS, FIXED, headParts, type Parts } from '../../data/fixed-parts.ts';
import { HD, isArm, MECH_PLACES, type MechPlace, type Place } from '../../data/places.ts';
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

/** The parts of a location by slot: where every 'Mech has them, except that a head may have its free slot elsewhere. */
function partsOf(place: Place, lines: readonly Written[]): Parts {
  const standard = FIXED[place] as Parts;
  if (place !== HD) return standard;
  const entries = lines.slice(0, standard.length).map(entryOf);
  return headParts(entries.map((read) => (read.ok ? read.value : ''))) ?? standard;
}

/** Why an entry is not allowed in a slot. */
function misplaced(place: Place, part: string | null | undefined, entry: string): string | undefined {
  if (part === undefined) return entry === '-' ? undefined : 'this location has no such slot';
  if (part) return entry === part ? undefined : `the ${part} belongs here`;
  const own = entry === '-' || (isArm(place) && ARM_PARTS.includes(entry));
  return own || slotsOf(bare(entry), 100) !== undefined ? undefined : 'this part does not belong here';
}

/** The free slots of a location: an item of several slots, repeated line by line, becomes one entry. */
function entriesOf(place: Place, lines: readonly Written[], tons: number): Result<string[]> {
  const parts = partsOf(place, lines);
  const entries: string[] = [];
  let left = 0; // remaining lines of the last item
  for (const [index, written] of lines.entries()) {
    const read = entryOf(written);
    if (!read.ok) return read;
    const entry = read.value;
    const why = misplaced(place, parts[index], entry);
    if (why) return no(badMtf(written.line, why, { item: written.text.slice(0, 60) }));
    if (parts[index] !== null) continue;
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
  const standard = parts.every((part, index) => part === FIXED[place]?.[index]);
  return ok(standard ? entries : parts.map((part) => part ?? entries.shift() ?? '-'));
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
