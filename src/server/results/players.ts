import { makeBotName, parseBotName } from '../../decide/persona.ts';
import { isProgramName } from '../../integrations/list.ts';
import { type Side, sideOf } from '../../kernel/ids.ts';
import type { Person, SeatAssignment } from '../table/seat-assignments.ts';

/** The players of each side, as fixed at the start, and why the match is not rated. */
export interface MatchPlayers {
  readonly sides: Readonly<Record<Side, readonly string[]>>;
  readonly unrated: Unrated | null; // null: it is rated, unless it is closed early
}

type Unrated =
  | 'fork'
  | 'private'
  | 'guest' // a person who was not signed in at the start
  | 'custom-bot' // with custom weights
  | 'same-player' // on two sides
  | 'uneven' // sides with different numbers of players
  | 'joined' // a person took a bot's seat during play, on a side without people
  | 'closed' // by the operator, or abandoned
  | 'deleted' // a player has deleted their identity
  | 'pair-open' // the other game of the pair is not over yet
  | 'pair-closed' // it was closed, deleted or never played
  | 'older'; // it started before ratings existed

type Someone = Pick<Person, 'id' | 'identity'>;

export const personKey = ({ id, identity }: Someone): string => (identity === null ? `p:${id}` : `i:${identity}`);

/** Replaces the key of a person whose identity was deleted. */
export const deletedKey = ({ id }: Pick<Someone, 'id'>): string => `x:${id}`;

/** Bots are rated by name and level. A persona plays differently, but is about as strong. */
function botKey(bot: string): string {
  const name = isProgramName(bot) ? null : parseBotName(bot);
  return name?.ok ? `b:${makeBotName({ id: name.value.id, level: name.value.level })}` : `b:${bot}`;
}

const isCustom = (bot: string): boolean => !isProgramName(bot) && bot.includes('#');

/** A side is represented by its people. Bots count only on sides without people. */
export function playersOf(
  chairs: readonly SeatAssignment[],
  people: ReadonlyMap<string, Someone>,
): MatchPlayers['sides'] {
  const sides: Record<Side, string[]> = {};
  const humans = new Set(chairs.filter(({ person }) => person !== null).map(({ seat }) => sideOf(seat)));
  for (const { seat, person, bot } of chairs) {
    const side = sideOf(seat);
    sides[side] ??= [];
    const known = person === null ? undefined : people.get(person);
    const key = known ? personKey(known) : bot !== null && !humans.has(side) ? botKey(bot) : undefined;
    if (key !== undefined && !sides[side].includes(key)) sides[side].push(key);
  }
  return sides;
}

/** The players when a match starts. Later changes of its visibility or of its players' identities do not make it rated. */
export function playersAtStart(
  chairs: readonly SeatAssignment[],
  people: ReadonlyMap<string, Someone>,
  { listed, isFork }: { readonly listed: boolean; readonly isFork: boolean },
): MatchPlayers {
  const sides = playersOf(chairs, people);
  const keys = Object.values(sides).flat();
  const sizes = new Set(Object.values(sides).map(({ length }) => length));
  const reasons: readonly (readonly [boolean, Unrated])[] = [
    [isFork, 'fork'],
    [!listed, 'private'],
    [keys.some((key) => key.startsWith('p:')), 'guest'],
    [chairs.some(({ bot }) => bot !== null && isCustom(bot)), 'custom-bot'],
    [new Set(keys).size < keys.length, 'same-player'],
    [sizes.size !== 1 || sizes.has(0), 'uneven'],
  ];
  return { sides, unrated: reasons.find(([applies]) => applies)?.[1] ?? null };
}

/**
 * A person takes a seat during play. Those who leave stay responsible for the result: on a side that had people at the
 * start, a rated match stays rated for them only.
 */
export function withJoined({ sides, unrated }: MatchPlayers, side: Side, person: Someone): MatchPlayers {
  const key = personKey(person);
  const own = sides[side] ?? [];
  const people = own.filter((other) => !other.startsWith('b:'));
  if (own.includes(key) || (unrated === null && people.length > 0)) return { sides, unrated };
  return { sides: { ...sides, [side]: [...people, key] }, unrated: unrated ?? 'joined' };
}
