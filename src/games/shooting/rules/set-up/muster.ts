import { never } from '../../../../kernel/never.ts';
import { fixed } from '../../../../parts/odds/amount.ts';
import { abilityOf } from '../../data/abilities.ts';
import { SHEETS } from '../../data/datasheets.ts';
import type { PrintedBase, PrintedModel, PrintedSheet, PrintedWeapon } from '../../data/printed.ts';
import type { Ability, Base, ModelSheet } from '../../data/sheet.ts';
import type { Army, ArmyUnit, Deployed, Movement, Scenario } from '../../scenario.ts';
import { SIDES, type Side } from '../../sides.ts';
import type { Model, Part, Unit } from '../../state.ts';
import { entryOf } from '../abilities/registry.ts';
import { together } from '../attached.ts';
import { type Armoury, carry, groupsOf, profileOf } from './armoury.ts';

/** The datasheets that an army may name: its own take precedence over the built-in ones. */
export const sheetOf = (army: Army, id: string): PrintedSheet | undefined =>
  army.sheets?.find((sheet) => sheet.id === id) ?? SHEETS.get(id);

const lower = (words: readonly string[] = []): string[] => words.map((word) => word.toLowerCase());

export function baseOf(base: PrintedBase): Base {
  if ('hull' in base) return { shape: 'hull', corners: base.hull };
  return typeof base.mm === 'number' ? { shape: 'round', mm: base.mm } : { shape: 'oval', mm: base.mm };
}

const modelSheet = (kind: PrintedModel): ModelSheet => ({
  name: kind.name,
  toughness: kind.T,
  save: kind.Sv,
  invulnerable: kind.inv ?? null,
  wounds: kind.W,
  base: baseOf(kind.base),
  height: kind.height,
});

/** Every model of a unit in an army file, in order, with its weapons. */
export const carried = ({ models }: ArmyUnit): { readonly kind: string; readonly weapons: readonly string[] }[] =>
  models.flatMap(({ kind, count, weapons }) => Array.from({ length: count }, () => ({ kind, weapons })));

/** The units of a checked scenario, with their models on the battlefield. */
export function muster(scenario: Scenario): { readonly units: readonly Unit[]; readonly models: readonly Model[] } {
  const models: Model[] = [];
  const units: Unit[] = [];
  for (const side of SIDES) {
    const army = scenario.armies[side];
    for (const bought of army.units)
      if (bought.attachedTo === undefined && bought.embarkedIn === undefined)
        units.push(enlist(scenario, side, army, bought, units.length, models));
  }
  return { units, models };
}

/** A unit with its attached characters; its models are added to the list of all models. */
function enlist(scenario: Scenario, side: Side, army: Army, bought: ArmyUnit, index: number, models: Model[]): Unit {
  const fighting = [bought, ...army.units.filter(({ attachedTo }) => attachedTo === bought.id)];
  const armoury: Armoury = new Map();
  const aboard = army.units.filter(({ embarkedIn }) => embarkedIn === bought.id);
  const riders = aboard.flatMap(carried).length;
  const parts = fighting.map((part, p): Part => {
    const sheet = sheetOf(army, part.sheet) ?? never(part.sheet);
    const deployed = scenario.deployment.find(({ unit }) => unit === part.id) ?? never(part.id);
    const first = models.length;
    for (const [m, { kind, weapons: arms }] of carried(part).entries()) {
      for (const id of arms) carry(armoury, id, sheet.weapons[id] ?? never(id), models.length);
      models.push(modelAt(sheet, kind, deployed, m, { index: models.length, unit: index, part: p }));
    }
    const name = part.name ?? sheet.name;
    return {
      name,
      points: part.points,
      models: Array.from({ length: models.length - first }, (_, m) => first + m),
      keywords: [...new Set(models.slice(first).flatMap(({ keywords }) => keywords))],
      abilities: decked((sheet.abilities ?? []).map(abilityOf), riders),
    };
  });
  let rider = 0;
  for (const unit of aboard) {
    const sheet = sheetOf(army, unit.sheet) ?? never(unit.sheet);
    const deck = parts[0]?.models[0] ?? never(bought.id);
    for (const { weapons } of carried(unit)) {
      for (const id of new Set(weapons)) {
        const weapon = sheet.weapons[id] ?? never(id);
        if (isLent(weapon)) carry(armoury, id, weapon, deck, rider);
      }
      rider++;
    }
  }
  const all = parts.flatMap((part) => part.models);
  return {
    index,
    id: bought.id,
    side,
    name: parts.map(({ name }) => name).join(' + '),
    parts,
    models: all,
    groups: groupsOf(armoury, all.length),
    ...together(parts),
    moved: movesOf(scenario.deployment.find(({ unit }) => unit === bought.id)?.moved),
  };
}

function modelAt(
  sheet: PrintedSheet,
  kind: string,
  deployed: Deployed,
  place: number,
  ids: Pick<Model, 'index' | 'unit' | 'part'>,
): Model {
  const printed = sheet.kinds[kind] ?? never(kind);
  const [x, y] = deployed.at[place] ?? never(deployed.unit);
  const keywords = lower([...sheet.keywords, ...(printed.keywords ?? [])]);
  return {
    ...ids,
    sheet: modelSheet(printed),
    character: keywords.includes('character'),
    keywords,
    abilities: (printed.abilities ?? []).map(abilityOf),
    at: { x, y },
    up: deployed.up ?? 0,
    turn: deployed.turn ?? 0,
  };
}

/** Limits a Firing Deck to the number of passengers, since each lends one weapon. */
const decked = (abilities: readonly Ability[], riders: number): readonly Ability[] =>
  abilities.map((ability) =>
    ability.id === 'firing-deck' && ability.x && riders > 0
      ? { ...ability, x: fixed(Math.min(ability.x.plus, riders)) }
      : ability,
  );

/** Whether a passenger can lend this weapon: not one-shot weapons. */
const isLent = (weapon: PrintedWeapon): boolean =>
  !weapon.profiles.some((profile) => profileOf(profile).abilities.some((ability) => entryOf(ability)?.keeps));

const movesOf = (moved: Deployed['moved'] = 'stationary'): readonly Movement[] =>
  typeof moved === 'object' ? moved : [moved];
