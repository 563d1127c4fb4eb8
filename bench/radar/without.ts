import { crew } from '../../src/games/radar/bots/crew/maker.ts';
import { SYSTEMS, type System } from '../../src/games/radar/data/systems.ts';
import type { RadarKinds } from '../../src/games/radar/kinds.ts';
import type { BoatView, View } from '../../src/games/radar/view.ts';
import type { BotMaker } from '../../src/kernel/bot.ts';
import { roleOf, sideOf } from '../../src/kernel/ids.ts';

/** A crew that never charges or uses one system, unless every other gauge is full. */
export const crewWithout = (system: System): BotMaker<RadarKinds> => ({
  ...crew,
  id: `without-${system}`,
  about: `crew that never uses its ${system}`,
  make: (spec) => {
    const make = crew.make(spec);
    return (seat) => {
      const bot = make(seat);
      const side = sideOf(seat) as 'blue' | 'red';
      const isMate = roleOf(seat) === 'first-mate';
      return {
        ...bot,
        decide: (belief, view, ask, ...rest) =>
          bot.decide(
            belief,
            ask.kinds.includes('charge') || !isMate ? masked(view, side, system, isMate) : view,
            ask,
            ...rest,
          ),
      };
    };
  },
});

/** Shows this gauge as full to the first mate, so it charges another, and as unusable to the captain. */
function masked(view: View, side: 'blue' | 'red', system: System, isMate: boolean): View {
  const boat = view.boats[side];
  const { charges, usable } = boat;
  const full = view.rules.ruleset.charges;
  const mustCharge = charges && SYSTEMS.every((each) => each === system || charges[each] >= full[each]);
  const own: BoatView = {
    ...boat,
    ...(isMate && charges && !mustCharge && { charges: { ...charges, [system]: full[system] } }),
    ...(usable && { usable: usable.filter((each) => each !== system) }),
  };
  return { ...view, boats: { ...view.boats, [side]: own } };
}
