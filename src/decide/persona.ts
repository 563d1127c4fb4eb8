import { type AdoptedTable, type BotSpec, hasWeightsOf, type OlderTable, type Weights } from '../kernel/bot.ts';
import { never } from '../kernel/never.ts';
import { no, ok, type Result } from '../kernel/result.ts';
import { FULL_STRENGTH, LEVELS } from './level.ts';

type Table<W> = { readonly [K in keyof W]: number };
type Overlay<W, T> = { readonly [K in keyof T]: K extends keyof W ? number : never };

/** A persona is the base table with some weights changed. Unknown weights are type errors. */
export const persona = <W extends Weights, T extends Overlay<W, T>>(base: W, overlay: T): Table<W> => ({
  ...base,
  ...overlay,
});

/** A row of a game's `bots/tables.json`, oldest first. */
interface StoredTable extends Pick<AdoptedTable, 'persona' | 'weights'> {
  readonly bot: string;
  readonly parent?: AdoptedTable['parent'];
  readonly evidence?: AdoptedTable['evidence'];
}

/** A bot's personas with their newest adopted tables, and their earlier tables. */
export function personasOf<P extends Readonly<Record<string, Weights>>>(
  written: P,
  stored: readonly StoredTable[],
  bot: string,
  added: Weights = {},
): { readonly personas: P; readonly older: readonly OlderTable[]; readonly adopted: readonly AdoptedTable[] } {
  const personas: Record<string, Weights> = { ...written };
  const older: OlderTable[] = [];
  const adopted: AdoptedTable[] = [];
  for (const { persona, weights, parent = null, evidence = null } of stored.filter((table) => table.bot === bot)) {
    const before = personas[persona];
    if (!before || !hasWeightsOf(before, weights, added)) continue; // the bot's set of weights has changed since
    older.push({ persona, weights: before });
    personas[persona] = weights as Weights;
    adopted.push({ persona, weights, parent, evidence });
  }
  return { personas: personas as P, older, adopted };
}

/**
 * The weights to play with: the persona's ('' = first), or a given table, which must have the same keys. It may lack
 * weights in `added`, which then have their values there.
 */
export function weightsOf<W extends Weights>(
  personas: Readonly<Record<string, W>>,
  spec: BotSpec,
  added: Weights = {},
): W {
  const named = spec.persona === '' ? Object.values(personas)[0] : personas[spec.persona];
  const own = named ?? never(`there is no persona '${spec.persona}'`);
  const given = spec.weights;
  const table = given ?? own;
  const whole = Object.keys(added).every((weight) => Object.hasOwn(table, weight)) ? table : { ...added, ...table };
  return hasWeightsOf(own, table, added)
    ? (whole as W)
    : never(`weights of a bot need the keys ${Object.keys(own).sort().join(' ')}`);
}

/** `crew@3+hunter#abcd1234`: a bot, its level, its persona, the digest of its weights. */
export interface BotName {
  readonly id: string;
  readonly level: number;
  readonly persona?: string;
  readonly digest?: string;
}

const WORD = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const DIGEST = /^[0-9a-f]{8}$/;
const PARTS = /^([^@+#]*)(?:@([^@+#]*))?(?:\+([^@+#]*))?(?:#([^@+#]*))?$/;

/** Old spellings of bot ids, as found in logs and corpora. */
const ALIASES: Readonly<Record<string, string>> = { ismcts: 'search' };

export function parseBotName(name: string): Result<BotName> {
  const parts = PARTS.exec(name);
  if (!parts) return no({ code: 'bot-name-order', name, shape: inOrder(name) ?? 'id@level+persona#digest' });
  const [, id = '', level, persona, digest] = parts;
  if (!WORD.test(id)) return no({ code: 'bot-name-id', name, id });
  if (level !== undefined && !Object.hasOwn(LEVELS, level))
    return no({ code: 'bot-name-level', name, level, from: 1, to: FULL_STRENGTH });
  if (persona !== undefined && !WORD.test(persona)) return no({ code: 'bot-name-persona', name, persona });
  if (digest !== undefined && !DIGEST.test(digest)) return no({ code: 'bot-name-digest', name, digest });
  return ok({
    id: Object.hasOwn(ALIASES, id) ? (ALIASES[id] as string) : id,
    level: level === undefined ? FULL_STRENGTH : Number(level),
    ...(persona !== undefined && { persona }),
    ...(digest !== undefined && { digest }),
  });
}

const MARKS = ['', '@', '+', '#'];

/** The parts rearranged into a valid name; undefined if that is impossible. */
function inOrder(name: string): string | undefined {
  const rank = (part: string): number => MARKS.indexOf(/^[@+#]?/.exec(part)?.[0] ?? '');
  const parts = name.split(/(?=[@+#])/).toSorted((a, b) => rank(a) - rank(b));
  const meant = parts.join('');
  return PARTS.test(meant) && parseBotName(meant).ok ? meant : undefined;
}

/** The shortest name; full strength is implied. */
export function makeBotName({ id, level, persona, digest }: BotName): string {
  const at = level === FULL_STRENGTH ? '' : `@${level}`;
  return `${id}${at}${persona === undefined ? '' : `+${persona}`}${digest === undefined ? '' : `#${digest}`}`;
}

/** Name of a created bot; the first persona is implied. */
export function nameOfMade(id: string, personas: Readonly<Record<string, Weights>>, spec: BotSpec): string {
  const { level, persona } = spec;
  const [usual] = Object.keys(personas);
  return makeBotName({ id, level, ...(persona && persona !== usual && { persona }) });
}
