import type { Fact } from '../../../../kernel/fact.ts';
import type { Target } from '../../plan.ts';
import type { Sight } from '../sight.ts';
import type { Shooting } from './shooting.ts';

/** What a shot is made along, and beside. */
export interface Along {
  readonly sight: Sight;
  readonly primary: Target | null; // the unit's primary target, null = this very one
}

/** One row of the attack modifiers table: what it adds, and the fact that it adds it for. */
export interface Modifier {
  readonly value: (aim: Shooting, along: Along) => number;
  readonly why: (aim: Shooting) => Fact;
}

/** A row whose reason is always the same. */
export const row = (code: string, value: Modifier['value']): Modifier => {
  const fact: Fact = { code };
  return { value, why: () => fact };
};
