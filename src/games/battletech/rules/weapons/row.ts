import type { Fact } from '../../../../kernel/fact.ts';
import type { Target } from '../../plan.ts';
import type { Sight } from '../sight.ts';
import type { Shooting } from './shooting.ts';

/** The line of sight and the primary target of a shot. */
export interface Along {
  readonly sight: Sight;
  readonly primary: Target | null; // the unit's primary target, null = this target
}

/** A row of the attack modifiers table: its value, and the receipt line if it is not zero. */
export interface Modifier {
  readonly value: (aim: Shooting, along: Along) => number;
  readonly why: (aim: Shooting) => Fact;
}

/** A row with a constant receipt line. */
export const row = (code: string, value: Modifier['value']): Modifier => {
  const fact: Fact = { code };
  return { value, why: () => fact };
};
