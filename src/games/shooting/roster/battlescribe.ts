import { ok, type Result } from '../../../kernel/result.ts';
import type { RulesetName } from '../rulesets.ts';
import { knownWeapons } from './counts.ts';
import { type RosterError, refused } from './errors.ts';
import { type Fields, textOf } from './fields.ts';
import { finished } from './finish.ts';
import type { Format, ImportedList, ImportedUnit } from './imported.ts';
import { LIMITS } from './limits.ts';
import { nameFrom, uniqueNames } from './names.ts';
import { kindOf } from './profiles.ts';
import { Report } from './report.ts';
import { knownLines } from './stat-lines.ts';
import { type Force, forcesOf, type Selection, statedPoints, within } from './tree.ts';
import { unitFrom } from './unit.ts';

const isConfiguration = ({ categories, name }: Selection): boolean =>
  categories.some((category) => /^configuration$/i.test(category)) || /^(?:battle size|detachments?)$/i.test(name);
const isUnit = (node: Selection): boolean =>
  /^(?:unit|model)$/.test(node.type) || [...within(node)].some(({ type }) => type === 'model');

/** Reads a roster of BattleScribe, New Recruit or ListForge. */
export function rosterList(roster: Fields, format: Format): Result<ImportedList, RosterError> {
  const forces = forcesOf(roster);
  const tops = forces.flatMap(({ selections }) => selections);
  const edition = editionOf(textOf(roster, 'gameSystemName'), tops);
  if (!edition.ok) return edition;
  const report = new Report();
  const unique = uniqueNames((name, number) => `${name} (${number})`);
  const known = { lines: knownLines(tops), weapons: knownWeapons(tops) };
  const units: { readonly node: Selection; readonly unit: ImportedUnit }[] = [];
  for (const force of forces)
    for (const node of force.selections) {
      if (isConfiguration(node)) continue;
      if (!isUnit(node) || units.length >= LIMITS.units || [...within(node)].length > LIMITS.unitNodes) {
        report.add(null, 'selection', node.name, 'units');
        continue;
      }
      const name = unique(node.name || 'Unit');
      const unit = unitFrom(node, name, factionOf(force, node), known, (what, text, field) =>
        report.add(name, what, text, field),
      );
      units.push({ node, unit });
    }
  if (units.length === 0) return refused('no-units', {});
  for (const rule of forces.flatMap(({ rules }) => rules)) report.add(null, 'ability', rule, 'units');
  for (const type of otherTypes(tops)) report.add(null, 'profile-type', type, 'units');
  const settings = (name: RegExp): readonly string[] =>
    tops.filter((node) => name.test(node.name)).flatMap(({ selections }) => selections.map((one) => one.name));
  return ok(
    finished({
      format,
      name: nameFrom(textOf(roster, 'name')),
      edition: edition.value,
      faction: units[0]?.unit.faction ?? null,
      detachments: settings(/^detachments?$/i),
      size: settings(/^battle size$/i)[0] ?? null,
      stated: statedPoints(roster),
      units: attached(units, report),
      report,
    }),
  );
}

const OTHER_GAMES =
  /age of sigmar|kill team|horus heresy|necromunda|old world|blood bowl|\bbattletech\b|combat patrol/i;

function editionOf(system: string, tops: readonly Selection[]): Result<RulesetName | null, RosterError> {
  const profiles = tops.flatMap((top) => [...within(top)].flatMap((node) => node.profiles));
  if (OTHER_GAMES.test(system) || (system !== '' && !/40[., ]?000|40k/i.test(system)))
    return refused('other-game', { game: nameFrom(system) });
  if (/\b[3-9](?:th|rd|e|ª|\.)?\b/i.test(system.replace(/40[., ]?000/, ''))) return refused('old-edition', {});
  if (profiles.some(({ type }) => /^(?:weapons?|wound tracker.*|model)$/i.test(type)))
    return refused('old-edition', {});
  if (/\b11/.test(system)) return ok('11e');
  if (/\b10/.test(system)) return ok('10e');
  return ok(profiles.some(({ values }) => values.has('insv')) ? '11e' : null);
}

/** The last part of the catalogue's name (`Imperium - X`), otherwise the category `Faction: X`. */
function factionOf({ catalogue }: Force, { categories }: Selection): string | null {
  const category = categories.find((one) => /^faction:/i.test(one));
  const named = catalogue.split(' - ').at(-1) ?? '';
  return named || (category?.replace(/^faction:\s*/i, '') ?? null);
}

/** Attaches leaders, where the file says to which unit. */
function attached(
  units: readonly { readonly node: Selection; readonly unit: ImportedUnit }[],
  report: Report,
): readonly ImportedUnit[] {
  const guards = new Map<string, string>();
  for (const { node, unit } of units)
    for (const id of node.leaders) {
      if (units.some((other) => other.node.id === id && other.unit !== unit)) guards.set(id, unit.name);
      else report.add(unit.name, 'attachment', 'Leader', 'attachedTo');
    }
  return units.map(({ node, unit }) => {
    const attachedTo = guards.get(node.id) ?? null;
    if (attachedTo === null && unit.otherAbilities.some((one) => /^leader$/i.test(one)))
      report.add(unit.name, 'attachment', 'Leader', 'attachedTo');
    return { ...unit, attachedTo };
  });
}

/** Profile types that are not read: orders, transport capacities, tables of a faction. */
function otherTypes(tops: readonly Selection[]): ReadonlySet<string> {
  const profiles = tops.flatMap((top) => [...within(top)].flatMap((node) => node.profiles));
  return new Set(
    profiles.filter((profile) => kindOf(profile) === 'other' && profile.type !== '').map(({ type }) => nameFrom(type)),
  );
}
