import { randomUUID } from 'node:crypto';
import type { ExternalPlayer, ProgramSettings } from '../bots/external-player.ts';
import { replyOf } from '../bots/external-reply.ts';
import type { ExternalProgram } from '../integrations/list.ts';
import { type Asked, asking, nextAsked, type Plan, type Player } from '../kernel/asking.ts';
import { type BotSeat, newFigures, playBotTurn, type SeatFigures } from '../kernel/bot-turn.ts';
import { seedAt } from '../kernel/dice.ts';
import type { Awaited } from '../kernel/game.ts';
import { heardBy } from '../kernel/hearing.ts';
import { type Seat, sideOf, UMPIRE } from '../kernel/ids.ts';
import type { Kinds } from '../kernel/kinds.ts';
import { type Match, outcomeOf, submit } from '../kernel/match.ts';
import type { DecisionRecord } from '../kernel/runner.ts';

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

interface ProgramSeat extends Player {
  readonly name: string;
  readonly player: ExternalPlayer;
  readonly figures: SeatFigures;
  readonly heardEvents: { readonly type: string }[]; // everything the seat has heard
  bot: { readonly volunteers: readonly string[] };
  heard: number;
}

export function openExternalSeats(
  programs: Readonly<Record<Seat, ExternalProgram>>,
  match: Match,
  how: ProgramSettings,
): ExternalSeats {
  const { game, rules, hashing, seed } = match;
  const programSeats = new Map<Seat, ProgramSeat>();
  const id = randomUUID();
  for (const [seat, { name, protocol, program }] of Object.entries(programs)) {
    const figures = newFigures();
    const chance = seedAt(hashing, seed, 'bot', seat, 0);
    const player = protocol.open(program, seat, { game, rules, match: id, seed: chance, language: 'en' }, how);
    programSeats.set(seat, {
      seat,
      name,
      player,
      figures,
      heardEvents: [],
      bot: { volunteers: [] },
      heard: 0,
      asked: -1,
    });
  }
  let planFor: ((list: readonly Awaited[]) => Plan<ProgramSeat>) | null = null; // set once all programs are ready
  let entriesHeard = 0; // entries

  function listen(): void {
    for (const entry of match.log.slice(entriesHeard))
      for (const programSeat of programSeats.values()) {
        programSeat.heardEvents.push(...heardBy(match, entry, programSeat.seat));
        programSeat.heard = programSeat.heardEvents.length;
      }
    entriesHeard = match.log.length;
  }

  async function getReady(): Promise<void> {
    const ready = async (programSeat: ProgramSeat): Promise<void> => {
      programSeat.bot = { volunteers: await programSeat.player.ready() };
    };
    await Promise.all([...programSeats.values()].map(ready));
    planFor = asking(programSeats);
  }

  return {
    figures: (seat) => programSeats.get(seat)?.figures,
    wanted() {
      if (programSeats.size === 0 || outcomeOf(match)) return false;
      if (!planFor) return true;
      const { volunteers } = planFor(game.awaiting(match.state));
      if (volunteers.length === 0) return false;
      listen();
      return volunteers.some(({ player }) => player.asked !== player.heard);
    },
    async turn(_, decisions, now) {
      if (programSeats.size === 0 || outcomeOf(match)) return false;
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
      await Promise.all([...programSeats.values()].map(({ player }) => player.close(leaving)));
    },
  };
}

/** Asks the program and carries out what it answers. */
async function act(
  match: Match,
  { player: programSeat, awaited }: Asked<ProgramSeat>,
  decisions: Kept,
  now?: () => number,
): Promise<boolean> {
  const { game } = match;
  const { seat, name, player, figures } = programSeat;
  const { kinds, must } = awaited;
  const view = game.view(match.state, seat);
  const start = now?.();
  const answer = await player.decide(view, { seat, kinds, must, place: match.log.length }, (from) =>
    programSeat.heardEvents.slice(from),
  );
  const millis = start === undefined ? undefined : (now?.() ?? 0) - start;
  const bot: BotSeat<Kinds['command']> = {
    seat,
    figures,
    fallback: () => game.fallback(view, seat),
    submit(command, decision, fault) {
      const done = submit(match, seat, command);
      if (!done.ok) return done;
      const { version = '1' } = answer;
      const record = { n: done.value.n, seat, bot: name, version, weights: null, seed: null, decision };
      decisions?.push(fault ? { ...record, fault } : record);
      return done;
    },
    refused: (refusal) => player.refused(refusal),
    forfeit({ faults }) {
      return submit(match, UMPIRE, { type: 'abandon', side: sideOf(seat), faults }).ok && !!outcomeOf(match);
    },
  };
  const reply = replyOf(answer);
  return playBotTurn(bot, millis === undefined ? reply : { ...reply, millis }, must);
}
