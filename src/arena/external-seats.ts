import { randomUUID } from 'node:crypto';
import type { ExternalAnswer, ExternalPlayer, Forfeit, ProgramSettings } from '../bots/external-player.ts';
import { kindOf } from '../bots/fault-kinds.ts';
import type { ExternalProgram } from '../integrations/list.ts';
import { type Asked, asking, nextAsked, type Plan, type Player } from '../kernel/asking.ts';
import { bare } from '../kernel/bot.ts';
import { seedAt } from '../kernel/dice.ts';
import type { Awaited, Kinds } from '../kernel/game.ts';
import { heardBy } from '../kernel/hearing.ts';
import { type Seat, sideOf, UMPIRE } from '../kernel/ids.ts';
import { type Match, outcomeOf, submit } from '../kernel/match.ts';
import { countFault, countForfeit, type DecisionRecord, type SeatFigures } from '../kernel/runner.ts';

type Kept = DecisionRecord<Kinds['command']>[] | null;

/** The seats played by external programs. The runner stops where one of them must act and continues afterwards. */
export interface ExternalSeats {
  figures(seat: Seat): SeatFigures | undefined;
  /** Whether a program should be asked before the built-in bots: it may act and has heard something new. */
  wanted(match: Match): boolean;
  /** Asks the program whose turn it is. False if there is none, or if it could not act. */
  turn(match: Match, decisions: Kept, now?: () => number): Promise<boolean>;
  /** Stops the programs and removes their files. */
  close(): Promise<void>;
}

interface Seated extends Player {
  readonly name: string;
  readonly player: ExternalPlayer;
  readonly figures: SeatFigures;
  readonly ears: { readonly type: string }[]; // everything the seat has heard
  bot: { readonly volunteers: readonly string[] };
  heard: number;
}

export function openExternalSeats(
  visitors: Readonly<Record<Seat, ExternalProgram>>,
  match: Match,
  how: ProgramSettings,
): ExternalSeats {
  const { game, rules, hashing, seed } = match;
  const seated = new Map<Seat, Seated>();
  const id = randomUUID();
  for (const [seat, { name, protocol, program }] of Object.entries(visitors)) {
    const figures: SeatFigures = { decisions: 0, faults: 0, millis: [] };
    const chance = seedAt(hashing, seed, 'bot', seat, 0);
    const player = protocol.open(program, seat, { game, rules, match: id, seed: chance, language: 'en' }, how);
    seated.set(seat, { seat, name, player, figures, ears: [], bot: { volunteers: [] }, heard: 0, asked: -1 });
  }
  let planFor: ((list: readonly Awaited[]) => Plan<Seated>) | null = null; // set once all programs are ready
  let told = 0; // entries

  function listen(): void {
    for (const entry of match.log.slice(told))
      for (const who of seated.values()) {
        who.ears.push(...heardBy(match, entry, who.seat));
        who.heard = who.ears.length;
      }
    told = match.log.length;
  }

  async function getReady(): Promise<void> {
    const ready = async (who: Seated): Promise<void> => {
      who.bot = { volunteers: await who.player.ready() };
    };
    await Promise.all([...seated.values()].map(ready));
    planFor = asking(seated);
  }

  return {
    figures: (seat) => seated.get(seat)?.figures,
    wanted() {
      if (seated.size === 0 || outcomeOf(match)) return false;
      if (!planFor) return true;
      const { volunteers } = planFor(game.awaiting(match.state));
      if (volunteers.length === 0) return false;
      listen();
      return volunteers.some(({ player }) => player.asked !== player.heard);
    },
    async turn(_, decisions, now) {
      if (seated.size === 0 || outcomeOf(match)) return false;
      if (!planFor) {
        await getReady();
        return true;
      }
      listen();
      const asked = nextAsked(planFor(game.awaiting(match.state)));
      if (!asked) return false;
      const done = await act(match, asked, decisions, now);
      return done || !asked.awaited.must;
    },
    async close() {
      const leaving = { outcome: outcomeOf(match) ?? null };
      await Promise.all([...seated.values()].map(({ player }) => player.close(leaving)));
    },
  };
}

/** Submits the program's command and counts its faults. If the rules refuse it, plays the fallback. */
async function act(
  match: Match,
  { player: who, awaited }: Asked<Seated>,
  decisions: Kept,
  now?: () => number,
): Promise<boolean> {
  const { game } = match;
  const { seat, name, player, figures } = who;
  const { kinds, must } = awaited;
  const n = match.log.length;
  const view = game.view(match.state, seat);
  const begun = now?.();
  const answer = await player.decide(view, { seat, kinds, must, place: n }, (from) => who.ears.slice(from));
  const span = begun === undefined ? undefined : (now?.() ?? 0) - begun;
  count(figures, answer);
  let { forfeit } = answer;
  let { fault, command } = answer;
  if (command === null && fault === null && !must && !forfeit) return false; // a pass is not counted as a decision
  if (span !== undefined) figures.millis.push(span);
  figures.decisions++;
  let done = command && !forfeit ? submit(match, seat, command) : undefined;
  if (done && !done.ok) {
    fault = { code: 'bot-refused', refusal: done.error };
    countFault(figures, fault);
    forfeit = player.refused(done.error);
  }
  if (forfeit) return abandon(match, who, forfeit);
  if (!done?.ok) {
    if (!must) return false;
    if (!fault) countFault(figures, { code: 'bot-silent' });
    fault ??= { code: 'bot-silent' };
    command = game.fallback(view, seat) ?? null;
    done = command ? submit(match, seat, command) : undefined;
  }
  if (!done?.ok) return false;
  const { notes, decision, version = '1' } = answer;
  const record = { n, seat, bot: name, version, weights: null, seed: null };
  const own = decision && decision.command === command ? decision : { ...bare(command), notes };
  decisions?.push(fault ? { ...record, fault, decision: own } : { ...record, decision: own });
  return true;
}

/** The side of a program with too many faults loses. If that does not end the match, the fallback keeps playing. */
function abandon(match: Match, { seat, figures }: Seated, forfeit: Forfeit): boolean {
  const { game } = match;
  if (!figures.faultKinds?.forfeit) countForfeit(figures, forfeit);
  const side = sideOf(seat);
  if (submit(match, UMPIRE, { type: 'abandon', side, faults: forfeit.faults }).ok && outcomeOf(match)) return true;
  const command = game.fallback(game.view(match.state, seat), seat);
  return command !== undefined && submit(match, seat, command).ok;
}

function count(figures: SeatFigures, { faults, fault }: ExternalAnswer): void {
  if (faults) for (const { fact, kind } of faults) countFault(figures, fact, kind);
  else if (fault) countFault(figures, fault, kindOf(fault));
}
