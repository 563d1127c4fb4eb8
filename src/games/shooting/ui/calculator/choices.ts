import type { Attacker } from '../../ask/question.ts';
import { abilityOf } from '../../data/abilities.ts';
import { DATASHEETS, SHEETS } from '../../data/datasheets.ts';
import type { PrintedProfile, PrintedSheet, PrintedWeapon } from '../../data/printed.ts';
import { WEAPONS } from '../../data/weapons.ts';
import type { Permit } from '../../rules/abilities/ability.ts';
import { entryOf } from '../../rules/abilities/registry.ts';
import { isBig } from '../../rules/situation.ts';
import { having } from './asked.ts';

export const sheetOf = (id: string | undefined): PrintedSheet | undefined => SHEETS.get(id ?? '');

const lower = ({ keywords }: PrintedSheet): string[] => keywords.map((keyword) => keyword.toLowerCase());

/** Characters that can lead units: not monsters, vehicles or Lone Operatives. */
export const LEADERS: readonly PrintedSheet[] = DATASHEETS.filter(
  (sheet) => lower(sheet).includes('character') && !isBig(lower(sheet)) && !sheet.abilities?.includes('Lone Operative'),
);

/** The weapon of a line as printed; undefined if its values are typed in. */
export function weaponOf({ sheet, weapon }: Attacker): PrintedWeapon | undefined {
  const rack: Readonly<Record<string, PrintedWeapon>> = sheetOf(sheet)?.weapons ?? WEAPONS;
  return weapon !== undefined && Object.hasOwn(rack, weapon) ? rack[weapon] : undefined;
}

export function profileOf(line: Attacker): PrintedProfile | undefined {
  const { profiles = [] } = weaponOf(line) ?? {};
  return profiles.find(({ name }) => name === line.profile) ?? profiles[0];
}

/** A line with the weapons of another datasheet: the same weapon if it has one, else its first. */
export function lineFrom(line: Attacker, sheet: PrintedSheet): Attacker {
  const ids = Object.keys(sheet.weapons);
  const same = ids.find((id) => id === line.weapon) ?? (ids[0] as string);
  const { count, half, hand, fish, lethal } = line;
  return having({ sheet: sheet.id, weapon: same } as Attacker, {
    count,
    half,
    hand,
    fish,
    lethal,
    ...(same === line.weapon && { profile: line.profile }),
  });
}

/** A line whose values are typed in, starting with those of its previous weapon. */
export function typedLine(line: Attacker): Attacker {
  const { A = 1, BS, S = 4, AP = 0, D = 1, abilities = [] } = profileOf(line) ?? {};
  const { count, half, hand, fish, lethal } = line;
  return having({ A, S, AP, D, abilities: [...abilities] } as Attacker, {
    BS: BS ?? (profileOf(line) ? undefined : 3),
    count,
    half,
    hand,
    fish,
    lethal,
  });
}

export const isTyped = ({ weapon }: Attacker): boolean => weapon === undefined;

const permitsIn = (printed: readonly string[], what: Permit): boolean =>
  printed.some((ability) => entryOf(abilityOf(ability))?.permits?.includes(what));

/** The condition that would forbid this weapon to fire; the odds are computed anyway. */
export function barredBy(
  line: Attacker,
  at: { readonly moved?: string; readonly unseen?: boolean; readonly engaged?: boolean },
): 'advanced' | 'unseen' | 'engaged' | undefined {
  const sheet = sheetOf(line.sheet);
  const printed = [...(line.abilities ?? profileOf(line)?.abilities ?? []), ...(sheet?.abilities ?? [])];
  if (at.moved === 'advanced' && !permitsIn(printed, 'after-advancing')) return 'advanced';
  if (at.unseen && !permitsIn(printed, 'unseen')) return 'unseen';
  const big = sheet !== undefined && isBig(lower(sheet));
  return at.engaged && sheet && !big && !permitsIn(printed, 'while-engaged') ? 'engaged' : undefined;
}
