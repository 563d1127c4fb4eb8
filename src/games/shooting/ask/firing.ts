import { no, ok, type Result } from '../../../kernel/result.ts';
import type { Ability } from '../data/sheet.ts';
import { type Armed, abilitiesOf, kindOf, lower, sheetNamed } from './lookup.ts';
import type { Shooter } from './question.ts';

/** The shooter, as far as the odds need it. */
export interface Firing {
  readonly keywords: readonly string[];
  readonly abilities: readonly Ability[];
  readonly wounds: number | null; // of one model; null if the question does not say
  readonly feelNoPain: number;
}

/** The shooter's datasheet, or that of the first weapon that names one. */
export function firingOf(shooter: Shooter | undefined, arms: readonly Armed[], field: string): Result<Firing> {
  const sheet =
    shooter?.sheet === undefined
      ? ok(arms.find((armed) => armed.sheet)?.sheet)
      : sheetNamed(shooter.sheet, `${field}/sheet`);
  if (!sheet.ok) return sheet;
  const kind = sheet.value && kindOf(sheet.value, shooter?.kind, `${field}/kind`);
  if (kind && !kind.ok) return kind;
  if (!sheet.value && shooter?.kind !== undefined) return no({ code: 'field-needed', field: `${field}/sheet` });
  const printed = [...(sheet.value?.abilities ?? []), ...(kind?.value.abilities ?? [])];
  const abilities = abilitiesOf(shooter?.abilities ?? printed, `${field}/abilities`, 'unit');
  if (!abilities.ok) return abilities;
  const pains = abilities.value.flatMap(({ id, on }) => (id === 'feel-no-pain' && on !== undefined ? [on] : []));
  return ok({
    keywords: lower([...(sheet.value?.keywords ?? []), ...(shooter?.keywords ?? [])]),
    abilities: abilities.value,
    wounds: shooter?.W ?? kind?.value.W ?? null,
    feelNoPain: Math.min(7, shooter?.fnp ?? 7, ...pains),
  });
}
