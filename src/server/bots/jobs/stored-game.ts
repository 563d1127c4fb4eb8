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
import { publicNames } from '../../arena/public-names.ts';
import type { RecordedGame } from '../job.ts';
import { type GameCatalog, gameNamed } from '../worker-bots.ts';

type Decided = DecisionRecord<{ readonly type: string }>;

/**
 * A recorded game as a log, with the decisions of built-in bots recomputed. Programs appear under their public names, so
 * the hash chain differs from the recorded one but is just as valid.
 */
export function storedGame(catalog: GameCatalog, job: RecordedGame, isLate: () => boolean): Result<string> {
  const game = gameNamed(catalog, job.game);
  if (!game.ok) return game;
  const found = reopenGame(game.value, job.experiment, job.n, job.which, job);
  if (!found.ok) return found;
  const { match, names } = found.value;
  const { iterations, bots } = planOf(job.experiment);
  const toldAs = publicNames(bots.map(({ name }) => name));
  const seats = Object.fromEntries(Object.entries(names).map(([seat, name]) => [seat, toldAs(name)]));
  return ok(makeLog(match, seats, { decisions: decidedAgain(found.value, iterations, isLate) }));
}

/**
 * The decisions behind the commands of built-in bots. If a bot would choose differently today, because it has changed or
 * had failed, the decision is omitted: its reasons would be wrong. Stops when the time is up.
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
    const bot = splitInlineWeights(name).name; // inline weights are shown by their digest
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

/** A bot to ask, and what is stored with its decisions. */
interface Player {
  readonly version: string;
  readonly weights: string | null;
  readonly ask: Asker;
  readonly chance: { used: boolean };
}

function playerFor(part: ResolvedBot, iterations: number): Player {
  const chance = { used: false };
  const seedOf = ({ seed }: Position): BotSeed => ({
    get value() {
      chance.used = true;
      return seed;
    },
  });
  const { maker, weights } = part;
  const digest = Object.keys(weights).length > 0 ? weightsDigest(weights, hashing.digest) : null;
  return { version: maker.version, weights: digest, ask: askerOf(part, iterations, seedOf), chance };
}
