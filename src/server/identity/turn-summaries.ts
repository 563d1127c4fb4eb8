import { heardBy } from '../../kernel/hearing.ts';
import type { Seat } from '../../kernel/ids.ts';
import { type Match, outcomeOf } from '../../kernel/match.ts';
import type { MatchRecord } from '../../store/store.ts';
import { askedBy } from '../match/asked-by.ts';
import { readMatch } from '../match/read-match.ts';
import { mustSeats } from '../match/seat-ask.ts';
import type { Service } from '../service.ts';
import { seatingOf } from '../table/table-info.ts';

const MOST_KEPT = 5000; // summaries

/** What the list of matches says about a match in progress, for the seats that people play. */
interface TurnSummary {
  readonly deadlines: ReadonlyMap<Seat, number | null>; // of the seats that must act
  readonly noticed: ReadonlyMap<Seat, number>; // when the seat last acted or noticed something
}

interface Version {
  readonly entries: number;
  readonly rev: number;
}

/** Summaries of matches that are not in memory here. A match is read again only after it has changed. */
export class TurnSummaries {
  private readonly service: Pick<Service, 'games' | 'store' | 'log'>;
  private readonly known = new Map<string, Version & { readonly summary: TurnSummary }>(); // by match, last used last

  constructor(service: TurnSummaries['service']) {
    this.service = service;
  }

  /** Undefined if the match has to be read first. */
  get({ id, rev }: MatchRecord, entries: number): TurnSummary | undefined {
    const found = this.known.get(id);
    if (found?.entries !== entries || found.rev !== rev) return undefined;
    this.known.delete(id);
    this.known.set(id, found);
    return found.summary;
  }

  /** Reads a match without keeping it in memory. Empty if this version cannot play it or it is damaged. */
  async read(record: MatchRecord, entries: number): Promise<TurnSummary> {
    const read = await readMatch(this.service, record);
    const summary = read ? summaryOf(record, read) : { deadlines: new Map(), noticed: new Map() };
    this.known.delete(record.id);
    this.known.set(record.id, { entries: read?.match.log.length ?? entries, rev: record.rev, summary });
    const [oldest] = this.known.keys();
    if (this.known.size > MOST_KEPT && oldest !== undefined) this.known.delete(oldest);
    return summary;
  }
}

function summaryOf(
  record: MatchRecord,
  { match, times }: { readonly match: Match; readonly times: readonly number[] },
): TurnSummary {
  const { chairs, settings } = seatingOf(record);
  const seats = chairs.filter(({ person }) => person !== null);
  const awaited = outcomeOf(match) ? [] : mustSeats(match.game.awaiting(match.state));
  const deadlines = seats
    .filter(({ seat, bot }) => bot === null && awaited.includes(seat))
    .map(({ seat }) => [seat, deadlineOf(match, times, seat, settings.clock)] as const);
  const noticed = seats.flatMap(({ seat }) => {
    const at = lastNoticed(match, times, [seat]);
    return at === undefined ? [] : [[seat, at] as const];
  });
  return { deadlines: new Map(deadlines), noticed: new Map(noticed) };
}

const deadlineOf = (match: Match, times: readonly number[], seat: Seat, seconds: number | null): number | null =>
  seconds === null ? null : (times[askedBy(match, seat)] ?? 0) + seconds * 1000;

/** The time of the last entry that these seats made or noticed; they may not know about later ones. */
export function lastNoticed(match: Match, times: readonly number[], seats: readonly Seat[]): number | undefined {
  const last = match.log.findLastIndex(
    (entry) => seats.includes(entry.seat) || seats.some((seat) => heardBy(match, entry, seat).length > 0),
  );
  return times[last];
}
