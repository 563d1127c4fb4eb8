import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { catalog } from '../src/games/catalog.ts';
import type { Game } from '../src/kernel/game.ts';
import { sideOf } from '../src/kernel/ids.ts';
import type { GameLessons, LessonPoint, LessonStep } from '../src/kernel/lesson.ts';
import { openLesson } from '../src/kernel/lesson.ts';
import { outcomeOf, submit } from '../src/kernel/match.ts';
import type { GameFacts } from '../src/page/contract.ts';
import { hashing } from '../src/store/hashing.ts';
import { runLesson } from '../web/lesson/run-lesson.ts';

const WORDS_PER_MINUTE = 150;
const SECONDS_PER_ACTION = 6;

const moduleOf = (id: string): URL => new URL(`../src/games/${id}/lessons.ts`, import.meta.url);
const taught = Object.values(catalog).filter(({ id }) => existsSync(moduleOf(id)));
const lessonsOf = async ({ id }: Game): Promise<GameLessons> =>
  ((await import(moduleOf(id).pathname)) as { readonly lessons: GameLessons }).lessons;

const all = await Promise.all(taught.map(async (game) => [game, await lessonsOf(game)] as const));
const rows = all.flatMap(([game, { list }]) =>
  list.map((lesson) => [`${game.id}/${lesson.id}`, game, lesson] as const),
);

const pointsOf = (step: LessonStep): readonly LessonPoint[] =>
  step.kind === 'read' ? [step.point] : step.kind === 'act' ? step.points : [];

test.each(all.map(([game, lessons]) => [game.id, lessons] as const))(
  'the home page says how long the first lesson of %s takes',
  async (id, { list }) => {
    const { facts } = (await import(`../src/games/${id}/ui/facts.ts`)) as { readonly facts: GameFacts };
    expect(facts.lesson).toBe(list[0]?.minutes);
  },
);

test.each(all.map(([game, lessons]) => [game.id, game, lessons] as const))(
  '%s is named like its game',
  (_, game, lessons) => {
    expect(lessons.title.en).toBe(game.title);
    expect(new Set(lessons.list.map(({ id }) => id)).size).toBe(lessons.list.length);
  },
);

describe.each(rows)('the lesson %s', (_, game, lesson) => {
  test('plays to a win of the learner through the ordinary commands', () => {
    const match = openLesson(game, lesson, hashing);
    for (const [i, step] of lesson.steps.entries()) {
      if (step.kind === 'read') continue;
      const parsed = game.parse(step.command);
      expect(parsed, `step ${i}`).toMatchObject({ ok: true });
      expect(submit(match, step.seat, step.command), `step ${i}`).toMatchObject({ ok: true });
      expect(lesson.seats.includes(step.seat), `step ${i}: seat`).toBe(step.kind === 'act');
    }
    expect(outcomeOf(match)?.winners).toEqual([sideOf(lesson.seats[0] ?? '')]);
  });

  test('accepts only the step being taught', () => {
    const run = runLesson(game, lesson, hashing, () => 0);
    for (const step of lesson.steps) {
      const before = run.state();
      for (const seat of lesson.seats) expect(run.send(seat, { type: 'resign' })).toBe(false);
      expect(run.state()).toEqual(before);
      if (step.kind !== 'act') run.next();
      else {
        run.next(); // nothing to skip
        expect(run.state()).toEqual(before);
        expect(before.play.asks[step.seat]?.kinds).toEqual([step.command.type]);
        expect(run.send(step.seat, step.command)).toBe(true);
      }
    }
    expect(run.step()).toBeUndefined();
    expect(run.state().play.over?.outcome.winners).toEqual([sideOf(lesson.seats[0] ?? '')]);
  });

  test.each(['en', 'es'] as const)('takes about five minutes in %s, a short text at a time', (language) => {
    const texts = lesson.steps.flatMap((step) => pointsOf(step).map(({ text }) => text[language]));
    const actions = lesson.steps.reduce((sum, step) => sum + pointsOf(step).length, 0);
    const words = texts.join(' ').split(/\s+/).length;
    const minutes = words / WORDS_PER_MINUTE + (actions * SECONDS_PER_ACTION) / 60;
    expect(Math.max(...texts.map(({ length }) => length))).toBeLessThan(260);
    expect(minutes).toBeGreaterThan(lesson.minutes - 2);
    expect(minutes).toBeLessThan(lesson.minutes + 2);
    expect(lesson.minutes).toBeLessThanOrEqual(6);
    for (const text of [...texts, lesson.title[language], lesson.about[language], lesson.end[language]])
      expect(text.trim()).not.toBe('');
  });
});
