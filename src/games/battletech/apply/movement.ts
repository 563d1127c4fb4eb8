import { stateWith } from '../copies.ts';
import { unitOf } from '../state.ts';
import { type Appliers, change, placed, unchanged } from './change.ts';

/** The Movement Phase, and piloting rolls and falls in any phase. */
export const MOVEMENT = {
  moved(state, { unit, mode, path, mp, heat, hexes, backwards, masc }) {
    const { went, gained } = unitOf(state, unit);
    return change(placed(state, unit, path.at(-1)), unit, {
      went: { ...went, mode, mp: went.mp + mp, hexes, backwards, masc },
      gained: { ...gained, move: gained.move + heat },
    });
  },
  'stand-attempted'(state, { unit, mp, heat }) {
    const { went, gained } = unitOf(state, unit);
    return change(state, unit, {
      went: { ...went, mp: went.mp + mp, stood: went.stood + 1 },
      gained: { ...gained, move: gained.move + heat },
    });
  },
  'stood-up': (state, { unit, facing }) => change(state, unit, { prone: false, facing, torso: facing }),
  'went-prone'(state, { unit, mp }) {
    const { went } = unitOf(state, unit);
    return change(state, unit, { prone: true, went: { ...went, mp: went.mp + mp } });
  },
  'move-interrupted': (state, { unit, open }) => stateWith(state, { moving: open ? unit : null }),
  'charge-declared': (state, { unit, charge }) => change(state, unit, { charge }),
  skidded(state, { unit, path }) {
    const { went } = unitOf(state, unit);
    return change(placed(state, unit, path.at(-1)), unit, { went: { ...went, skidded: true } });
  },
  displaced: (state, { unit, to }) => placed(state, unit, to),
  stuck: (state, { unit }) => change(state, unit, { stuck: true }),
  freed: (state, { unit }) => change(state, unit, { stuck: false }),

  'roll-owed': (state, { unit, owed }) => change(state, unit, { owed: [...unitOf(state, unit).owed, owed] }),
  'rolls-settled': (state, { unit }) => change(state, unit, { owed: [] }),
  'piloting-rolled': unchanged,
  fell: (state, { unit, facing, level }) => change(state, unit, { prone: true, facing, torso: facing, level }),
} satisfies Partial<Appliers>;
