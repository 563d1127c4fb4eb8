import { askedFor } from '../../decide/lab/position.ts';
import type { Decision } from '../../kernel/bot.ts';
import { seedAt } from '../../kernel/dice.ts';
import { heardBefore } from '../../kernel/hearing.ts';
import type { Seat, Watcher } from '../../kernel/ids.ts';
import type { Kinds } from '../../kernel/kinds.ts';
import { type Match, outcomeOf, stateAt } from '../../kernel/match.ts';
import { no, ok, type Result } from '../../kernel/result.ts';
import type { DecisionRecord } from '../../kernel/runner.ts';
import { withoutRules } from '../../kernel/without-rules.ts';
import type { Sensitivity, WhatIf, WhatIfRequest } from '../../wire/lab.ts';
import type { DecisionInfo, Why } from '../../wire/matches.ts';
import type { BotQuestion, FlipQuestion } from '../bots/bot-host.ts';
import { PRIORITY } from '../bots/fair-queue.ts';
import type { Caller } from '../http/backend.ts';
import type { Lobby } from '../lobby/lobby.ts';
import { askOf } from '../match/seat-ask.ts';
import { caughtUp } from '../match/stream.ts';
import type { Action } from '../permissions.ts';
import type { Service } from '../service.ts';
import { seatsOf } from '../table/seat-assignments.ts';
import type { Table } from '../table/table.ts';
import { DecisionRows } from './decision-rows.ts';
import { holdersOf, wholeLog } from './whole-log.ts';

type Command = Kinds['command'];
type Kept = DecisionRecord<Command>;

/** Stored matches: logs (public once the match is over), decisions, and their reasons. */
export class Archive {
  private readonly service: Service;
  private readonly lobby: Lobby;
  private readonly rows: DecisionRows;

  constructor(service: Service, lobby: Lobby) {
    this.service = service;
    this.lobby = lobby;
    this.rows = new DecisionRows(service.store);
  }

  /** A finished match as JSON lines: the whole log, or what one watcher heard. */
  async log(code: string, eyes: string, decisions: boolean): Promise<Result<string>> {
    const found = await this.lobby.permit('GET /api/matches/:code/log', null, code);
    if (!found.ok) return found;
    const { table } = found.value;
    if (!table.live) return no({ code: 'still-playing' });
    const { match, times } = table.live;
    if (eyes === 'archive') return ok(wholeLog(table, match, decisions ? await this.records(table) : []));
    if (eyes !== 'spectator' && !match.game.seats(match.rules).includes(eyes))
      return no({ code: 'no-such-seat', game: match.game.id, seat: eyes, known: match.game.seats(match.rules) });
    return ok(heardLog(match, holdersOf(table), eyes, times));
  }

  async decisions(caller: Caller, code: string): Promise<Result<readonly DecisionInfo[]>> {
    const found = await this.lobby.permit('GET /api/matches/:code/decisions', caller, code);
    if (!found.ok) return found;
    const { table } = found.value;
    const { live, record, status } = table;
    if (!live) return ok([]);
    if (status === 'over') {
      const all = await this.rows.of(record.id, live.match, null);
      return ok(all.map((row) => ({ ...row, seq: row.n })));
    }
    const own = ownSeats(table, caller);
    if (own.length === 0) return ok([]);
    const decided = await this.rows.of(record.id, live.match, own);
    const streams = new Map(own.map((seat) => [seat, caughtUp(live.match, [seat], live.times).stream]));
    return ok(
      decided.flatMap((row) => {
        const seq = streams.get(row.seat)?.seqAt(row.n);
        return seq === undefined ? [] : [{ ...row, n: seq, seq }];
      }),
    );
  }

  async why(caller: Caller, code: string, n: number, seat?: Seat): Promise<Result<Why>> {
    const asked = await this.asked('GET /api/matches/:code/decisions/:n', caller, code, n, seat);
    if (!asked.ok) return asked;
    const { record, question } = asked.value;
    const flip = await this.service.bots.flip(question);
    return ok({
      record: { ...record, n },
      flip: flip.ok ? flip.value : null,
      noFlip: flip.ok ? null : { ...flip.error, error: undefined },
    });
  }

  /** Recomputes a decision with other weights or facts, for callers who may see its reasons. */
  async whatIf(
    caller: Caller,
    code: string,
    n: number,
    seat: Seat | undefined,
    wish: WhatIfRequest,
  ): Promise<Result<WhatIf>> {
    const asked = await this.asked('POST /api/matches/:code/decisions/:n/what-if', caller, code, n, seat);
    return asked.ok ? this.quietly(await this.service.bots.whatIf({ ...asked.value.question, wish })) : asked;
  }

  async sensitivity(caller: Caller, code: string, n: number, seat?: Seat): Promise<Result<Sensitivity>> {
    const asked = await this.asked('GET /api/matches/:code/decisions/:n/sensitivity', caller, code, n, seat);
    return asked.ok ? this.quietly(await this.service.bots.sensitivity(asked.value.question)) : asked;
  }

  /** Logs the error and keeps its details from the client. */
  private quietly<T>(answer: Result<T>): Result<T> {
    if (answer.ok || answer.error.error === undefined) return answer;
    this.service.log.warn({ fault: answer.error }, 'cannot recompute a decision');
    return no({ ...answer.error, error: undefined });
  }

  /** A decision that the caller may see, and the question behind it. */
  private async asked(
    action: Action,
    caller: Caller,
    code: string,
    n: number,
    seat: Seat | undefined,
  ): Promise<Result<{ readonly record: Kept; readonly question: FlipQuestion }>> {
    const found = await this.lobby.permit(action, caller, code);
    if (!found.ok) return found;
    const { table } = found.value;
    const own = ownSeats(table, caller).filter((one) => seat === undefined || one === seat);
    const place = table.status === 'over' ? n : placeFor(table, own, n);
    const stored = place === undefined ? [] : await this.service.store.decisions(table.record.id, place);
    const row = stored.find((one) => table.status === 'over' || own.includes(one.seat));
    if (!row || !table.live) return no({ code: 'no-such-decision', n });
    const record = JSON.parse(row.body) as Kept;
    const question = this.question(table, table.live.match, record.seat, record.bot, row.n);
    const again = { ...question, ...repeated(table.live.match, record, row.n), iterations: record.decision.iterations };
    const owner = { address: caller.address, priority: PRIORITY.extra };
    return ok({ record, question: { ...again, owner } });
  }

  /** What the default bot would do in the caller's seat. */
  async hint(caller: Caller, code: string, seat: Seat): Promise<Result<Decision<Command>>> {
    const found = await this.lobby.allowed('POST /api/matches/:code/hint', caller, code);
    if (!found.ok) return found;
    const { table, person } = found.value;
    if (!seatsOf(table.seating.chairs, person.id).includes(seat)) return no({ code: 'not-your-seat', seat });
    if (!table.live) return no({ code: 'not-started' });
    const { match } = table.live;
    const ask = table.live.questions.askOf(seat, true);
    if (ask.kinds.length === 0) return no({ code: 'not-asked', seat });
    const answer = await this.service.bots.decide({
      ...this.question(table, match, seat, match.game.defaults.bot, match.log.length),
      match: `hint ${table.record.id}`,
      owner: { address: caller.address, priority: PRIORITY.extra },
      ask: { seat, ...ask, place: match.log.length },
    });
    if (answer.decision) return ok(answer.decision);
    this.service.log.warn({ match: table.record.id, seat, fault: answer.fault }, 'no hint');
    return no({ code: 'no-hint' });
  }

  /** What a seat knew at a log position, as a question to its bot. */
  private question({ record }: Table, match: Match, seat: Seat, bot: string, n: number): BotQuestion {
    const { game, rules } = match;
    const state = stateAt(match, n);
    return {
      match: record.id,
      game: game.id,
      setup: rules.setup,
      seat,
      bot,
      view: withoutRules(game.view(state, seat)),
      heard: (from) => heardBefore(match, n, seat).slice(from),
      ask: { seat, ...askOf(game.awaiting(state), seat), place: n },
      seed: seedAt(match.hashing, match.seed, 'bot', seat, n),
    };
  }

  private async records(table: Table): Promise<readonly Kept[]> {
    const rows = await this.service.store.decisions(table.record.id);
    return rows.map(({ body }) => JSON.parse(body) as Kept);
  }
}

/** What the bot was asked at that moment, and its seed, so that ties are broken the same way. */
function repeated(match: Match, { seat, decision, seed }: Kept, n: number): Partial<BotQuestion> {
  const { command } = decision;
  const asked = command && askedFor(match.game.awaiting(stateAt(match, n)), seat, command.type);
  return {
    ...(asked && { ask: { seat, kinds: asked.kinds, must: asked.must, place: n } }),
    ...(seed !== null && { seed }),
  };
}

/** The log position of a seat's own sequence number, if that seat acted there. */
function placeFor({ live }: Table, seats: readonly Seat[], seq: number): number | undefined {
  if (!live) return undefined;
  for (const seat of seats) {
    const place = caughtUp(live.match, [seat], live.times).stream.placeOf(seq);
    if (place !== undefined && live.match.log[place]?.seat === seat) return place;
  }
  return undefined;
}

const ownSeats = (table: Table, { token, session }: Caller): readonly Seat[] =>
  seatsOf(table.seating.chairs, table.saved.personOf(token, session?.identity ?? null)?.id ?? null);

const HEARD_FORMAT = 'umpire-heard/1';

/** A match as one watcher heard it: a header, one line per noticed entry, the result. */
function heardLog(
  match: Match,
  seats: Readonly<Record<Seat, string>>,
  eyes: Watcher,
  times: readonly number[],
): string {
  const { game, rules } = match;
  const header = { format: HEARD_FORMAT, game: game.id, rulesVersion: game.version, setup: rules.setup, eyes, seats };
  const { heard } = caughtUp(match, [eyes], times);
  const lines = heard.map(({ seq, at, events }) => ({ seq, at, events: events[eyes] ?? [] }));
  return [header, ...lines, { result: outcomeOf(match) ?? null }].map((line) => `${JSON.stringify(line)}\n`).join('');
}
