import { describe, expect, test } from 'vitest';
import { distanceTo } from './distance.ts';
import type { Scene } from './scene.ts';
import { disc, oval, type Polygon, placed, type Shape } from './shape.ts';
import { sightLine } from './sight.ts';
import { anyScene, box, depth, FROM, sampled, seeded, TO } from './testing.ts';

const sees = (
  blockers: readonly Shape[],
  doors: readonly Polygon[] = [],
  from: Shape = FROM,
  to: Shape = TO,
): boolean => sightLine({ from, to, blockers, doors }) !== undefined;

describe('the exact answer and very many sampled lines', () => {
  /** Checks the line every tenth of an inch; its ends must belong to the two bases. */
  function check(scene: Scene): boolean {
    const line = sightLine(scene);
    if (!line) return false;
    expect(distanceTo(scene.from, line.from)).toBeLessThan(1e-6);
    expect(distanceTo(scene.to, line.to)).toBeLessThan(1e-6);
    const stop = [
      ...scene.blockers,
      ...scene.doors.filter((door) => distanceTo(door, line.to) > 1e-6), // those in which it does not end
    ];
    let worst = 0;
    for (let k = 0; k <= 100; k++) {
      const point = {
        x: line.from.x + ((line.to.x - line.from.x) * k) / 100,
        y: line.from.y + ((line.to.y - line.from.y) * k) / 100,
      };
      for (const blocker of stop) worst = Math.max(worst, depth(blocker, point));
    }
    expect(worst).toBeLessThan(1e-6);
    return true;
  }

  test.each([1, 2, 3, 4])('five hundred tables, part %i', (part) => {
    let [seen, unseen] = [0, 0];
    for (let seed = 500 * part; seed < 500 * (part + 1); seed++) {
      const scene = anyScene(seeded(seed));
      const exact = check(scene);
      if (!exact && sampled(scene, 12)) expect.fail(`table ${seed}: a line was found that should not be there`);
      if (exact) seen++;
      else unseen++;
    }
    expect(Math.min(seen, unseen)).toBeGreaterThan(100); // both happen
  });
});

describe('touching does not block', () => {
  test.each<readonly [string, readonly Shape[], boolean]>([
    ['nothing between', [], true],
    ['a wall across', [box(4, -3, 5, 3)], false],
    ['a wall up to the upper rim of both', [box(4, -3, 5, 1)], true],
    ['a wall a little higher', [box(4, -3, 5, 1.000001)], false],
    ['a gap where nothing fits', [box(4, -3, 5, 0), box(4, 0, 5, 3)], false],
    ['a gap of a thousandth', [box(4, -3, 5, 0), box(4, 0.001, 5, 3)], true],
    ['two walls, one after the other, with their ends on one line', [box(3, -3, 4, 0), box(6, 0, 7, 3)], true],
    ['two walls that overlap sideways leave a slanted way', [box(2, -3, 2.1, 0.5), box(8, -0.5, 8.1, 3)], true],
    ['and so close together they leave none', [box(4.9, -3, 5, 0.5), box(5.1, -0.5, 5.2, 3)], false],
    ['corners that touch', [box(4, -3, 5, 0), box(5, 0, 6, 3)], false],
    ['a round thing as large as both', [disc({ x: 5, y: 0 }, 1)], true],
    ['a round thing a little larger', [disc({ x: 5, y: 0 }, 1.00001)], false],
    ['an oval across', [oval({ x: 5, y: 0 }, 0.5, 3, 0)], false],
    ['the same oval lengthwise', [oval({ x: 5, y: 0 }, 0.5, 3, 90)], true],
  ])('%s', (_, blockers, expected) => {
    expect(sees(blockers)).toBe(expected);
  });
});

test('nobody sees out of a closed courtyard, everybody out of one with a gate', () => {
  const yard = [box(-3, -3, -2, 3), box(2, -3, 3, 3), box(-3, -3, 3, -2)];
  expect(sees([...yard, box(-3, 2, 3, 3)])).toBe(false);
  expect(sees([...yard, box(-3, 2, 1.5, 3)], [], FROM, disc({ x: 4, y: 10 }, 1))).toBe(true);
});

describe('a door blocks lines that go through it, not those that end in it', () => {
  test.each<readonly [string, Polygon, boolean]>([
    ['between both', box(4, -3, 5, 3), false],
    ['around all of the target', box(8, -3, 13, 3), true],
    ['in front of the target, reaching into it', box(7, -3, 9.5, 3), true],
    ['behind, reaching into it', box(10, -3, 13, 3), true],
    ['around all of the one who looks', box(-3, -3, 3, 3), false],
  ])('%s', (_, door, expected) => {
    expect(sees([], [door])).toBe(expected);
  });

  test('two doors one behind the other: the line ends in the second and may not go through the first', () => {
    expect(sees([], [box(7, -3, 9.4, 3), box(9.6, -3, 12, 3)])).toBe(true); // in the first
    expect(sees([], [box(7, -3, 8.9, 3), box(9.6, -3, 12, 3)])).toBe(false);
  });
});

test('of a hull with a dent the arms are seen, the dent is not', () => {
  const arms = [
    [-2, -2],
    [2, -2],
    [2, 2],
    [1.5, 2],
    [1.5, -1.5],
    [-1.5, -1.5],
    [-1.5, 2],
    [-2, 2],
  ] as const;
  const hull = placed(arms, { x: 10, y: 0 });
  const eye = disc({ x: 10, y: 9 }, 0.5);
  const roof = [box(7.9, 3, 11.4, 4), box(11.6, 3, 13, 4)]; // a gap above the end of the right arm
  expect(sees(roof, [], eye, hull)).toBe(true);
  const middle = [box(3, 3, 9.9, 4), box(10.1, 3, 17, 4)]; // a gap above the notch
  expect(sees(middle, [], eye, hull)).toBe(true); // its bottom
  expect(sees([...middle, box(8.5, -1.5, 11.5, 0)], [], eye, hull)).toBe(false); // covered
  expect(
    sees(
      [...middle, box(8.5, -1.5, 11.5, 0)],
      [],
      eye,
      placed(
        [
          [-2, -2],
          [2, -2],
          [2, 2],
          [-2, 2],
        ],
        { x: 10, y: 0 },
      ),
    ),
  ).toBe(true);
});
