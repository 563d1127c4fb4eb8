import { describe, expect, it } from 'vitest';
import type { Piece } from '../../scenario.ts';
import { marines, orks } from '../../testing.ts';
import { chosen, seen } from '../act/testing.ts';
import { sightLinesOf } from './sight-lines.ts';

const box = (kind: Piece['kind'], left: number, low: number, right: number, high: number): Piece => ({
  id: 'piece',
  kind,
  corners: [
    [left, low],
    [right, low],
    [right, high],
    [left, high],
  ],
  height: 6,
});
const linesWith = (...terrain: Piece[]) => {
  const { view } = seen({ attacker: [marines({ models: 2 })], defender: [orks({ models: 1 })], terrain }, [chosen()]);
  return sightLinesOf(view, [0, 1], 1);
};

describe('lines of sight', () => {
  it('go from every model to one that it sees', () => {
    expect(linesWith()).toEqual([
      { model: 0, from: { x: 0, y: 0 }, to: { x: 0, y: 12 }, seen: true, stop: null },
      { model: 1, from: { x: 2, y: 0 }, to: { x: 0, y: 12 }, seen: true, stop: null },
    ]);
  });

  it('are cut off where a ruin is in the way', () => {
    const [line] = linesWith(box('ruins', -5, 5, 5, 7));
    expect(line?.seen).toBe(false);
    expect(line?.stop?.x).toBeCloseTo(0);
    expect(line?.stop?.y).toBeCloseTo(5);
  });

  it('go past an edge if only that way is clear', () => {
    const [line] = linesWith(box('ruins', -5, 5, 0.2, 7));
    expect(line?.seen).toBe(true);
    expect(line?.from.x).toBeGreaterThan(0.2);
  });

  it('go through woods', () => {
    expect(linesWith(box('woods', -5, 5, 5, 7)).every((line) => line.seen)).toBe(true);
  });
});
