import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eyeAt, sight } from '../../../games/battletech/rules/sight.ts';
import { isDivided, lineBetween } from '../../../parts/hex/line.ts';
import { COVERED, COVERED_SELF, fastSight, HIDDEN, SEEN } from './fast-sight.ts';
import { type Scene, sceneOf } from './scene.ts';
import { grounds } from './testing.ts';

/** The umpire's line of sight, as bits of a glance. */
function judged({ land, feet }: Scene, from: number, to: number, own: number, its: number): number {
  const found = sight(land, eyeAt(from, feet[from] as number, own), eyeAt(to, feet[to] as number, its));
  return found.clear ? SEEN | (found.cover ? COVERED : 0) | (found.ownCover ? COVERED_SELF : 0) : HIDDEN;
}

test('along every undivided line a glance agrees with the umpire', () => {
  const found = new Map<number, number>();
  fc.assert(
    fc.property(grounds, fc.nat(), fc.integer({ min: 0, max: 3 }), (view, lifted, by) => {
      const scene = sceneOf(view);
      const { map } = scene.screen;
      const high = lifted % scene.feet.length;
      scene.feet[high] = (scene.feet[high] as number) + by; // on a roof or a bridge
      const size = scene.feet.length;
      for (let from = 0; from < size; from++)
        for (let to = 0; to < size; to++) {
          const line = lineBetween(map, from, to, scene.corner);
          if (isDivided(line)) continue;
          for (const [own, its] of [
            [1, 1],
            [1, 2],
            [2, 1],
            [2, 2],
          ] as const) {
            const seen = fastSight(scene, from, to, line.left, own, its);
            found.set(seen, (found.get(seen) ?? 0) + 1);
            const umpire = judged(scene, from, to, own, its);
            if (seen !== umpire) expect([from, to, own, its, seen]).toEqual([from, to, own, its, umpire]);
          }
        }
    }),
    { numRuns: 60 },
  );
  const all = [HIDDEN, SEEN, SEEN | COVERED, SEEN | COVERED_SELF, SEEN | COVERED | COVERED_SELF];
  for (const kind of all) expect(found.get(kind) ?? 0).toBeGreaterThan(100);
});
