import type { BotSpec, OlderTable, Weights } from '../kernel/bot.ts';
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

/** A table adopted for a persona after passing a test, from the game's `bots/tables.json`, oldest first. */
interface AdoptedTable {
  readonly bot: string;
  readonly persona: string;
  readonly weights: object; // unchecked JSON; keys are compared before use
}

/** A bot's personas with their newest adopted tables, and their earlier tables. */
export function personasOf<P extends Readonly<Record<string, Weights>>>(
  written: P,
  adopted: readonly AdoptedTable[],
  bot: string,
): { readonly personas: P; readonly older: readonly OlderTable[] } {
  const personas: Record<string, Weights> = { ...written };
  const older: OlderTable[] = [];
  for (const { persona, weights } of adopted.filter((table) => table.bot === bot)) {
    const before = personas[persona];
    if (!before || keysOf(before) !== keysOf(weights)) continue; // the bot's set of weights has changed since
    older.push({ persona, weights: before });
    personas[persona] = weights as Weights;
  }
  return { personas: personas as P, older };
}

const keysOf = (table: object): string => Object.keys(table).sort().join(' ');

/** The weights to play with: the persona's ('' = first), or a given table, which must have the same keys. */
export function weightsOf<W extends Weights>(personas: Readonly<Record<string, W>>, spec: BotSpec): W {
  const named = spec.persona === '' ? Object.values(personas)[0] : personas[spec.persona];
  const own = named ?? never(`there is no persona '${spec.persona}'`);
  const given = spec.weights;
  if (given === undefined) return own;
  return keysOf(given) === keysOf(own) ? (given as W) : never(`weights of a bot need the keys ${keysOf(own)}`);
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
