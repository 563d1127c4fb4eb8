import { describe, expect, it } from 'vitest';
import { disc, oval, placed } from '../../../parts/plane/shape.ts';
import { hullOf, outlineOf, unionOf } from './outline.ts';

const loops = (path: string): number => path.split('M').length - 1;
const arcs = (path: string): number => path.split('A').length - 1;

describe('the outline of several circles', () => {
  it('is the circle itself if there is only one', () => {
    expect(unionOf([{ x: 0, y: 0, r: 1 }])).toBe('M1 0A1 1 0 0 1 -1 0A1 1 0 0 1 1 0Z');
  });

  it('ignores circles inside others, and duplicates', () => {
    const big = { x: 0, y: 0, r: 2 };
    expect(unionOf([big, { x: 0.5, y: 0, r: 1 }])).toBe(unionOf([big]));
    expect(unionOf([big, big, big])).toBe(unionOf([big]));
  });

  it('is one loop around two that overlap, and two loops around two that do not', () => {
    const near = unionOf([
      { x: 0, y: 0, r: 1 },
      { x: 1, y: 0, r: 1 },
    ]);
    expect([loops(near), arcs(near)]).toEqual([1, 2]);
    const apart = unionOf([
      { x: 0, y: 0, r: 1 },
      { x: 3, y: 0, r: 1 },
    ]);
    expect([loops(apart), arcs(apart)]).toEqual([2, 4]);
  });

  it('has a separate loop for a hole', () => {
    const ring = Array.from({ length: 8 }, (_, i) => ({
      x: 3 * Math.cos((i * Math.PI) / 4),
      y: 3 * Math.sin((i * Math.PI) / 4),
      r: 1.3,
    }));
    const path = unionOf(ring);
    expect([loops(path), arcs(path)]).toEqual([2, 16]);
  });

  it('closes every loop for models in rows', () => {
    const rows = Array.from({ length: 20 }, (_, i) => ({ x: (i % 5) * 1.6, y: Math.floor(i / 5) * 1.6, r: 1.2 }));
    const path = unionOf(rows);
    expect(loops(path)).toBe(1);
    expect(arcs(path)).toBe(14);
  });
});

describe('the outline around bases', () => {
  it('grows a round base by the given inches', () => {
    expect(outlineOf([disc({ x: 0, y: 0 }, 0.5)], 1.5)).toContain('A2 2');
  });

  it('rounds the corners of a hull', () => {
    const box = placed(
      [
        [2, 1],
        [-2, 1],
        [-2, -1],
        [2, -1],
      ],
      { x: 10, y: 10 },
    );
    const path = outlineOf([box], 1);
    expect(arcs(path)).toBe(4);
    expect(path).toContain('13 ');
    expect(path).not.toContain('NaN');
  });

  it('handles rotated ovals', () => {
    const numbers = outlineOf([oval({ x: 0, y: 0 }, 2, 1, 90)], 1)
      .split(/[MLAZ ]/)
      .map(Number);
    expect(Math.max(...numbers)).toBeCloseTo(3, 1);
  });
});

it('is a convex hull around points', () => {
  const inside = { x: 1, y: 1 };
  const corners = [
    { x: 0, y: 0 },
    { x: 2, y: 0 },
    { x: 2, y: 2 },
    { x: 0, y: 2 },
  ];
  expect(hullOf([inside, ...corners])).toHaveLength(4);
});
