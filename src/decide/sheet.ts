import type { Fact } from '../kernel/fact.ts';
import type { Sight } from './level.ts';
import { contribution } from './rule.ts';

/** The numbers of every option, without a word: the fast half of a decision. */
export interface Sheet<O> {
  readonly options: O[];
  readonly scores: number[];
  readonly tiers: number[]; // of all options in one row, `ranks` to each
  readonly ranks: number;
  readonly noises: number[]; // empty where there is no noise
  readonly barred: boolean[];
  free: number; // options that no rule forbids
  readonly vetoes: (Vetoed | undefined)[]; // by veto rule
}

interface Vetoed {
  readonly facts: unknown; // of the first option it met
  count: number;
}

export interface Weighing<S, O, W> {
  readonly sight: Sight<S, O, W>;
  readonly base: number;
  readonly range: readonly [number, number] | undefined;
  readonly situation: S;
  readonly weights: W;
}

/** An option counts against the first veto that sees it and is weighed no further. */
export function fillSheet<S, O, W>(weighing: Weighing<S, O, W>, options: Iterable<O>, must: boolean): Sheet<O> {
  const { sight } = weighing;
  const { noise, random } = sight;
  const sheet: Sheet<O> = {
    options: [],
    scores: [],
    tiers: [],
    ranks: sight.ranks.length,
    noises: [],
    barred: [],
    free: 0,
    vetoes: [],
  };
  for (const option of options) {
    if (must && option === null) continue; // whoever must speak cannot keep quiet
    const i = sheet.options.length;
    sheet.options.push(option);
    sheet.scores.push(0);
    for (let r = 0; r < sheet.ranks; r++) sheet.tiers.push(0);
    if (noise > 0 && random) sheet.noises.push(noise * random.normal());
    const barred = isVetoed(weighing, sheet, option);
    sheet.barred.push(barred);
    if (barred) continue;
    sheet.free++;
    weigh(weighing, sheet, i);
  }
  return sheet;
}

function isVetoed<S, O, W>({ sight, situation }: Weighing<S, O, W>, sheet: Sheet<O>, option: O): boolean {
  const { vetoes } = sight;
  for (let v = 0; v < vetoes.length; v++) {
    const facts = vetoes[v]?.see(situation, option);
    if (facts === undefined) continue;
    const met = sheet.vetoes[v];
    if (met) met.count++;
    else sheet.vetoes[v] = { facts, count: 1 };
    return true;
  }
  return false;
}

/** A total, or the nearer end of the range that it is outside of. */
export const within = (range: readonly [number, number] | undefined, total: number): number =>
  range === undefined ? total : Math.min(range[1], Math.max(range[0], total));

/** Adds in the order of the ledger, so that both come to the same last bit. */
export function weigh<S, O, W>(weighing: Weighing<S, O, W>, sheet: Sheet<O>, i: number): void {
  const { sight, base, situation, weights } = weighing;
  const option = sheet.options[i] as O;
  let r = i * sheet.ranks;
  for (const rule of sight.ranks) {
    const facts = rule.see(situation, option);
    sheet.tiers[r++] = facts === undefined ? 0 : contribution(rule, facts, weights);
  }
  let sum = base;
  for (const rule of sight.scores) {
    const facts = rule.see(situation, option);
    if (facts !== undefined) sum += contribution(rule, facts, weights);
  }
  sheet.scores[i] = within(weighing.range, sum + (sheet.noises[i] ?? 0));
}

export function compareTiers(sheet: Sheet<unknown>, i: number, j: number): number {
  const { ranks, tiers } = sheet;
  for (let r = 0; r < ranks; r++) {
    const difference = (tiers[i * ranks + r] as number) - (tiers[j * ranks + r] as number);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Positive when option `i` is the better one. */
export const compare = (sheet: Sheet<unknown>, i: number, j: number): number =>
  compareTiers(sheet, i, j) || (sheet.scores[i] as number) - (sheet.scores[j] as number);

/** Each veto that spoke, with the words of its first case. */
export function vetoesOf<S, O, W>(
  { sight, weights }: Weighing<S, O, W>,
  sheet: Sheet<O>,
): { readonly rule: string; readonly count: number; readonly why: Fact }[] {
  const list: { rule: string; count: number; why: Fact }[] = [];
  for (const [v, rule] of sight.vetoes.entries()) {
    const met = sheet.vetoes[v];
    if (met) list.push({ rule: rule.id, count: met.count, why: rule.because(met.facts, weights) });
  }
  return list;
}
