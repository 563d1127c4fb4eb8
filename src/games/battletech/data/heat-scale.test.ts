import { describe, expect, test } from 'vitest';
import { ammunitionNumber, heatMovement, heatToHit, lifeSupportHits, NEVER, shutdownNumber } from './heat-scale.ts';

describe('the heat scale', () => {
  test.each([
    [0, 0],
    [4, 0],
    [5, 1],
    [9, 1],
    [10, 2],
    [15, 3],
    [20, 4],
    [24, 4],
    [25, 5],
    [30, 5],
    [44, 5],
  ])('heat %i costs %i MP', (heat, mp) => expect(heatMovement(heat)).toBe(mp));

  test.each([
    [7, 0],
    [8, 1],
    [12, 1],
    [13, 2],
    [16, 2],
    [17, 3],
    [23, 3],
    [24, 4],
    [50, 4],
  ])('heat %i: +%i to hit', (heat, toHit) => expect(heatToHit(heat)).toBe(toHit));

  test.each([
    [13, 0],
    [14, 4],
    [17, 4],
    [18, 6],
    [21, 6],
    [22, 8],
    [25, 8],
    [26, 10],
    [29, 10],
    [30, NEVER],
    [60, NEVER],
  ])('heat %i: avoids a shutdown on %i', (heat, needs) => expect(shutdownNumber(heat)).toBe(needs));

  test.each([
    [18, 0],
    [19, 4],
    [22, 4],
    [23, 6],
    [27, 6],
    [28, 8],
    [40, 8],
  ])('heat %i: avoids an explosion on %i', (heat, needs) => expect(ammunitionNumber(heat)).toBe(needs));

  test.each([
    [14, 15, 25, 0],
    [15, 15, 25, 1],
    [24, 15, 25, 1],
    [25, 15, 25, 2],
    [25, 15, 26, 1],
    [26, 15, 26, 2],
    [9, 10, 20, 0],
    [10, 10, 20, 1],
    [20, 10, 20, 2],
  ])('heat %i hurts a pilot without life support, from %i and %i on: %i', (heat, first, second, hits) =>
    expect(lifeSupportHits(heat, { first, second })).toBe(hits),
  );
});
