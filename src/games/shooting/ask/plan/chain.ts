import { ok, type Result } from '../../../../kernel/result.ts';
import { type Strike, toll } from '../../rules/odds/outlook.ts';
import { leadersIn, sizeOf } from '../models.ts';
import type { Attacker, Conditions, Men, Shooter, Target } from '../question.ts';
import { type Places, type Read, read } from '../reading.ts';

/** Weapons of one unit that fire together at one target. `A` describes the weapons. */
export interface Volley<A = Attacker> {
  readonly key: string; // equal keys fire equally
  readonly attackers: readonly A[];
  readonly shooter?: Shooter;
}

/**
 * A target under fire from several units in turn. Its state is the number of wounds lost, which says which models
 * are dead, because a wounded model takes the next attack.
 */
export interface Chain<A = Attacker> {
  readonly models: number;
  readonly wounds: number;
  /** Models dead in each state. */
  readonly dead: readonly number[];
  /** The odds of each state before the first shot. Default: unhurt. */
  readonly start?: Float64Array;
  /** The odds of each state after another volley. */
  after(odds: Float64Array, volley: Volley<A>): Float64Array;
}

/** A chain of the odds tool, whose volleys come from outside. */
export interface CheckedChain extends Chain {
  /** Why a volley at this target cannot be computed. */
  check(volley: Volley, at: Places): Result<null>;
}

const FAINT = 1e-15;

export function chainOf(target: Target, conditions: Conditions): CheckedChain {
  const rules = { ...conditions, precision: false };
  const known = new Map<string, Read[]>(); // by volley, then by models dead
  const rows = new Map<string, Float64Array[]>(); // by volley, then by state: the wounds lost
  const reads = ({ key, attackers, shooter }: Volley, dead: number, at?: Places): Result<Read> => {
    const found = known.get(key) ?? [];
    known.set(key, found);
    const before = found[dead];
    if (before) return ok(before);
    const asked = { attackers: [...attackers], target: without(target, dead), conditions: rules };
    const now = read({ ...asked, ...(shooter && { shooter }) }, at);
    if (now.ok) found[dead] = now.value;
    return now;
  };
  const probe: Volley = { key: '', attackers: [{ A: 1, BS: 6, S: 1, AP: 0, D: 1 }] };
  const whole = reads(probe, 0);
  const left = whole.ok ? (whole.value.strikes[0]?.marks ?? []).map(({ wounds }) => wounds) : [];
  const states = left.flatMap((wounds, model) => Array.from({ length: wounds }, (_, hurt) => ({ model, hurt })));
  const dead = [...states.map(({ model }) => model), left.length];

  function row(volley: Volley, state: number): Float64Array {
    const ours = rows.get(volley.key) ?? [];
    rows.set(volley.key, ours);
    const before = ours[state];
    if (before) return before;
    const { model, hurt } = states[state] as { model: number; hurt: number };
    const found = reads(volley, model);
    const strikes = found.ok ? found.value.strikes.map((strike) => wounded(strike, left[model] as number, hurt)) : [];
    const now = found.ok ? toll(strikes, found.value.how).damage : Float64Array.of(1);
    ours[state] = now;
    return now;
  }
  return {
    models: left.length,
    wounds: states.length,
    dead,
    after(odds, volley) {
      const out = new Float64Array(odds.length);
      out[states.length] = odds[states.length] as number;
      for (let state = 0; state < states.length; state++) {
        const chance = odds[state] as number;
        if (chance < FAINT) {
          out[state] = (out[state] as number) + chance;
          continue;
        }
        const lost = row(volley, state);
        for (let many = 0; many < lost.length; many++)
          out[state + many] = (out[state + many] as number) + chance * (lost[many] as number);
      }
      return out;
    },
    check(volley, at) {
      const found = reads(volley, 0, at);
      return found.ok ? ok(null) : found;
    },
  };
}

/** The same strike after the first model has lost wounds. */
const wounded = ({ terms, marks }: Strike, whole: number, hurt: number): Strike => ({
  terms,
  marks: marks.map((mark, i) => (i === 0 ? { ...mark, wounds: whole - hurt } : mark)),
});

/** The target when its first models are dead: Blast counts the others, and other kinds move to the front. */
export function without(target: Target, dead: number): Target {
  if (dead === 0) return target;
  const { also = [], character, characters, keywords, points, wounded: _, ...body } = target;
  const inherited = body.sheet === undefined ? {} : { sheet: body.sheet };
  const guards: readonly Men[] = [body, ...also.map((men) => ({ ...inherited, ...men }))];
  const [first, ...rest] = lessModels(guards, dead);
  const common = { ...(keywords && { keywords }), ...(points !== undefined && { points }) };
  if (!first) {
    const [leader, ...others] = lessModels(leadersIn(target), dead - sizeOf(guards));
    const named = { ...common, keywords: [...(keywords ?? []), 'Character'] };
    return { ...leader, ...named, ...(others.length > 0 && { also: others }) };
  }
  return {
    ...first,
    ...common,
    ...(rest.length > 0 && { also: rest }),
    ...(character && { character }),
    ...(characters && { characters }),
  };
}

/** The models of these kinds that are left when the first ones are dead. */
function lessModels(kinds: readonly Men[], dead: number): readonly Men[] {
  let gone = dead;
  return kinds.flatMap((men) => {
    const { models = 1 } = men;
    const left = Math.max(0, models - gone);
    gone = Math.max(0, gone - models);
    return left > 0 ? [{ ...men, models: left }] : [];
  });
}
