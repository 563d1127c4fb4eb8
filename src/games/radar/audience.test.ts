import { describe, expect, test } from 'vitest';
import { hear } from './audience.ts';
import { ROLES } from './data/roles.ts';
import type { EventOf, EventType } from './events.ts';
import { sea } from './rules/testing.ts';
import type { Rules } from './state.ts';

const OVER = { winners: ['blue'], reason: { code: 'sunk', side: 'red' } } as const;

/** One of each, all of them about blue. */
const EVENTS: { readonly [T in EventType]: EventOf<T> } = {
  began: { type: 'began', first: 'blue' },
  placed: { type: 'placed', side: 'blue', at: 12 },
  'play-began': { type: 'play-began', side: 'blue' },
  moved: { type: 'moved', side: 'blue', course: 'north', to: 3 },
  stealthed: { type: 'stealthed', side: 'blue', course: 'east', steps: 2, path: [13, 14] },
  slipped: { type: 'slipped', side: 'blue', course: 'north', to: 9 },
  surfaced: { type: 'surfaced', side: 'blue', sector: 2, blackout: true },
  dived: { type: 'dived', side: 'blue' },
  marked: { type: 'marked', side: 'blue', node: 4 },
  'circuit-repaired': { type: 'circuit-repaired', side: 'blue', circuit: 1 },
  damaged: { type: 'damaged', side: 'blue', amount: 1, cause: 'overload' },
  charged: { type: 'charged', side: 'blue', system: 'sonar' },
  'torpedo-fired': { type: 'torpedo-fired', side: 'blue', at: 20 },
  'mine-dropped': { type: 'mine-dropped', side: 'blue', at: 13 },
  'mine-detonated': { type: 'mine-detonated', side: 'blue', at: 13 },
  exploded: { type: 'exploded', side: 'blue', at: 20, blue: 0, red: 2 },
  'sonar-pinged': { type: 'sonar-pinged', side: 'blue' },
  'sonar-answered': {
    type: 'sonar-answered',
    side: 'blue',
    first: { about: 'row', value: 1 },
    second: { about: 'sector', value: 3 },
  },
  'drone-launched': { type: 'drone-launched', side: 'blue', sector: 3 },
  'drone-answered': { type: 'drone-answered', side: 'blue', sector: 3, there: true },
  said: { type: 'said', side: 'blue', seat: 'blue.captain', message: { type: 'request-report' } },
  'turn-ended': { type: 'turn-ended', side: 'blue', next: 'red', extra: 0 },
  ended: { type: 'ended', outcome: OVER },
};

/** The fields a watcher hears, type and side aside; `-` = hears nothing, `yes` = that it happened. */
function fields(rules: Rules, type: EventType, watcher: string): string {
  const heard = hear(rules, EVENTS[type], watcher);
  if (!heard) return '-';
  for (const [field, value] of Object.entries(heard))
    expect(value).toEqual((EVENTS[type] as unknown as Record<string, unknown>)[field]);
  return (
    Object.keys(heard)
      .filter((field) => field !== 'type' && field !== 'side')
      .join(' ') || 'yes'
  );
}

type Row = readonly [EventType, string, string, string, string, string];

const EITHER: readonly Row[] = [
  // event             captain          first mate      engineer        radio operator  everyone else
  ['began', 'first', 'first', 'first', 'first', 'first'],
  ['placed', 'at', 'yes', 'yes', 'yes', 'yes'],
  ['play-began', 'yes', 'yes', 'yes', 'yes', 'yes'],
  ['moved', 'course to', 'course', 'course', 'course', 'course'],
  ['slipped', 'course to', 'yes', 'course', 'yes', 'yes'],
  ['surfaced', 'sector blackout', 'sector blackout', 'sector blackout', 'sector blackout', 'sector'],
  ['dived', 'yes', 'yes', 'yes', 'yes', 'yes'],
  ['marked', '-', '-', 'node', '-', '-'],
  ['circuit-repaired', 'circuit', 'circuit', 'circuit', 'circuit', '-'],
  ['damaged', 'amount cause', 'amount cause', 'amount cause', 'amount cause', 'amount'],
  ['charged', 'system', 'system', '-', '-', '-'],
  ['torpedo-fired', 'at', 'at', 'at', 'at', 'at'],
  ['mine-detonated', 'at', 'at', 'at', 'at', 'at'],
  ['exploded', 'at blue red', 'at blue red', 'at blue red', 'at blue red', 'at blue red'],
  ['sonar-pinged', 'yes', 'yes', 'yes', 'yes', 'yes'],
  ['sonar-answered', 'first second', 'first second', 'first second', 'first second', 'first second'],
  ['drone-launched', 'sector', 'sector', 'sector', 'sector', 'sector'],
  ['drone-answered', 'sector there', '-', '-', 'sector there', '-'],
  ['said', 'seat message', 'seat message', 'seat message', 'seat message', '-'],
  ['turn-ended', 'next extra', 'next extra', 'next extra', 'next extra', 'next extra'],
  ['ended', 'outcome', 'outcome', 'outcome', 'outcome', 'outcome'],
];

const SEED: readonly Row[] = [
  ...EITHER,
  ['stealthed', 'course steps path', 'steps', 'course steps', 'steps', 'steps'],
  ['mine-dropped', 'at', 'yes', 'yes', 'yes', '-'],
];

const CLASSIC: readonly Row[] = [
  ...EITHER,
  ['stealthed', 'course steps path', 'yes', 'course', 'yes', 'yes'],
  ['mine-dropped', 'at', 'yes', 'yes', 'yes', 'yes'],
];

describe.each([
  ['seed', SEED],
  ['classic', CLASSIC],
] as const)('%s: audiences', (ruleset, rows) => {
  const { rules } = sea({ ruleset });

  test.each(rows)('%s', (type, captain, mate, engineer, radio, others) => {
    expect(ROLES.map((role) => fields(rules, type, `blue.${role}`))).toEqual([captain, mate, engineer, radio]);
    for (const role of ROLES) expect(fields(rules, type, `red.${role}`)).toBe(others);
    expect(fields(rules, type, 'spectator')).toBe(others);
  });

  test('every event is in the table', () => {
    expect(rows.map(([type]) => type).sort()).toEqual(Object.keys(EVENTS).sort());
  });
});

test.each(Object.keys(EVENTS) as EventType[])(
  'the archive hears all of %s; so do spectators where the set-up says so',
  (type) => {
    expect(hear(sea().rules, EVENTS[type], 'archive')).toBe(EVENTS[type]);
    expect(hear(sea({ spectators: 'all' }).rules, EVENTS[type], 'spectator')).toBe(EVENTS[type]);
  },
);

test('a captain hears no more when spectators see everything', () => {
  const { rules } = sea({ spectators: 'all' });
  expect(hear(rules, EVENTS.marked, 'blue.captain')).toBeUndefined();
  expect(fields(rules, 'moved', 'red.captain')).toBe('course');
});
