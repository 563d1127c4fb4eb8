import { planOf } from '../../../arena/experiment/plan.ts';
import { type ReopenedGame, reopenGame } from '../../../arena/experiment/reopen.ts';
import { splitInlineWeights } from '../../../arena/inline-weights.ts';
import { type ResolvedBot, resolveBotWithWeights } from '../../../arena/lineup.ts';
import { corpusMatchOf } from '../../../arena/positions.ts';
import { type Asker, askerOf, type Position, positionsOf } from '../../../decide/lab/position.ts';
import { isProgramName } from '../../../integrations/list.ts';
import { type BotSeed, weightsDigest } from '../../../kernel/bot.ts';
import { makeLog } from '../../../kernel/log.ts';
import { ok, type Result } from '../../../kernel/result.ts';
import type { DecisionRecord } from '../../../kernel/runner.ts';
import { hashing } from '../../../store/hashing.ts';
import { namesTold } from '../../arena/public-names.ts';
import type { StoredGameErrand } from '../job.ts';
import { type Catalog, gameNamed } from '../worker-bots.ts';

type Decided = DecisionRecord<{ readonly type: string }>;

/**
 * A game of an experiment as a log; beside it the decisions of our own bots, who are asked again. Programs are named as
 * everybody may read it, so the chain of this log is another than that of the game as it was recorded, and as sound.
 */
export function storedGame(catalog: Catalog, errand: StoredGameErrand, isLate: () => boolean): Result<string> {
  const game = gameNamed(catalog, errand.game);
  if (!game.ok) return game;
  const found = reopenGame(game.value, errand.experiment, errand.n, errand.which, errand);
  if (!found.ok) return found;
  const { match, names } = found.value;
  const { iterations, bots } = planOf(errand.experiment);
  const toldAs = namesTold(bots.map(({ name }) => name));
  const seats = Object.fromEntries(Object.entries(names).map(([seat, name]) => [seat, toldAs(name)]));
  return ok(makeLog(match, seats, { decisions: decidedAgain(found.value, iterations, isLate) }));
}

/**
 * What led to each command of a bot of ours. A bot that would do something else today, because it has changed or because
 * it failed then, is left out: its reasons are not those of the game. When the time is over the rest is left out too.
 */
function decidedAgain({ match, names }: ReopenedGame, iterations: number, isLate: () => boolean): Decided[] {
  const { game, rules, log, seed } = match;
  const moments = corpusMatchOf(game, {
    name: '',
    setup: rules.setup,
    seats: names,
    entries: log,
    decisions: [],
    seed,
  });
  if (!moments.ok) return [];
  const players = new Map<string, Player | null>();
  const playerOf = (name: string): Player | null => {
    const known = players.get(name);
    if (known !== undefined) return known;
    const part = isProgramName(name) ? undefined : resolveBotWithWeights(game, name);
    const player = part?.ok ? playerFor(part.value, iterations) : null;
    players.set(name, player);
    return player;
  };
  const places = moments.value.places.filter(({ seat }) => playerOf(names[seat] ?? '') !== null);
  const decided: Decided[] = [];
  for (const position of positionsOf(game, { name: '', rules, entries: log, places })) {
    if (isLate()) break;
    const { ask, played } = position;
    const name = names[ask.seat] ?? '';
    const player = playerOf(name);
    if (!player) continue;
    player.chance.used = false;
    const decision = player.ask(position);
    if (JSON.stringify(decision.command) !== JSON.stringify(played)) continue;
    const { version, weights, chance } = player;
    const bot = splitInlineWeights(name).name; // its own weights are told by their digest
    decided.push({
      n: ask.place,
      seat: ask.seat,
      bot,
      version,
      weights,
      seed: chance.used ? position.seed : null,
      decision,
    });
  }
  return decided;
}

/** A bot that can be asked, with what is written of it beside a decision. */
interface Player {
  readonly version: string;
  readonly weights: string | null;
  readonly ask: Asker;
  readonly chance: { used: boolean };
}

function playerFor(part: ResolvedBot, iterations: number): Player {
  const chance = { used: false };
  const told = ({ seed }: Position): BotSeed => ({
    get value() {
      chance.used = true;
      return seed;
    },
  });
  const { maker, weights } = part;
  const digest = Object.keys(weights).length > 0 ? weightsDigest(weights, hashing.digest) : null;
  return { version: maker.version, weights: digest, ask: askerOf(part, iterations, told), chance };
}
