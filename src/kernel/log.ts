import type { Outcome } from './game.ts';
import type { Hashing } from './hashing.ts';
import type { Seat } from './ids.ts';
import type { Kinds } from './kinds.ts';
import { decisionFault, entryFault, footerFault, headerFault, isDict } from './log-shape.ts';
import { type Entry, type Match, outcomeOf } from './match.ts';
import { contentDigest } from './recorded.ts';
import { no, ok, type Result } from './result.ts';
import type { DecisionRecord } from './runner.ts';

export const FORMAT = 'umpire-log/1';

export interface Header {
  readonly format: typeof FORMAT;
  readonly game: string;
  readonly rulesVersion: string;
  readonly setup: Readonly<Record<string, unknown>>;
  readonly contentDigest: string; // of the maps, tables and units that the set-up refers to by name
  readonly seats: Readonly<Record<Seat, string>>; // who held each seat at the end
  readonly people?: readonly Seat[]; // the seats held by people at the end; absent if unknown
  readonly commitment: string | null; // SHA-256 of the seed; null if the seed was public from the start (`--seed N`)
  readonly parent?: Parent; // only in forks
}

/** The origin of a fork: its first `place` entries come from the parent match and its dice. */
export interface Parent {
  readonly match: string;
  readonly place: number;
}

export interface Footer {
  readonly seed: string | null; // null until the match is over, if the seed is secret
  readonly result: Outcome | null; // null = unfinished
}

export interface LogFile<K extends Kinds = Kinds> {
  readonly header: Header;
  readonly entries: readonly Entry<K>[];
  readonly decisions: readonly DecisionRecord<K['command']>[];
  readonly footer: Footer;
  readonly digest: string; // the last hash of the chain; empty if the chain was not checked
}

/** What a log contains in addition to the match. */
export interface Beside<C> {
  readonly decisions?: readonly DecisionRecord<C>[];
  readonly secretSeed?: boolean; // committed to in the header, published when the match is over
  readonly parent?: Parent | null;
  readonly people?: readonly Seat[];
}

/** Writes the log as JSON lines. Each entry has the hash of the previous line; decisions are not part of the chain. */
export function makeLog<K extends Kinds>(
  match: Match<K>,
  seats: Readonly<Record<Seat, string>>,
  { decisions = [], ...extras }: Beside<K['command']> = {},
): string {
  const { lines, head } = chainOf(match, seats, extras);
  for (const decision of decisions) lines.push(JSON.stringify({ decision }));
  const result = outcomeOf(match) ?? null;
  const footer: Footer = { seed: extras.secretSeed && !result ? null : match.seed, result };
  lines.push(JSON.stringify({ ...footer, prev: head }));
  return `${lines.join('\n')}\n`;
}

/** The header and the entries, chained. `head` is the hash of the last line and identifies the match. */
export function chainOf<K extends Kinds>(
  match: Match<K>,
  seats: Readonly<Record<Seat, string>>,
  { secretSeed = false, parent, people = [] }: Omit<Beside<K['command']>, 'decisions'> = {},
): { readonly lines: string[]; readonly head: string } {
  const { game, rules, hashing, seed } = match;
  const header: Header = {
    format: FORMAT,
    game: game.id,
    rulesVersion: game.version,
    setup: rules.setup,
    contentDigest: contentDigest(game, rules, hashing),
    seats,
    ...(people.length > 0 && { people }),
    commitment: secretSeed ? hashing.digest(seed) : null,
    ...(parent && { parent: { match: parent.match, place: parent.place } }),
  };
  const lines = [JSON.stringify(header)];
  let prev = hashing.digest(lines[0] as string);
  for (const entry of match.log) {
    const line = JSON.stringify({ ...entry, prev });
    lines.push(line);
    prev = hashing.digest(line);
  }
  return { lines, head: prev };
}

/** Parses a log and checks its shape and its hash chain; without `hashing`, only the shape. Errors name the line. */
export function parseLog<K extends Kinds>(text: string, hashing: Hashing | null): Result<LogFile<K>> {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const values: Readonly<Record<string, unknown>>[] = [];
  for (const [i, line] of lines.entries()) {
    const value = parseLine(line);
    if (!value) return no({ code: 'log-not-json', line: i + 1 });
    values.push(value);
  }
  const header = values[0];
  if (header?.format !== FORMAT)
    return no({ code: 'log-format', line: 1, found: header?.format ?? null, format: FORMAT });
  const wrong = headerFault(header);
  if (wrong) return no({ ...wrong, line: 1 });

  let prev = hashing?.digest(lines[0] as string);
  const entries: Entry<K>[] = [];
  const decisions: DecisionRecord<K['command']>[] = [];
  let footer: Footer | undefined;
  for (let i = 1; i < values.length; i++) {
    const value = values[i] as Readonly<Record<string, unknown>>;
    if (footer) return no({ code: 'log-after-end', line: i + 1 });
    if ('decision' in value) {
      const fault = decisionFault(value.decision);
      if (fault) return no({ ...fault, line: i + 1 });
      decisions.push(value.decision as DecisionRecord<K['command']>);
      continue;
    }
    if (hashing && value.prev !== prev) return no({ code: 'log-chain', line: i + 1 });
    if ('n' in value) {
      const fault = entryFault(value, entries.length);
      if (fault) return no({ ...fault, line: i + 1 });
      const { n, seat, command, events } = value as unknown as Entry<K>;
      entries.push({ n, seat, command, events });
      prev = hashing?.digest(lines[i] as string);
    } else if ('result' in value) {
      const fault = footerFault(value);
      if (fault) return no({ ...fault, line: i + 1 });
      footer = { seed: value.seed as string | null, result: value.result as Outcome | null };
    } else return no({ code: 'log-shape', line: i + 1 });
  }
  if (!footer) return no({ code: 'log-cut-short', lines: lines.length });
  const known = header as unknown as Header;
  if (known.parent && known.parent.place > entries.length) return no({ code: 'log-shape', field: 'parent', line: 1 });
  return ok({ header: known, entries, decisions, footer, digest: prev ?? '' });
}

function parseLine(line: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return isDict(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
