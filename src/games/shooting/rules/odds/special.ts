import type { Mark, Terms } from '../../terms.ts';
import { markAt, termsAt, WOUND_KINDS } from '../attack/wound-kind.ts';
import { mostHits } from './attack.ts';
import type { Flags } from './flags.ts';
import type { Front } from './line.ts';
import { lostTo } from './packets.ts';
import { type Filling, fillOne, type Pool } from './pool.ts';
import { advance, type Steps, stepsOf } from './steps.ts';
import type { Strike } from './strike.ts';
import { type Sink, walk } from './walk.ts';
import { flagSteps, woundWays } from './ways.ts';

/** How a volley with single re-rolls or effects of criticals fills the pool. */
interface Fillings {
  readonly pool: Pool;
  readonly at: number; // the volley
}

/** The parts of a sink that fill the pool. */
function pooled({ pool, at }: Fillings): Sink {
  const push = (filling: Filling | null | undefined) => (odds: Float64Array) => {
    if (filling) fillOne(odds, filling, pool);
  };
  const [critical, extra] = [push(pool.fillings[at]), pool.extras[at] ?? {}];
  const mortals = { hit: push(extra.hit), wound: push(extra.wound) };
  return { critical, mortals: (odds, roll) => mortals[roll](odds) };
}

/** One volley whose saves are taken one by one. */
export function shootSpecial(
  before: Float64Array,
  strike: Strike,
  front: Front,
  flags: Flags,
  fillings: Fillings,
): Float64Array {
  const steps = (strike.terms.kinds ? WOUND_KINDS : [0]).map((kind) => stepsFor(strike, front, flags, kind));
  return walk(before, strike.terms, flags, before.length / flags.size, {
    ...pooled(fillings),
    wound: (odds, kind) => advance(steps[kind] ?? (steps[0] as Steps), odds, fillings.pool.size),
  });
}

/** What a wound of this kind does in each state. */
function stepsFor({ terms: usual, marks: all }: Strike, front: Front, flags: Flags, kind: number): Steps {
  const terms = termsAt(usual, kind);
  const marks = all.map((mark) => markAt(mark, kind));
  if (!usesFlags(terms, marks)) return stepsOf(front, lostTo(terms, marks, true));
  return flagSteps(front, flags, (at, left, flag) => woundWays({ terms, mark: marks[at] as Mark, left, flag, flags }));
}

const usesFlags = ({ one }: Terms, marks: readonly Mark[]): boolean =>
  one?.includes('damage') === true || marks.some(({ oneSave }) => oneSave);

/** The odds by number of wounds still to save, for volleys whose saves are rolled together. */
export function woundsOf(before: Float64Array, { terms }: Strike, flags: Flags, fillings: Fillings): Float64Array[] {
  const size = before.length;
  const layers = new Float64Array(size * (mostHits(terms) + 1));
  layers.set(before);
  const after = walk(layers, terms, flags, size / flags.size, {
    ...pooled(fillings),
    wound: (odds) => {
      odds.copyWithin(size, 0, odds.length - size);
      odds.fill(0, 0, size);
    },
  });
  return Array.from({ length: after.length / size }, (_, many) => after.slice(many * size, (many + 1) * size));
}

/** What a save that shows this face does in each state. */
export const faceSteps =
  ({ terms, marks }: Strike, flags: Flags) =>
  (face: number, front: Front): Steps =>
    flagSteps(front, flags, (at, left, flag) => woundWays({ terms, mark: marks[at] as Mark, left, flag, flags }, face));
