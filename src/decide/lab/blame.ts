import type { Difference } from './diff.ts';

/** How many differences a rule caused. */
export interface Blame {
  readonly rule: string | null; // null if no single rule explains the difference
  readonly changed: number; // different choices
  readonly rescored: number; // different scores for the same choice
}

/** Attributes each difference to its most likely rule; largest counts first. */
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
