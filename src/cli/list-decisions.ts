import { corpusMatchOf, openMatch, sourceMatchOf } from '../arena/positions.ts';
import { type ListedDecision, phaseOf } from '../decide/lab/decision-filter.ts';
import { type Asker, askerOf, type DecisionPoint, type Position, positionsOf } from '../decide/lab/position.ts';
import { isProgramName } from '../integrations/list.ts';
import type { BotSeed } from '../kernel/bot.ts';
import type { Fact } from '../kernel/fact.ts';
import type { Game } from '../kernel/game.ts';
import type { Kinds, Rules } from '../kernel/kinds.ts';
import { stateAt } from '../kernel/match.ts';
import { no, ok, type Result } from '../kernel/result.ts';
import { deciderNamed } from './decider.ts';
import { botsOf, type OpenedLog, replayed } from './input.ts';
import { progress } from './progress.ts';
import { inWords } from './say.ts';

type Command = Kinds['command'];

/** A decision with everything needed to describe it. */
export interface DecisionInMatch extends ListedDecision<Command> {
  readonly game: Game;
  readonly rules: Rules;
  readonly view: object; // of the seat that decided
  readonly bot: string;
}

/** The decisions of a saved match, or that of entry `only`: as recorded, otherwise as the bots decide today. */
export function listDecisions(
  path: string,
  log: OpenedLog,
  only?: number,
): Promise<Result<readonly DecisionInMatch[]>> {
  return log.file.decisions.length > 0 ? Promise.resolve(recorded(path, log, only)) : decidedAgain(log, only);
}

function recorded(path: string, log: OpenedLog, only: number | undefined): Result<readonly DecisionInMatch[]> {
  const match = replayed(path, log);
  if (!match.ok) return match;
  const { game, rules } = match.value;
  const records = log.file.decisions.filter(({ n }) => only === undefined || n === only);
  return ok(
    records.map(({ n, seat, bot, decision }) => {
      const view = game.view(stateAt(match.value, n), seat);
      return { game, rules, view, bot, n, seat, phase: phaseOf(view), decision };
    }),
  );
}

async function decidedAgain({ game, file }: OpenedLog, only: number | undefined): Promise<Result<DecisionInMatch[]>> {
  const match = corpusMatchOf(game, sourceMatchOf('', file));
  if (!match.ok) return no(inWords(game, match.error));
  const moments = openMatch(game, match.value);
  if (!moments.ok) return no(inWords(game, moments.error));
  const bots = botsOf(file);
  const botOf = (place: Pick<DecisionPoint, 'n' | 'seat'>): string => bots(place) ?? '';
  const isBots = (place: DecisionPoint): boolean => botOf(place) !== '' && !isProgramName(botOf(place));
  const places = moments.value.places.filter((place) => isBots(place) && (only === undefined || place.n === only));
  let guessed: number | undefined; // the entry at which a bot needed random numbers whose seed is unknown
  const chance = ({ seed, ask }: Position): BotSeed => ({
    get value() {
      if (file.footer.seed === null) guessed ??= ask.place;
      return seed;
    },
  });
  const asks = new Map<string, Asker>();
  const unknownBots: Fact[] = []; // people at a server's table, and bots that no longer exist
  for (const name of new Set(places.map(botOf))) {
    const part = deciderNamed(game, name);
    if (part.ok) asks.set(name, askerOf(part.value, 0, chance));
    else unknownBots.push(part.error);
  }
  const [unknown] = unknownBots;
  if (unknown && asks.size === 0) return no(unknown);
  const decided = places.filter((place) => asks.has(botOf(place)));
  const bar = await progress('decisions', decided.length);
  const list: DecisionInMatch[] = [];
  for (const position of positionsOf(game, { ...moments.value, places: decided })) {
    const { ask, view, rules } = position;
    const bot = botOf({ n: ask.place, seat: ask.seat });
    const decision = (asks.get(bot) as Asker)(position);
    if (guessed !== undefined) break;
    list.push({ game, rules, view, bot, n: ask.place, seat: ask.seat, phase: phaseOf(view), decision });
    bar.at(list.length);
  }
  bar.done();
  return guessed === undefined ? ok(list) : no({ code: 'seed-not-told', n: guessed });
}
