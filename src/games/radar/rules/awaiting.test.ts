import { describe, expect, test } from 'vitest';
import type { Role } from '../data/roles.ts';
import { awaiting } from './awaiting.ts';
import { done, fresh, type Situation, sea } from './testing.ts';

const MOVED = { moved: true, course: 'east' } as const;
const TALKS: Readonly<Record<Role, readonly string[]>> = {
  captain: ['request-report', 'set-priority', 'protect'],
  'first-mate': ['status', 'ready'],
  engineer: ['condition', 'advise'],
  'radio-operator': ['report', 'comment'],
};

/** `blue.captain! move stealth` = must, `?` = may; messages are tested separately. */
const orders = (situation: Situation): string[] =>
  awaiting(sea(situation))
    .map(({ seat, kinds, must }) => {
      const role = seat.split('.')[1] as Role;
      const asked = kinds.filter((kind) => !TALKS[role].includes(kind));
      return asked.length ? `${seat}${must ? '!' : '?'} ${asked.join(' ')}` : '';
    })
    .filter(Boolean);

describe('awaited seats', () => {
  test('both captains must place, in either order', () => {
    const start = fresh();
    expect(awaiting(start).map(({ seat, must }) => [seat, must])).toEqual([
      ['blue.captain', true],
      ['red.captain', true],
    ]);
    const { state } = done(start, 'blue.captain', { type: 'place', at: 'C3' });
    expect(awaiting(state)).toEqual([{ seat: 'red.captain', kinds: ['place'], must: true }]);
  });

  const AFTER = 'torpedo drop-mine sonar drone detonate';
  test.each<[string, Situation, string[]]>([
    ['at the start of a turn', {}, ['blue.captain! move stealth surface detonate']],
    ['at the start of red’s', { active: 'red' }, ['red.captain! move stealth surface detonate']],
    ['on the surface', { blue: { surfaced: 1 } }, ['blue.captain! dive']],
    ['after a move', { now: MOVED }, ['blue.engineer! mark', 'blue.first-mate! charge', `blue.captain? ${AFTER}`]],
    ['marked', { now: { ...MOVED, marked: true } }, ['blue.first-mate! charge', `blue.captain? ${AFTER}`]],
    ['charged', { now: { ...MOVED, charged: true } }, ['blue.engineer! mark', `blue.captain? ${AFTER}`]],
    ['all done', { now: { ...MOVED, marked: true, charged: true } }, [`blue.captain! ${AFTER} end-turn`]],
    [
      'all done, a system used',
      { now: { ...MOVED, marked: true, charged: true, fired: true } },
      ['blue.captain! detonate end-turn'],
    ],
    [
      'all gauges full',
      { blue: { charges: 'full' }, now: { ...MOVED, marked: true } },
      [`blue.captain! ${AFTER} end-turn`],
    ],
    [
      'a sonar answer is owed',
      { now: { ...MOVED, fired: true, sonar: true } },
      ['red.captain! answer-sonar', 'blue.engineer! mark', 'blue.first-mate! charge'],
    ],
    ['after surfacing', { blue: { surfaced: 1 }, now: { moved: true, surfacing: true } }, ['blue.captain! end-turn']],
    [
      'classic, all done: the first mate may ask too',
      { ruleset: 'classic', now: { ...MOVED, marked: true, charged: true } },
      [`blue.captain! ${AFTER} end-turn`, 'blue.first-mate? sonar drone'],
    ],
    [
      'classic, a system used',
      { ruleset: 'classic', now: { ...MOVED, marked: true, charged: true, fired: true } },
      ['blue.captain! detonate end-turn'],
    ],
  ])('%s', (_, situation, expected) => {
    expect(orders(situation)).toEqual(expected);
  });

  test('no seat once the match is over', () => expect(awaiting(sea({ phase: 'ended' }))).toEqual([]));
});

describe('talk', () => {
  const talkers = (situation: Situation): string[] =>
    awaiting(sea(situation)).flatMap(({ seat, kinds, must }) => {
      const said = kinds.filter((kind) => TALKS[seat.split('.')[1] as Role].includes(kind));
      return must || !said.length ? [] : [`${seat} ${said.join(' ')}`];
    });

  test('is never needed, and open to every seat of both sides', () => {
    expect(talkers({})).toEqual([
      'blue.radio-operator report comment',
      'blue.captain request-report set-priority protect',
      'blue.first-mate status ready',
      'blue.engineer condition advise',
      'red.radio-operator report',
      'red.captain request-report set-priority protect',
      'red.first-mate status ready',
      'red.engineer condition advise',
    ]);
  });

  test('commentary is asked for as the own turn opens, not later', () => {
    expect(talkers({ now: MOVED })[0]).toBe('blue.radio-operator report');
  });

  test('a message already sent this turn is not asked for again', () => {
    const { state } = done(sea(), 'blue.engineer', { type: 'advise', routes: [] });
    const asked = awaiting(state).find(({ seat }) => seat === 'blue.engineer');
    expect(asked).toEqual({ seat: 'blue.engineer', kinds: ['condition'], must: false });
  });
});
