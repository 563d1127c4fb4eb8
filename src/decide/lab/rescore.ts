import type { Decision, Judged, Observed, ObservedRule } from '../../kernel/bot.ts';
import type { Fact } from '../../kernel/fact.ts';
import { no, ok, type Result } from '../../kernel/result.ts';
import type { Line, Tally } from '../../kernel/tally.ts';

type Facts = Readonly<Record<string, unknown>>;
type Figures = Readonly<Record<string, number | boolean>>;

/** Editable facts that one rule found in one kept option. */
interface FactLine {
  readonly option: number; // index among the kept options
  readonly rule: string;
  readonly line: number; // index in the option's ledger; -1 if it has no line
  readonly facts: Figures;
}

/** Changed facts for one line. */
export interface FactEdit {
  readonly option: number;
  readonly rule: string;
  readonly facts: Figures;
}

/** The observed choice behind a decision, out of all choices made on the way; undefined if rules did not make it. */
export const choiceBehind = <C>({ kept, judged }: Decision<C>, seen: readonly Observed[]): Observed | undefined =>
  seen.findLast((one) => one.options === judged && kept.every((option, k) => isOf(one, option, k)));

function isOf<C>(seen: Observed, { tally }: Judged<C>, k: number): boolean {
  const i = seen.order[k];
  return i !== undefined && Math.abs(totalOf(seen, scoresOf(seen, i), i) - tally.total) < 1e-9;
}

const scoresOf = ({ rules }: Observed, i: number): number =>
  rules.reduce((sum, { kind, values }) => (kind === 'score' ? sum + (values[i] ?? 0) : sum), 0);

function totalOf({ base, range, noises }: Observed, scores: number, i: number): number {
  const open = base + scores + (noises[i] ?? 0);
  return range === null ? open : Math.min(range[1], Math.max(range[0], open));
}

/** All numbers and booleans that rules use for scoring the kept options. */
export function factLines<C>({ kept }: Decision<C>, seen: Observed): FactLine[] {
  return kept.flatMap(({ tally }, option) =>
    seen.rules.flatMap((rule) => {
      const found = rule.facts[seen.order[option] ?? -1];
      const facts = figuresIn(found, rule);
      if (rule.kind === 'veto' || Object.keys(facts).length === 0) return [];
      return [{ option, rule: rule.id, line: lineOf(tally, rule.say(found)), facts }];
    }),
  );
}

const NOTHING: ReadonlySet<string> = new Set();

/** Only facts that affect the score are editable; a card number, for example, is not. */
function figuresIn(found: unknown, rule: ObservedRule): Figures {
  const facts = (found ?? {}) as Facts;
  const priced = found === undefined ? NOTHING : pricedIn(facts, rule);
  return Object.fromEntries(
    Object.entries(facts).filter(
      (entry): entry is [string, number | boolean] =>
        priced.has(entry[0]) && (Number.isFinite(entry[1]) || typeof entry[1] === 'boolean'),
    ),
  );
}

/** The facts that a rule reads when it computes its worth. */
function pricedIn(facts: Facts, rule: ObservedRule): ReadonlySet<string> {
  const read = new Set<string>();
  const watched = new Proxy(facts, {
    get(target, name) {
      if (typeof name === 'string') read.add(name);
      return target[name as string];
    },
  });
  rule.price(watched); // this call succeeded before
  return read;
}

const plain = ({ tier: _, clampedFrom: __, ...why }: Fact): string => JSON.stringify(why);
const lineOf = ({ lines }: Tally, why: Fact): number => lines.findIndex((line) => plain(line.why) === plain(why));

/** The decision if some rules had found other facts. Options that were not kept stay behind the kept ones. */
export function rescore<C>(
  decision: Decision<C>,
  seen: Observed,
  edits: readonly FactEdit[],
): Result<{ readonly decision: Decision<C>; readonly places: readonly number[] }> {
  const judged: { readonly option: Judged<C>; readonly place: number }[] = [];
  for (const [place, option] of decision.kept.entries()) {
    const own = edits.filter((edit) => edit.option === place);
    const rescored = own.length === 0 ? ok(option) : rescoreOption(option, seen, seen.order[place] ?? -1, own);
    if (!rescored.ok) return rescored;
    judged.push({ option: rescored.value, place });
  }
  const unknown = edits.find(({ option }) => !decision.kept[option]);
  if (unknown) return no({ code: 'no-such-fact', ...unknown, facts: undefined });
  judged.sort((a, b) => compare(a.option, b.option) || a.place - b.place);
  const kept = judged.map(({ option }) => option);
  const [first, ...others] = kept;
  const next = others.find(({ tiers }) => String(tiers) === String(first?.tiers));
  const margin = first && next ? first.tally.total - next.tally.total : null;
  return ok({
    decision: { ...decision, kept, margin, command: first ? first.option : decision.command },
    places: judged.map(({ place }) => place),
  });
}

/** Negative if the first is better. */
function compare<C>(a: Judged<C>, b: Judged<C>): number {
  for (const [r, tier] of a.tiers.entries()) if (tier !== b.tiers[r]) return (b.tiers[r] ?? 0) - tier;
  return b.tally.total - a.tally.total;
}

function rescoreOption<C>(
  { option, tally, tiers }: Judged<C>,
  seen: Observed,
  i: number,
  edits: readonly FactEdit[],
): Result<Judged<C>> {
  const lines = [...tally.lines];
  const newTiers = [...tiers];
  const ranks = seen.rules.filter(({ kind }) => kind === 'rank');
  let scores = scoresOf(seen, i);
  for (const [id, facts] of byRule(edits)) {
    const rule = seen.rules.find((one) => one.id === id && one.kind !== 'veto');
    const found = rule?.facts[i] as Facts | undefined;
    const mismatch = Object.keys(facts).find((name) => typeof facts[name] !== typeof found?.[name]);
    if (!rule || !found || mismatch !== undefined)
      return no({ code: 'no-such-fact', rule: id, fact: mismatch ?? null });
    const priced = price(rule, { ...found, ...facts });
    if (!priced.ok) return priced;
    const { value, why } = priced.value;
    const at = lineOf({ lines, total: 0 }, rule.say(found));
    const line: Line = rule.kind === 'rank' ? { why: { ...why, tier: value }, value: 0 } : { why, value };
    if (at < 0) lines.push(line);
    else lines[at] = line;
    if (rule.kind === 'rank') newTiers[ranks.indexOf(rule)] = value;
    else scores += value - (rule.values[i] ?? 0);
  }
  return ok({ option, tiers: newTiers, tally: held(lines, seen, totalOf(seen, scores, i)) });
}

/** Groups edits by rule; the last edit of a fact wins. */
function byRule(edits: readonly FactEdit[]): ReadonlyMap<string, Figures> {
  const rules = new Map<string, Figures>();
  for (const { rule, facts } of edits) rules.set(rule, { ...rules.get(rule), ...facts });
  return rules;
}

function price(rule: ObservedRule, facts: Facts): Result<{ readonly value: number; readonly why: Fact }> {
  try {
    const value = rule.price(facts);
    if (Number.isFinite(value)) return ok({ value, why: rule.say(facts) });
  } catch {
    // the rule cannot handle these facts
  }
  return no({ code: 'fact-without-price', rule: rule.id });
}

/** Recomputes the line for a clamped total. */
function held(lines: readonly Line[], { range }: Observed, total: number): Tally {
  const own = lines.filter(({ why }) => why.code !== 'held');
  const open = own.reduce((sum, { value }) => sum + value, 0);
  if (range === null || Math.abs(open - total) < 1e-9) return { lines: own, total };
  return { lines: [...own, { why: { code: 'held', from: open }, value: total - open }], total };
}
