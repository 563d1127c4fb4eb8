import fc from 'fast-check';
import { CLEAR, type Ground } from '../../../games/battletech/ground.ts';
import { table } from '../../../games/battletech/rules/testing.ts';
import { type View, view } from '../../../games/battletech/view.ts';

/** A hex with hills, water, woods, smoke or a building; most are bare. */
const hex: fc.Arbitrary<Ground> = fc
  .record({
    level: fc.constantFrom(0, 0, 0, 0, 1, 2, -1),
    water: fc.constantFrom(-1, -1, -1, -1, -1, -1, 0, 1, 2, 3),
    woods: fc.constantFrom<Ground['woods'][]>(0, 0, 0, 0, 1, 2),
    smoke: fc.constantFrom<Ground['smoke'][]>(0, 0, 0, 0, 0, 1, 2),
    house: fc.constantFrom(0, 0, 0, 0, 0, 0, 1, 2, 3),
  })
  .map(({ house, ...ground }) => ({
    ...CLEAR,
    ...ground,
    building: house > 0 && ground.water < 0 ? { kind: 2, bunker: false, cf: 40, height: house } : null,
  }));

/** A view of random ground and size, under either rule for corners and water, with the feet of one unit raised. */
export const grounds: fc.Arbitrary<View> = fc
  .record({ cols: fc.integer({ min: 1, max: 11 }), rows: fc.integer({ min: 1, max: 10 }) })
  .chain((size) =>
    fc.record({
      size: fc.constant(size),
      hexes: fc.array(hex, { minLength: size.cols * size.rows, maxLength: size.cols * size.rows }),
      corner: fc.constantFrom('ignored' as const, 'touched' as const),
      waterBlocksSight: fc.boolean(),
    }),
  )
  .map(({ size, hexes, ...switches }) =>
    view(table({ map: { name: 'laws', ...size, hexes }, units: [], switches }), '0'),
  );
