import { type Bracket, bracketOf, minimumModifier, RANGE_MODIFIER, rangesOf } from './ranges.ts';
import { type Modifier, row } from './row.ts';
import type { Shooting } from './shooting.ts';

function bracket({ weapon, wet, distance }: Shooting): Bracket {
  const ranges = rangesOf(weapon, wet);
  return (ranges && bracketOf(ranges, distance)) ?? 'long';
}

/** Modifiers for what is in between, the range, and the weapon. */
export const OF_LINE: readonly Modifier[] = [
  row('woods-between', (_, { sight }) => sight.woods),
  row('smoke-between', (_, { sight }) => sight.smoke),
  {
    value: (aim) => RANGE_MODIFIER[bracket(aim)],
    why: (aim) => ({ code: 'range', bracket: bracket(aim), distance: aim.distance }),
  },
  {
    value: ({ weapon, distance }) => minimumModifier(weapon.minimum, distance),
    why: ({ weapon, distance }) => ({ code: 'minimum-range', minimum: weapon.minimum, distance }),
  },
  { value: ({ weapon }) => weapon.toHit, why: ({ weapon }) => ({ code: 'weapon', weapon: weapon.id }) },
  row('cluster-munition', ({ ammo }) => (ammo?.munition === 'cluster' ? -1 : 0)),
];
