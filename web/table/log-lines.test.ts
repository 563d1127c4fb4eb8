import { expect, test } from 'vitest';
import { chapters, offersIn, turnIn, wasDeclined } from './log-lines.ts';

const heard = (...rows: readonly (readonly { readonly type: string }[])[]) =>
  rows.map((events, i) => ({ seq: i + 1, at: 0, events: { a: events } }));
const moved = { type: 'moved', side: 'blue' };
const ended = { type: 'turn-ended', side: 'blue' };
const begins = (turn: number) => ({ type: 'initiative-rolled', turn });
const offer = (side: string) => ({ type: 'draw-offered', side });

test('a chapter ends with a turn', () => {
  const told = chapters(heard([moved], [ended], [moved]));
  expect(told.map(({ turn, lines }) => [turn, lines.map(({ event }) => event.type)])).toEqual([
    [1, ['moved', 'turn-ended']],
    [2, ['moved']],
  ]);
});

test('a numbered turn starts a chapter', () => {
  const told = chapters(heard([begins(1)], [moved], [moved, begins(2), moved]));
  expect(told.map(({ turn, lines }) => [turn, lines.map(({ event }) => event.type)])).toEqual([
    [1, ['initiative-rolled', 'moved', 'moved']],
    [2, ['initiative-rolled', 'moved']],
  ]);
});

test('each round of several phases is a chapter', () => {
  const phase = (round: number, side: string) => ({ type: 'phase-began', round, side });
  const told = chapters(heard([phase(1, 'a')], [moved, phase(1, 'b')], [phase(2, 'a')]));
  expect(told.map(({ turn, lines }) => [turn, lines.length])).toEqual([
    [1, 3],
    [2, 1],
  ]);
});

test.each([
  ['nothing told', heard(), 1],
  ['turns that end', heard([moved], [ended], [moved], [ended]), 3],
  ['turns that say their number', heard([begins(1)], [moved], [begins(2)]), 2],
])('the current turn: %s', (_, story, turn) => {
  expect(turnIn(story)).toBe(turn);
});

test.each([
  ['none yet', heard([moved]), []],
  ['one offered', heard([offer('red')]), ['red']],
  ['declined again', heard([offer('red')], [{ type: 'draw-declined', side: 'blue' } as never]), []],
])('draw offers: %s', (_, story, offers) => {
  expect(offersIn(story)).toEqual(offers);
});

const declined = { type: 'draw-declined', side: 'red' };
test.each([
  ['declined by them', heard([offer('blue')], [declined]), true],
  ['declined by us', heard([offer('red')], [{ ...declined, side: 'blue' } as never]), false],
  ['offered anew', heard([offer('blue')], [declined], [offer('blue')]), false],
  ['declined a turn ago', heard([offer('blue')], [declined], [ended]), true],
  ['declined long ago', heard([offer('blue')], [declined], [ended], [ended], [ended]), false],
  ['declined before turn 4', heard([offer('blue')], [declined], ...[2, 3, 4].map((turn) => [begins(turn)])), false],
])('our draw offer: %s', (_, story, was) => {
  expect(wasDeclined(story, 'blue')).toBe(was);
});
