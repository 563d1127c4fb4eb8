import type { ExternalAnswer, ExternalPlayer } from '../../bots/external-player.ts';
import { ofKinds } from '../../decide/random.ts';
import type { Ask } from '../../kernel/bot.ts';
import type { CountedFault, Forfeit } from '../../kernel/bot-turn.ts';
import { no, ok, type Result } from '../../kernel/result.ts';
import { refused } from './answer.ts';
import { type Connection, connect, type Launch } from './connection.ts';
import { crash, faultCounter, illegal, type LineFault } from './faults.ts';
import { type LineLimits, MOST_OPTIONS, RESTARTS } from './limits.ts';
import type { LineQuestion, LineTable } from './session-types.ts';

/** A seat played by a program: started when first needed, and restarted if it exits. */
export function linePlayer(launch: Launch, table: LineTable, limits: LineLimits): ExternalPlayer {
  const faults = faultCounter(limits.faults);
  const counts: { [K in LineFault['kind']]?: number } = {}; // of each kind of fault
  const strays: CountedFault[] = []; // faults outside a question, since the last decision
  let connection: Connection | null = null;
  let starts = 0;
  let unpaid: LineFault | null = null; // a failed start that no decision has been charged for yet
  let insisted = false; // the last question had to be answered
  let closed = false;

  function lose(kind: LineFault['kind']): void {
    if (!faults.exhausted) counts[kind] = (counts[kind] ?? 0) + 1;
    faults.count();
  }

  /** A fault between two questions counts once and does not cost a decision. */
  function stray(fault: LineFault): void {
    if (closed || strays.length > 0) return;
    strays.push(fault);
    lose(fault.kind);
    connection?.session.fault(fault.fact, false, faults.left);
  }

  async function reach(): Promise<Result<Connection, LineFault>> {
    if (connection && !connection.over) return ok(connection);
    if (starts > RESTARTS) return no(crash({ code: 'line-gone', program: launch.name, starts }));
    starts++;
    connection = connect(launch, table, limits, stray);
    const fresh = connection;
    const ready = await fresh.session.ready;
    if (ready.ok) return ok(fresh);
    await fresh.end('failed', null);
    return ready;
  }

  const volunteersOf = async ({ session }: Connection): Promise<readonly string[]> => {
    const ready = await session.ready;
    return ready.ok ? (ready.value.volunteers ?? []) : [];
  };

  /** A forfeit, if the fault limit is reached. */
  function forfeited(): Forfeit | undefined {
    if (!faults.exhausted) return undefined;
    void connection?.end('forfeit', null);
    return { code: 'line-forfeit', most: limits.faults, faults: { ...counts } };
  }

  /** A decision lost to a fault; the game's fallback acts if the seat must. */
  function charge(fault: LineFault, must: boolean): ExternalAnswer {
    lose(fault.kind);
    connection?.session.fault(fault.fact, must, faults.left);
    return done(null, [...strays.splice(0), fault]);
  }

  function done(command: ExternalAnswer['command'], wrong: readonly CountedFault[]): ExternalAnswer {
    const forfeit = forfeited();
    const [first] = wrong;
    const notes = wrong.map(({ fact }) => fact);
    return { command, fault: first?.fact ?? null, faults: wrong, notes, ...(forfeit && { forfeit }) };
  }

  return {
    async ready() {
      if (closed || faults.exhausted) return [];
      const reached = await reach();
      if (reached.ok) return volunteersOf(reached.value);
      unpaid = reached.error;
      return [];
    },

    startFault: () => unpaid?.fact ?? null,

    async decide(view, ask, heard) {
      const { must } = ask;
      const before = unpaid;
      unpaid = null;
      if (closed) return stopped();
      if (faults.exhausted) return done(null, strays.splice(0));
      const reached = before ? no(before) : await reach();
      if (closed) return stopped();
      if (!reached.ok) return charge(reached.error, must);
      const { session } = reached.value;
      const ready = await session.ready;
      const { volunteers = [], version } = ready.ok ? ready.value : {};
      const kinds = must ? ask.kinds : ask.kinds.filter((kind) => volunteers.includes(kind));
      if (kinds.length === 0) return done(null, strays.splice(0));
      session.sendEvents(heard(session.eventsSent));
      insisted = must;
      const reply = await session.ask(questionOf(table, view, { ...ask, kinds }));
      if (reply === null || closed) return stopped();
      if (!reply.ok) return charge(reply.error, must);
      const { command, decision, unused } = reply.value;
      if (unused) session.fault(unused, false, faults.left);
      return { ...done(command, strays.splice(0)), notes: decision.notes, decision, ...(version && { version }) };
    },

    refused(refusal) {
      const { fact, kind } = illegal(refused(refusal));
      lose(kind);
      connection?.session.fault(fact, insisted, faults.left);
      return forfeited();
    },

    async rest() {
      const resting = connection;
      if (!resting || resting.over) return;
      connection = null;
      starts--;
      await resting.end('stopped', null);
    },

    async close(why) {
      closed = true;
      const outcome = why?.outcome ?? null;
      await connection?.end(faults.exhausted ? 'forfeit' : outcome ? 'over' : 'stopped', outcome);
    },
  };
}

const STOPPED = crash({ code: 'program-stopped' });
const stopped = (): ExternalAnswer => ({ command: null, fault: STOPPED.fact, notes: [] });

/** The options for a question. Says if the list is cut off or the game lists only some. */
export function questionOf(
  { game }: Pick<LineTable, 'game'>,
  view: object,
  { seat, kinds, must }: Pick<Ask, 'seat' | 'kinds' | 'must'>,
): LineQuestion {
  const options: { readonly type: string }[] = [];
  let whole = true;
  for (const option of ofKinds(game.options(view, seat), kinds)) {
    whole = options.length < MOST_OPTIONS;
    if (!whole) break;
    options.push(option);
  }
  const complete = whole && !kinds.some((kind) => game.sampled?.includes(kind));
  return { must, kinds, view, options, complete };
}
