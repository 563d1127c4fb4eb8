import type { Tally } from '../../../../kernel/tally.ts';
import { WEAPONS } from '../../data/weapons.ts';
import type { Attack, Target } from '../../plan.ts';
import { strikesOf } from '../../rules/physical/legal.ts';
import { strikeOdds } from '../../rules/physical/odds.ts';
import { strikeTally } from '../../rules/physical/to-hit.ts';
import type { UnitId, View } from '../../view.ts';
import { afterMove } from '../act/after-move.ts';
import { type GunRow, gunsOf } from '../act/guns.ts';
import { looking } from '../act/looking.ts';
import { planOf } from '../act/moves.ts';
import type { Draft } from '../draft.ts';

/** Weapons of one type that need the same number. */
interface Need {
  readonly weapon: string; // weapon id
  readonly mount: number; // the first of them
  readonly count: number;
  readonly rear: boolean;
  readonly tally: Tally;
  readonly odds: number;
}

/** The view with the draft applied: the move made, or the torso turned. */
export function supposed(view: View, id: UnitId, { move, torso }: Pick<Draft, 'move' | 'torso'>): View {
  if (view.phase !== 'movement') return looking(view, id, torso);
  const plan = move && planOf(view, id, move);
  return plan ? afterMove(view, id, move, plan) : view;
}

/** The number each weapon needs to hit a target, best odds first; without weapons that cannot hit. */
export function needsOf(view: View, id: UnitId, target: Target): readonly Need[] {
  const needs: Need[] = [];
  for (const gun of gunsOf(view, id, target, { shots: [] })) {
    if (!gun.tally || gun.no || gun.odds === 0) continue;
    const same = needs.findIndex(
      ({ weapon, rear, tally }) => weapon === gun.weapon.id && rear === gun.rear && tally.total === gun.tally?.total,
    );
    const known = needs[same];
    if (known) needs[same] = { ...known, count: known.count + 1 };
    else needs.push(needOf(gun, gun.tally));
  }
  return needs.sort((a, b) => b.odds - a.odds || damageOf(b) - damageOf(a));
}

const needOf = ({ weapon, mount, rear, odds }: GunRow, tally: Tally): Need => ({
  weapon: weapon.id,
  mount,
  count: 1,
  rear,
  tally,
  odds,
});

const damageOf = ({ weapon, count }: Need): number => {
  const { damage = 0, rack = 1 } = WEAPONS[weapon] ?? {};
  return damage * rack * count;
};

/** A physical attack on one target and the number it needs. */
interface Blow {
  readonly attack: Attack;
  readonly tally: Tally;
  readonly odds: number;
}

export const blowsOf = (view: View, id: UnitId, target: UnitId): readonly Blow[] =>
  strikesOf(view, id)
    .filter((attack) => attack.target === target)
    .map((attack) => ({ attack, tally: strikeTally(view, id, attack), odds: strikeOdds(view, id, attack) }))
    .sort((a, b) => b.odds - a.odds);
