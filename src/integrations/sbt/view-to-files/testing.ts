import { begun, wander } from '../../../games/battletech/testing.ts';
import { type View, view } from '../../../games/battletech/view.ts';
import { Random } from '../../../kernel/random.ts';

const unit = (side: number, design: string, at: string, facing = 0) => ({ side: String(side), design, at, facing });

/** Close-range matches: duels, three sides and two against two, on dry land, woods, water, swamp and in a town. */
const MATCHES: readonly object[] = [
  { map: 'meadows', units: [unit(0, 'WVR-6R', '0808'), unit(1, 'GRF-1N', '0806', 3)] },
  { map: 'market-town', units: [unit(0, 'WHM-6R', '0808'), unit(1, 'HBK-4G', '0806', 3)] },
  { map: 'coast', units: [unit(0, 'CN9-A', '0808'), unit(1, 'JM6-S', '0806', 3), unit(2, 'AS7-D', '1007', 5)] },
  {
    map: 'mire',
    units: [
      unit(0, 'JR7-D', '0808'),
      unit(1, 'FS9-H', '0709', 3),
      unit(0, 'ARC-2R', '0909'),
      unit(1, 'CRD-3R', '0606'),
    ],
  },
];

/** Views of random play under the simulator's rules, one every `every` commands. */
export function sceneViews(every = 40, most = 320): readonly View[] {
  return MATCHES.flatMap((match, seed) => {
    const views: View[] = [];
    let count = 0;
    wander(begun({ ruleset: 'simulador', ...match }, new Random(seed)), seed, most, (state, seat) => {
      if (count++ % every === 0) views.push(view(state, seat));
    });
    return views;
  });
}
