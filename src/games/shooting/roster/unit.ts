import {
  armedNodes,
  countOfNode,
  type KnownWeapons,
  knownWeapons,
  modelNodes,
  pointsWithin,
  WeaponTotals,
} from './counts.ts';
import type { ImportedModel, ImportedUnit, Stats } from './imported.ts';
import { matchKey } from './names.ts';
import { kindOf } from './profiles.ts';
import type { What } from './report.ts';
import { type KnownLines, lineOf, linesOfUnit, statsFrom } from './stat-lines.ts';
import { type Selection, within, withoutCrew } from './tree.ts';
import { abilitiesOf, type Granted } from './unit-abilities.ts';

export interface Roster {
  readonly lines: KnownLines;
  readonly weapons: KnownWeapons;
}
export type Note = (what: What, text: string, field: string) => void;

/** Abilities that belong to each model; the game shares the others with attached characters. */
const OF_MODELS = /^(?:Feel No Pain|Damage|Half Damage)\b/;

/** Categories that are not keywords: factions, army roles and weapon counters. */
const NOT_KEYWORDS =
  /^(?:faction:.*|.* weapon|configuration|unit|warlord|uncategori[sz]ed|illegal units|allied units|reference|other datasheets|enhancements?)$/i;

function keywordsOf(categories: readonly string[]): readonly string[] {
  const found = new Map<string, string>();
  for (const name of categories)
    if (!NOT_KEYWORDS.test(name) && !found.has(matchKey(name))) found.set(matchKey(name), name);
  return [...found.values()];
}

const SETTINGS = /^warlord$/i;
const isEnhancement = ({ group }: Selection): boolean => /^enhancements?\b/i.test(group);

/** Reads one unit. `note` collects what was not understood; `name` is its unique name. */
export function unitFrom(
  top: Selection,
  name: string,
  faction: string | null,
  roster: Roster,
  note: Note,
): ImportedUnit {
  const unit = withoutCrew(top);
  const nodes = [...within(unit)];
  const lines = linesOfUnit(unit);
  const models = modelNodes(unit);
  const armed = armedNodes(unit, knownWeapons([unit]), roster.weapons);
  const totals = new WeaponTotals(armed);
  const abilities = abilitiesOf(unit, models);
  const keywords = keywordsOf(unit.categories);
  for (const node of nodes) if (node.number === undefined) note('model-count', node.name, 'models');
  for (const node of within(top)) if (node.type === 'crew') note('crew', node.name, 'models');
  if (models[0] === unit && unit.type !== 'model') note('model-count', unit.name, 'models.0.count');
  const imported = models.map((model, m): ImportedModel => {
    const line = lineOf(model, unit, lines, roster.lines);
    if (!line) note('stat-line', model.name, `models.${m}.stats`);
    const ofModel = abilities.granted.filter((one) => one.model === model);
    const mine = [...abilities.granted.filter((one) => one.model === undefined), ...ofModel];
    const stats = line ? statsFrom(line, (what, text, field) => note(what, text, `models.${m}.stats.${field}`)) : null;
    const weapons = totals.under(model);
    const count = countOfNode(model);
    for (const borne of weapons)
      if (count > 0 && borne.count % count !== 0)
        note(
          'weapon-bearers',
          `${totals.all()[borne.weapon]?.weapon.name}: ${borne.count}/${count}`,
          `models.${m}.weapons`,
        );
    return {
      name: model.name,
      count,
      stats: stats && saved(stats, mine),
      keywords: model === unit ? [] : keywordsOf(model.categories).filter((word) => !keywords.includes(word)),
      abilities: printed(mine.filter(({ print }) => OF_MODELS.test(print))),
      weapons,
    };
  });
  const loose = models[0] === unit ? [] : totals.under(undefined);
  for (const { weapon, count } of loose)
    note('weapon-bearers', `${totals.all()[weapon]?.weapon.name}: ${count}`, 'models');
  const weapons = totals.all().map(({ weapon, count }, w) => {
    for (const { what, text, field } of weapon.unread) note(what, text, `weapons.${w}.${field}`);
    return { name: weapon.name, kind: weapon.kind, count, profiles: weapon.profiles };
  });
  const withWeapons = new Set(armed.map(({ node }) => node));
  for (const node of nodes)
    if (isNameOnly(node) && !withWeapons.has(node))
      note(node.points > 0 ? 'upgrade' : 'weapon-profile', node.name, 'weapons'); // enhancements are paid for, weapons rarely
  const shared = abilities.granted.filter(({ print }) => !OF_MODELS.test(print) && !isInvulnerable(print));
  const common = ofEveryModel(shared, models);
  const isOfAll = ({ model, print }: Granted): boolean => model === undefined || common.has(print);
  for (const { model, print } of shared.filter((one) => !isOfAll(one)))
    note('conditional', `${model?.name}: ${print}`, 'abilities');
  for (const text of abilities.conditional) note('conditional', text, 'abilities');
  for (const text of abilities.unknown) note('ability', text, 'abilities');
  return {
    name,
    printed: unit.name,
    customName: unit.customName || null,
    id: unit.entryId.split('::').at(-1) || null,
    resolved: imported.some(({ stats }) => stats !== null),
    faction,
    points: pointsWithin(unit),
    keywords,
    abilities: printed(shared.filter(isOfAll)),
    otherAbilities: abilities.other,
    warlord: nodes.some((node) => SETTINGS.test(node.name) || node.categories.some((one) => SETTINGS.test(one))),
    enhancements: nodes.filter(isEnhancement).map((node) => node.name),
    attachedTo: null,
    models: imported,
    weapons,
    undecided: [],
  };
}

const isInvulnerable = (print: string): boolean => print.startsWith('Invulnerable');

/** The abilities that each of the models has. The game gives them to the whole unit. */
function ofEveryModel(granted: readonly Granted[], models: readonly Selection[]): ReadonlySet<string> {
  const bearers = new Map<string, Set<Selection>>();
  for (const { print, model } of granted) if (model) bearers.set(print, (bearers.get(print) ?? new Set()).add(model));
  return new Set([...bearers.keys()].filter((print) => models.every((model) => bearers.get(print)?.has(model))));
}

const printed = (granted: readonly Granted[]): readonly string[] => [...new Set(granted.map(({ print }) => print))];

/** The best invulnerable save of the stat line and the abilities, for ranged and for melee attacks. */
function saved(stats: Stats, granted: readonly Granted[]): Stats {
  const best = (printedOn: number | null, against: 'ranged' | 'melee'): number | null => {
    const rolls = granted
      .filter((one) => isInvulnerable(one.print) && (one.against === 'all' || one.against === against))
      .map(({ print }) => Number(/\d/.exec(print)?.[0]));
    const all = printedOn === null ? rolls : [...rolls, printedOn];
    return all.length > 0 ? Math.min(...all) : null;
  };
  return { ...stats, inv: best(stats.inv, 'ranged'), invMelee: best(stats.invMelee, 'melee') };
}

/** A chosen upgrade that has neither values nor abilities and is not a setting. */
const isNameOnly = (node: Selection): boolean =>
  node.type === 'upgrade' &&
  node.selections.length === 0 &&
  !isEnhancement(node) &&
  !SETTINGS.test(node.name) &&
  node.rules.length === 0 &&
  !node.profiles.some((profile) => kindOf(profile) !== 'other');
