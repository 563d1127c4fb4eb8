import type { Kinds, Outcome } from './game.ts';
import type { Hashing } from './hashing.ts';
import type { Seat } from './ids.ts';
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
  readonly contentDigest: string; // of the maps, tables and units that the set-up only names
  readonly seats: Readonly<Record<Seat, string>>; // who sat there at the end
  readonly people?: readonly Seat[]; // the seats that people held at the end, whatever they are called; left out where none is known
  readonly commitment: string | null; // sha256 of the seed; null where the seed is no secret (`--seed N`)
  readonly parent?: Parent; // left out where the match was played from its start
}

/** Where a match was forked from: its first `place` entries are those of another match, with that one's dice. */
export interface Parent {
  readonly match: string;
  readonly place: number;
}

export interface Footer {
  readonly seed: string | null; // published at the end
  readonly result: Outcome | null; // null = unfinished
}

export interface LogFile<K extends Kinds = Kinds> {
  readonly header: Header;
  readonly entries: readonly Entry<K>[];
  readonly decisions: readonly DecisionRecord<K['command']>[];
  readonly footer: Footer;
  readonly digest: string; // of the last link of the chain; empty where the chain was not looked at
}

/** What goes into a log beside the match. */
export interface Beside<C> {
  readonly decisions?: readonly DecisionRecord<C>[];
  readonly secretSeed?: boolean; // promised in the header, published once it is over
  readonly parent?: Parent | null;
  readonly people?: readonly Seat[];
}

/** The log as JSON lines. Each entry names the digest of the line before it; decisions lie beside the chain. */
export function makeLog<K extends Kinds>(
  match: Match<K>,
  seats: Readonly<Record<Seat, string>>,
  { decisions = [], ...told }: Beside<K['command']> = {},
): string {
  const { lines, head } = chainOf(match, seats, told);
  for (const decision of decisions) lines.push(JSON.stringify({ decision }));
  const result = outcomeOf(match) ?? null;
  const footer: Footer = { seed: told.secretSeed && !result ? null : match.seed, result };
  lines.push(JSON.stringify({ ...footer, prev: head }));
  return `${lines.join('\n')}\n`;
}

/** The header and the entries, chained; `head` is the digest of the last of them, which no other match has. */
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

/** Reads a log, checking shape and chain; without hashing, as in a page, the shape alone. A fault is named with its line. */
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
  const unread = headerFault(header);
  if (unread) return no({ ...unread, line: 1 });

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
