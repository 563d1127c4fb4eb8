import { diceAt } from './dice.ts';
import type { Game, Language } from './game.ts';
import type { Hashing } from './hashing.ts';
import { type Seat, UMPIRE } from './ids.ts';
import type { Kinds } from './kinds.ts';
import { type Match, open } from './match.ts';
import { must } from './result.ts';

type LessonText = Readonly<Record<Language, string>>;

/** A guided first game: a fixed match in which only the step being taught can be played. It ends with a win. */
export interface Lesson<K extends Kinds = Kinds> {
  readonly id: string; // used in addresses: `captain`
  readonly title: LessonText;
  readonly about: LessonText; // what the player will be able to do afterwards
  readonly minutes: number;
  readonly seed: string;
  readonly setup: unknown; // options for `setUp`
  readonly seats: readonly Seat[]; // the learner's
  readonly steps: readonly LessonStep<K>[];
  readonly end: LessonText; // what was learned, shown after the win
}

/** What `games/<game>/lessons.ts` exports as `lessons`. The page loads it on demand. */
export interface GameLessons<K extends Kinds = Kinds> {
  readonly title: LessonText; // of the game
  readonly list: readonly Lesson<K>[]; // in the order in which they teach
}

export type LessonStep<K extends Kinds = Kinds> =
  | { readonly kind: 'read'; readonly point: LessonPoint }
  /** The learner plays this command. The last point whose element is on the page and enabled is shown. */
  | {
      readonly kind: 'act';
      readonly seat: Seat;
      readonly command: K['command'];
      readonly points: readonly LessonPoint[];
    }
  | { readonly kind: 'other'; readonly seat: Seat; readonly command: K['command'] }; // played automatically

/** A text next to an element of the page. */
export interface LessonPoint {
  readonly at: string | null; // CSS selector; null = no particular element
  readonly text: LessonText;
  readonly also?: string; // CSS selector of other elements that the text is about, which must stay visible
}

export const point = (at: string | null, en: string, es: string, also?: string): LessonPoint => ({
  at,
  text: { en, es },
  ...(also !== undefined && { also }),
});

/** The learner reads, looks around and continues. */
export const read = (at: string | null, en: string, es: string, also?: string): LessonStep<never> => ({
  kind: 'read',
  point: point(at, en, es, also),
});

export const act = <C extends { readonly type: string }>(
  seat: Seat,
  command: C,
  ...points: readonly [LessonPoint, ...LessonPoint[]]
): LessonStep<Kinds & { readonly command: C }> => ({ kind: 'act', seat, command, points });

export const other = <C extends { readonly type: string }>(
  seat: Seat,
  command: C,
): LessonStep<Kinds & { readonly command: C }> => ({ kind: 'other', seat, command });

/** The match of a lesson before its first step. */
export function openLesson<K extends Kinds>(game: Game<K>, { seed, setup }: Lesson<K>, hashing: Hashing): Match<K> {
  const rules = must(game.setUp(setup, diceAt(hashing, seed, 'setup', UMPIRE, 0)));
  return open(game, rules, seed, hashing);
}

/** Whether a command is the one that a step teaches. The order of keys does not matter. */
export function isTaught(step: LessonStep | undefined, seat: Seat, command: { readonly type: string }): boolean {
  return step?.kind === 'act' && step.seat === seat && sorted(step.command) === sorted(command);
}

/** JSON with sorted keys. Absent and undefined fields are the same. */
const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
