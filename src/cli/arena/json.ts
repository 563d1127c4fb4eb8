import type { Judge } from '../../arena/experiment/judge.ts';
import { type Plan, planOf } from '../../arena/experiment/plan.ts';
import { resultOf } from '../../arena/experiment/result.ts';
import type { Progress } from '../../arena/experiment/run.ts';
import { percentile } from '../../arena/histogram.ts';
import { round } from '../../arena/sum.ts';
import type { ExperimentRecord } from '../../store/experiments.ts';
import { faultText } from './fault-text.ts';

type Timing = Pick<Progress, 'played' | 'spans'> & { readonly seconds: number };

/** The JSON of `match --json` plus the arena's additions; `decisionMs` covers the games of this run. */
export function asJson(record: ExperimentRecord, judge: Judge, timing?: Timing) {
  const plan: Plan = planOf(record);
  const { bots, ...result } = resultOf(plan, judge);
  return {
    experiment: record.id,
    ...result,
    kind: record.kind,
    ...(timing && { seconds: round(timing.seconds, 2), played: timing.played }),
    ...(plan.note !== undefined && { note: plan.note }),
    bots: bots.map((bot, k) => {
      const spans = timing?.spans[k];
      const at = (share: number): number => Number(percentile(spans ?? new Map(), share).toPrecision(3));
      const { fault, ...figures } = bot;
      const text = fault && faultText(plan, fault);
      const words = text === undefined ? {} : { fault: { ...fault, words: text } };
      return { ...figures, ...words, ...(spans && spans.size > 0 && { decisionMs: { p50: at(0.5), p99: at(0.99) } }) };
    }),
    ...(!judge.isOver && { interrupted: true }),
  };
}
