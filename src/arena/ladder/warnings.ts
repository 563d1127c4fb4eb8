import type { Fact } from '../../kernel/fact.ts';
import type { Rung } from './ladder.ts';

/** Ratings based on fewer games are unreliable. */
export const FEW_GAMES = 20;

/** Warnings about a ladder: bots with few games, and groups that never met. */
export function ladderWarnings(rungs: readonly Rung[]): readonly Fact[] {
  const isShared = (name: string): boolean => rungs.filter((rung) => rung.name === name).length > 1;
  const shownOf = ({ name, weights }: Rung): string =>
    weights !== null && isShared(name) ? `${name}#${weights}` : name;
  const few = rungs.filter(({ games }) => games < FEW_GAMES);
  const apart = new Map<number, string[]>();
  for (const rung of rungs) apart.set(rung.group, [...(apart.get(rung.group) ?? []), shownOf(rung)]);
  return [
    ...(few.length > 0 ? [{ code: 'ladder-few-games', bots: few.map(shownOf), fewer: FEW_GAMES }] : []),
    ...(apart.size > 1 ? [{ code: 'ladder-apart', groups: [...apart.values()] }] : []),
  ];
}
