import type { Game, Language } from '../../src/kernel/game.ts';
import type { Seat, Side } from '../../src/kernel/ids.ts';
import { Random } from '../../src/kernel/random.ts';

/** A game's options as its host has them so far; what is left out the game decides. */
export type Options = Readonly<Record<string, unknown>>;

/** Who is to sit where: `me`, `open`, or a bot's name; open where nothing is said. */
export type Seating = Readonly<Record<Seat, string>>;

export interface Places {
  readonly sides: readonly Side[];
  readonly seats: readonly Seat[];
}

export type Planned =
  | { readonly ok: true; readonly places: Places }
  | { readonly ok: false; readonly words: string | null }; // null = the game could not even read it

/** What the options come to, asked of the game itself: who sits at the table, or why there can be no match. */
export function planned(game: Game, options: Options, language: Language): Planned {
  try {
    const rules = game.setUp(options, new Random(1));
    if (rules.ok) return { ok: true, places: { sides: game.sides(rules.value), seats: game.seats(rules.value) } };
    return { ok: false, words: game.say(rules.error, language) ?? rules.error.code };
  } catch {
    return { ok: false, words: null }; // the page checks no shapes; what it cannot read the server refuses with words
  }
}

/** Whether a game's set-up knows an option, as its schema says. */
export function hasOption(game: Game, option: string): boolean {
  const { properties = {} } = game.schemas.setUp as { readonly properties?: Readonly<Record<string, unknown>> };
  return Object.hasOwn(properties, option);
}

/** The seating of these seats alone: who sat at a side that is no longer there has no seat. */
export const seatedAt = (seating: Seating, seats: readonly Seat[]): Seating =>
  Object.fromEntries(Object.entries(seating).filter(([seat]) => seats.includes(seat)));

/** The seating as the server takes it. */
export function wished(seating: Seating): { readonly sit: readonly Seat[]; readonly bots: Seating } {
  const held = Object.entries(seating);
  return {
    sit: held.flatMap(([seat, holder]) => (holder === 'me' ? [seat] : [])),
    bots: Object.fromEntries(held.filter(([, holder]) => holder !== 'me' && holder !== 'open')),
  };
}
