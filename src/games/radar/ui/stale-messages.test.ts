import { expect, test } from 'vitest';
import type { EventOf } from '../events.ts';
import { sea } from '../rules/testing.ts';
import { view } from '../view.ts';
import { withoutStaleAdvice } from './stale-messages.ts';

const said: EventOf<'said'> = {
  type: 'said',
  side: 'blue',
  seat: 'blue.radio-operator',
  message: { type: 'comment', sentences: [{ code: 'no-idea' }, { code: 'recommend', system: 'drone', sector: 3 }] },
};
const sentences = (charge: number, marks: number[], seat: string): readonly string[] => {
  const state = sea({ ruleset: 'classic', chart: 'sound', blue: { charges: { drone: charge }, marks } });
  const { message } = withoutStaleAdvice(view(state, seat), said);
  return message.type === 'comment' ? message.sentences.map(({ code }) => code) : [];
};

test.each([
  ['charged and working', 4, [], 'blue.captain', ['no-idea', 'recommend']],
  ['not charged', 3, [], 'blue.captain', ['no-idea']],
  ['out of order', 4, [6], 'blue.captain', ['no-idea']],
  ['out of order, seen by the engineer', 0, [6], 'blue.engineer', ['no-idea']],
  ['unknown to the radio operator', 0, [6], 'blue.radio-operator', ['no-idea', 'recommend']],
])('a suggested system that is %s', (_, charge, marks, seat, expected) => {
  expect(sentences(charge, marks, seat)).toEqual(expected);
});
