import type { ImportedList, ImportedUnit } from './imported.ts';
import type { Report } from './report.ts';

interface Read extends Omit<ImportedList, 'fingerprint' | 'points' | 'report'> {
  readonly stated: number | null;
  readonly report: Report;
}

/** Completes a list: total, fingerprint, and what concerns the whole list. */
export function finished({ stated, report, ...list }: Read): ImportedList {
  const counted = list.units.reduce((sum, { points }) => sum + (points ?? 0), 0);
  if (stated !== null && stated !== counted) report.add(null, 'points-total', `${stated} / ${counted}`, 'points');
  if (list.edition === null) report.add(null, 'edition', list.faction ?? list.name, 'edition');
  if (list.units.some(({ resolved }) => resolved)) report.add(null, 'base', '32 mm', 'units');
  return { ...list, points: { stated, counted }, fingerprint: fingerprintOf(list.units), report: report.items };
}

/** Recognizes a list that is imported again. It depends on names and numbers, not on ids, which change with each export. */
function fingerprintOf(units: readonly ImportedUnit[]): string {
  const text = JSON.stringify(
    units.map(({ name, points, models, weapons, undecided }) => [
      name,
      points,
      models.map((model) => [model.name, model.count]),
      weapons.map((weapon) => [weapon.name, weapon.count]),
      undecided.map((item) => [item.name, item.count]),
    ]),
  );
  return [0, 1, 2].map((seed) => hash(text, seed).toString(16).padStart(8, '0')).join('');
}

/** FNV-1a with a final mix. Fingerprints only have to differ between the lists of one player. */
function hash(text: string, seed: number): number {
  let value = 0x811c9dc5 ^ Math.imul(seed, 0x9e3779b1);
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  value = Math.imul(value ^ (value >>> 15), 0x85ebca6b);
  return (value ^ (value >>> 13)) >>> 0;
}
