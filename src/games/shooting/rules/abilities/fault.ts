import type { Fact } from '../../../../kernel/fact.ts';
import type { Ability, Profile } from '../../data/sheet.ts';
import { addUp } from '../attack/plus.ts';
import { entryOf, isAbility } from './registry.ts';

/**
 * Why an ability in a file or question is invalid: unknown, or without the numbers it needs. Abilities that a unit
 * gives to all its weapons cannot add dice to attacks, since the weapons may roll different dice.
 */
export function wrongAbility(ability: Ability, owner: 'weapon' | 'unit' = 'weapon'): Fact | undefined {
  const entry = entryOf(ability);
  if (!entry || !isAbility(ability.id)) return { code: 'unknown-ability', ability: ability.id };
  const { print, plain } = entry;
  const lacks =
    (/\bX\b/.test(print) && ability.x === undefined) ||
    (/\bN\+/.test(print) && ability.on === undefined) ||
    (print.includes('KEYWORD') && ability.keyword === undefined);
  if (lacks) return { code: 'ability-reads-like', print };
  const isPlain = plain || (owner === 'unit' && ability.id === 'rapid-fire');
  if (isPlain && ability.x !== undefined && ability.x.dice > 0) return { code: 'ability-has-plain-number', print };
  return undefined;
}

/** Attacks are rolled with one kind of dice. */
export function wrongAttacks({ attacks, abilities }: Profile): Fact | undefined {
  const mixed = abilities.some(({ id, x }) => id === 'rapid-fire' && x !== undefined && !addUp(attacks, x));
  return mixed ? { code: 'attacks-of-two-dice' } : undefined;
}
