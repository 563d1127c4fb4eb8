import type { Seat, Watcher } from '../../kernel/ids.ts';
import type { Kinds } from '../../kernel/kinds.ts';
import { append, type Entry, type Match, outcomeOf, submit, viewOf } from '../../kernel/match.ts';
import type { MatchCommand } from '../../kernel/match-status.ts';
import { ok, type Result } from '../../kernel/result.ts';
import type { DecisionRecord } from '../../kernel/runner.ts';
import { withoutRules } from '../../kernel/without-rules.ts';
import type { EntryRecord, Write } from '../../store/store.ts';
import type { OverMessage, ViewMessage } from '../../wire/messages.ts';
import { type Member, send, streamKeyOf, watchersOf } from '../table/member.ts';
import type { TableContext } from '../table/table-context.ts';
import { EntryAges } from './entry-ages.ts';
import { type EventTexts, heardText } from './heard-text.ts';
import { snapshotOf } from './load-match.ts';
import { Outbox } from './outbox.ts';
import { SeatQuestions } from './seat-questions.ts';
import { DELAYED, DelayedStream } from './spectator-delay.ts';
import { caughtUp, type Stream } from './stream.ts';
import { WriteConflict } from './write-conflict.ts';

type Command = Kinds['command'] | MatchCommand;

/** Sent along with a command. */
interface SubmitOptions {
  readonly key?: string; // `person/seat/id`: commands with the same key are executed once
  readonly decision?: Omit<DecisionRecord<Kinds['command']>, 'n'>;
  readonly again?: () => void; // retry after a conflict with another node; default: drop the command
  readonly answer?: (
    entry: Entry,
    seq: (member: Member) => number,
  ) => { readonly member: Member; readonly message: string };
}

/** What the runner does for a match in progress. */
export interface MatchHooks {
  write(write: Write): Promise<void>; // rejects if it was not saved
  onSaved(entry: Entry): void; // saved and sent
  onConflict(): void; // another node wrote this entry first: this copy is obsolete
}

const SNAPSHOT_EVERY = 256;

/** A match in progress. All commands go through `act`; clients are notified once the entry is saved. */
export class LiveMatch {
  readonly match: Match;
  readonly times: number[]; // of each entry
  readonly ages: EntryAges;
  readonly outbox = new Outbox();
  readonly questions: SeatQuestions;
  private readonly table: TableContext;
  private readonly hooks: MatchHooks;
  private readonly accepted: Map<string, number>; // log positions by command key
  private readonly streams = new Map<string, Stream>();
  private readonly delayed: DelayedStream;
  private saved: number; // number of saved entries
  private readonly unsaved: SubmitOptions[] = []; // options of the unsaved entries, in order

  constructor(table: TableContext, hooks: MatchHooks, match: Match, times: number[], accepted: Map<string, number>) {
    this.table = table;
    this.hooks = hooks;
    this.match = match;
    this.times = times;
    this.ages = new EntryAges(times, table.service);
    this.accepted = accepted;
    this.saved = match.log.length;
    this.questions = new SeatQuestions(table, match, this.ages);
    this.delayed = new DelayedStream(match, times, this.ages, () => this.saved, table);
  }

  get over(): boolean {
    return outcomeOf(this.match) !== undefined;
  }

  /** The log position of an earlier command with this key. */
  positionOf(key: string): number | undefined {
    return this.accepted.get(key);
  }

  act(seat: Seat, command: Command, sent: SubmitOptions = {}): Result<Entry> {
    const { match, table, hooks } = this;
    const answer = submit(match, seat, command);
    if (!answer.ok) return answer;
    const entry = answer.value;
    const at = table.service.now();
    this.times.push(at);
    this.ages.add();
    if (sent.key !== undefined) this.accepted.set(sent.key, entry.n);
    this.questions.setClock(seat);
    const frames = this.frames(entry, at);
    if (sent.answer) {
      const { member, message } = sent.answer(entry, (of) => this.streams.get(of.streamKey)?.seq ?? 0);
      const others = frames.get(member);
      if (others) others.unshift(message);
      else frames.set(member, [message]);
    }
    this.unsaved.push(sent);
    const release = this.outbox.hold(() => {
      this.unsaved.shift();
      this.deliver(entry, frames);
    });
    const lost = (error: unknown): void => (error instanceof WriteConflict ? hooks.onConflict() : table.fail(error));
    hooks.write(this.writeFor(entry, at, sent)).then(release, lost);
    return ok(entry);
  }

  /** Applies entries written by another node. Does nothing while a local write is pending. */
  follow(records: readonly EntryRecord[]): void {
    for (const { n, body, command, at } of records) {
      if (this.unsaved.length > 0 || n !== this.match.log.length) continue;
      const entry = JSON.parse(body) as Entry;
      append(this.match, entry);
      this.times.push(at);
      this.ages.add();
      if (command !== null) this.accepted.set(command, n);
      this.questions.setClock(entry.seat);
      this.deliver(entry, this.frames(entry, at));
      this.table.onFollowed(entry.seat);
    }
  }

  /** Stops, discarding entries that were never saved. Returns what to run once a fresh copy has been loaded. */
  discardUnsaved(): readonly (() => void)[] {
    const again = this.unsaved.flatMap(({ again }) => again ?? []);
    this.match.log.length = this.saved; // the rest was never sent
    return [...this.stop(), ...again];
  }

  /** The last sequence number sent to this member. */
  lastSeqOf(member: Member): number {
    return this.saved === 0 ? 0 : this.seqOf(member, this.saved - 1);
  }

  /** Sends a member what they missed, their view and their questions. */
  attach(member: Member, since: number, watchers: readonly Watcher[] | undefined): void {
    const { match, times } = this;
    if (this.over) {
      const { heard } = caughtUp(match, ['archive'], times);
      const [over, view] = this.ending(heard.length);
      if (over && view) send(member, over, ...heard, view); // `over` comes first, so the client knows that numbering restarts
      return;
    }
    const own = watchersOf(member);
    const known = watchers !== undefined && streamKeyOf(watchers) === streamKeyOf(own) ? since : 0;
    const isDelayed = own[0] === 'spectator' && this.table.settings.delay > 0;
    const { stream, heard } = isDelayed ? this.delayed.join() : caughtUp(match, own, times);
    member.streamKey = isDelayed ? DELAYED : streamKeyOf(own);
    if (!isDelayed && !this.streams.has(member.streamKey)) this.streams.set(member.streamKey, stream);
    member.asked.clear();
    const from = known > stream.seq ? 0 : known; // a higher number is from when spectators could see more
    send(member, ...heard.filter(({ seq }) => seq > from), stream.view(), ...this.questions.messagesFor(member));
  }

  /** How many entries spectators may see now. */
  get visible(): number {
    return this.over || this.table.settings.delay === 0 ? this.saved : this.delayed.visible();
  }

  /** Drops streams without listeners; they are rebuilt on demand. */
  dropUnusedStreams(): void {
    const used = new Set([...this.table.members].map(({ streamKey }) => streamKey));
    for (const key of this.streams.keys()) if (!used.has(key)) this.streams.delete(key);
  }

  /** A member's own sequence number: now, or at a log position. */
  seqOf(member: Member, place?: number): number {
    const stream = this.streams.get(member.streamKey);
    if (place === undefined) return stream?.seq ?? 0;
    return (stream ?? caughtUp(this.match, watchersOf(member), this.times).stream).seqAt(place);
  }

  /** Call when seats or settings change, since clocks and the spectator delay depend on them. */
  seatsChanged(): void {
    this.questions.setClock(null);
    for (const member of this.table.members)
      if (
        member.seats.length === 0 &&
        member.streamKey !== '' &&
        (member.streamKey === DELAYED) !== this.table.settings.delay > 0
      )
        this.outbox.whenSettled(() => this.attach(member, 0, undefined));
  }

  /** Returns the callbacks that were waiting for an entry to be saved. */
  stop(): readonly (() => void)[] {
    this.questions.stop();
    this.delayed.stop();
    return this.outbox.drop();
  }

  private frames(entry: Entry, at: number): Map<Member, string[]> {
    const texts: EventTexts = new Map();
    const byStream = new Map<string, string>();
    for (const [key, stream] of this.streams) {
      const message = stream.take(entry, this.match.state, at);
      if (message) byStream.set(key, heardText(message, texts));
    }
    const frames = new Map<Member, string[]>();
    for (const member of this.table.members) {
      if (member.streamKey === '') continue; // not welcomed to this stream yet
      const heard = byStream.get(member.streamKey);
      const messages = heard === undefined ? [] : [heard];
      for (const ask of this.questions.messagesFor(member, heard !== undefined)) messages.push(JSON.stringify(ask));
      if (messages.length > 0) frames.set(member, messages);
    }
    return frames;
  }

  private deliver(entry: Entry, frames: ReadonlyMap<Member, readonly string[]>): void {
    this.saved = entry.n + 1;
    for (const [member, messages] of frames) member.connection.send(messages);
    this.delayed.sendDue();
    if (this.over && this.saved === this.match.log.length) this.end();
    this.hooks.onSaved(entry);
  }

  private end(): void {
    this.questions.stop();
    this.delayed.stop();
    for (const member of this.table.members) {
      send(member, ...this.ending(this.streams.get(member.streamKey)?.seq ?? 0));
      member.streamKey = '';
    }
    this.streams.clear();
  }

  /** Once the match is over nothing is hidden. */
  private ending(seq: number): readonly [OverMessage, ViewMessage] | readonly [] {
    const { match } = this;
    const outcome = outcomeOf(match);
    if (!outcome) return [];
    const over: OverMessage = { type: 'over', outcome, seed: match.seed };
    const views = { archive: withoutRules(viewOf(match, 'archive')) };
    return [over, { type: 'view', seq, eyes: ['archive'], views }];
  }

  private writeFor(entry: Entry, at: number, { key, decision }: SubmitOptions): Write {
    const { table, match } = this;
    const { n } = entry;
    return {
      match: table.record.id,
      entries: [{ n, body: JSON.stringify(entry), command: key ?? null, at }],
      ...(decision && { decisions: [{ n, seat: decision.seat, body: JSON.stringify({ n, ...decision }) }] }),
      ...((n + 1) % SNAPSHOT_EVERY === 0 && { snapshot: { n: n + 1, body: snapshotOf(match) } }),
      ...(this.over && { change: { status: 'over', outcome: outcomeOf(match) ?? null, updated: table.service.now() } }),
    };
  }
}
