import type { Difference } from './diff.ts';

/** How many differences one rule has to answer for. */
export interface Blame {
  readonly rule: string | null; // null = no single rule makes the difference
  readonly changed: number; // choices
  readonly rescored: number; // scores of the same choice
}

/** Each difference counts for the rule that is likeliest to have made it; the guiltiest first. */
export function blameOf(differences: readonly Pick<Difference, 'change' | 'rules'>[]): Blame[] {
  const blames = new Map<string | null, { changed: number; rescored: number }>();
  for (const { change, rules } of differences) {
    if (change === 'none') continue;
    const rule = rules[0] ?? null;
    const blame = blames.get(rule) ?? { changed: 0, rescored: 0 };
    if (change === 'choice') blame.changed++;
    else blame.rescored++;
    blames.set(rule, blame);
  }
  return [...blames]
    .map(([rule, blame]) => ({ rule, ...blame }))
    .sort((a, b) => b.changed - a.changed || b.rescored - a.rescored);
}
