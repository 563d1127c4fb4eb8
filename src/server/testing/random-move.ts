import type { Kinds } from '../../kernel/game.ts';
import type { Seat } from '../../kernel/ids.ts';
import { offers } from '../../kernel/laws/track.ts';
import type { Match } from '../../kernel/match.ts';
import type { Random } from '../../kernel/random.ts';

export interface Move {
  readonly seat: Seat;
  readonly command: Kinds['command'];
}

export const one = <T>(list: readonly T[], random: Random): T | undefined => list[random.roll(list.length || 1) - 1];

/** Charges spread at random would fill nothing. */
const CHARGING = 'charge';
/** And who surfaces every other turn has clean panels. */
const SURFACING = 'surface';

/** Somebody who is awaited does something that they may: now and then a word that nobody asked for. */
export function randomMove({ game, state }: Match, random: Random, favourite = 0): Move | undefined {
  const awaited = game.awaiting(state);
  const owed = awaited.filter(({ must }) => must);
  for (const among of random.unit() < 0.2 ? [awaited, owed] : [owed]) {
    const seat = one(among, random)?.seat;
    const options = seat === undefined ? [] : offers(game, state, seat);
    const kinds = [...new Set(options.map(({ type }) => type))]; // by kind, or there would be little but torpedoes
    const bold = kinds.filter((type) => type !== SURFACING || random.unit() < 0.1);
    const kind = one(bold.length > 0 ? bold : kinds, random);
    const alike = options.filter(({ type }) => type === kind);
    const command =
      kind === CHARGING && random.unit() < 0.8 ? alike[Math.floor(favourite) % alike.length] : one(alike, random);
    if (seat !== undefined && command) return { seat, command };
  }
  return undefined;
}
