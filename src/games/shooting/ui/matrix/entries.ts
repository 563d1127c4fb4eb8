import { type Unit, unitsOf, weaponLines } from '../../ask/matrix/army-units.ts';
import { standardUnit } from '../../ask/matrix/sides.ts';
import type { Attacker } from '../../ask/question.ts';
import { ARMIES } from '../../data/armies.ts';
import { SHEETS } from '../../data/datasheets.ts';
import { STANDARD, type StandardName } from '../../data/standard.ts';
import { addressOf, askedIn } from '../calculator/address.ts';
import { NOTHING_ASKED } from '../calculator/asked.ts';
import { whole } from '../calculator/fields.ts';
import { isUsed } from '../calculator/phase.ts';

/** A unit as the URL writes it: `strike-force.boyz`, `meq*10`, or `=` and its values. */
export type Entry = string;

const ARMY_UNITS: ReadonlyMap<string, Unit> = new Map(
  Object.entries(ARMIES).flatMap(([army, one]) => unitsOf(one).map((unit) => [`${army}.${unit.id}`, unit] as const)),
);

export const armyEntries = (army: string): readonly Entry[] =>
  [...ARMY_UNITS.keys()].filter((entry) => entry.startsWith(`${army}.`));

const isStandard = (name: string): name is StandardName => Object.hasOwn(STANDARD, name);

/** The standard defender of an entry; undefined if it is another unit. */
export const standardIn = (entry: Entry): StandardName | undefined => {
  const [name = ''] = entry.split('*');
  return isStandard(name) ? name : undefined;
};

const MOST_KNOWN = 500;
const known = new Map<Entry, Unit | undefined>();

/** The unit of an entry; undefined if it cannot be read. Any text is safe. Every part of the page asks, so units are cached. */
export function unitIn(entry: Entry): Unit | undefined {
  if (!known.has(entry)) {
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(entry, readUnit(entry));
  }
  return known.get(entry);
}

function readUnit(entry: Entry): Unit | undefined {
  if (entry.startsWith('=')) return typedIn(entry.slice(1));
  const standard = standardIn(entry);
  if (!standard) return ARMY_UNITS.get(entry);
  const models = whole(1, 100).read(entry.split('*')[1] ?? '');
  return standardUnit(standard, models);
}

/** Values are written as on the page for one attack, with a name and points. */
function typedIn(text: string): Unit | undefined {
  const params = new URLSearchParams(text);
  const name = (params.get('name') ?? '').trim().slice(0, 60);
  const points = whole(1, 9999).read(params.get('points') ?? '') ?? null;
  const has = (prefix: RegExp): boolean => [...params.keys()].some((key) => prefix.test(key));
  const { attackers, target, shooter } = askedIn(text).a;
  const fires = has(/^\d+\./);
  const stands = has(/^t\./);
  const ranged = fires ? attackers.filter((line) => isUsed(line, false)) : [];
  const melee = fires ? attackers.filter((line) => line.WS !== undefined && isUsed(line, true)) : [];
  if (name === '' || !(fires || stands)) return undefined;
  return {
    name,
    points,
    ...(ranged.length > 0 && { attackers: ranged }),
    ...(melee.length > 0 && { melee }),
    ...(fires && shooter && { shooter }),
    ...(stands && { target: { ...target, ...(points !== null && { points }) } }),
  };
}

/** An entry for a unit with any values, for example of an imported army list. */
export function entryOf({ name, points, attackers = [], melee = [], shooter, target }: Unit): Entry {
  const a = { attackers: [...weaponLines(attackers, melee)], target: target ?? {}, ...(shooter && { shooter }) };
  const head = new URLSearchParams({ name, ...(points !== null && { points: String(points) }) });
  return `=${head}&${addressOf({ ...NOTHING_ASKED, a })}`;
}

/** One entry per weapon of a unit; the unit itself if it has only one. Weapons have no points of their own. */
export function weaponEntries(entry: Entry): readonly Entry[] {
  const unit = unitIn(entry);
  if (!unit?.attackers || unit.attackers.length < 2) return [entry];
  const { name, attackers, shooter } = unit;
  return attackers.map((line) =>
    entryOf({ name: `${name}: ${weaponName(line)}`, points: null, attackers: [line], ...(shooter && { shooter }) }),
  );
}

/** Weapons that were typed in may have values but no name. */
function weaponName({ count = 1, name, sheet = '', weapon = '', S, AP, D }: Attacker): string {
  const known = name ?? SHEETS.get(sheet)?.weapons[weapon]?.name ?? weapon;
  return `${count} × ${known || `S${S} AP${AP} D${D}`}`;
}
