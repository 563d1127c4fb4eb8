import type { Decision, Judged, Weights } from '../kernel/bot.ts';
import { no, ok, type Result } from '../kernel/result.ts';
import { sameJson } from './same-json.ts';
import { isStillChosen } from './still-chosen.ts';

/** A change of one weight that changes the chosen command. */
export interface Flip<W, C> {
  readonly weight: keyof W & string;
  readonly from: number;
  readonly to: number;
  readonly change: number; // relative to the weight's size; absolute if the weight is 0
  readonly weights: W; // the table used for the new decision
  readonly decision: Decision<C>; // the new decision
}

interface FlipSearch<C> {
  readonly sameChoice?: (a: C | null, b: C | null) => boolean;
  readonly range?: number; // largest change tried, in the unit of Flip.change
}

const FIRST_RUNG = 2 ** -10;
const PRECISION = 1e-6; // relative to the change found
const SMALLEST = 1e-9; // a tie flips on any change
const BESIDE = 1e-9; // how close to a computed root the bracket is tested

interface Probe<W, C> {
  readonly size: number; // |change|
  readonly weights: W;
  readonly decision: Decision<C>;
}

interface Direction<W, C> {
  readonly weight: keyof W & string;
  readonly from: number;
  readonly sign: 1 | -1;
  at(size: number): Probe<W, C>;
}

/**
 * The smallest change of a single weight that flips the choice. Doubling steps bracket it, then the computed
 * crossing of the two ledgers and bisection narrow it down. Flips that revert between two steps are missed. A tie with
 * the original choice is not a flip. Every result was decided with exactly the table it names.
 */
export function counterfactual<C, W extends Weights>(
  decide: (weights: W) => Decision<C>,
  weights: W,
  { sameChoice = sameJson, range = 8 }: FlipSearch<C> = {},
): Result<Flip<W, C>> {
  const now = decide(weights);
  if (now.judged < 2) return no({ code: 'no-single-weight', range }); // nothing to flip to
  const flips = (probe: Probe<W, C>): boolean => !isStillChosen(now.command, probe.decision, sameChoice);
  const start: Probe<W, C> = { size: 0, weights, decision: now };
  let ways = directions(decide, weights).map((way) => ({ way, below: start }));
  for (let rung = Math.min(FIRST_RUNG, range); ; rung = Math.min(rung * 2, range)) {
    let best: { way: Direction<W, C>; probe: Probe<W, C> } | undefined;
    const steps: typeof ways = [];
    for (const { way, below } of ways) {
      const probe = way.at(best?.probe.size ?? rung);
      if (flips(probe)) best = { way, probe: narrow(way, below, probe, flips) };
      else steps.push({ way, below: probe });
    }
    if (best) return ok(flipOf(best.way, best.probe));
    if (rung >= range) return no({ code: 'no-single-weight', range });
    ways = steps;
  }
}

function directions<C, W extends Weights>(decide: (weights: W) => Decision<C>, weights: W): Direction<W, C>[] {
  const list: Direction<W, C>[] = [];
  for (const [weight, from] of Object.entries(weights))
    for (const sign of [1, -1] as const)
      list.push({
        weight,
        from,
        sign,
        at(size) {
          const table = { ...weights, [weight]: from + sign * size * (Math.abs(from) || 1) };
          return { size, weights: table, decision: decide(table) };
        },
      });
  return list;
}

/** Narrows the bracket (`above` flips, `below` does not) and returns the upper end. */
function narrow<W, C>(
  way: Direction<W, C>,
  below: Probe<W, C>,
  above: Probe<W, C>,
  flips: (probe: Probe<W, C>) => boolean,
): Probe<W, C> {
  const isOpen = (): boolean => above.size - below.size > Math.max(PRECISION * above.size, SMALLEST);
  const tryAt = (size: number): void => {
    if (size <= below.size || size >= above.size) return;
    const probe = way.at(size);
    if (flips(probe)) above = probe;
    else below = probe;
  };
  while (isOpen()) {
    const root = crossing(below, above);
    if (root !== undefined) {
      tryAt(root);
      tryAt(root * (above.size === root ? 1 - BESIDE : 1 + BESIDE));
    }
    if (isOpen()) tryAt((below.size + above.size) / 2);
  }
  return above;
}

/** Where the two choices would have equal scores if their ledgers are linear in the weight. */
function crossing<W, C>(below: Probe<W, C>, above: Probe<W, C>): number | undefined {
  const first = leadOf(below.decision, below.decision.command, above.decision.command);
  const last = leadOf(above.decision, below.decision.command, above.decision.command);
  if (first === undefined || last === undefined || first <= last) return undefined;
  return below.size + ((above.size - below.size) * first) / (first - last);
}

/** Score difference of two options, if both were kept in the same tier. */
function leadOf<C>(decision: Decision<C>, a: C | null, b: C | null): number | undefined {
  const kept = (option: C | null): Judged<C> | undefined =>
    decision.kept.find((judged) => sameJson(judged.option, option));
  const one = kept(a);
  const other = kept(b);
  return one && other && sameJson(one.tiers, other.tiers) ? one.tally.total - other.tally.total : undefined;
}

function flipOf<W extends Weights, C>(way: Direction<W, C>, { size, weights, decision }: Probe<W, C>): Flip<W, C> {
  const { weight, from, sign } = way;
  return { weight, from, to: weights[weight] as number, change: sign * size, weights, decision };
}
