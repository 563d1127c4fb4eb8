import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasPerfectMatching } from './perfect-matching.ts';

type Edges = readonly (readonly boolean[])[];

/** Brute force. */
function bruteForce(free: readonly number[], edges: Edges): boolean {
  const [a, ...rest] = free;
  if (a === undefined) return true;
  return rest.some(
    (b) =>
      edges[a]?.[b] === true &&
      bruteForce(
        rest.filter((one) => one !== b),
        edges,
      ),
  );
}

test('agrees with brute force, for any graph of up to 10 vertices', () =>
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 5 }).chain((half) => {
        const n = 2 * half;
        return fc
          .array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: n * n, maxLength: n * n })
          .chain((values) =>
            fc.double({ min: 0.05, max: 0.6, noNaN: true }).map((density): Edges => {
              const at = (a: number, b: number) => (values[Math.min(a, b) * n + Math.max(a, b)] ?? 1) < density;
              return Array.from({ length: n }, (_, a) => Array.from({ length: n }, (_, b) => a !== b && at(a, b)));
            }),
          );
      }),
      (edges) => {
        const all = edges.map((_, i) => i);
        expect(hasPerfectMatching(edges.length, (a, b) => edges[a]?.[b] === true)).toBe(bruteForce(all, edges));
      },
    ),
    { numRuns: 2000 },
  ));

test('two triangles joined by an edge can be paired, two separate triangles cannot', () => {
  const triangle = (a: number, b: number) => Math.floor(a / 3) === Math.floor(b / 3);
  expect(hasPerfectMatching(6, triangle)).toBe(false);
  expect(hasPerfectMatching(6, (a, b) => triangle(a, b) || a + b === 5)).toBe(true);
});

test('an odd number cannot be paired', () => expect(hasPerfectMatching(3, () => true)).toBe(false));
