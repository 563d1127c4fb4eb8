import type { Fact } from '../../../kernel/fact.ts';
import { no, ok, type Result } from '../../../kernel/result.ts';
import { amountOf } from '../../../parts/odds/amount.ts';
import { bad } from '../../../parts/schema/query.ts';
import { abilityOf } from '../data/abilities.ts';
import { DATASHEETS } from '../data/datasheets.ts';
import type { PrintedModel, PrintedProfile, PrintedSheet, PrintedWeapon } from '../data/printed.ts';
import type { Ability, Profile } from '../data/sheet.ts';
import { WEAPONS } from '../data/weapons.ts';
import { wrongAbility, wrongAttacks } from '../rules/abilities/fault.ts';
import type { Attacker } from './question.ts';

export const lower = (words: readonly string[] = []): string[] => words.map((word) => word.toLowerCase());

const plain = (name: string): string => name.trim().toLowerCase();

/** Finds an entry by id or name, ignoring case. */
function named<T extends { readonly name: string }>(entries: Readonly<Record<string, T>>, name: string): T | undefined {
  const found = Object.entries(entries).find(([id, one]) => id === plain(name) || plain(one.name) === plain(name));
  return found?.[1];
}

const BY_ID = Object.fromEntries(DATASHEETS.map((sheet) => [sheet.id, sheet]));

export function sheetNamed(name: string, field: string): Result<PrintedSheet> {
  const found = named(BY_ID, name);
  return found ? ok(found) : no({ code: 'unknown-datasheet', field, name, known: DATASHEETS.map(({ id }) => id) });
}

export function kindOf({ kinds }: PrintedSheet, kind: string | undefined, field: string): Result<PrintedModel> {
  const found = kind === undefined ? Object.values(kinds)[0] : named(kinds, kind);
  return found ? ok(found) : no({ code: 'unknown-kind', field, name: kind ?? '', known: Object.keys(kinds) });
}

/** Parses printed abilities; the first invalid one is refused with its path. */
export function abilitiesOf(
  printed: readonly string[],
  field: string,
  owner: 'weapon' | 'unit',
): Result<readonly Ability[]> {
  const read: Ability[] = [];
  for (const [i, one] of printed.entries()) {
    const ability = abilityOf(one);
    const why = wrongAbility(ability, owner);
    if (why) return no({ code: 'bad-question', field: `${field}/${i}`, why });
    read.push(ability);
  }
  return ok(read);
}

export interface Armed {
  readonly name: string;
  readonly profile: Profile;
  readonly sheet: PrintedSheet | undefined;
}

/** The named weapon, with the values given in the question overriding its own. */
export function armedWith(attacker: Attacker, field: string): Result<Armed> {
  const sheet = attacker.sheet === undefined ? undefined : sheetNamed(attacker.sheet, `${field}/sheet`);
  if (sheet && !sheet.ok) return sheet;
  const known = printedOf(attacker, sheet?.value, field);
  if (!known.ok) return known;
  const { weapon, printed } = known.value;
  const {
    A = printed?.A,
    BS = attacker.WS ?? printed?.BS,
    S = printed?.S,
    AP = printed?.AP,
    D = printed?.D,
  } = attacker;
  const missing = Object.entries({ A, S, AP, D }).find(([, value]) => value === undefined);
  if (missing) return no({ code: 'field-needed', field: `${field}/${missing[0]}` });
  const abilities = abilitiesOf(attacker.abilities ?? printed?.abilities ?? [], `${field}/abilities`, 'weapon');
  if (!abilities.ok) return abilities;
  const torrent = abilities.value.some(({ id }) => id === 'torrent');
  if (BS === undefined && !torrent) return no({ code: 'field-needed', field: `${field}/BS` });
  const [attacks, damage] = [amountOf(A as string), amountOf(D as string)];
  if (!attacks) return bad({ field: `${field}/A`, problem: 'must be an amount, like D6+3' });
  if (!damage) return bad({ field: `${field}/D`, problem: 'must be an amount, like D6+3' });
  const profile: Profile = {
    name: printed?.name ?? '',
    range: printed?.range ?? 0,
    attacks,
    skill: BS ?? null,
    strength: S as number,
    ap: AP as number,
    damage,
    abilities: abilities.value,
  };
  const why = wrongAttacks(profile);
  if (why) return no({ code: 'bad-question', field: `${field}/A`, why });
  return ok({ name: attacker.name ?? nameOf(weapon, printed), profile, sheet: sheet?.value });
}

const nameOf = (weapon: PrintedWeapon | undefined, printed: PrintedProfile | undefined): string =>
  [weapon?.name ?? 'weapon', printed?.name].filter((part) => part !== undefined).join(', ');

interface Found {
  readonly weapon?: PrintedWeapon;
  readonly printed?: PrintedProfile;
}

function printedOf({ weapon: name, profile }: Attacker, sheet: PrintedSheet | undefined, field: string): Result<Found> {
  if (name === undefined) {
    if (profile !== undefined) return no({ code: 'field-needed', field: `${field}/weapon` });
    if (sheet)
      return no({ code: 'unknown-weapon', field: `${field}/weapon`, name: '', known: Object.keys(sheet.weapons) });
    return ok({});
  }
  const rack: Readonly<Record<string, PrintedWeapon>> = sheet?.weapons ?? WEAPONS;
  const weapon = named(rack, name);
  if (!weapon) return no({ code: 'unknown-weapon', field: `${field}/weapon`, name, known: Object.keys(rack) });
  const ways = weapon.profiles.map((one) => one.name ?? '');
  const at = profile === undefined ? 0 : ways.findIndex((way) => plain(way) === plain(profile));
  const printed = weapon.profiles[at];
  if (!printed)
    return no({ code: 'unknown-profile', field: `${field}/profile`, name: profile ?? '', known: ways } as Fact);
  return ok({ weapon, printed });
}
