import { HD } from '../../data/places.ts';
import { groundAt, modelOf } from '../../state.ts';
import { heightOf, immobile, isMech } from '../status.ts';
import { FOLIAGE } from '../terrain.ts';
import { targetMoved } from './modifiers.ts';
import { type Modifier, row } from './row.ts';
import type { Shooting } from './shooting.ts';

const IMMOBILE = -4;
const HEAD = 3; // instead of the modifier of an immobile target
/** What weighs more than this is a large target. */
const LARGE = 100;

const atHead = ({ state, target, foe, shot }: Shooting): boolean =>
  foe !== null && shot.aim === HD && isMech(state, target) && immobile(state, target);

/** Woods or smoke of the target's own hex hide it, unless it stands out of them. */
function hidden({ state, target, foe, to }: Shooting, what: 'woods' | 'smoke'): number {
  if (!foe) return 0;
  const ground = groundAt(state, to);
  return ground[what] !== 0 && foe.level + heightOf(state, target) <= ground.level + FOLIAGE ? ground[what] : 0;
}

/** How the target moved, lies and was built. A hex cannot move. */
export const OF_TARGET_ITSELF: readonly Modifier[] = [
  {
    value: ({ foe }) => (foe ? targetMoved(foe.went.hexes) : 0),
    why: ({ foe }) => ({ code: 'target-moved', hexes: foe?.went.hexes ?? 0 }),
  },
  row('target-jumped', ({ foe }) => (foe?.went.mode === 'jump' ? 1 : 0)),
  row('target-skidded', ({ foe }) => (foe?.went.skidded ? 2 : 0)),
  row('target-immobile', (aim) => ((aim.foe && !immobile(aim.state, aim.target)) || atHead(aim) ? 0 : IMMOBILE)),
  row('aimed-at-head', (aim) => (atHead(aim) ? HEAD : 0)),
  {
    value: ({ foe, distance }) => (foe?.prone ? (distance <= 1 ? -2 : 1) : 0),
    why: ({ distance }) => ({ code: 'target-prone', adjacent: distance <= 1 }),
  },
  row('large-target', ({ state, target, foe }) =>
    foe && modelOf(state, target).design.tons > LARGE ? state.rules.ruleset.largeTarget : 0,
  ),
];

const PARTIAL_COVER = row('partial-cover', ({ foe }, { sight }) => (foe && sight.cover ? 1 : 0));

/** What grows or drifts in its hex. */
export const OF_TARGET_HEX: readonly Modifier[] = [
  {
    value: (aim) => hidden(aim, 'woods'),
    why: (aim) => ({ code: 'target-in-woods', woods: hidden(aim, 'woods') }),
  },
  {
    value: (aim) => hidden(aim, 'smoke'),
    why: (aim) => ({ code: 'target-in-smoke', smoke: hidden(aim, 'smoke') }),
  },
];

/** What the target makes of it. */
export const OF_TARGET: readonly Modifier[] = [...OF_TARGET_ITSELF, PARTIAL_COVER, ...OF_TARGET_HEX];
