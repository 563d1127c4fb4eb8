import type { Fact } from '../../kernel/fact.ts';
import type { Rung } from './ladder.ts';

/** With fewer games a rating still goes far up and down. */
export const FEW = 20;

/** What keeps a ladder from telling who is stronger: bots of few games, and groups that never met. */
export function doubtsOf(rungs: readonly Rung[]): readonly Fact[] {
  const few = rungs.filter(({ games }) => games < FEW);
  const apart = new Map<number, string[]>();
  for (const rung of rungs) apart.set(rung.group, [...(apart.get(rung.group) ?? []), shownOf(rung)]);
  return [
    ...(few.length > 0 ? [{ code: 'ladder-few-games', bots: few.map(shownOf), fewer: FEW }] : []),
    ...(apart.size > 1 ? [{ code: 'ladder-apart', groups: [...apart.values()] }] : []),
  ];
}

const shownOf = ({ name, weights }: Rung): string => `${name}${weights === null ? '' : `#${weights}`}`;
