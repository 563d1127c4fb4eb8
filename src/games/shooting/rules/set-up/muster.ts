import { never } from '../../../../kernel/never.ts';
import { amountOf } from '../../../../parts/odds/amount.ts';
import { abilityOf } from '../../data/abilities.ts';
import { SHEETS } from '../../data/datasheets.ts';
import type { PrintedBase, PrintedModel, PrintedProfile, PrintedSheet, PrintedWeapon } from '../../data/printed.ts';
import type { Ability, Base, ModelSheet, Profile, Weapon } from '../../data/sheet.ts';
import type { Army, ArmyUnit, Deployed, Scenario } from '../../scenario.ts';
import { type Group, type Model, type Moved, type Part, SIDES, type Side, type Unit } from '../../state.ts';
import { entryOf } from '../abilities/registry.ts';

/** The datasheets that an army may name: its own before ours. */
export const sheetOf = (army: Army, id: string): PrintedSheet | undefined =>
  army.sheets?.find((sheet) => sheet.id === id) ?? SHEETS.get(id);

const lower = (words: readonly string[] = []): string[] => words.map((word) => word.toLowerCase());

function baseOf(base: PrintedBase): Base {
  if ('hull' in base) return { shape: 'hull', corners: base.hull };
  return typeof base.mm === 'number' ? { shape: 'round', mm: base.mm } : { shape: 'oval', mm: base.mm };
}

export const modelSheet = (kind: PrintedModel): ModelSheet => ({
  name: kind.name,
  toughness: kind.T,
  save: kind.Sv,
  invulnerable: kind.inv ?? null,
  wounds: kind.W,
  base: baseOf(kind.base),
  height: kind.height,
});

export const profileOf = (printed: PrintedProfile): Profile => ({
  name: printed.name ?? '',
  range: printed.range,
  attacks: amountOf(printed.A) ?? never(printed.A),
  skill: printed.BS ?? null,
  strength: printed.S,
  ap: printed.AP,
  damage: amountOf(printed.D) ?? never(printed.D),
  abilities: (printed.abilities ?? []).map(abilityOf),
});

export const weaponOf = (id: string, { name, profiles }: PrintedWeapon): Weapon => ({
  id,
  name,
  profiles: profiles.map(profileOf),
});

/** Every model of a unit of the army file, in its order, with what it carries. */
export const carried = ({ models }: ArmyUnit): { readonly kind: string; readonly weapons: readonly string[] }[] =>
  models.flatMap(({ kind, count, weapons }) => Array.from({ length: count }, () => ({ kind, weapons })));

/** A checked scenario, mustered: units with their models on the table. */
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

/** A unit with the characters attached to it; its models are added to the list of all. */
function enlist(scenario: Scenario, side: Side, army: Army, bought: ArmyUnit, index: number, models: Model[]): Unit {
  const together = [bought, ...army.units.filter(({ attachedTo }) => attachedTo === bought.id)];
  const weapons = new Map<string, { readonly weapon: Weapon; readonly bearers: number[]; readonly lent: boolean }>();
  const carry = (sheet: PrintedSheet, id: string, bearer: number, lent: boolean): void => {
    const known = weapons.get(lent ? `${id}-lent` : id);
    if (known) known.bearers.push(bearer);
    else {
      const weapon = weaponOf(id, sheet.weapons[id] ?? never(id));
      weapons.set(lent ? `${id}-lent` : id, { weapon, bearers: [bearer], lent });
    }
  };
  const parts = together.map((part, p): Part => {
    const sheet = sheetOf(army, part.sheet) ?? never(part.sheet);
    const deployed = scenario.deployment.find(({ unit }) => unit === part.id) ?? never(part.id);
    const first = models.length;
    for (const [m, { kind, weapons: arms }] of carried(part).entries()) {
      for (const id of arms) carry(sheet, id, models.length, false);
      models.push(modelAt(sheet, kind, deployed, m, { index: models.length, unit: index, part: p }));
    }
    const name = part.name ?? sheet.name;
    return { name, points: part.points, models: Array.from({ length: models.length - first }, (_, m) => first + m) };
  });
  const aboard = army.units.filter(({ embarkedIn }) => embarkedIn === bought.id);
  for (const unit of aboard) {
    const sheet = sheetOf(army, unit.sheet) ?? never(unit.sheet);
    const deck = parts[0]?.models[0] ?? never(bought.id);
    for (const { weapons: arms } of carried(unit))
      for (const id of arms) if (isLent(sheet.weapons[id] ?? never(id))) carry(sheet, id, deck, true);
  }
  const sheets = together.map((part) => sheetOf(army, part.sheet) ?? never(part.sheet));
  const all = parts.flatMap((part) => part.models);
  const rank = Math.max(...[...weapons.values()].map(({ bearers }) => bearers.length));
  return {
    index,
    id: bought.id,
    side,
    name: parts.map(({ name }) => name).join(' + '),
    parts,
    models: all,
    groups: [...weapons].map(
      ([id, { weapon, bearers, lent }]): Group => ({
        id,
        weapon,
        bearers,
        special: bearers.length * 2 <= rank && all.length > 1,
        lent,
      }),
    ),
    keywords: [...new Set(sheets.flatMap(({ keywords }) => lower(keywords)))],
    abilities: sharedAbilities(sheets),
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

/** What every part must have, or nobody has it; who is attached is not alone any more. */
const ALL_MUST = ['stealth'];
const ALONE = ['lone-operative'];

function sharedAbilities(sheets: readonly PrintedSheet[]): Ability[] {
  const each = sheets.map(({ abilities }) => (abilities ?? []).map(abilityOf));
  const everywhere = (id: string): boolean => each.every((list) => list.some((ability) => ability.id === id));
  const all = each.flat().filter(({ id }) => !ALL_MUST.includes(id) || everywhere(id));
  return all.filter(({ id }, i) => {
    const twice = ALL_MUST.includes(id) && all.findIndex((other) => other.id === id) < i;
    return !twice && !(ALONE.includes(id) && sheets.length > 1);
  });
}

/** Whether somebody aboard lends a weapon to the deck: not one that fires once a battle. */
const isLent = (weapon: PrintedWeapon): boolean =>
  !weapon.profiles.some((profile) => profileOf(profile).abilities.some((ability) => entryOf(ability)?.keeps));

const movesOf = (moved: Deployed['moved']): readonly Moved[] =>
  moved === undefined ? ['stationary'] : typeof moved === 'string' ? [moved] : moved;
