import { type ResolvedBot, resolveBot } from '../../arena/lineup.ts';
import { heeds } from '../../kernel/asking.ts';
import type { Bot } from '../../kernel/bot.ts';
import type { Fact } from '../../kernel/fact.ts';
import type { Game } from '../../kernel/game.ts';
import { type Seat, sideOf } from '../../kernel/ids.ts';
import type { Rules } from '../../kernel/kinds.ts';
import { isMatchEvent } from '../../kernel/match-status.ts';
import { never } from '../../kernel/never.ts';
import { recordedRules } from '../../kernel/recorded.ts';
import { no, ok, type Result } from '../../kernel/result.ts';
import type { DecideAnswer } from './bot-host.ts';
import type { DecideJob } from './job.ts';

export type GameCatalog = Readonly<Record<string, Game>>;

/** The worker's copy of a match: its rules and its bots. */
interface WorkerMatch {
  readonly game: Game;
  readonly rules: Rules;
  readonly crews: Map<string, (seat: Seat) => Bot>; // by side and name
  readonly bots: Map<string, BotState>; // by seat and name
}

interface BotState {
  readonly bot: Bot;
  belief: unknown;
  heard: number;
}

/** The bots of this worker thread. They remember the events they were sent until `forget`. */
interface WorkerBots {
  decide(job: DecideJob): DecideAnswer;
  forget(match: string): void;
}

const ENOUGH = 0.8; // share of the time limit after which a search returns its best answer so far

export function workerBots(catalog: GameCatalog, now: () => number): WorkerBots {
  const matches = new Map<string, WorkerMatch>();

  function matchOf({ match, game, setup }: DecideJob): Result<WorkerMatch> {
    const known = matches.get(match);
    if (known) return ok(known);
    const set = rulesOf(catalog, game, setup ?? never(`no set-up for match ${match}`));
    if (!set.ok) return set;
    const created = { ...set.value, crews: new Map(), bots: new Map() };
    matches.set(match, created);
    return ok(created);
  }

  function answer(job: DecideJob): DecideAnswer {
    const started = now();
    const known = matchOf(job);
    if (!known.ok) return failed(known.error);
    const found = botFor(known.value, job);
    if (!found.ok) return failed(found.error);
    const { game, rules } = known.value;
    const { bot } = found.value;
    const { view, ask, seed, heard, within } = job;
    listen(game, found.value, heard);
    let seedUsed = false;
    const chance = {
      get value() {
        seedUsed = true;
        return seed;
      },
    };
    const stop = (): boolean => now() - started > ENOUGH * within;
    // 0 iterations: a search uses the default number for its level.
    const decision = bot.decide(
      found.value.belief,
      { ...view, rules },
      ask,
      { iterations: 0, ledger: true, stop },
      chance,
    );
    return { decision, seedUsed, fault: null, heard: found.value.heard };
  }

  return {
    decide(job) {
      try {
        return answer(job);
      } catch (error) {
        matches.get(job.match)?.bots.delete(botKey(job)); // its belief may be half updated
        throw error;
      }
    },
    forget: (match) => void matches.delete(match),
  };
}

/** The rules for a set-up that has been validated before. */
export function rulesOf(
  catalog: GameCatalog,
  id: string,
  setup: object,
): Result<{ readonly game: Game; readonly rules: Rules }> {
  const game = gameNamed(catalog, id);
  if (!game.ok) return game;
  const rules = recordedRules(game.value, setup);
  return rules.ok ? ok({ game: game.value, rules: rules.value }) : rules;
}

export function gameNamed(catalog: GameCatalog, id: string): Result<Game> {
  const game = Object.hasOwn(catalog, id) ? catalog[id] : undefined;
  return game ? ok(game) : no({ code: 'unknown-game', game: id, known: Object.keys(catalog) });
}

/** A bot that has heard nothing yet. */
export const newBot = (game: Game, rules: Rules, seat: Seat, bot: Bot): BotState => ({
  bot,
  belief: game.start(game.view(game.begin(rules), seat), seat),
  heard: bot.listens ? 0 : Number.POSITIVE_INFINITY,
});

/** Match events are counted too, but beliefs ignore them. */
export function listen(game: Game, player: BotState, heard: readonly { readonly type: string }[]): void {
  if (!player.bot.listens) return;
  for (const event of heard)
    if (!isMatchEvent(event) && heeds(player.bot, event.type)) player.belief = game.believe(player.belief, event);
  player.heard += heard.length;
}

function botFor(match: WorkerMatch, job: DecideJob): Result<BotState> {
  const { seat, bot: name, from } = job;
  const known = match.bots.get(botKey(job));
  if (known && from > 0)
    return from === known.heard ? ok(known) : never(`${seat} has heard ${known.heard}, not ${from}`);
  if (from > 0) never(`${seat} has heard nothing yet`);
  const crew = `${sideOf(seat)} ${name}`;
  let make = match.crews.get(crew);
  if (!make) {
    const part: Result<ResolvedBot> = resolveBot(match.game, name);
    if (!part.ok) return part;
    make = part.value.maker.make(part.value.spec);
    match.crews.set(crew, make);
  }
  const player = newBot(match.game, match.rules, seat, known?.bot ?? make(seat));
  match.bots.set(botKey(job), player);
  return ok(player);
}

const botKey = ({ seat, bot }: DecideJob): string => `${seat} ${bot}`;

export const failed = (fault: Fact): DecideAnswer => ({ decision: null, seedUsed: false, fault, heard: 0 });
