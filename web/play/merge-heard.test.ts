import { expect, test } from 'vitest';
import { together } from './merge-heard.ts';

const moved = { type: 'moved', side: 'blue', course: 'north' };
const movedTo = { ...moved, to: 12 };
const charged = { type: 'charged', side: 'blue', system: 'mine' };
const ended = { type: 'turn-ended', side: 'blue' };
const heard = (events: Readonly<Record<string, readonly { readonly type: string }[]>>) => ({ seq: 1, at: 0, events });

test.each([
  ['one seat tells what it heard', { a: [moved, ended] }, [moved, ended]],
  ['two seats that heard the same tell it once', { a: [moved], b: [moved] }, [moved]],
  ['the fuller telling stays, whoever comes first', { a: [moved], b: [movedTo] }, [movedTo]],
  ['the fuller telling stays, whoever comes last', { a: [movedTo], b: [moved] }, [movedTo]],
  [
    'what only one heard is told in its place',
    { a: [moved, ended], b: [movedTo, charged, ended] },
    [movedTo, charged, ended],
  ],
  ['each may have heard what the other did not', { a: [charged, ended], b: [moved, ended] }, [charged, moved, ended]],
  [
    'events that differ in a fact are two',
    { a: [moved], b: [{ ...moved, course: 'south' }] },
    [moved, { ...moved, course: 'south' }],
  ],
])('%s', (_, events, told) => {
  expect(together(heard(events as never))).toEqual(told);
});

test('includes only the requested watchers', () => {
  expect(together(heard({ a: [moved], b: [charged] }), ['b'])).toEqual([charged]);
});
