import type { Decision, Judged, Observed, ObservedRule } from '../../kernel/bot.ts';
import type { Fact } from '../../kernel/fact.ts';
import { no, ok, type Result } from '../../kernel/result.ts';
import type { Line, Tally } from '../../kernel/tally.ts';

type Facts = Readonly<Record<string, unknown>>;
type Figures = Readonly<Record<string, number | boolean>>;

/** What one rule found in one option that was kept, as far as somebody can move it. */
export interface FactLine {
  readonly option: number; // its place among those kept
  readonly rule: string;
  readonly line: number; // its place in the option's receipt; -1 = it wrote none
  readonly facts: Figures;
}

/** Other facts for one line. */
export interface FactEdit {
  readonly option: number;
  readonly rule: string;
  readonly facts: Figures;
}

/** The choice that led to a decision, of all that were made on the way to it; undefined = it was not made by rules. */
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

/** Every number and every yes or no that a rule prices in the options that were kept. */
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

/** What a rule only names, such as the number of a card, cannot be moved: its price never looks at it. */
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

/** The facts that a rule looks at to price them. */
function pricedIn(facts: Facts, rule: ObservedRule): ReadonlySet<string> {
  const read = new Set<string>();
  const watched = new Proxy(facts, {
    get(target, name) {
      if (typeof name === 'string') read.add(name);
      return target[name as string];
    },
  });
  rule.price(watched); // it has priced them before, so that it has a price
  return read;
}

const plain = ({ tier: _, clampedFrom: __, ...why }: Fact): string => JSON.stringify(why);
const lineOf = ({ lines }: Tally, why: Fact): number => lines.findIndex((line) => plain(line.why) === plain(why));

/** The decision as it would have been, had some rules found other facts. Options that were not kept stay behind those that were. */
export function rejudged<C>(
  decision: Decision<C>,
  seen: Observed,
  edits: readonly FactEdit[],
): Result<{ readonly decision: Decision<C>; readonly places: readonly number[] }> {
  const judged: { readonly option: Judged<C>; readonly place: number }[] = [];
  for (const [place, option] of decision.kept.entries()) {
    const own = edits.filter((edit) => edit.option === place);
    const anew = own.length === 0 ? ok(option) : judgedAnew(option, seen, seen.order[place] ?? -1, own);
    if (!anew.ok) return anew;
    judged.push({ option: anew.value, place });
  }
  const strange = edits.find(({ option }) => !decision.kept[option]);
  if (strange) return no({ code: 'no-such-fact', ...strange, facts: undefined });
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

/** Negative where the first is the better one. */
function compare<C>(a: Judged<C>, b: Judged<C>): number {
  for (const [r, tier] of a.tiers.entries()) if (tier !== b.tiers[r]) return (b.tiers[r] ?? 0) - tier;
  return b.tally.total - a.tally.total;
}

function judgedAnew<C>(
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
    const strange = Object.keys(facts).find((name) => typeof facts[name] !== typeof found?.[name]);
    if (!rule || !found || strange !== undefined) return no({ code: 'no-such-fact', rule: id, fact: strange ?? null });
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

/** Several facts of one rule are moved together; of one that is moved twice the last counts. */
function byRule(edits: readonly FactEdit[]): ReadonlyMap<string, Figures> {
  const rules = new Map<string, Figures>();
  for (const { rule, facts } of edits) rules.set(rule, { ...rules.get(rule), ...facts });
  return rules;
}

function price(rule: ObservedRule, facts: Facts): Result<{ readonly value: number; readonly why: Fact }> {
  try {
    return ok({ value: rule.price(facts), why: rule.say(facts) });
  } catch {
    return no({ code: 'fact-without-price', rule: rule.id });
  }
}

/** The line that says by how much a total was held back is written anew. */
function held(lines: readonly Line[], { range }: Observed, total: number): Tally {
  const own = lines.filter(({ why }) => why.code !== 'held');
  const open = own.reduce((sum, { value }) => sum + value, 0);
  if (range === null || Math.abs(open - total) < 1e-9) return { lines: own, total };
  return { lines: [...own, { why: { code: 'held', from: open }, value: total - open }], total };
}
