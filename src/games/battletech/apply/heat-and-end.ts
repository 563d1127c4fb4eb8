import { stateWith } from '../copies.ts';
import type { Ground } from '../ground.ts';
import { COOL, groundAt, type State, unitOf } from '../state.ts';
import { type Appliers, change, unchanged, withGround } from './change.ts';

/** The Heat and End Phases, with fire, smoke and wind. */
export const HEAT_AND_END = {
  'heat-counted': (state, { unit, heat }) => change(state, unit, { heat, gained: COOL }),
  'shutdown-rolled': unchanged,
  'shut-down': (state, { unit, why }) => change(state, unit, { shutDown: true, stayDown: why === 'order' }),
  'started-up': (state, { unit }) => change(state, unit, { shutDown: false, stayDown: false }),
  'ammunition-rolled': unchanged,

  'end-ordered': unchanged,
  'sinks-set': (state, { unit, off }) => change(state, unit, { sinksOff: off }),
  'dump-marked': (state, { unit, bins }) =>
    change(state, unit, { dumping: bins.reduce((bits, bin) => bits | (1 << bin), 0) }),
  dumped(state, { unit, bins: gone }) {
    const { bins } = unitOf(state, unit);
    return change(state, unit, { dumping: 0, bins: bins.map((shots, bin) => (gone.includes(bin) ? 0 : shots)) });
  },

  'ground-changed': (state, { hex, ground }) => withGround(state, hex, ground),
  'hex-rolled': unchanged,
  'smoke-drifted': (state, { smoke }) => stateWith(state, { ground: withSmoke(state, smoke) }),
  'wind-set': (state, { wind }) => stateWith(state, { wind }),
} satisfies Partial<Appliers>;

/** `smoke` maps each hex to its new smoke level. */
function withSmoke(state: State, smoke: Readonly<Record<string, Ground['smoke']>>): State['ground'] {
  const ground = { ...state.ground };
  for (const [hex, level] of Object.entries(smoke)) ground[hex] = { ...groundAt(state, Number(hex)), smoke: level };
  return ground;
}
