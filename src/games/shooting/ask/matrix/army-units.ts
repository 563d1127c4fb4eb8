import { abilityOf } from '../../data/abilities.ts';
import { SHEETS } from '../../data/datasheets.ts';
import type { PrintedModel, PrintedProfile, PrintedSheet } from '../../data/printed.ts';
import type { Army, ArmyUnit } from '../../scenario.ts';
import type { Attacker, Men, Shooter, Target } from '../question.ts';

/** A unit that can fire, be fired at, or both. Plain values, so it does not matter where it comes from. */
export interface Unit {
  readonly name: string;
  readonly points: number | null;
  readonly attackers?: readonly Attacker[]; // ranged weapons
  readonly melee?: readonly Attacker[];
  readonly shooter?: Shooter;
  readonly target?: Target;
}

const MOST = {
  lines: 12,
  melee: 4, // if there is not room for all weapons
  count: 200,
  models: 100,
  kinds: 10,
  leaders: 4, // attached units, and kinds of models in them
  words: 20,
  letters: 40,
  points: 9_999,
  name: 60,
};

/** A unit of an army, with its datasheet. */
interface Listed {
  readonly unit: ArmyUnit;
  readonly sheet: PrintedSheet;
}

/** The units of an army file or an imported list; attached characters are part of the unit they lead. */
export const unitsOf = (army: Army): readonly (Unit & { readonly id: string })[] =>
  army.units.flatMap(({ id, attachedTo }) => {
    const unit = attachedTo === undefined ? unitOf(army, id) : undefined;
    return unit ? [{ id, ...unit }] : [];
  });

/** One unit with the characters that lead it; an attached character on its own. Army files have no melee weapons. */
export function unitOf({ units, sheets = [] }: Army, id: string, melee: readonly Attacker[] = []): Unit | undefined {
  const listed = units.flatMap((unit): readonly Listed[] => {
    const sheet = sheets.find((one) => one.id === unit.sheet) ?? SHEETS.get(unit.sheet);
    return sheet && (unit.id === id || unit.attachedTo === id) ? [{ unit, sheet }] : [];
  });
  const body = listed.find(({ unit }) => unit.id === id);
  if (!body) return undefined;
  const led = listed.filter((one) => one !== body).slice(0, MOST.leaders);
  const all = [body, ...led];
  const name = all.map(({ unit, sheet }) => unit.name ?? sheet.name).join(' + ');
  const points = all.reduce((sum, { unit }) => sum + unit.points, 0);
  const attackers = all.flatMap(({ unit, sheet }) => linesOf(unit, sheet)).slice(0, MOST.lines);
  const target = targetOf(body, led, points);
  return {
    name: name.slice(0, MOST.name),
    points: points > 0 ? points : null,
    ...(attackers.length > 0 && { attackers }),
    ...(melee.length > 0 && { melee: melee.slice(0, MOST.lines) }),
    ...((attackers.length > 0 || melee.length > 0) && { shooter: shooterOf(body, led) }),
    ...(target && { target }),
  };
}

const nameOf = (unit: ArmyUnit, sheet: PrintedSheet): string => (unit.name ?? sheet.name).slice(0, MOST.name);

const isBuiltIn = (sheet: PrintedSheet): boolean => SHEETS.get(sheet.id) === sheet;

// ---- As attackers ----

/** One line per weapon. A model with other weapons does not fire its pistols, unless it is a Monster or Vehicle. */
function linesOf({ models }: ArmyUnit, sheet: PrintedSheet): readonly Attacker[] {
  const counts = new Map<string, number>();
  for (const { count, weapons } of models)
    for (const id of firing(weapons, sheet)) counts.set(id, (counts.get(id) ?? 0) + count);
  return [...counts].flatMap(([id, count]) => {
    const weapon = sheet.weapons[id];
    const [profile] = weapon?.profiles ?? [];
    if (!weapon || !profile) return [];
    return [
      isBuiltIn(sheet)
        ? { count: Math.min(count, MOST.count), sheet: sheet.id, weapon: id }
        : lineOf(weapon.name, profile, count),
    ];
  });
}

/** A weapon by its values. */
export function lineOf(
  weapon: string,
  { name, A, BS, S, AP, D, abilities = [] }: PrintedProfile,
  count: number,
): Attacker {
  return {
    count: Math.min(count, MOST.count),
    name: [weapon, ...(name === undefined ? [] : [name])].join(', ').slice(0, MOST.name),
    A,
    ...(BS !== undefined && { BS }),
    S,
    AP,
    D,
    abilities: wordsOf(abilities),
  };
}

/** The weapons of both phases, as many as a question takes. */
export const weaponLines = (ranged: readonly Attacker[], melee: readonly Attacker[]): readonly Attacker[] =>
  [...ranged.slice(0, MOST.lines - Math.min(melee.length, MOST.melee)), ...melee].slice(0, MOST.lines);

function firing(weapons: readonly string[], sheet: PrintedSheet): readonly string[] {
  const isPistol = (id: string): boolean =>
    sheet.weapons[id]?.profiles[0]?.abilities?.some((one) => abilityOf(one).id === 'pistol') ?? false;
  const big = sheet.keywords.some((word) => /^(monster|vehicle)$/i.test(word));
  const others = weapons.filter((id) => !isPistol(id));
  return big || others.length === 0 ? weapons : others;
}

/** As in a match, the abilities on a leader's datasheet help the whole unit. */
function shooterOf({ unit, sheet }: Listed, led: readonly Listed[]): Shooter {
  const kind = unit.models[0]?.kind;
  const printed = sheet.kinds[kind ?? ''];
  const added = led.flatMap((one) => one.sheet.abilities ?? []);
  const abilities = wordsOf([...(sheet.abilities ?? []), ...(printed?.abilities ?? []), ...added]);
  if (isBuiltIn(sheet))
    return { sheet: sheet.id, ...(kind !== undefined && { kind }), ...(added.length > 0 && { abilities }) };
  return {
    name: nameOf(unit, sheet),
    ...(printed && { W: printed.W }),
    keywords: wordsOf(sheet.keywords),
    ...(abilities.length > 0 && { abilities }),
  };
}

// ---- As a target ----

function targetOf({ unit, sheet }: Listed, led: readonly Listed[], points: number): Target | undefined {
  const [body, ...also] = menIn(unit, sheet);
  if (!body) return undefined;
  const [character, ...characters] = led
    .flatMap((one) =>
      menIn(one.unit, one.sheet).map((men) =>
        isBuiltIn(one.sheet) ? men : { ...men, name: nameOf(one.unit, one.sheet) },
      ),
    )
    .slice(0, MOST.leaders);
  const words = [...sheet.keywords, ...unit.models.flatMap(({ kind }) => sheet.kinds[kind]?.keywords ?? [])];
  return {
    ...body,
    ...(!isBuiltIn(sheet) && { name: nameOf(unit, sheet), keywords: wordsOf(words) }),
    ...(points > 0 && { points: Math.min(points, MOST.points) }),
    ...(also.length > 0 && { also: also.slice(0, MOST.kinds) }),
    ...(character && { character }),
    ...(characters.length > 0 && { characters }),
  };
}

/** The models of a unit, by kind; kinds with the same values together. */
function menIn({ models }: ArmyUnit, sheet: PrintedSheet): readonly Men[] {
  const kinds = new Map<string, number>();
  for (const { kind, count } of models) kinds.set(kind, (kinds.get(kind) ?? 0) + count);
  const made = new Map<string, Men>();
  for (const [kind, count] of kinds) {
    const men = menOf(sheet, kind, count);
    if (!men) continue;
    const key = JSON.stringify({ ...men, models: 0 });
    const equal = made.get(key)?.models ?? 0;
    made.set(key, { ...men, models: Math.min((men.models ?? 1) + equal, MOST.models) });
  }
  return [...made.values()];
}

function menOf(sheet: PrintedSheet, kind: string, count: number): Men | undefined {
  const printed: PrintedModel | undefined = sheet.kinds[kind];
  if (!printed) return undefined;
  const models = Math.min(count, MOST.models);
  if (isBuiltIn(sheet)) return { sheet: sheet.id, kind, models };
  const abilities = wordsOf([...(sheet.abilities ?? []), ...(printed.abilities ?? [])]);
  const { T, Sv, inv, W } = printed;
  return { models, T, Sv, ...(inv !== undefined && { inv }), W, ...(abilities.length > 0 && { abilities }) };
}

/** Keywords or abilities, as many and as long as a question takes. */
const wordsOf = (words: readonly string[]): string[] =>
  [...new Set(words)].filter((word) => word.length <= MOST.letters).slice(0, MOST.words);
