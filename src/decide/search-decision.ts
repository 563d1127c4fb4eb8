import type { Decision } from '../kernel/bot.ts';
import type { Fact } from '../kernel/fact.ts';
import { MAX_KEPT } from './decision.ts';
import type { Branch, Fork } from './tree.ts';

interface Finished<C> {
  readonly options: number;
  readonly doubt: number;
  readonly done: number; // iterations
  readonly ledger: boolean;
  readonly advice: Decision<C> | undefined; // of the guide
}

interface Estimate<C> {
  readonly command: C;
  readonly visits: number;
  readonly mean: number;
  readonly penalty: number; // for uncertainty, negative
  readonly total: number;
}

const SPREAD = 0.5; // standard deviation of one playout before any was made
const PRIOR = SPREAD ** 2; // variance of the difference in a world not played yet; counts as one world

/** Scores in percentage points: the mean of the playouts minus their uncertainty. */
export function searched<C>(root: Fork<C>, { options, doubt, done, ledger, advice }: Finished<C>): Decision<C> {
  const branches = [...root.branches.values()];
  const [first] = branches; // with a guide: its choice
  const judged = branches.map((branch) =>
    advice && first ? compared(branch, first, doubt) : estimated(branch, doubt),
  );
  judged.sort((a, b) => b.total - a.total);
  const [best, next] = judged;
  const notes: Fact[] = [{ code: 'searched', iterations: done, tried: judged.length, options }];
  if (advice) notes.push({ code: best?.command === first?.command ? 'search-agrees' : 'search-differs' });
  return {
    command: best ? best.command : null,
    judged: options,
    kept: !ledger ? [] : judged.slice(0, MAX_KEPT).map(line),
    vetoed: advice?.vetoed ?? [],
    margin: best && next ? best.total - next.total : null,
    iterations: done,
    notes,
  };
}

function estimated<C>({ command, visits, value }: Branch<C>, doubt: number): Estimate<C> {
  const mean = (100 * value) / visits;
  const penalty = (-100 * doubt * SPREAD) / Math.sqrt(visits);
  return { command, visits, mean, penalty, total: mean + penalty };
}

/**
 * The guide's choice counts at its mean. Another option counts by its difference in the worlds that both were played in,
 * minus the standard error of that difference: shared luck cancels out, and an uncertain gain changes nothing.
 */
function compared<C>(branch: Branch<C>, first: Branch<C>, doubt: number): Estimate<C> {
  const { command, visits } = branch;
  const base = (100 * first.value) / first.visits;
  if (branch === first) return { command, visits, mean: base, penalty: 0, total: base };
  const worlds = Math.min(visits, first.visits);
  const gains = Array.from({ length: worlds }, (_, n) => (branch.results[n] ?? 0) - (first.results[n] ?? 0));
  const gain = gains.reduce((sum, one) => sum + one, 0) / worlds;
  const squares = gains.reduce((sum, one) => sum + (one - gain) ** 2, PRIOR);
  const mean = base + 100 * gain;
  const penalty = -100 * doubt * Math.sqrt(squares / worlds / worlds);
  return { command, visits: worlds, mean, penalty, total: mean + penalty };
}

const line = <C>({ command, visits, mean, penalty, total }: Estimate<C>) => ({
  option: command,
  tiers: [],
  tally: {
    lines: [
      { why: { code: 'search-mean', visits, unit: 'percent' }, value: mean },
      ...(penalty === 0 ? [] : [{ why: { code: 'search-doubt', visits }, value: penalty }]),
    ],
    total,
  },
});
