import { expect, test } from 'vitest';
import { chapters, offersIn, wasDeclined } from './story.ts';

const heard = (...rows: readonly (readonly { readonly type: string }[])[]) =>
  rows.map((events, i) => ({ seq: i + 1, at: 0, events: { a: events } }));
const moved = { type: 'moved', side: 'blue' };
const ended = { type: 'turn-ended', side: 'blue' };
const offer = (side: string) => ({ type: 'draw-offered', side });

test('a chapter closes with the end of a turn', () => {
  const told = chapters(heard([moved], [ended], [moved]));
  expect(told.map(({ turn, lines }) => [turn, lines.map(({ event }) => event.type)])).toEqual([
    [1, ['moved', 'turn-ended']],
    [2, ['moved']],
  ]);
});

test.each([
  ['none yet', heard([moved]), []],
  ['one offered', heard([offer('red')]), ['red']],
  ['declined again', heard([offer('red')], [{ type: 'draw-declined', side: 'blue' } as never]), []],
])('offers of a draw: %s', (_, story, offers) => {
  expect(offersIn(story)).toEqual(offers);
});

const declined = { type: 'draw-declined', side: 'red' };
test.each([
  ['declined by them', heard([offer('blue')], [declined]), true],
  ['declined by us', heard([offer('red')], [{ ...declined, side: 'blue' } as never]), false],
  ['offered anew', heard([offer('blue')], [declined], [offer('blue')]), false],
  ['declined a turn ago', heard([offer('blue')], [declined], [ended]), true],
  ['declined long ago', heard([offer('blue')], [declined], [ended], [ended], [ended]), false],
])('an offer of ours: %s', (_, story, was) => {
  expect(wasDeclined(story, 'blue')).toBe(was);
});
