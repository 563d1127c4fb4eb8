import { type BotName, makeBotName, parseBotName } from '../../src/decide/persona.ts';
import type { Game } from '../../src/kernel/game.ts';
import { type Seat, sideOf } from '../../src/kernel/ids.ts';
import type { NewMatchRequest } from '../../src/wire/matches.ts';
import type { TableInfo } from '../../src/wire/messages.ts';

/** The same match against opponents of another level. */
interface NextLevel {
  readonly level: number;
  readonly request: NewMatchRequest;
}

/**
 * After a win one level up, otherwise one down. Undefined if other people play, if the opponents have no levels or
 * different ones, or if there is no such level.
 */
export function nextLevel(
  { setup, seats, settings: { pace } }: Pick<TableInfo, 'setup' | 'seats' | 'settings'>,
  { id, bots }: Pick<Game, 'id' | 'bots'>,
  mine: readonly Seat[],
  won: boolean,
): NextLevel | undefined {
  const mySides = new Set(mine.map(sideOf));
  const names = new Map<Seat, BotName>();
  for (const { seat, holder } of seats) {
    if (mine.includes(seat)) continue;
    const name = holder.kind === 'bot' ? parseBotName(holder.bot) : undefined;
    if (!name?.ok) return undefined;
    names.set(seat, name.value);
  }
  const opponents = [...names].filter(([seat]) => !mySides.has(sideOf(seat))).map(([, name]) => name);
  const [first] = opponents;
  const hasLevel = (name: BotName): boolean => name.level === first?.level && bots[name.id]?.levels !== false;
  if (mine.length === 0 || !first || !opponents.every(hasLevel)) return undefined;

  const level = first.level + (won ? 1 : -1);
  if (!parseBotName(`${first.id}@${level}`).ok) return undefined;
  const named = [...names].map(([seat, name]) => [
    seat,
    makeBotName(mySides.has(sideOf(seat)) ? name : { ...name, level }),
  ]);
  return {
    level,
    request: { game: id, options: setup, sit: mine, bots: Object.fromEntries(named), settings: { pace }, start: true },
  };
}
