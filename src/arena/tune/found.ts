import type { Weights } from '../../kernel/bot.ts';
import { seedOfPair } from '../experiment/plan.ts';
import { tableOf } from './dimensions.ts';
import { drawnSides, drawOf } from './draws.ts';
import { bestDraw, type Fit, fitted, type Sample } from './fit.ts';
import { dimensionsIn, type SelfPlan } from './self-plan.ts';
import type { Points } from './self-play.ts';
import { valuesAfter } from './spsa.ts';

/** Result of a search: a table to be tested. */
export interface Candidate {
  readonly weights: Weights;
  readonly fit: Fit | null; // estimated effects by dimension
}

/** Depends only on the plan and the points of its pairs. */
export function candidateOf(plan: SelfPlan, points: Points): Candidate {
  const { search } = plan;
  const { start, spsa, drawing } = search;
  const dimensions = dimensionsIn(search);
  if (spsa) return { weights: tableOf(start, dimensions, valuesAfter(spsa, points)), fit: null };
  if (!drawing || points.length === 0) return { weights: start, fit: null };
  const samples = points.flatMap((one, n): Sample[] =>
    one === null ? [] : [{ draw: drawOf(drawing, seedOfPair(plan, n)), share: one / 2 }],
  );
  const fit = fitted(samples);
  return { weights: tableOf(start, dimensions, drawnSides(drawing, bestDraw(fit)).plus), fit };
}
