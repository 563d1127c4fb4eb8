import { FACTS_OF } from '../app/games.ts';
import { myGames } from '../app/saved-seats.ts';
import { savedSession } from '../app/session.ts';
import { finishedLessons } from '../lesson/finished-lessons.ts';

/** A game's next lesson, as its card offers it. */
export interface LessonLink {
  readonly to: string; // address
  readonly minutes: number;
}

/** null: the game has no lessons. */
export function lessonOf(game: string): LessonLink | null {
  const minutes = FACTS_OF.get(game)?.lesson;
  return minutes === undefined ? null : { to: `/learn/${game}`, minutes };
}

/** The games that are new to this browser: their lesson is offered before a match. Signed-in players are not new. */
export function newGames(games: readonly string[]): ReadonlySet<string> {
  if (savedSession() !== null) return new Set();
  const known = new Set([...myGames().map(({ game }) => game), ...finishedLessons().map((name) => name.split('/')[0])]);
  return new Set(games.filter((game) => !known.has(game)));
}
