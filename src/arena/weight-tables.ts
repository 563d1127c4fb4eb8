import { type BotMaker, hasWeightsOf, type Weights } from '../kernel/bot.ts';
import type { Game } from '../kernel/game.ts';
import { no, ok, type Result } from '../kernel/result.ts';
import { digestOf, type Evidence, listWeightTables, readWeightTable } from '../store/weights.ts';

/** A weight table that a bot can play with. */
export interface WeightTable {
  readonly bot: string;
  readonly persona: string;
  readonly digest: string;
  readonly from: 'today' | 'before' | 'here'; // current, shipped in an earlier version, or made on this machine
  readonly parent: string | null;
  readonly evidence: Evidence | null;
  readonly weights: Weights;
}

/** All weight tables of a bot, by persona: current, earlier and local ones, without duplicates. */
export function weightTablesOf({ id: game }: Game, maker: BotMaker): readonly WeightTable[] {
  const { id: bot, personas, added, adopted = [] } = maker;
  const made = listWeightTables(game, bot);
  return Object.entries(personas).flatMap(([persona, own]) => {
    const plain = (from: WeightTable['from'], weights: Weights): WeightTable => {
      const digest = digestOf(weights);
      const passed = adopted.find((one) => one.persona === persona && digestOf(one.weights as Weights) === digest);
      const { parent = null, evidence = null } = passed ?? {};
      return { bot, persona, digest, from, parent, evidence, weights };
    };
    const here = made.filter((table) => table.persona === persona && hasWeightsOf(own, table.weights, added));
    const known = new Map<string, WeightTable>();
    for (const table of [
      plain('today', own),
      ...olderOf(maker, persona).map((weights) => plain('before', weights)),
      ...here.map(({ weights, parent, evidence }) => ({ ...plain('here', weights), parent, evidence })),
    ]) {
      const before = known.get(table.digest);
      if (!before) known.set(table.digest, table);
      else if (before.evidence === null) known.set(table.digest, { ...table, from: before.from });
    }
    return [...known.values()];
  });
}

/** Finds weights by digest among earlier and local tables. */
export function weightsByDigest(game: Game, maker: BotMaker, persona: string, digest: string): Result<Weights> {
  const own = maker.personas[persona] ?? {};
  const older = olderOf(maker, persona).find((weights) => digestOf(weights) === digest);
  if (older) return ok(older);
  const made = readWeightTable({ game: game.id, bot: maker.id, persona, digest }, own, undefined, maker.added);
  if (made.ok) return ok(made.value.weights);
  if (made.error.code !== 'table-not-here') return made;
  const known = weightTablesOf(game, maker).flatMap((table) => (table.persona === persona ? [table.digest] : []));
  return no({ code: 'unknown-weights', bot: maker.id, persona, digest, today: digestOf(own), known });
}

/** Earlier tables of a persona that still fit its weights. */
const olderOf = ({ older = [], personas, added }: BotMaker, persona: string): readonly Weights[] =>
  older.flatMap((table) =>
    table.persona === persona && hasWeightsOf(personas[persona] ?? {}, table.weights, added) ? [table.weights] : [],
  );
