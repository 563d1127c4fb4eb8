import { describe, expect, test } from 'vitest';
import { MESSAGES, type Message, type MessageType, parse } from '../commands.ts';
import { ROLES, type Role } from '../data/roles.ts';
import { done, fresh, played, refused, sea } from './testing.ts';

const GAUGES = { torpedo: 6, mine: 0, sonar: 2, drone: 3, stealth: 4 };
const SAMPLES: { readonly [T in MessageType]: Extract<Message, { readonly type: T }> } = {
  report: { type: 'report', certainty: 'high', candidates: 4, hypotheses: 9, best: 12, weights: [[12, 0.5]] },
  comment: { type: 'comment', sentences: [{ code: 'last-surfaced', sector: 3 }] },
  'request-report': { type: 'request-report' },
  'set-priority': { type: 'set-priority', systems: ['torpedo', 'drone'] },
  protect: { type: 'protect', systems: ['torpedo'] },
  status: { type: 'status', charges: GAUGES },
  ready: { type: 'ready', system: 'torpedo' },
  condition: { type: 'condition', broken: ['sonar', 'drone'], repaired: [] },
  advise: {
    type: 'advise',
    routes: [{ course: 'north', marks: [0], cost: 1, risk: 0, stance: 'prefer', why: 'completes-circuit' }],
  },
};

describe.each(MESSAGES)('%s, from the %s', (type, role) => {
  const message = SAMPLES[type];

  test('has the shape that the schema asks for', () => expect(parse(message)).toEqual({ ok: true, value: message }));

  test('is sent once per turn, on either side’s turn', () => {
    for (const side of ['blue', 'red'] as const) {
      const { state, events } = done(sea(), `${side}.${role}`, message);
      expect(events).toEqual([{ type: 'said', side, seat: `${side}.${role}`, message }]);
      expect(refused(state, `${side}.${role}`, message)).toBe('already-said');
    }
  });

  test('may be said again in the next turn', () => {
    const ready = sea({ now: { moved: true, course: 'east', marked: true, charged: true } });
    const state = played(ready, [`blue.${role}`, message], ['blue.captain', { type: 'end-turn' }]);
    expect(refused(state, `blue.${role}`, message)).toBeUndefined();
  });

  test.each(ROLES.filter((other: Role) => other !== role))('is not for the %s to say', (other) => {
    expect(refused(sea(), `blue.${other}`, message)).toBe('wrong-role');
  });

  test('is not said before the boats are placed', () => {
    expect(refused(fresh(), `blue.${role}`, message)).toBe('not-yet-playing');
  });
});

test('one of each kind: a second kind from the same seat is heard too', () => {
  const state = played(sea(), ['blue.captain', SAMPLES.protect]);
  expect(refused(state, 'blue.captain', SAMPLES['set-priority'])).toBeUndefined();
  expect(refused(state, 'red.captain', SAMPLES.protect)).toBeUndefined();
});

test('a message changes only the record of messages sent', () => {
  const before = sea();
  const { state } = done(before, 'blue.radio-operator', SAMPLES.report);
  expect({ ...state, spoken: null }).toEqual({ ...before, spoken: null });
});
