import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CT } from '../../data/places.ts';
import { heatOutlook } from '../../rules/heat/outlook.ts';
import { hurt, set } from '../../rules/testing.ts';
import { duel, TANK } from '../../rules/weapons/testing.ts';
import { view } from '../../view.ts';
import { heatRoom } from './heat-room.ts';

describe('spare heat for weapons', () => {
  const room = (state = duel(), hottest = 5): number => heatRoom(view(state, '0'), 0, hottest);
  const moved = { move: 4, fire: 0, outside: 0 };

  test.each([
    ['ten sinks and none of it used', room(), 15],
    ['eight points from before', room(set(duel(), 0, { heat: 8 })), 7],
    ['a jump', room(set(duel(), 0, { gained: moved })), 11],
    ['an engine hit', room(hurt(duel(), 0, CT, 0)), 10],
    ['one who bears more', room(duel(), 9), 19],
    ['a limit between two points', room(duel(), 5.5), 15],
    ['too hot already', room(set(duel(), 0, { heat: 20 })), -5],
    ['no heat phase', room(duel({ switches: { heatPhase: false } })), Number.POSITIVE_INFINITY],
    ['a vehicle', room(duel({ one: { design: TANK } })), Number.POSITIVE_INFINITY],
  ])('%s', (_, left, expected) => expect(left).toBe(expected));

  test('reaches the limit exactly', () => {
    fc.assert(
      fc.property(fc.nat(30), fc.nat(6), fc.nat(18), (heat, move, hottest) => {
        const sideView = view(set(duel(), 0, { heat, gained: { ...moved, move } }), '0');
        const left = heatRoom(sideView, 0, hottest);
        expect(heatOutlook(sideView, 0, left).tally.total).toBe(hottest);
      }),
    );
  });
});
