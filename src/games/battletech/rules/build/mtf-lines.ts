import type { Fact } from '../../../../kernel/fact.ts';
import { MECH_PLACES, type MechPlace } from '../../data/places.ts';

/** A problem: its line (0 if something is missing) and why. */
export const badMtf = (line: number, problem: string, facts: object = {}): Fact => ({
  code: 'bad-mtf',
  line,
  problem,
  ...facts,
});

/** A piece of the text and its line number, from 1. */
export interface Written {
  readonly text: string;
  readonly line: number;
}

/** A `.mtf` file split into its parts, not interpreted yet. */
export interface Pages {
  readonly keys: ReadonlyMap<string, Written>;
  readonly slots: ReadonlyMap<MechPlace, readonly Written[]>;
  readonly heads: ReadonlyMap<MechPlace, number>; // the line of each location's name
}

const LOCATIONS: Readonly<Record<string, MechPlace>> = {
  'left arm': 'LA',
  'left torso': 'LT',
  'left leg': 'LL',
  'right leg': 'RL',
  'right torso': 'RT',
  'right arm': 'RA',
  'center torso': 'CT',
  head: 'HD',
};

export const locationName = (place: MechPlace): string =>
  Object.keys(LOCATIONS).find((name) => LOCATIONS[name] === place) ?? place;

const SLOT_LINES = 12;

const placeOf = (line: string): MechPlace | undefined => {
  const name = line.endsWith(':') ? line.slice(0, -1).trim().toLowerCase() : '';
  return Object.hasOwn(LOCATIONS, name) ? LOCATIONS[name] : undefined;
};

/**
 * Only the first use of a key counts, in any case; a location has the twelve lines under its name. The weapon list only
 * repeats what the slots say, and the oldest files start with two bare lines for chassis and model.
 */
export function pagesOf(text: string): Pages {
  const keys = new Map<string, Written>();
  const slots = new Map<MechPlace, Written[]>(MECH_PLACES.map((place) => [place, []]));
  const heads = new Map<MechPlace, number>();
  const bare: Written[] = [];
  let open: Written[] | undefined;
  for (const [index, raw] of text.split(/\r\n|\r|\n/).entries()) {
    const written = { text: raw.trim(), line: index + 1 };
    const place = placeOf(written.text);
    const colon = written.text.indexOf(':');
    if (place && !heads.has(place)) {
      heads.set(place, written.line);
      open = slots.get(place);
    } else if (written.text === '') open = undefined;
    else if (written.text.startsWith('#')) continue;
    else if (open && open.length < SLOT_LINES) open.push(written);
    else if (colon > 0) {
      const key = written.text.slice(0, colon).trim().toLowerCase();
      if (!keys.has(key)) keys.set(key, { text: written.text.slice(colon + 1).trim(), line: written.line });
    } else if (keys.size <= 1) bare.push(written);
  }
  for (const [index, key] of ['chassis', 'model'].entries()) {
    const written = bare[index];
    if (written && keys.has('version') && !keys.has(key)) keys.set(key, written);
  }
  return { keys, slots, heads };
}
