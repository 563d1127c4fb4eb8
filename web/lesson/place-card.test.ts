import fc from 'fast-check';
import { expect, test } from 'vitest';
import { overlaps, placeCard, type Size } from './place-card.ts';

const CARD: Size = { width: 280, height: 160 };

const rooms = fc.record({ width: fc.integer({ min: 320, max: 2000 }), height: fc.integer({ min: 480, max: 1400 }) });
const shares = fc.record({
  left: fc.double({ min: 0, max: 0.9, noNaN: true }),
  top: fc.double({ min: 0, max: 0.9, noNaN: true }),
});

test('the card stays in the window and never covers a small element', () => {
  fc.assert(
    fc.property(rooms, shares, (room, share) => {
      const target = { left: share.left * room.width, top: share.top * room.height, width: 40, height: 32 };
      const card = { ...placeCard(target, CARD, room), ...CARD };
      expect(card.left).toBeGreaterThanOrEqual(8);
      expect(card.top).toBeGreaterThanOrEqual(8);
      expect(card.left + card.width).toBeLessThanOrEqual(room.width);
      expect(card.top + card.height).toBeLessThanOrEqual(room.height);
      expect(overlaps(card, target)).toBe(false);
    }),
  );
});

test('beside an element, the card avoids landmarks if it can', () => {
  const room = { width: 1000, height: 800 };
  const target = { left: 480, top: 380, width: 40, height: 40 };
  const below = { left: 480, top: 460, width: 40, height: 40 };
  expect(placeCard(target, CARD, room).top).toBeGreaterThan(target.top);
  expect(placeCard(target, CARD, room, { landmarks: [below] }).top).toBeLessThan(target.top);
  const around = { left: 0, top: 0, width: 1000, height: 800 };
  expect(placeCard(target, CARD, room, { landmarks: [around] })).toEqual(placeCard(target, CARD, room));
});

test('a landmark between the card and its element moves the card past it, not to the other end of the window', () => {
  const phone = { width: 390, height: 844 };
  const button = { left: 12, top: 782, width: 326, height: 52 };
  const sum = { left: 16, top: 756, width: 358, height: 20 };
  const { top } = placeCard(button, CARD, phone, { landmarks: [sum] });
  expect(top + CARD.height).toBe(sum.top - 12);
});

test('the card also avoids the other things that its text is about, at an edge of the window if necessary', () => {
  const phone = { width: 390, height: 844 };
  const button = { left: 12, top: 734, width: 366, height: 52 };
  const rows = { left: 16, top: 588, width: 358, height: 130 };
  const card = { ...placeCard(button, CARD, phone, { also: [rows] }), ...CARD };
  expect([overlaps(card, button), overlaps(card, rows)]).toEqual([false, false]);
  const board = { left: 0, top: 180, width: 390, height: 550 };
  const docked = { ...placeCard(button, CARD, phone, { also: [board] }), ...CARD };
  expect([overlaps(docked, button), overlaps(docked, board)]).toEqual([false, false]);
});

test('the element itself comes first where not everything can stay visible', () => {
  const phone = { width: 390, height: 500 };
  const button = { left: 12, top: 440, width: 366, height: 52 };
  const rest = { left: 0, top: 0, width: 390, height: 430 };
  const card = { ...placeCard(button, CARD, phone, { also: [rest] }), ...CARD };
  expect([overlaps(card, button), overlaps(card, rest)]).toEqual([false, true]);
});

test('without an element the card is at the bottom in the middle', () => {
  expect(placeCard(null, CARD, { width: 1000, height: 800 })).toEqual({ left: 360, top: 632 });
});
