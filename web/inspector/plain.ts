import type { Decision, Judged } from '../../src/kernel/bot.ts';
import type { Fact } from '../../src/kernel/fact.ts';
import type { Language } from '../../src/kernel/game.ts';
import type { Line } from '../../src/kernel/tally.ts';
import { choiceOf } from './choice.ts';
import { compare, type Row, tierOf } from './compare.ts';
import { figures } from './figures.ts';
import { plainText } from './plain-text.ts';

type Command = { readonly type: string };

/** What matters most about a decision. All of it is part of its ledgers. */
export interface Plain {
  readonly pros: readonly Line[]; // the largest lines of the chosen option, ranks first
  readonly cons: readonly Line[];
  readonly second: Second | null; // null: there was no other option
}

interface Second {
  readonly option: Command | null;
  readonly behind: number | null; // how much lower it scored; null: it ranks lower, or it scored higher
  readonly row: Row | null; // the line that made the largest difference
}

const MOST = 2; // lines for and against

/** The largest lines of the chosen option, and what set it apart from the runner-up; null without a ledger. */
export function plainOf(decision: Decision<Command>): Plain | null {
  const { options, taken } = choiceOf(decision);
  if (!taken) return null;
  const bySize = taken.tally.lines.filter(isSaid).toSorted((a, b) => Math.abs(b.value) - Math.abs(a.value));
  const ranks = bySize.filter((line) => tierOf(line) !== undefined);
  const pros = [...ranks, ...bySize.filter(({ value }) => value > 0)].slice(0, MOST);
  const cons = bySize.filter(({ value }) => value < 0).slice(0, MOST);
  return { pros, cons, second: options[1] ? secondOf(taken, options[1]) : null };
}

/** Lines that say something: a program may give only points. */
const isSaid = ({ why }: Line): boolean => why.code !== 'no-rule';

function secondOf(taken: Judged<Command>, other: Judged<Command>): Second {
  const isRanked = JSON.stringify(taken.tiers) !== JSON.stringify(other.tiers);
  const behind = taken.tally.total - other.tally.total;
  const rows = compare(taken.tally, other.tally);
  const row = isRanked
    ? rows.find(({ one, other: two }) => tierIn(one) !== tierIn(two))
    : rows.find(({ decides }) => decides);
  return { option: other.option, behind: isRanked || behind < 0 ? null : behind, row: row ?? null };
}

const tierIn = (line: Line | null): number | undefined => (line ? tierOf(line) : undefined);

interface Words {
  readonly language: Language;
  call(option: Command | null): string;
  say(fact: Fact): string;
}

/** The decision in a few sentences. Asterisks mark the name of an option. */
export function plainSentences({ pros, cons, second }: Plain, { language, call, say }: Words): readonly string[] {
  const text = plainText(language);
  const list = (lines: readonly Line[]): string => lines.map(({ why }) => say(why)).join('; ');
  return [
    ...(pros.length > 0 ? [text.pros(list(pros))] : []),
    ...(cons.length > 0 ? [text.cons(list(cons))] : []),
    second ? secondSentence(second, { language, call, say }) : text.only,
  ];
}

function secondSentence({ option, behind, row }: Second, { language, call, say }: Words): string {
  const text = plainText(language);
  const name = call(option);
  const reason = row && reasonOf(row, language, say);
  if (behind === null) return reason ? text.rankedBecause(name, reason) : text.ranked(name);
  if (behind < EVEN) return text.even(name);
  const [points] = figures([behind], language, false);
  return reason ? text.behindBecause(name, points as string, reason) : text.behind(name, points as string);
}

const EVEN = 1e-9;

/** What the other option has against it, or what it lacks. */
function reasonOf({ one, other }: Row, language: Language, say: (fact: Fact) => string): string {
  const text = plainText(language);
  if (one && other) {
    const [ours, theirs] = [say(one.why), say(other.why)];
    return ours === theirs ? theirs : text.insteadOf(theirs, ours);
  }
  if (other) return say(other.why);
  return one ? text.lacks(say(one.why)) : '';
}
