import type { Fact } from '../kernel/fact.ts';
import type { ActiveRules } from './active-rules.ts';
import { type AnyRule, contribution, invalidWorth } from './rule.ts';

/** Scores of all options, without explanations: the fast part of a decision. */
export interface ScoreTable<O> {
  readonly options: O[];
  readonly scores: number[];
  readonly tiers: number[]; // flat array, `ranks` per option
  readonly ranks: number;
  readonly noises: number[]; // empty without noise
  readonly tiePoints: number[]; // points added to near-ties; empty, or with gaps, where there are none
  readonly vetoed: boolean[];
  free: number; // allowed options
  readonly vetoes: (VetoCount | undefined)[]; // indexed by veto rule
  dropped?: Dropped; // because a rule returned no finite number
}

interface Dropped {
  readonly options: Set<number>; // indexes
  readonly rules: Map<string, { readonly why: Fact; count: number }>; // by id
}

interface VetoCount {
  readonly facts: unknown; // of the first option it applied to
  count: number;
}

export interface Scoring<S, O, W> {
  readonly active: ActiveRules<S, O, W>;
  readonly base: number;
  readonly range: readonly [number, number] | undefined;
  readonly situation: S;
  readonly weights: W;
}

/** Each option counts for the first veto that applies, and is then not scored. */
export function scoreOptions<S, O, W>(scoring: Scoring<S, O, W>, options: Iterable<O>, must: boolean): ScoreTable<O> {
  const { active } = scoring;
  const { noise, random } = active;
  const table: ScoreTable<O> = {
    options: [],
    scores: [],
    tiers: [],
    ranks: active.ranks.length,
    noises: [],
    tiePoints: [],
    vetoed: [],
    free: 0,
    vetoes: [],
  };
  for (const option of options) {
    if (must && option === null) continue; // a seat that must act cannot pass
    const i = table.options.length;
    table.options.push(option);
    table.scores.push(0);
    for (let r = 0; r < table.ranks; r++) table.tiers.push(0);
    if (noise > 0 && random) table.noises.push(noise * random.normal());
    const barred = isVetoed(scoring, table, option);
    table.vetoed.push(barred);
    if (barred) continue;
    scoreOption(scoring, table, i);
    if (!table.vetoed[i]) table.free++;
  }
  return table;
}

function isVetoed<S, O, W>({ active, situation }: Scoring<S, O, W>, table: ScoreTable<O>, option: O): boolean {
  const { vetoes } = active;
  for (let v = 0; v < vetoes.length; v++) {
    const facts = vetoes[v]?.see(situation, option);
    if (facts === undefined) continue;
    const met = table.vetoes[v];
    if (met) met.count++;
    else table.vetoes[v] = { facts, count: 1 };
    return true;
  }
  return false;
}

/** Clamps a total to the range. */
export const clampTo = (range: readonly [number, number] | undefined, total: number): number =>
  range === undefined ? total : Math.min(range[1], Math.max(range[0], total));

/**
 * Adds in ledger order, so that both sums are bit-identical. Drops the option if a rule returns no finite number;
 * `lenient` counts such a rule as 0 instead.
 */
export function scoreOption<S, O, W>(
  scoring: Scoring<S, O, W>,
  table: ScoreTable<O>,
  i: number,
  lenient = false,
): void {
  const { active, base, situation, weights } = scoring;
  const option = table.options[i] as O;
  let r = i * table.ranks;
  for (const rule of active.ranks) {
    const facts = rule.see(situation, option);
    const tier = facts === undefined ? 0 : contribution(rule, facts, weights);
    if (Number.isNaN(tier) && !lenient) return drop(table, i, rule, facts, weights);
    table.tiers[r++] = tier || 0;
  }
  let sum = base;
  for (const rule of active.scores) {
    const facts = rule.see(situation, option);
    if (facts === undefined) continue;
    const points = contribution(rule, facts, weights);
    if (!Number.isNaN(points)) sum += points;
    else if (!lenient) return drop(table, i, rule, facts, weights);
  }
  table.scores[i] = clampTo(scoring.range, sum + (table.noises[i] ?? 0));
}

function drop<S, O, W>(table: ScoreTable<O>, i: number, rule: AnyRule<S, O, W>, facts: unknown, weights: W): void {
  table.dropped ??= { options: new Set(), rules: new Map() };
  table.dropped.options.add(i);
  table.vetoed[i] = true;
  const known = table.dropped.rules.get(rule.id);
  if (known) known.count++;
  else table.dropped.rules.set(rule.id, { why: invalidWorth(rule, facts, weights), count: 1 });
}

export function compareTiers(table: ScoreTable<unknown>, i: number, j: number): number {
  const { ranks, tiers } = table;
  for (let r = 0; r < ranks; r++) {
    const difference = (tiers[i * ranks + r] as number) - (tiers[j * ranks + r] as number);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Positive if option `i` is better. */
export const compare = (table: ScoreTable<unknown>, i: number, j: number): number =>
  compareTiers(table, i, j) || (table.scores[i] as number) - (table.scores[j] as number);

/** The vetoes that applied, each explained by its first case; then the rules that returned no finite number. */
export function vetoesOf<S, O, W>(
  { active, weights }: Scoring<S, O, W>,
  table: ScoreTable<O>,
): { readonly rule: string; readonly count: number; readonly why: Fact }[] {
  const list: { rule: string; count: number; why: Fact }[] = [];
  for (const [v, rule] of active.vetoes.entries()) {
    const met = table.vetoes[v];
    if (met) list.push({ rule: rule.id, count: met.count, why: rule.because(met.facts, weights) });
  }
  for (const [rule, { count, why }] of table.dropped?.rules ?? []) list.push({ rule, count, why });
  return list;
}
