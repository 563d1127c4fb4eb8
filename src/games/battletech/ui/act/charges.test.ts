import { describe, expect, test } from 'vitest';
import { hex, set, type TestMech, table, testMech } from '../../rules/testing.ts';
import type { Mode, State } from '../../state.ts';
import { chargesOf } from './charges.ts';
import { moveCommand } from './moves.ts';
import { going, refused, seen } from './testing.ts';

/** An enemy four hexes ahead that has moved. */
const ahead = (mech: TestMech = { jump: 5 }): State =>
  set(
    table({
      queue: ['0'],
      units: [
        { at: '0810', facing: 0, design: testMech(mech) },
        { at: '0806', facing: 3, side: '1', piloting: 6 },
      ],
    }),
    1,
    { acted: true },
  );

describe('a charge at the end of a move', () => {
  test.each<readonly [Mode, string, number, number, number]>([
    ['run', 'charge', 6, 15, 5],
    ['jump', 'death-from-above', 7, 15, 10],
  ])('%s: %s', (mode, kind, needs, damage, recoil) => {
    const at = seen(ahead());
    const [row] = chargesOf(at, 0, going({ mode }));
    expect(row?.move.attack).toEqual({ kind, target: 1 });
    expect(row).toMatchObject({ target: 1, tally: { total: needs }, damage, recoil });
    expect(refused(at, row ? moveCommand(at, 0, row.move) : null)).toBeUndefined();
  });

  test.each<readonly [string, State, Mode]>([
    ['not while it stands still', ahead(), 'still'],
    ['not at one who has not moved', set(ahead(), 1, { acted: false }), 'run'],
    ['not at one out of reach', ahead({ walk: 2 }), 'run'],
    ['not from the ground', set(ahead(), 0, { prone: true }), 'run'],
  ])('%s', (_, state, mode) => {
    expect(chargesOf(seen(state), 0, going({ mode }))).toEqual([]);
  });

  test('starts from the chosen hex if possible', () => {
    const state = ahead({ walk: 6 });
    const at = seen(state);
    const to = hex(state, '0707');
    const [row] = chargesOf(at, 0, going({ mode: 'run', to, facing: 1 }));
    expect(row?.move).toMatchObject({ to, facing: 1 });
    expect(refused(at, row ? moveCommand(at, 0, row.move) : null)).toBeUndefined();
  });
});
