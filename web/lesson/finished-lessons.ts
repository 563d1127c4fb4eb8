import { remember, remembered } from '../../src/page/storage.ts';

const KEY = 'lessons';

/** Sent to the window, so that the lesson follows a signed-in player to other devices. */
export const LESSON_FINISHED = 'umpire-lesson';

/** The lessons finished in this browser, as `game/lesson`. */
export const finishedLessons = (): readonly string[] => remembered<readonly string[]>(KEY, []);

export const isFinished = (game: string, lesson: string): boolean => finishedLessons().includes(`${game}/${lesson}`);

export function finishLesson(game: string, lesson: string): void {
  if (isFinished(game, lesson)) return;
  addFinishedLessons([`${game}/${lesson}`]);
  dispatchEvent(new Event(LESSON_FINISHED));
}

/** Adds lessons that were finished on another device. */
export function addFinishedLessons(lessons: readonly string[]): void {
  const known = finishedLessons();
  const more = lessons.filter((lesson) => !known.includes(lesson));
  if (more.length > 0) remember(KEY, [...known, ...more]);
}
