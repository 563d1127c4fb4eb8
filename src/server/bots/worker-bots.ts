import { type ResolvedBot, resolveBot } from '../../arena/lineup.ts';
import { heeds } from '../../kernel/asking.ts';
import type { Bot } from '../../kernel/bot.ts';
import type { Fact } from '../../kernel/fact.ts';
import type { Game, Rules } from '../../kernel/game.ts';
import { type Seat, sideOf } from '../../kernel/ids.ts';
import { never } from '../../kernel/never.ts';
import { recordedRules } from '../../kernel/recorded.ts';
import { no, ok, type Result } from '../../kernel/result.ts';
import { isTableEvent } from '../../kernel/table.ts';
import type { Decided, DecideErrand } from './job.ts';

export type Catalog = Readonly<Record<string, Game>>;

/** A match as its bots know it. */
interface Table {
  readonly game: Game;
  readonly rules: Rules;
  readonly crews: Map<string, (seat: Seat) => Bot>; // by side and name
  readonly minds: Map<string, Mind>; // by seat and name
}

/** A bot in its seat. */
interface Mind {
  readonly bot: Bot;
  belief: unknown;
  heard: number;
}

/** The bots that live in this thread. They remember what they were told until they are told to forget. */
export interface Minds {
  decide(errand: DecideErrand): Decided;
  forget(match: string): void;
}

const ENOUGH = 0.8; // of the time: then a search answers with what it has

export function mindsOf(catalog: Catalog, now: () => number): Minds {
  const tables = new Map<string, Table>();

  function tableOf({ match, game, setup }: DecideErrand): Result<Table> {
    const known = tables.get(match);
    if (known) return ok(known);
    const set = setTable(catalog, game, setup ?? never(`nobody told the set-up of ${match}`));
    if (!set.ok) return set;
    const table = { ...set.value, crews: new Map(), minds: new Map() };
    tables.set(match, table);
    return ok(table);
  }

  function answer(errand: DecideErrand): Decided {
    const begun = now();
    const table = tableOf(errand);
    if (!table.ok) return failed(table.error);
    const mind = mindOf(table.value, errand);
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
    // No count of iterations: a search takes its level's share of the usual one.
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
        tables.get(errand.match)?.minds.delete(mindKey(errand)); // it may have broken down half-way through listening
        throw error;
      }
    },
    forget: (match) => void tables.delete(match),
  };
}

/** The rules of a set-up that was checked before. */
export function setTable(
  catalog: Catalog,
  id: string,
  setup: object,
): Result<{ readonly game: Game; readonly rules: Rules }> {
  const game = gameNamed(catalog, id);
  if (!game.ok) return game;
  const rules = recordedRules(game.value, setup);
  return rules.ok ? ok({ game: game.value, rules: rules.value }) : rules;
}

export function gameNamed(catalog: Catalog, id: string): Result<Game> {
  const game = Object.hasOwn(catalog, id) ? catalog[id] : undefined;
  return game ? ok(game) : no({ code: 'unknown-game', game: id, known: Object.keys(catalog) });
}

/** A mind that has heard nothing yet. */
export const openMind = (game: Game, rules: Rules, seat: Seat, bot: Bot): Mind => ({
  bot,
  belief: game.start(game.view(game.begin(rules), seat), seat),
  heard: bot.listens ? 0 : Number.POSITIVE_INFINITY,
});

/** What happens at the table is heard too, but no game's beliefs are about it. */
export function listen(game: Game, mind: Mind, heard: readonly { readonly type: string }[]): void {
  if (!mind.bot.listens) return;
  for (const event of heard)
    if (!isTableEvent(event) && heeds(mind.bot, event.type)) mind.belief = game.believe(mind.belief, event);
  mind.heard += heard.length;
}

function mindOf(table: Table, errand: DecideErrand): Result<Mind> {
  const { seat, bot: name, from } = errand;
  const known = table.minds.get(mindKey(errand));
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
  const mind = openMind(table.game, table.rules, seat, known?.bot ?? make(seat));
  table.minds.set(mindKey(errand), mind);
  return ok(mind);
}

const mindKey = ({ seat, bot }: DecideErrand): string => `${seat} ${bot}`;

export const failed = (fault: Fact): Decided => ({ decision: null, seedUsed: false, fault, heard: 0 });
