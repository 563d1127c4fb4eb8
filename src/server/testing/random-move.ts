import type { Seat } from '../../kernel/ids.ts';
import type { Kinds } from '../../kernel/kinds.ts';
import { offers } from '../../kernel/laws/track.ts';
import type { Match } from '../../kernel/match.ts';
import type { Random } from '../../kernel/random.ts';

export interface Move {
  readonly seat: Seat;
  readonly command: Kinds['command'];
}

export const one = <T>(list: readonly T[], random: Random): T | undefined => list[random.roll(list.length || 1) - 1];

/** Charging at random would never fill a system. */
const CHARGING = 'charge';
/** Surfacing every other turn would keep the panels clean. */
const SURFACING = 'surface';

/** A random command by an awaited seat; now and then an optional one. */
export function randomMove({ game, state }: Match, random: Random, favourite = 0): Move | undefined {
  const awaited = game.awaiting(state);
  const required = awaited.filter(({ must }) => must);
  for (const among of random.unit() < 0.2 ? [awaited, required] : [required]) {
    const seat = one(among, random)?.seat;
    const options = seat === undefined ? [] : offers(game, state, seat);
    const kinds = [...new Set(options.map(({ type }) => type))]; // pick the kind first, or nearly all would be torpedoes
    const bold = kinds.filter((type) => type !== SURFACING || random.unit() < 0.1);
    const kind = one(bold.length > 0 ? bold : kinds, random);
    const alike = options.filter(({ type }) => type === kind);
    const command =
      kind === CHARGING && random.unit() < 0.8 ? alike[Math.floor(favourite) % alike.length] : one(alike, random);
    if (seat !== undefined && command) return { seat, command };
  }
  return undefined;
}
