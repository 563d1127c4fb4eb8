import type { Fact } from '../../kernel/fact.ts';
import type { Seat } from '../../kernel/ids.ts';
import { entryFault, isDict } from '../../kernel/log-shape.ts';
import type { Entry } from '../../kernel/match.ts';
import { no, ok, type Result } from '../../kernel/result.ts';
import type { DecisionPoint } from './position.ts';

const CORPUS_FORMAT = 'umpire-corpus/1';

/** Positions of one game: matches, cut where no longer needed, and their decision points. */
interface Corpus {
  readonly game: string;
  readonly rulesVersion: string;
  readonly matches: readonly CorpusMatch[];
}

export interface CorpusMatch {
  readonly name: string;
  readonly setup: Readonly<Record<string, unknown>>;
  readonly seats: Readonly<Record<Seat, string>>; // players by seat
  readonly entries: readonly Entry[];
  readonly places: readonly DecisionPoint[];
}

/** JSON lines: a header, then per match its set-up, the entries up to the last decision point, and the points. */
export function makeCorpus({ game, rulesVersion, matches }: Corpus): string {
  const lines: unknown[] = [{ format: CORPUS_FORMAT, game, rulesVersion }];
  for (const { name, setup, seats, entries, places } of matches) {
    const last = places.at(-1);
    if (!last) continue;
    lines.push({ match: name, setup, seats }, ...entries.slice(0, last.n + 1));
    for (const { n, seat, kinds, must, seed } of places) lines.push({ at: n, seat, kinds, must, seed });
  }
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('');
}

export const isCorpus = (text: string): boolean => text.startsWith(`{"format":"${CORPUS_FORMAT}"`);

interface Open {
  readonly name: string;
  readonly setup: CorpusMatch['setup'];
  readonly seats: CorpusMatch['seats'];
  readonly entries: Entry[];
  readonly places: DecisionPoint[];
}

/** Parses a corpus; errors include the line number. */
export function parseCorpus(text: string): Result<Corpus> {
  const [head = '', ...lines] = text.split('\n');
  const header = parsed(head);
  if (header?.format !== CORPUS_FORMAT || typeof header.game !== 'string' || typeof header.rulesVersion !== 'string')
    return no({ code: 'no-corpus', line: 1 });
  const matches: Open[] = [];
  for (const [i, line] of lines.entries()) {
    const fault = line.trim() === '' ? undefined : take(matches, parsed(line));
    if (fault) return no({ ...fault, code: 'no-corpus', line: i + 2 });
  }
  return ok({ game: header.game, rulesVersion: header.rulesVersion, matches });
}

function take(matches: Open[], line: Readonly<Record<string, unknown>> | undefined): Fact | undefined {
  if (!line) return { code: 'log-not-json' };
  if ('match' in line) {
    const { match, setup, seats } = line;
    if (typeof match !== 'string' || !isDict(setup) || !isDict(seats)) return { code: 'log-shape', field: 'match' };
    matches.push({ name: match, setup, seats: seats as Record<Seat, string>, entries: [], places: [] });
    return undefined;
  }
  const match = matches.at(-1);
  if (!match) return { code: 'log-shape', field: 'match' };
  if (!('at' in line)) {
    const fault = entryFault(line, match.entries.length);
    if (!fault) match.entries.push(line as unknown as Entry);
    return fault;
  }
  const { at, seat, kinds, must, seed } = line;
  const before = match.places.at(-1)?.n ?? 0;
  const isPlace = typeof at === 'number' && Number.isInteger(at) && at >= before && at < match.entries.length;
  if (!isPlace || typeof seat !== 'string' || typeof must !== 'boolean' || typeof seed !== 'number')
    return { code: 'log-shape', field: 'at' };
  if (!Array.isArray(kinds) || kinds.some((kind) => typeof kind !== 'string'))
    return { code: 'log-shape', field: 'kinds' };
  match.places.push({ n: at, seat, kinds, must, seed });
  return undefined;
}

function parsed(line: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return isDict(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Selects decision points of a match. */
export interface CorpusFilter {
  readonly seat?: string | undefined; // a seat, or a side for all its seats
  readonly every: number; // keep every nth
  readonly perKind: number; // at most this many per command type and match, evenly spread; 0 = all
  readonly before: number; // only entries before this one; 0 = all
  readonly at?: readonly number[] | undefined; // only these entries
}

/** Returns the match with only the selected decision points. */
export function filterPlaces(match: CorpusMatch, { seat, every, perKind, before, at }: CorpusFilter): CorpusMatch {
  const asked = match.places.filter(
    (place) =>
      (seat === undefined || place.seat === seat || place.seat.startsWith(`${seat}.`)) &&
      (before === 0 || place.n < before) &&
      (at === undefined || at.includes(place.n)),
  );
  const some = asked.filter((_, i) => i % every === 0);
  if (perKind === 0) return { ...match, places: some };
  const kinds = new Map<string, DecisionPoint[]>();
  for (const place of some) {
    const kind = match.entries[place.n]?.command.type ?? '';
    kinds.set(kind, [...(kinds.get(kind) ?? []), place]);
  }
  const places = [...kinds.values()].flatMap((list) => spread(list, perKind)).sort((a, b) => a.n - b.n);
  return { ...match, places };
}

/** Picks up to `most` items, evenly spaced. */
const spread = <T>(list: readonly T[], most: number): T[] =>
  list.length <= most
    ? [...list]
    : Array.from({ length: most }, (_, i) => list[Math.floor((i * list.length) / most)] as T);
