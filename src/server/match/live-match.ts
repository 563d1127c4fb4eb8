import type { Kinds } from '../../kernel/game.ts';
import type { Seat, Watcher } from '../../kernel/ids.ts';
import { append, type Entry, type Match, outcomeOf, submit, viewOf } from '../../kernel/match.ts';
import { ok, type Result } from '../../kernel/result.ts';
import type { DecisionRecord } from '../../kernel/runner.ts';
import type { TableCommand } from '../../kernel/table.ts';
import { withoutRules } from '../../kernel/without-rules.ts';
import type { EntryRecord, MatchChange, Write } from '../../store/store.ts';
import type { AskMessage, OverMessage, ViewMessage } from '../../wire/messages.ts';
import { eyesOf, keyOf, type Member, tell } from '../table/member.ts';
import { Clock } from './decision-clock.ts';
import { heardText, type Texts } from './heard-text.ts';
import { Outbox } from './outbox.ts';
import { askOf, mustSeats, NOT_ASKED, type SeatAsk, sameAsk } from './seat-ask.ts';
import { LATER, Lagging } from './spectator-delay.ts';
import { caughtUp, type Stream } from './stream.ts';
import { Taken } from './write-conflict.ts';

type Command = Kinds['command'] | TableCommand;

/** What comes with a command. */
export interface Sent {
  readonly key?: string; // `person/seat/id`: the same key is carried out once
  readonly decision?: Omit<DecisionRecord<Kinds['command']>, 'n'>;
  readonly again?: () => void; // what to do if another node was quicker; left out = it is of no use any more
  readonly answer?: (
    entry: Entry,
    seq: (member: Member) => number,
  ) => { readonly member: Member; readonly message: string };
}

/** What a table gives to the match that is played at it. */
export interface Host {
  readonly id: string; // of the match
  readonly members: ReadonlySet<Member>;
  readonly clock: number | null; // seconds for a decision
  readonly delay: number; // seconds that spectators lag behind
  now(): number;
  isBot(seat: Seat): boolean;
  write(write: Write): Promise<void>; // rejects when it is not kept
  overWith(): MatchChange;
  onKept(entry: Entry): void; // told and on the disk
  onFollowed(entry: Entry): void; // another node has kept it, and it is told here too
  onTaken(): void; // another node was quicker: this play is of no use any more
  onLate(seat: Seat): void; // a clock has run out
  onFailure(error: unknown): void;
}

interface Offered {
  readonly state: Kinds['state'] | null;
  readonly bySeat: Map<Seat, readonly Kinds['command'][]>;
}

const SNAPSHOT_EVERY = 256;

/** A match under way: the one door in, and everybody told once it is kept. */
export class Play {
  readonly match: Match;
  readonly times: number[]; // of each entry
  readonly outbox = new Outbox();
  private readonly host: Host;
  private readonly accepted: Map<string, number>; // places by key
  private readonly streams = new Map<string, Stream>();
  private readonly clock: Clock;
  private readonly lagging: Lagging;
  private kept: number; // entries on the disk
  private readonly unkept: Sent[] = []; // what came with the entries that are not, in their order
  private offered: Offered = { state: null, bySeat: new Map() };

  constructor(host: Host, match: Match, times: number[], accepted: Map<string, number>) {
    this.host = host;
    this.match = match;
    this.times = times;
    this.accepted = accepted;
    this.kept = match.log.length;
    this.clock = new Clock((seat) => host.onLate(seat), host.now);
    this.lagging = new Lagging(match, times, () => this.kept, host);
    this.setClock(null);
  }

  get over(): boolean {
    return outcomeOf(this.match) !== undefined;
  }

  /** Where a command with this key went, if it was carried out before. */
  placeOf(key: string): number | undefined {
    return this.accepted.get(key);
  }

  act(seat: Seat, command: Command, sent: Sent = {}): Result<Entry> {
    const { match, host } = this;
    const answer = submit(match, seat, command);
    if (!answer.ok) return answer;
    const entry = answer.value;
    const at = host.now();
    this.times.push(at);
    if (sent.key !== undefined) this.accepted.set(sent.key, entry.n);
    this.setClock(seat);
    const frames = this.frames(entry, at);
    if (sent.answer) {
      const { member, message } = sent.answer(entry, (of) => this.streams.get(of.eyes)?.seq ?? 0);
      const others = frames.get(member);
      if (others) others.unshift(message);
      else frames.set(member, [message]);
    }
    this.unkept.push(sent);
    const release = this.outbox.hold(() => {
      this.unkept.shift();
      this.deliver(entry, frames);
    });
    const lost = (error: unknown): void => (error instanceof Taken ? host.onTaken() : host.onFailure(error));
    host.write(this.written(entry, at, sent)).then(release, lost);
    return ok(entry);
  }

  /** What another node has written, told here as if it were ours; while something of ours is under way, nothing is. */
  follow(records: readonly EntryRecord[]): void {
    for (const { n, body, command, at } of records) {
      if (this.unkept.length > 0 || n !== this.match.log.length) continue;
      const entry = JSON.parse(body) as Entry;
      append(this.match, entry);
      this.times.push(at);
      if (command !== null) this.accepted.set(command, n);
      this.setClock(entry.seat);
      this.deliver(entry, this.frames(entry, at));
      this.host.onFollowed(entry);
    }
  }

  /** Ends this play, whose unkept entries never were; gives back what to do once another has taken its place. */
  giveWay(): readonly (() => void)[] {
    const again = this.unkept.flatMap(({ again }) => again ?? []);
    this.match.log.length = this.kept; // nobody is told of the rest
    return [...this.stop(), ...again];
  }

  /** The sequence number of the last thing that this member was told. */
  toldTo(member: Member): number {
    return this.kept === 0 ? 0 : this.seqOf(member, this.kept - 1);
  }

  /** Sits a member down before their stream: what they missed, what they see, what they are asked. */
  attach(member: Member, since: number, eyes: readonly Watcher[] | undefined): void {
    const { match, times } = this;
    if (this.over) {
      const { heard } = caughtUp(match, ['archive'], times);
      const [over, view] = this.ending(heard.length);
      if (over && view) tell(member, over, ...heard, view); // whoever comes back learns first that another count begins
      return;
    }
    const own = eyesOf(member);
    const knows = eyes !== undefined && keyOf(eyes) === keyOf(own) ? since : 0;
    const lags = own[0] === 'spectator' && this.host.delay > 0;
    const { stream, heard } = lags ? this.lagging.join() : caughtUp(match, own, times);
    member.eyes = lags ? LATER : keyOf(own);
    if (!lags && !this.streams.has(member.eyes)) this.streams.set(member.eyes, stream);
    member.asked.clear();
    tell(member, ...heard.filter(({ seq }) => seq > knows), stream.view(), ...this.asks(member));
  }

  /** Streams that nobody listens to are worked out again when somebody does. */
  forget(): void {
    const heeded = new Set([...this.host.members].map(({ eyes }) => eyes));
    for (const key of this.streams.keys()) if (!heeded.has(key)) this.streams.delete(key);
  }

  /** A member's own sequence number: now, or at a place of the log. */
  seqOf(member: Member, place?: number): number {
    const stream = this.streams.get(member.eyes);
    if (place === undefined) return stream?.seq ?? 0;
    return (stream ?? caughtUp(this.match, eyesOf(member), this.times).stream).seqAt(place);
  }

  /** What a seat is asked; `needed` leaves out what it may say beside what it must do. */
  askOf(seat: Seat, needed = false): SeatAsk {
    if (this.over) return NOT_ASKED;
    const list = this.match.game.awaiting(this.match.state);
    return (needed ? list.find((awaited) => awaited.must && awaited.seat === seat) : undefined) ?? askOf(list, seat);
  }

  /** Bots and people have changed places, or how the match is run: clocks run for people only, spectators lag or not. */
  reseat(): void {
    this.setClock(null);
    for (const member of this.host.members)
      if (member.seats.length === 0 && member.eyes !== '' && (member.eyes === LATER) !== this.host.delay > 0)
        this.outbox.whenSettled(() => this.attach(member, 0, undefined));
  }

  /** Gives back what waited for an entry to be kept. */
  stop(): readonly (() => void)[] {
    this.clock.stop();
    this.lagging.stop();
    return this.outbox.drop();
  }

  private setClock(acted: Seat | null): void {
    const { match, host } = this;
    if (host.clock === null) return this.clock.stop();
    const waited = this.over ? [] : mustSeats(match.game.awaiting(match.state)).filter((seat) => !host.isBot(seat));
    this.clock.set(waited, host.clock, acted);
  }

  private frames(entry: Entry, at: number): Map<Member, string[]> {
    const texts: Texts = new Map();
    const told = new Map<string, string>();
    for (const [key, stream] of this.streams) {
      const message = stream.take(entry, this.match.state, at);
      if (message) told.set(key, heardText(message, texts));
    }
    const frames = new Map<Member, string[]>();
    for (const member of this.host.members) {
      if (member.eyes === '') continue; // not welcomed with these eyes yet
      const heard = told.get(member.eyes);
      const messages = heard === undefined ? [] : [heard];
      for (const ask of this.asks(member, heard !== undefined)) messages.push(JSON.stringify(ask));
      if (messages.length > 0) frames.set(member, messages);
    }
    return frames;
  }

  /** What a member's seats are asked, where that differs from what they were told. Options change with the view. */
  private asks(member: Member, viewChanged = false): readonly AskMessage[] {
    const { match } = this;
    const { options } = member.connection;
    const list = this.over ? [] : match.game.awaiting(match.state);
    const messages: AskMessage[] = [];
    for (const seat of member.seats) {
      const ask = this.host.isBot(seat) ? NOT_ASKED : askOf(list, seat);
      const deadline = this.clock.deadlineOf(seat);
      const before = member.asked.get(seat);
      const same = sameAsk(before ?? NOT_ASKED, ask) && deadline === (before?.deadline ?? null);
      if (same && !(options && viewChanged && ask.kinds.length > 0)) continue;
      member.asked.set(seat, { kinds: ask.kinds, must: ask.must, deadline });
      const message: AskMessage = { type: 'ask', seat, kinds: ask.kinds, must: ask.must, deadline };
      messages.push(options ? { ...message, options: this.optionsOf(seat, ask) } : message);
    }
    return messages;
  }

  /** Worked out once a state for each seat, however many tabs it has. */
  private optionsOf(seat: Seat, { kinds }: SeatAsk): readonly Kinds['command'][] {
    const { game, state } = this.match;
    if (kinds.length === 0) return [];
    if (this.offered.state !== state) this.offered = { state, bySeat: new Map() };
    const { bySeat } = this.offered;
    const options = bySeat.get(seat) ?? [...game.options(game.view(state, seat), seat)];
    bySeat.set(seat, options);
    return options;
  }

  private deliver(entry: Entry, frames: ReadonlyMap<Member, readonly string[]>): void {
    this.kept = entry.n + 1;
    for (const [member, messages] of frames) member.connection.send(messages);
    this.lagging.look();
    if (this.over && this.kept === this.match.log.length) this.end();
    this.host.onKept(entry);
  }

  private end(): void {
    this.clock.stop();
    this.lagging.stop();
    for (const member of this.host.members) {
      tell(member, ...this.ending(this.streams.get(member.eyes)?.seq ?? 0));
      member.eyes = '';
    }
    this.streams.clear();
  }

  /** Once it is over nothing is hidden. */
  private ending(seq: number): readonly [OverMessage, ViewMessage] | readonly [] {
    const { match } = this;
    const outcome = outcomeOf(match);
    if (!outcome) return [];
    const over: OverMessage = { type: 'over', outcome, seed: match.seed };
    const views = { archive: withoutRules(viewOf(match, 'archive')) };
    return [over, { type: 'view', seq, eyes: ['archive'], views }];
  }

  private written(entry: Entry, at: number, { key, decision }: Sent): Write {
    const { host, match } = this;
    const { n } = entry;
    return {
      match: host.id,
      entries: [{ n, body: JSON.stringify(entry), command: key ?? null, at }],
      ...(decision && { decisions: [{ n, seat: decision.seat, body: JSON.stringify({ n, ...decision }) }] }),
      ...((n + 1) % SNAPSHOT_EVERY === 0 && { snapshot: { n: n + 1, body: snapshotOf(match) } }),
      ...(this.over && { change: host.overWith() }),
    };
  }
}

export const snapshotOf = ({ state, table }: Match): string => JSON.stringify({ state: withoutRules(state), table });
