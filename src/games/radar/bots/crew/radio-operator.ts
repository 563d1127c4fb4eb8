import { choose, mapOptions } from '../../../../decide/decision.ts';
import type { Evaluator } from '../../../../decide/evaluator.ts';
import { score } from '../../../../decide/rule.ts';
import { type Ask, type BotSeed, type Budget, bare, type Decision } from '../../../../kernel/bot.ts';
import type { Belief } from '../../belief/memory.ts';
import { certaintyOf as certaintyAt } from '../../belief/probe.ts';
import { type Spread, spread } from '../../belief/tracker.ts';
import { enemyTracker } from '../../belief.ts';
import type { Command, CommandOf } from '../../commands.ts';
import type { BySystem } from '../../data/systems.ts';
import { type Chart, otherSide, type View } from '../../view.ts';
import { commentary } from '../seed/crew.ts';
import type { Make } from './captain.ts';
import { sensorPrice } from './firing.ts';
import { droneBits, type Picture, sonarBits } from './odds.ts';
import type { CrewWeights } from './weights.ts';

/** The plot: where they can be, and how much a probe would reveal. */
interface Plot {
  readonly chart: Chart;
  readonly charges: BySystem<number>; // that fill a gauge
  readonly set: Spread;
  readonly seen: Picture; // the set, blurred where the operator is a beginner
}

type Probe =
  | { readonly system: 'drone'; readonly sector: number }
  | { readonly system: 'sonar' }
  | { readonly system: 'none' }; // no recommendation

export const radioOperator =
  ({ weights, level }: Make) =>
  (belief: Belief, view: View, ask: Ask, budget: Budget, seed: BotSeed): Decision<Command> => {
    const opening = view.active === belief.side && !view.now.moved;
    const asked = belief.crew.requested >= 0; // one report per turn: a second request is answered in the next turn
    if (!opening && !asked) return bare<Command>(null);
    const reporting = ask.kinds.includes('report');
    if (!reporting && !ask.kinds.includes('comment')) return bare<Command>(null);

    const { chart, ruleset } = view.rules;
    const set = spread(enemyTracker(belief));
    const { surfaced } = view.boats[otherSide(belief.side)];
    const situation: Plot = {
      chart,
      charges: ruleset.charges,
      set,
      seen: blurred(chart, set, blurAt(level, weights), surfaced),
    };
    const decision = choose<Plot, Probe, CrewWeights>({
      evaluator: crewProbing,
      situation,
      options: probes(situation, belief, weights),
      weights,
      level,
      budget,
      seed,
      must: true,
    });
    if (reporting) return mapOptions(decision, (probe) => report(situation, probe));
    const sentences = belief.crew.report?.turn === belief.turn ? commentary(belief) : null;
    if (sentences?.length === 0) return bare<Command>(null); // the report has said everything
    return mapOptions(decision, (probe) =>
      sentences ? { type: 'comment', sentences } : comment(situation, belief, probe),
    );
  };

/** Beginners have a blurred plot: this share of it is spread over the sea, or over the publicly known sector. */
const blurAt = (level: number, { blur1, blur2, blur3, blur4 }: CrewWeights): number =>
  ([blur1, blur2, blur3, blur4][level - 1] ?? 0) / 100;

function blurred(chart: Chart, set: Spread, blur: number, sector: number): Picture {
  if (blur === 0 || set.cells.length === 0) return set;
  const cells = chart.sea.flatMap((wet, cell) =>
    wet && (sector === 0 || chart.sector[cell] === sector) ? [cell] : [],
  );
  const weight = new Float64Array(chart.cells);
  for (const cell of cells) weight[cell] = (1 - blur) * (set.weight[cell] as number) + blur / cells.length;
  return { weight, cells };
}

/** Probes worth recommending: charged and working as far as the crew has said, with an effect that pays for the charge. */
function* probes(plot: Plot, { crew }: Belief, weights: CrewWeights): Generator<Probe> {
  yield { system: 'none' };
  const isReady = (system: 'sonar' | 'drone'): boolean => crew.ready.includes(system) && !crew.broken.includes(system);
  const sectors = Array.from({ length: plot.chart.sectors }, (_, i): Probe => ({ system: 'drone', sector: i + 1 }));
  const ready = [...(isReady('sonar') ? [{ system: 'sonar' } as const] : []), ...(isReady('drone') ? sectors : [])];
  for (const probe of ready) {
    const { before, after } = promise(plot, probe);
    if (Math.round(100 * after) < Math.round(100 * before) && pays(plot, probe, weights)) yield probe;
  }
}

/** Whether the captain would use it: the captain's own prices (`narrows-them`, `spends`), as half of a sonar may be a lie. */
function pays({ chart, charges, seen }: Plot, probe: Probe, weights: CrewWeights): boolean {
  if (probe.system === 'none') return false;
  const bits = bitsOf(chart, seen, probe) / (probe.system === 'sonar' ? 2 : 1);
  return weights.bit * bits + weights.recommended > sensorPrice(probe.system, charges[probe.system], weights);
}

const MOST = 0.9;

/** The number of possible cells: the exact set, or for beginners the cells with most of the probability. */
function placesOf({ set, seen }: Plot): number {
  if (seen === set) return set.cells.length;
  const shares = seen.cells.map((cell) => seen.weight[cell] as number).sort((a, b) => b - a);
  let mass = 0;
  for (const [i, share] of shares.entries()) {
    mass += share;
    if (mass >= MOST) return i + 1;
  }
  return shares.length;
}

const certaintyOf = (plot: Plot): CommandOf<'report'>['certainty'] => certaintyAt(plot.chart, placesOf(plot));

/** Short numbers for the log; a possible cell never rounds to 0. */
const rounded = (share: number): number => (share > 0 ? Math.max(1, Math.round(share * 1e6)) / 1e6 : 0);

function report(plot: Plot, probe: Probe): Command {
  const { seen, set } = plot;
  const certainty = certaintyOf(plot);
  return {
    type: 'report',
    certainty,
    candidates: placesOf(plot),
    hypotheses: set.hypotheses,
    best: certainty === 'none' ? null : likeliest(seen),
    weights: seen.cells.map((cell) => [cell, rounded(seen.weight[cell] as number)]),
    ...(probe.system !== 'none' && { recommend: { ...probe, ...promise(plot, probe) } }),
  };
}

/** The share of the sea that is possible now, and on average after the probe. */
function promise(plot: Plot, probe: Probe): { readonly before: number; readonly after: number } {
  const { chart, seen } = plot;
  const before = placesOf(plot) / chart.sea.reduce((sum, wet) => sum + Number(wet), 0);
  return { before: rounded(before), after: rounded(before * 2 ** -bitsOf(chart, seen, probe)) };
}

function bitsOf(chart: Chart, picture: Picture, probe: Probe): number {
  if (probe.system === 'none') return 0;
  return probe.system === 'sonar' ? sonarBits(chart, picture) : droneBits(chart, picture, probe.sector);
}

function likeliest({ weight, cells }: Picture): number | null {
  let best: number | null = null;
  for (const cell of cells) if (best === null || (weight[cell] as number) > (weight[best] as number)) best = cell;
  return best;
}

/** The original operator's sentences, then ours: the number of cells, the best one, and what would help. */
function comment(plot: Plot, belief: Belief, probe: Probe): Command {
  const best = likeliest(plot.seen);
  const sentences: CommandOf<'comment'>['sentences'][number][] = [...commentary(belief)];
  const certainty = certaintyOf(plot);
  sentences.push({ code: 'candidates', count: placesOf(plot), certainty });
  if (best !== null && certainty !== 'none')
    sentences.push({ code: 'best-cell', cell: best, share: rounded(plot.seen.weight[best] as number) });
  if (probe.system !== 'none') sentences.push({ code: 'recommend', ...probe, ...promise(plot, probe) });
  return { type: 'comment', sentences };
}

export const crewProbing: Evaluator<Plot, Probe, CrewWeights> = {
  id: 'crew-probing',
  grain: 0.5,
  rules: [
    score({
      id: 'would-tell',
      unit: 'bits',
      band: [0, 8],
      see: ({ chart, seen }: Plot, probe: Probe) => {
        const bits = bitsOf(chart, seen, probe);
        return bits > 0 ? { ...probe, bits } : undefined;
      },
      worth: ({ bits }) => bits,
    }),
    score({
      id: 'they-may-lie',
      unit: 'bits',
      band: [-4, 0],
      see: ({ chart, seen }: Plot, { system }: Probe) =>
        system === 'sonar' ? { bits: sonarBits(chart, seen) } : undefined,
      worth: ({ bits }) => -bits / 2,
    }),
  ],
};
