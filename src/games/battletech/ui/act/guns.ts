import type { Fact } from '../../../../kernel/fact.ts';
import type { Tally } from '../../../../kernel/tally.ts';
import { oddsAtLeast } from '../../../../parts/odds/two-dice.ts';
import type { CommandOf } from '../../commands.ts';
import type { Weapon } from '../../data/items.ts';
import type { Place } from '../../data/places.ts';
import { WEAPONS } from '../../data/weapons.ts';
import type { Shot, Target } from '../../plan.ts';
import { type HeatOutlook, heatOutlook } from '../../rules/heat.ts';
import { shotRefusal, togetherRefusal } from '../../rules/weapons/legal.ts';
import { expectedDamage } from '../../rules/weapons/odds.ts';
import { type Bracket, bracketOf, rangesOf } from '../../rules/weapons/ranges.ts';
import { sameTarget, shootingOf } from '../../rules/weapons/shooting.ts';
import { HIGHEST, toHit } from '../../rules/weapons/to-hit.ts';
import { modelOf, type UnitId, unitOf, type View } from '../../view.ts';
import type { Draft } from '../draft.ts';
import { type BinRow, binsOf, defaultShot, primaryOf, shotOf, targetsIn, withShot } from './shots.ts';

/** A row of the weapon list: a weapon and its actual or possible shot at the target. */
export interface GunRow {
  readonly mount: number;
  readonly weapon: Weapon;
  readonly at: Place;
  readonly rear: boolean;
  readonly shot: Shot;
  readonly chosen: boolean; // selected for this target
  readonly elsewhere: Target | null; // selected for this other target
  readonly no: Fact | undefined; // why it cannot fire
  readonly tally: Tally | null; // the number to roll
  readonly odds: number;
  readonly expected: number;
  readonly bracket: Bracket | null;
  readonly bins: readonly BinRow[];
}

/** All weapons of a unit against one target. */
export function gunsOf(
  view: View,
  id: UnitId,
  target: Target,
  draft: Pick<Draft, 'shots' | 'primary'>,
): readonly GunRow[] {
  const { shots, primary: wanted } = draft;
  return modelOf(view, id).design.mounts.flatMap((mount, number) => {
    const weapon = WEAPONS[mount.weapon];
    if (!weapon) return [];
    const now = shotOf(shots, number);
    const chosen = now !== undefined && sameTarget(now.target, target);
    const shot = chosen ? now : defaultShot(view, id, number, target, shots);
    const plan = withShot(shots, shot);
    const primary = primaryOf(view, id, targetsIn(plan), wanted);
    const answer = toHit(view, id, shot, { primary });
    const needs = 'tally' in answer ? answer.tally : null;
    return [
      {
        mount: number,
        weapon,
        at: mount.at,
        rear: mount.rear,
        shot,
        chosen,
        elsewhere: now && !chosen ? now.target : null,
        no: shotRefusal(view, id, shot) ?? (chosen ? undefined : togetherRefusal(view, id, plan)),
        tally: needs,
        odds: needs ? oddsOf(view, needs.total) : 0,
        expected: expectedDamage(view, id, shot, { primary }),
        bracket: bracketAt(view, id, shot),
        bins: binsOf(view, id, number),
      },
    ];
  });
}

const oddsOf = (view: View, needs: number): number =>
  needs > HIGHEST ? 0 : oddsAtLeast(needs, view.rules.ruleset.dice);

function bracketAt(view: View, id: UnitId, shot: Shot): Bracket | null {
  const shooting = shootingOf(view, id, shot);
  const ranges = shooting && rangesOf(shooting.weapon, shooting.wet);
  return ranges ? bracketOf(ranges, shooting.distance) : null;
}

/** Heat of the chosen weapons; none for vehicles. */
export const heatOfShots = (view: View, id: UnitId, shots: readonly Shot[]): number =>
  unitOf(view, id).crew
    ? 0
    : shots.reduce((sum, { weapon }) => {
        const { mounts } = modelOf(view, id).design;
        return sum + (WEAPONS[mounts[weapon]?.weapon ?? '']?.heat ?? 0);
      }, 0);

/** Totals of a fire plan. */
export interface FirePlan {
  readonly primary: Target | null;
  readonly targets: readonly Target[];
  readonly expected: number;
  readonly heat: HeatOutlook;
}

export function firePlan(
  view: View,
  id: UnitId,
  { shots, primary: wanted }: Pick<Draft, 'shots' | 'primary'>,
): FirePlan {
  const targets = targetsIn(shots);
  const primary = primaryOf(view, id, targets, wanted);
  return {
    primary,
    targets,
    expected: shots.reduce((sum, shot) => sum + expectedDamage(view, id, shot, { primary }), 0),
    heat: heatOutlook(view, id, heatOfShots(view, id, shots)),
  };
}

/** The declaration; without shots the unit holds fire. */
export const fireCommand = (
  view: View,
  id: UnitId,
  { shots, primary: wanted }: Pick<Draft, 'shots' | 'primary'>,
): CommandOf<'fire'> => ({
  type: 'fire',
  unit: id,
  primary: primaryOf(view, id, targetsIn(shots), wanted),
  shots: [...shots],
});
