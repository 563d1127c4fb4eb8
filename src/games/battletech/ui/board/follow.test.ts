import { describe, expect, test } from 'vitest';
import { fitted, frameOf, middleOf, SIDE } from '../../../../page/hex-shape.ts';
import { type Lens, seenAt, WHOLE } from '../../../../page/lens.ts';
import { type Hex, hexAt } from '../../../../parts/hex/hex.ts';
import { table } from '../../rules/testing.ts';
import { seen } from '../act/testing.ts';
import { BLANK } from '../draft.ts';
import { actionHexes, firstLook, follows, type Laid, nextLook } from './follow.ts';
import { NO_CHANGE } from './last-change.ts';
import { plansOf } from './plans.ts';

const PHONE = { width: 390, height: 360 };
const laid = (cols: number, rows: number, box = PHONE): Laid => ({ grid: { cols, rows }, margin: 7, box });
const SHEET = laid(15, 17);

/** Where the middle of a hex is in the box. */
function spot({ grid, margin, box }: Laid, lens: Lens, hex: Hex): { readonly x: number; readonly y: number } {
  const frame = frameOf(grid, margin);
  const { scale, left, top } = fitted(frame, box);
  const { x, y } = middleOf(grid, hex);
  return seenAt(lens, { x: (left + (x - frame.x) * scale) / box.width, y: (top + (y - frame.y) * scale) / box.height });
}
const isVisible = (at: Laid, lens: Lens, hex: Hex): boolean => {
  const { x, y } = spot(at, lens, hex);
  return x > 0 && x < 1 && y > 0 && y < 1;
};
const widthOf = ({ grid, margin, box }: Laid, { scale }: Lens): number =>
  2 * SIDE * fitted(frameOf(grid, margin), box).scale * scale;

test.each<readonly [string, Laid, boolean]>([
  ['a printed sheet on a phone', SHEET, true],
  ['a small map on a phone', laid(8, 6), false],
  ['a printed sheet on a desktop', laid(15, 17, { width: 900, height: 780 }), false],
  ['before the page is laid out', laid(15, 17, { width: 0, height: 0 }), false],
])('%s: follows %s', (_, at, expected) => expect(follows(at)).toBe(expected));

describe.each([
  [15, 17],
  [16, 17],
  [32, 34],
])('a map of %i by %i hexes on a phone', (cols, rows) => {
  const at = laid(cols, rows);
  const { grid } = at;
  const hexes = [hexAt(grid, 0, 0), hexAt(grid, cols - 1, rows - 1), hexAt(grid, 7, 8)];

  test.each(hexes)('starts with hex %i in view, and hexes of at least 32 pixels', (hex) => {
    const lens = firstLook(at, [hex]);
    expect(isVisible(at, lens, hex)).toBe(true);
    expect(widthOf(at, lens)).toBeGreaterThanOrEqual(32);
  });

  test('follows to every other hex without zooming', () => {
    for (const from of hexes)
      for (const to of hexes) {
        const before = firstLook(at, [from]);
        const after = nextLook(before, at, [to, from]);
        expect(isVisible(at, after, to)).toBe(true);
        expect(after.scale).toBe(before.scale);
      }
  });

  test('does not move if the hexes are already in view', () => {
    const [, , hex = 0] = hexes;
    const lens = firstLook(at, [hex]);
    expect(nextLook(lens, at, [hex, hex + 1])).toEqual(lens);
  });

  test('does not change a view of the whole board', () => expect(nextLook(WHOLE, at, hexes)).toBe(WHOLE));
});

describe('the action', () => {
  const state = table({ units: [{ at: '0505' }, { at: '0606', side: '1' }], queue: ['0'] });
  const view = seen(state);
  const [own, foe] = view.units.map(({ at }) => at) as [number, number];
  const hexes = (draft = BLANK, lately: Parameters<typeof actionHexes>[3] = NO_CHANGE, seat: string | null = '0') =>
    actionHexes(view, draft, plansOf(view, seat, draft), lately, seat);

  test('is at the unit that has to act', () => expect(hexes()).toEqual([own]));
  test('is at its destination first', () => {
    const move = { mode: 'walk', to: 3, facing: null, attack: null } as const;
    expect(hexes({ ...BLANK, unit: 0, move })).toEqual([3, own]);
  });
  test('includes its target', () => expect(hexes({ ...BLANK, unit: 0, target: { unit: 1 } })).toEqual([own, foe]));
  test('of other seats is at the last change', () => {
    const lately = { ...NO_CHANGE, lines: [{ from: foe, to: own, hit: true, blow: false }] };
    expect(hexes(BLANK, lately, null)).toEqual([own, foe]);
  });
  test('is at all units if nothing has happened', () => expect(hexes(BLANK, NO_CHANGE, null)).toEqual([own, foe]));
});
