import type { Game } from '../kernel/game.ts';
import { no, ok, type Result } from '../kernel/result.ts';
import { parseJson, readText } from './input.ts';
import { listsIn } from './roster.ts';
import { tell } from './terminal.ts';

const inWords = (words: string) => no({ code: 'in-words', words });

/** The army for a set-up: a built-in one by name, an army file, or a list from a list builder. */
export async function rosterArmy(game: Game, given: string): Promise<Result<unknown>> {
  const names = game.lists.armies?.().map(({ id }) => id) ?? [];
  if (names.includes(given)) return ok(given);
  const file = armyFile(given);
  if (file !== undefined) return ok(file);
  const reader = await game.rosters?.();
  if (!reader) return inWords(`${game.id} does not use army lists; available armies: ${names.join(', ')}`);
  const lists = await listsIn(given, reader, 'en');
  if (!lists.ok) return inWords(`${lists.error.words}; built-in armies: ${names.join(', ')}`);
  if (lists.value.length > 1)
    return inWords(`"${given}" has ${lists.value.length} lists; give a file with one, or save one with roster --json`);
  const { army, left } = reader.army(lists.value[0]);
  if (army === null)
    return inWords(`no unit of "${given}" has all its values; use a .ros, .rosz or JSON file instead of text`);
  if (left.length > 0) tell(`umpire: not in the army of "${given}", because values are missing: ${left.join(', ')}`);
  return ok(army);
}

/** An army file as set-ups take it; undefined if it is something else. */
function armyFile(path: string): unknown {
  const text = path === '-' ? undefined : readText(path);
  if (!text?.ok || !text.value.trimStart().startsWith('{')) return undefined;
  const json = parseJson(text.value, path);
  const { units } = (json.ok ? json.value : {}) as { readonly units?: readonly { readonly sheet?: unknown }[] };
  return json.ok && Array.isArray(units) && typeof units[0]?.sheet === 'string' ? json.value : undefined;
}
