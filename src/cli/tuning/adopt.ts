import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { evidenceIn } from '../../arena/tune/evidence.ts';
import { catalog } from '../../games/catalog.ts';
import type { Game } from '../../kernel/game.ts';
import { no, ok, type Result } from '../../kernel/result.ts';
import { digestOf, parseWeightTable, type WeightTable } from '../../store/weights.ts';
import { gameNamed, parseJson, problemOf, readText } from '../input.ts';

export interface Adopted {
  readonly file: string;
  readonly table: WeightTable;
}

interface AdoptOptions {
  readonly games?: Readonly<Record<string, Game>>;
  readonly as?: string | undefined;
}

/**
 * Makes a table that passed its test the persona's default: appends it to the game's `bots/tables.json`. The previous
 * one stays addressable by its digest. `as` names another persona, which must play with the table that it was tested
 * against. `root` is a checkout; the program must be bundled again to use it.
 */
export function adopt(path: string, root: string, { games = catalog, as }: AdoptOptions = {}): Result<Adopted> {
  const text = readText(path);
  if (!text.ok) return text;
  const parsed = parseWeightTable(text.value, path);
  if (!parsed.ok) return parsed;
  const table = as === undefined ? parsed.value : { ...parsed.value, persona: as };
  const why = refuse(table, path, games);
  if (why) return no(why);
  const file = join(root, 'src', 'games', table.game, 'bots', 'tables.json');
  if (!existsSync(file)) return no({ code: 'bot-adopts-nothing', bot: table.bot });
  const before = readText(file);
  if (!before.ok) return before;
  const list = parseJson(before.value, `"${file}"`);
  if (!list.ok) return list;
  const fresh = `${file}.new`;
  try {
    writeFileSync(fresh, `${JSON.stringify([...(list.value as readonly unknown[]), table], null, 2)}\n`);
    renameSync(fresh, file);
  } catch (error) {
    return no({ code: 'cannot-write', file, problem: problemOf(error) });
  }
  return ok({ file, table });
}

function refuse(table: WeightTable, file: string, games: Readonly<Record<string, Game>>) {
  const game = Object.hasOwn(games, table.game) ? ok(games[table.game] as Game) : gameNamed(table.game);
  if (!game.ok) return game.error;
  const { bot, persona, weights } = table;
  const maker = game.value.bots[bot];
  if (!maker) return { code: 'unknown-bot', game: table.game, bot, known: Object.keys(game.value.bots) };
  const own = maker.personas[persona];
  if (!own) return { code: 'unknown-persona', bot, persona, known: Object.keys(maker.personas) };
  if (!maker.older) return { code: 'bot-adopts-nothing', bot };
  if (Object.keys(own).sort().join(' ') !== Object.keys(weights).sort().join(' '))
    return { code: 'bad-table', file, problem: 'keys' };
  const evidence = evidenceIn(table);
  if (!evidence) return { code: 'table-without-evidence', file };
  const today = digestOf(own);
  if (table.digest === today) return { code: 'table-is-todays', digest: today };
  if (evidence.against !== today) return { code: 'tested-against-another', against: evidence.against, today };
  return undefined;
}
