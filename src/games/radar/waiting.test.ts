import { describe, expect, test } from 'vitest';
import { fresh, played, type Situation, sea } from './rules/testing.ts';
import { view } from './view.ts';
import { waiting } from './waiting.ts';

/** `who what` for everything a watcher waits for. */
const told = (state: ReturnType<typeof sea>, watcher: string): string[] =>
  waiting(view(state, watcher)).map(({ who, what }) => `${who ?? 'somebody'} ${what.code.slice('awaits-'.length)}`);

describe('while boats are placed', () => {
  const half = played(fresh(), ['blue.captain', { type: 'place', at: 'A1' }]);

  test.each<[string, string[], string[]]>([
    ['blue.captain', ['blue.captain placement'], ['red.captain placement']],
    ['red.captain', ['red.captain placement'], ['red.captain placement']],
    ['blue.engineer', ['somebody placement'], ['somebody placement']],
    ['spectator', ['somebody placement'], ['somebody placement']],
    ['archive', ['blue.captain placement', 'red.captain placement'], ['red.captain placement']],
  ])('%s waits for %j, and once blue is placed for %j', (watcher, before, after) => {
    expect(told(fresh(), watcher)).toEqual(before);
    expect(told(half, watcher)).toEqual(after);
  });
});

describe('in blue’s turn', () => {
  const moved = { moved: true, course: 'east' } as const;
  const full = { charges: 'full' } as const;
  const SITUATIONS = {
    'at its start': {},
    'on the surface': { blue: { surfaced: 1 } },
    'after a move': { now: moved },
    'marked, not charged': { now: { ...moved, marked: true } },
    'marked, gauges full': { now: { ...moved, marked: true }, blue: full },
    'charged, not marked': { now: { ...moved, charged: true } },
    'marked and charged': { now: { ...moved, marked: true, charged: true } },
    'just surfaced': { now: { moved: true, surfacing: true }, blue: { surfaced: 1 } },
    'in stealth, charged': { now: { ...moved, stealth: true, charged: true } },
    'a sonar is out': { now: { ...moved, marked: true, fired: true, sonar: true } },
    'a sonar is out, gauges full': { now: { ...moved, marked: true, fired: true, sonar: true }, blue: full },
    'all are done but for a sonar': { now: { ...moved, marked: true, charged: true, fired: true, sonar: true } },
  } satisfies Record<string, Situation>;
  const SONAR = 'red.captain sonar-answer';
  /** A captain with nothing to fire can only end the turn. */
  const TO_CAPTAIN: Partial<Record<string, string[]>> = {
    'marked and charged': ['blue.captain turn'],
    'just surfaced': ['blue.captain turn'],
  };

  // captain and first mate see the gauges, the others do not; outsiders know only the side and its sonar
  test.each<[keyof typeof SITUATIONS, string[], string[], string[]]>([
    ['at its start', ['blue.captain course'], ['blue.captain course'], ['blue turn']],
    ['on the surface', ['blue.captain dive'], ['blue.captain dive'], ['blue turn']],
    ['after a move', ['blue.engineer mark', 'blue.first-mate charge'], ['blue.engineer mark'], ['blue turn']],
    ['marked, not charged', ['blue.first-mate charge'], ['blue turn'], ['blue turn']],
    ['marked, gauges full', ['blue.captain end-of-turn'], ['blue turn'], ['blue turn']],
    ['charged, not marked', ['blue.engineer mark'], ['blue.engineer mark'], ['blue turn']],
    ['marked and charged', ['blue.captain end-of-turn'], ['blue.captain end-of-turn'], ['blue turn']],
    ['just surfaced', ['blue.captain end-of-turn'], ['blue.captain end-of-turn'], ['blue turn']],
    ['in stealth, charged', ['blue.engineer mark'], ['blue.engineer mark'], ['blue turn']],
    ['a sonar is out', [SONAR, 'blue.first-mate charge'], [SONAR], [SONAR]],
    ['a sonar is out, gauges full', [SONAR], [SONAR], [SONAR]],
    ['all are done but for a sonar', [SONAR], [SONAR], [SONAR]],
  ])('%s', (name, gauges, crew, outside) => {
    const state = sea(SITUATIONS[name]);
    for (const watcher of ['blue.first-mate', 'archive']) expect(told(state, watcher)).toEqual(gauges);
    expect(told(state, 'blue.captain')).toEqual(TO_CAPTAIN[name] ?? gauges);
    for (const watcher of ['blue.engineer', 'blue.radio-operator']) expect(told(state, watcher)).toEqual(crew);
    for (const watcher of ['red.captain', 'red.engineer', 'spectator']) expect(told(state, watcher)).toEqual(outside);
  });

  const done = { ...moved, marked: true, charged: true };
  test.each<[string, Situation, string]>([
    ['a charged system', { now: done, blue: full }, 'end-of-turn'],
    ['a charged system after another was used', { now: { ...done, fired: true }, blue: full }, 'turn'],
    ['a mine after a system was used', { now: { ...done, fired: true }, blue: { mines: 'A1' } }, 'end-of-turn'],
    ['a charged system after surfacing', { now: { moved: true, surfacing: true }, blue: full }, 'turn'],
  ])('a captain with %s', (_, situation, asked) => {
    expect(told(sea(situation), 'blue.captain')).toEqual([`blue.captain ${asked}`]);
  });

  test('a spectator who sees everything knows as much as the archive', () => {
    const state = sea({ spectators: 'all', now: moved });
    expect(told(state, 'spectator')).toEqual(told(state, 'archive'));
  });
});

test('once the match is over, no seat is awaited', () =>
  expect(told(sea({ phase: 'ended' }), 'spectator')).toEqual([]));
