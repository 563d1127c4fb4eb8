import type { Stats } from './imported.ts';
import { LIMITS } from './limits.ts';
import { matchKey } from './names.ts';
import { kindOf } from './profiles.ts';
import { short, type What } from './report.ts';
import { type NodeProfile, type Selection, within } from './tree.ts';
import { countOf, isNone, rollOf, saveOf } from './values.ts';

const lines = (node: Selection): readonly NodeProfile[] =>
  node.profiles.filter((profile) => kindOf(profile) === 'unit');

/** Stat lines by name, from the whole roster: repeated nodes may come without theirs. */
export type KnownLines = ReadonlyMap<string, NodeProfile>;

export function knownLines(nodes: Iterable<Selection>): KnownLines {
  const known = new Map<string, NodeProfile>();
  for (const top of nodes)
    for (const node of within(top))
      for (const line of lines(node)) if (!known.has(matchKey(line.name))) known.set(matchKey(line.name), line);
  return known;
}

const print = ({ values }: NodeProfile): string => JSON.stringify([...values]);

/** The stat lines of one unit. */
export interface UnitLines {
  readonly ofUnit: readonly NodeProfile[]; // of the unit's node; of all its nodes if that has none
  readonly byName: KnownLines; // of all its nodes
  readonly only: NodeProfile | undefined; // if all are the same
}

export function linesOfUnit(unit: Selection): UnitLines {
  const all = [...within(unit)].flatMap(lines);
  const ofUnit = lines(unit).length > 0 ? lines(unit) : all;
  return { ofUnit, byName: knownLines([unit]), only: new Set(ofUnit.map(print)).size === 1 ? ofUnit[0] : undefined };
}

/** The stat line of a model: its own, one of its unit with its name or the only one, otherwise by name in the roster. */
export function lineOf(
  model: Selection,
  unit: Selection,
  known: UnitLines,
  roster: KnownLines,
): NodeProfile | undefined {
  const own = lines(model);
  const key = matchKey(model.name);
  const named = own.find((line) => matchKey(line.name) === key) ?? own[0] ?? known.byName.get(key) ?? known.only;
  if (named) return named;
  const starts = known.ofUnit
    .filter((line) => `${key} `.startsWith(`${matchKey(line.name)} `)) // `Trooper w/ Rifle`
    .sort((a, b) => b.name.length - a.name.length);
  const isBare = known.byName.size === 0; // the unit has no stat line at all
  return starts[0] ?? roster.get(key) ?? (isBare ? roster.get(matchKey(unit.name)) : undefined);
}

/** The values of a stat line. `note` gets those that cannot be read. */
export function statsFrom({ values }: NodeProfile, note: (what: What, text: string, field: string) => void): Stats {
  const text = (name: string): string => (values.get(name) ?? '').trim();
  function value(name: string, field: string, parse: (text: string) => number | undefined): number | null {
    const read = parse(text(name));
    if (read === undefined) note('model-value', short(`${field} ${text(name) || '-'}`, LIMITS.valueCharacters), field);
    return read ?? null;
  }
  const saved = isNone(text('insv')) ? null : value('insv', 'inv', rollOf);
  return {
    M: short(text('m'), 12),
    T: value('t', 'T', countOf),
    Sv: value('sv', 'Sv', saveOf),
    inv: saved,
    invMelee: saved,
    W: value('w', 'W', countOf),
    Ld: short(text('ld'), 12),
    OC: short(text('oc'), 12),
  };
}
