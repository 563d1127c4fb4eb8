import type { Game, Language } from '../../src/kernel/game.ts';
import type { Seat, Side } from '../../src/kernel/ids.ts';
import { Random } from '../../src/kernel/random.ts';

/** The options chosen so far; the game fills in the rest. */
export type Options = Readonly<Record<string, unknown>>;

/** Who sits where: `me`, `open`, or a bot's name. Default: open. */
export type Seating = Readonly<Record<Seat, string>>;

export interface Places {
  readonly sides: readonly Side[];
  readonly seats: readonly Seat[];
}

type Planned = { readonly ok: true; readonly places: Places } | { readonly ok: false; readonly words: string | null }; // null: the game could not parse the options

/** Asks the game what the options mean: its seats, or why no match is possible. */
export function planned(game: Game, options: Options, language: Language): Planned {
  try {
    const rules = game.setUp(options, new Random(1));
    if (rules.ok) return { ok: true, places: { sides: game.sides(rules.value), seats: game.seats(rules.value) } };
    return { ok: false, words: game.say(rules.error, language) ?? rules.error.code };
  } catch {
    return { ok: false, words: null }; // the page does not validate schemas; the server refuses what it cannot parse, with a text
  }
}

/** Whether the set-up schema has an option. */
export function hasOption(game: Game, option: string): boolean {
  const { properties = {} } = game.schemas.setUp as { readonly properties?: Readonly<Record<string, unknown>> };
  return Object.hasOwn(properties, option);
}

/** The seating reduced to existing seats. */
export const seatedAt = (seating: Seating, seats: readonly Seat[]): Seating =>
  Object.fromEntries(Object.entries(seating).filter(([seat]) => seats.includes(seat)));

/** The seating in the server's format. */
export function wished(seating: Seating): { readonly sit: readonly Seat[]; readonly bots: Seating } {
  const held = Object.entries(seating);
  return {
    sit: held.flatMap(([seat, holder]) => (holder === 'me' ? [seat] : [])),
    bots: Object.fromEntries(held.filter(([, holder]) => holder !== 'me' && holder !== 'open')),
  };
}
