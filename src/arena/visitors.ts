import type { Visitor } from '../bots/doors.ts';
import type { Outside, OutsideHow } from '../bots/outside.ts';
import { bare } from '../kernel/bot.ts';
import type { Fact } from '../kernel/fact.ts';
import type { Kinds, Rules } from '../kernel/game.ts';
import type { Seat } from '../kernel/ids.ts';
import { type Entry, type Match, outcomeOf, submit } from '../kernel/match.ts';
import type { Result } from '../kernel/result.ts';
import type { DecisionRecord, SeatFigures } from '../kernel/runner.ts';

/** The seats of a match that programs play. A runner stops where one of them must act; it acts, and the runner goes on. */
export interface Visitors {
  figures(seat: Seat): SeatFigures | undefined;
  /** One command of the seat that must act, if a program plays it; false = nothing was done. */
  turn(match: Match, decisions: DecisionRecord<Kinds['command']>[] | null, now?: () => number): Promise<boolean>;
  /** Programs are ended, what was made for them is gone. */
  close(): Promise<void>;
}

interface Seated {
  readonly name: string;
  readonly player: Outside;
  readonly figures: SeatFigures;
}

export function visitorsOf(visitors: Readonly<Record<Seat, Visitor>>, rules: Rules, how: OutsideHow): Visitors {
  const seated = new Map<Seat, Seated>();
  for (const [seat, { name, door, program }] of Object.entries(visitors)) {
    const figures: SeatFigures = { decisions: 0, faults: 0, millis: [] };
    seated.set(seat, { name, player: door.open(program, seat, rules, how), figures });
  }
  return {
    figures: (seat) => seated.get(seat)?.figures,
    async turn(match, decisions, now) {
      if (seated.size === 0 || outcomeOf(match)) return false;
      const awaited = match.game.awaiting(match.state).find(({ must }) => must);
      const who = awaited && seated.get(awaited.seat);
      return who ? act(match, awaited, who, decisions, now) : false;
    },
    async close() {
      await Promise.all([...seated.values()].map(({ player }) => player.close()));
    },
  };
}

/** What the program says is carried out, with the faults that are in it; what the rules refuse falls back. */
async function act(
  match: Match,
  { seat, kinds, must }: { readonly seat: Seat; readonly kinds: readonly string[]; readonly must: boolean },
  { name, player, figures }: Seated,
  decisions: DecisionRecord<Kinds['command']>[] | null,
  now?: () => number,
): Promise<boolean> {
  const { game } = match;
  const n = match.log.length;
  const view = game.view(match.state, seat);
  const begun = now?.();
  const answer = await player.decide(view, { seat, kinds, must, place: n });
  if (begun !== undefined) figures.millis.push((now?.() ?? 0) - begun);
  figures.decisions++;
  let fault: Fact | null = answer.fault;
  let command = answer.command;
  let done: Result<Entry> | undefined = command ? submit(match, seat, command) : undefined;
  if (!done?.ok) {
    fault ??= done ? { code: 'bot-refused', refusal: done.error } : { code: 'bot-silent' };
    command = game.fallback(view, seat) ?? null;
    done = command ? submit(match, seat, command) : undefined;
  }
  if (fault) {
    figures.faults++;
    figures.fault ??= fault;
  }
  if (!done?.ok) return false;
  const record = { n, seat, bot: name, version: '1', weights: null, seed: null };
  const decision = { ...bare(command), notes: answer.notes };
  decisions?.push(fault ? { ...record, fault, decision } : { ...record, decision });
  return true;
}
