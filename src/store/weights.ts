import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hasWeightsOf, type Weights, weightsDigest } from '../kernel/bot.ts';
import { no, ok, type Result } from '../kernel/result.ts';
import { dataFolder } from './data-folder.ts';
import { hashing } from './hashing.ts';

/** A tuned weight table in its own file, with its evidence. */
export interface WeightTable extends WeightTableName {
  readonly format: 'umpire-weights';
  readonly parent: string | null; // digest of the table it was tuned from
  readonly evidence: Evidence | null;
  readonly weights: Weights;
}

/** Identifies a weight table. */
interface WeightTableName {
  readonly game: string;
  readonly bot: string;
  readonly persona: string;
  readonly digest: string;
}

/** How the table was found and how it did against its parent; written once. */
export type Evidence = Readonly<Record<string, unknown>>;

const WORD = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const DIGEST = /^[0-9a-f]{8}$/;

export const digestOf = (weights: Weights): string => weightsDigest(weights, hashing.digest);

const folderOf = (game: string, bot: string, data: string): string => join(data, 'weights', game, bot);

export const fileOf = ({ game, bot, persona, digest }: WeightTableName, data = dataFolder()): string =>
  join(folderOf(game, bot, data), `${persona}-${digest}.json`);

/** Reads a table and checks it; `own` is the persona's table, whose keys it must have, except those in `added`. */
export function readWeightTable(
  name: WeightTableName,
  own: Weights,
  data = dataFolder(),
  added: Weights = {},
): Result<WeightTable> {
  const { game, bot, persona, digest } = name;
  if (![game, bot, persona].every((word) => WORD.test(word)) || !DIGEST.test(digest))
    return no({ code: 'table-not-here', ...name });
  const file = fileOf(name, data);
  const read = readFileAt(file);
  if (!read.ok) return read;
  const table = read.value;
  if (table.game !== game || table.bot !== bot || table.persona !== persona || table.digest !== digest)
    return no({ code: 'bad-table', file, problem: 'names' });
  return hasWeightsOf(own, table.weights, added) ? ok(table) : no({ code: 'bad-table', file, problem: 'keys' });
}

/** Parses a weight table and checks its digest. */
export function parseWeightTable(text: string, file: string): Result<WeightTable> {
  const bad = (problem: string) => no({ code: 'bad-table', file, problem });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return bad('json');
  }
  if (!isObject(value) || value.format !== 'umpire-weights') return bad('format');
  const { game, bot, persona, digest, parent, weights, evidence } = value;
  const words = [game, bot, persona].every((word) => typeof word === 'string' && WORD.test(word));
  if (!words || typeof digest !== 'string' || !DIGEST.test(digest)) return bad('names');
  if (parent !== null && !(typeof parent === 'string' && DIGEST.test(parent))) return bad('names');
  if (!isObject(weights) || !Object.values(weights).every(Number.isFinite)) return bad('numbers');
  if (evidence !== null && !isObject(evidence)) return bad('format');
  return digestOf(weights as Weights) === digest ? ok(value as unknown as WeightTable) : bad('digest');
}

/** All valid tables of a game or of one of its bots, by persona and digest. */
export function listWeightTables(game: string, bot?: string, data = dataFolder()): readonly WeightTable[] {
  const bots = bot === undefined ? namesIn(join(data, 'weights', game)) : [bot];
  return bots.flatMap((id) =>
    namesIn(folderOf(game, id, data))
      .filter((name) => name.endsWith('.json'))
      .flatMap((name) => {
        const table = readFileAt(join(folderOf(game, id, data), name));
        const isHere = table.ok && table.value.game === game && table.value.bot === id;
        return isHere && name === `${table.value.persona}-${table.value.digest}.json` ? [table.value] : [];
      }),
  );
}

/** Writes by rename, so that readers never see a partial file. Returns the path. */
export function writeWeightTable(table: WeightTable, data = dataFolder()): Result<string> {
  const file = fileOf(table, data);
  const fresh = `${file}.${process.pid}.new`;
  try {
    makeFolder(dirname(file));
    writeFileSync(fresh, `${JSON.stringify(table, null, 2)}\n`, { flag: 'wx' });
    renameSync(fresh, file);
    return ok(file);
  } catch (error) {
    rmSync(fresh, { force: true });
    return no({ code: 'cannot-write', file, problem: (error as Error).message });
  }
}

/** One level at a time: a recursive mkdir never returns in /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

function readFileAt(file: string): Result<WeightTable> {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return no({ code: 'table-not-here', file });
  }
  return parseWeightTable(text, file);
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    return [];
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
