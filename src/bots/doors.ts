import type { Game, Rules } from '../kernel/game.ts';
import { no, ok, type Result } from '../kernel/result.ts';
import { EXEC } from './line/door.ts';
import type { Door } from './outside.ts';
import { SBT } from './sbt/door.ts';

/** The only list of doors. */
export const DOORS: readonly Door[] = [EXEC, SBT];

/** A seat that a program plays: by which door it comes in, and which program it is. */
export interface Visitor {
  readonly name: string; // as it was given
  readonly door: Door;
  readonly program: string;
}

/** `exec:python3 bot.py` and `sbt:python3 player.py@folder` are visitors; names of our own bots are none. */
export function visitorNamed(name: string): Visitor | undefined {
  const door = DOORS.find(({ id }) => name.startsWith(`${id}:`));
  return door && { name, door, program: name.slice(door.id.length + 1) };
}

export const isVisitor = (name: string): boolean => visitorNamed(name) !== undefined;

/** Whether a door leads to this game. */
export const leadsTo = ({ game }: Door, id: string): boolean => game === null || game === id;

/** Whether this program can play this match. */
export function admit({ door, program }: Visitor, game: Game, rules: Rules): Result<null> {
  if (!leadsTo(door, game.id)) return no({ code: 'program-elsewhere', door: door.id, game: game.id, plays: door.game });
  const found = door.check(program);
  if (!found.ok) return found;
  const why = door.refuse(rules);
  return why ? no(why) : ok(null);
}

/** The options of a match, completed by the doors that these names come in by. */
export const withDoors = (options: unknown, game: Game, names: Iterable<string>): unknown => {
  const doors = new Set([...names].flatMap((name) => visitorNamed(name)?.door ?? []));
  return [...doors].reduce((all, door) => (leadsTo(door, game.id) ? door.options(all) : all), options);
};
