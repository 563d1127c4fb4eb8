import { HD } from '../../data/places.ts';
import { modelOf } from '../../state.ts';
import { TARGET } from '../attack-modifiers.ts';
import { immobile, isMech } from '../status.ts';
import { type Modifier, row } from './row.ts';
import type { Shooting } from './shooting.ts';

const HEAD = 3; // replaces the modifier for an immobile target
const LARGE = 100; // tons; anything heavier is a large target

const atHead = ({ state, target, foe, shot }: Shooting): boolean =>
  foe !== null && shot.aim === HD && isMech(state, target) && immobile(state, target);

/** The target's movement, posture and size. */
export const OF_TARGET_ITSELF: readonly Modifier[] = [
  TARGET.moved,
  TARGET.jumped,
  TARGET.skidded,
  row('target-immobile', (aim) => (atHead(aim) ? 0 : TARGET.immobile.value(aim))),
  row('aimed-at-head', (aim) => (atHead(aim) ? HEAD : 0)),
  TARGET.prone,
  row('large-target', ({ state, target, foe }) =>
    foe && modelOf(state, target).design.tons > LARGE ? state.rules.ruleset.largeTarget : 0,
  ),
];

const PARTIAL_COVER = row('partial-cover', ({ foe }, { sight }) => (foe && sight.cover ? 1 : 0));

/** Woods and smoke in the target's hex. */
export const OF_TARGET_HEX: readonly Modifier[] = [TARGET.woods, TARGET.smoke];

/** All modifiers about the target. */
export const OF_TARGET: readonly Modifier[] = [...OF_TARGET_ITSELF, PARTIAL_COVER, ...OF_TARGET_HEX];
