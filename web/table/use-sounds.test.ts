import { expect, test } from 'vitest';
import type { Asked } from '../../src/page/contract.ts';
import { NEW_PLAY, type Play } from '../play/play.ts';
import { soundOf } from './use-sounds.ts';

const SEAT = 'blue.captain';
const ui = {
  isKeyMoment: ({ type }: { readonly type: string }) => type === 'fell' || type === 'ended',
  isHit: ({ type }: { readonly type: string }) => type === 'damaged',
};
const ASKED: Asked = { kinds: ['move'], must: true, deadline: null };
const CHAT = { at: 1, from: 'Ann', text: 'hello' } as Play['chat'][number];

/** Entry n has these events; the first entry is known already. */
const playOf = (entries: readonly (readonly string[])[], change: Partial<Play> = {}): Play => ({
  ...NEW_PLAY,
  seq: entries.length,
  heard: entries.map((types, i) => ({ seq: i + 1, at: i, events: { [SEAT]: types.map((type) => ({ type })) } })),
  ...change,
});
const KNOWN = { seq: 1, must: false, chat: 0 };
const away = Array.from({ length: 21 }, () => ['damaged']);

test.each([
  ['damage', playOf([[], ['moved', 'damaged']]), 'hit', true],
  ['a volley with many events', playOf([[], Array.from({ length: 40 }, () => 'damaged')]), 'hit', true],
  ['a fall, which this game does not count as a hit', playOf([[], ['fell']]), 'hit', false],
  ['damage from before', playOf([['damaged']]), null, false],
  ['everything missed while away', playOf(away), null, false],
  ['my turn', playOf([[], ['moved']], { asks: { [SEAT]: ASKED } }), 'turn', false],
  ['a message', playOf([[]], { chat: [CHAT] }), 'message', false],
  ['nothing', playOf([[]]), null, false],
] as const)('%s', (_, play, sound, isHit) => {
  expect(soundOf(play, KNOWN, ui)).toEqual({ sound, isHit });
});

test('a game that does not say what a hit is uses its key moments', () => {
  const { isKeyMoment } = ui;
  expect(soundOf(playOf([[], ['fell']]), KNOWN, { isKeyMoment }).isHit).toBe(true);
});

test('a turn sounds only when it starts', () => {
  const play = playOf([[]], { asks: { [SEAT]: ASKED } });
  expect(soundOf(play, { ...KNOWN, must: true }, ui).sound).toBe(null);
});
