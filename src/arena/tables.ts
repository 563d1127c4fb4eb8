import type { BotMaker, Weights } from '../kernel/bot.ts';
import type { Game } from '../kernel/game.ts';
import { no, ok, type Result } from '../kernel/result.ts';
import { digestOf, type Evidence, listTables, readTable } from '../store/weights.ts';

/** A table of weights that a bot can be told to play with. */
export interface KnownTable {
  readonly bot: string;
  readonly persona: string;
  readonly digest: string;
  readonly from: 'today' | 'before' | 'here'; // shipped now, shipped once, made here
  readonly parent: string | null;
  readonly evidence: Evidence | null;
  readonly weights: Weights;
}

/** Every table of a bot, by persona: today's, those that shipped before, those made here. The same weights count once. */
export function tablesOf({ id: game }: Game, maker: BotMaker): readonly KnownTable[] {
  const { id: bot, personas } = maker;
  const made = listTables(game, bot);
  return Object.entries(personas).flatMap(([persona, own]) => {
    const plain = (from: KnownTable['from'], weights: Weights): KnownTable => ({
      bot,
      persona,
      digest: digestOf(weights),
      from,
      parent: null,
      evidence: null,
      weights,
    });
    const here = made.filter((table) => table.persona === persona && sameKeys(table.weights, own));
    const known = new Map<string, KnownTable>();
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

/** The weights of that digest: of a table that shipped before, or of one made here. */
export function tableNamed(game: Game, maker: BotMaker, persona: string, digest: string): Result<Weights> {
  const own = maker.personas[persona] ?? {};
  const older = olderOf(maker, persona).find((weights) => digestOf(weights) === digest);
  if (older) return ok(older);
  const made = readTable({ game: game.id, bot: maker.id, persona, digest }, own);
  if (made.ok) return ok(made.value.weights);
  if (made.error.code !== 'table-not-here') return made;
  const known = tablesOf(game, maker).flatMap((table) => (table.persona === persona ? [table.digest] : []));
  return no({ code: 'unknown-weights', bot: maker.id, persona, digest, today: digestOf(own), known });
}

/** Tables that a persona had once and could still play with: a bot that has learnt new weights cannot read old ones. */
const olderOf = ({ older = [], personas }: BotMaker, persona: string): readonly Weights[] =>
  older.flatMap((table) =>
    table.persona === persona && sameKeys(table.weights, personas[persona] ?? {}) ? [table.weights] : [],
  );

const sameKeys = (one: Weights, other: Weights): boolean =>
  Object.keys(one).sort().join(' ') === Object.keys(other).sort().join(' ');
