import type { Fact } from '../kernel/fact.ts';
import { Random } from '../kernel/random.ts';
import { compareTiers, type ScoreTable } from './score-table.ts';

interface Draw {
  readonly chosen: number;
  readonly note: Fact;
}

/**
 * Draws one of the options less than `within` points behind the best; the odds fall in proportion to the points behind.
 * Raises the scores of all of them to the best one and records by how much. Undefined if only one option is near.
 */
export function drawNearTie(
  table: ScoreTable<unknown>,
  best: number,
  { of, within }: { readonly of: string; readonly within: number },
  seed: () => number,
): Draw | undefined {
  const top = table.scores[best] as number;
  const isNear = (i: number): boolean =>
    !table.vetoed[i] && top - (table.scores[i] as number) < within && compareTiers(table, i, best) === 0;
  const near: number[] = [];
  for (let i = 0; i < table.options.length; i++) if (isNear(i)) near.push(i);
  if (near.length < 2) return undefined;

  const random = new Random(seed());
  const odds = (i: number): number => 1 - (top - (table.scores[i] as number)) / within;
  let [chosen, shortest, sum, next] = [best, Number.POSITIVE_INFINITY, 0, 0];
  for (let i = 0; i < table.options.length; i++) {
    const wait = -Math.log(1 - random.unit()); // one draw per option, so a small change of scores rarely changes the choice
    if (near[next] !== i) continue;
    next++;
    sum += odds(i);
    if (wait / odds(i) >= shortest) continue;
    [chosen, shortest] = [i, wait / odds(i)];
  }
  const note = { code: `mixed-${of}`, options: near.length, share: odds(chosen) / sum };
  for (const i of near) {
    table.tiePoints[i] = top - (table.scores[i] as number);
    table.scores[i] = top;
  }
  return { chosen, note };
}
