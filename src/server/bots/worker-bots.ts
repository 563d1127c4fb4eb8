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
  readonly minds: Map<string, SeatedBot>; // by seat and name
}

interface SeatedBot {
  readonly bot: Bot;
  belief: unknown;
  heard: number;
}

/** The bots of this worker thread. They remember the events they were sent until `forget`. */
interface WorkerBots {
  decide(errand: DecideJob): DecideAnswer;
  forget(match: string): void;
}

const ENOUGH = 0.8; // share of the time limit after which a search returns its best answer so far

export function workerBots(catalog: GameCatalog, now: () => number): WorkerBots {
  const tables = new Map<string, WorkerMatch>();

  function tableOf({ match, game, setup }: DecideJob): Result<WorkerMatch> {
    const known = tables.get(match);
    if (known) return ok(known);
    const set = rulesOf(catalog, game, setup ?? never(`nobody told the set-up of ${match}`));
    if (!set.ok) return set;
    const table = { ...set.value, crews: new Map(), minds: new Map() };
    tables.set(match, table);
    return ok(table);
  }

  function answer(errand: DecideJob): DecideAnswer {
    const begun = now();
    const table = tableOf(errand);
    if (!table.ok) return failed(table.error);
    const mind = botFor(table.value, errand);
    if (!mind.ok) return failed(mind.error);
    const { game, rules } = table.value;
    const { bot } = mind.value;
    const { view, ask, seed, heard, within } = errand;
    listen(game, mind.value, heard);
    let seedUsed = false;
    const chance = {
      get value() {
        seedUsed = true;
        return seed;
      },
    };
    const stop = (): boolean => now() - begun > ENOUGH * within;
    // 0 iterations: a search uses the default number for its level.
    const decision = bot.decide(
      mind.value.belief,
      { ...view, rules },
      ask,
      { iterations: 0, ledger: true, stop },
      chance,
    );
    return { decision, seedUsed, fault: null, heard: mind.value.heard };
  }

  return {
    decide(errand) {
      try {
        return answer(errand);
      } catch (error) {
        tables.get(errand.match)?.minds.delete(botKey(errand)); // its belief may be half updated
        throw error;
      }
    },
    forget: (match) => void tables.delete(match),
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
export const newBot = (game: Game, rules: Rules, seat: Seat, bot: Bot): SeatedBot => ({
  bot,
  belief: game.start(game.view(game.begin(rules), seat), seat),
  heard: bot.listens ? 0 : Number.POSITIVE_INFINITY,
});

/** Table events are heard too, but beliefs ignore them. */
export function listen(game: Game, mind: SeatedBot, heard: readonly { readonly type: string }[]): void {
  if (!mind.bot.listens) return;
  for (const event of heard)
    if (!isMatchEvent(event) && heeds(mind.bot, event.type)) mind.belief = game.believe(mind.belief, event);
  mind.heard += heard.length;
}

function botFor(table: WorkerMatch, errand: DecideJob): Result<SeatedBot> {
  const { seat, bot: name, from } = errand;
  const known = table.minds.get(botKey(errand));
  if (known && from > 0)
    return from === known.heard ? ok(known) : never(`${seat} has heard ${known.heard}, not ${from}`);
  if (from > 0) never(`${seat} is not here`);
  const crew = `${sideOf(seat)} ${name}`;
  let make = table.crews.get(crew);
  if (!make) {
    const part: Result<ResolvedBot> = resolveBot(table.game, name);
    if (!part.ok) return part;
    make = part.value.maker.make(part.value.spec);
    table.crews.set(crew, make);
  }
  const mind = newBot(table.game, table.rules, seat, known?.bot ?? make(seat));
  table.minds.set(botKey(errand), mind);
  return ok(mind);
}

const botKey = ({ seat, bot }: DecideJob): string => `${seat} ${bot}`;

export const failed = (fault: Fact): DecideAnswer => ({ decision: null, seedUsed: false, fault, heard: 0 });
