import { type Tally, tally } from '../../../kernel/tally.ts';
import type { Cell } from '../../../parts/grid/grid.ts';
import { torpedoWorth } from '../belief/probe.ts';
import type { Spread } from '../belief/tracker.ts';
import { blastDamage } from '../rules/weapons.ts';
import type { Chart } from '../view.ts';

interface BlastPreview {
  readonly worth: Tally; // expected damage, from where they can be
  readonly own: number; // certain damage to ourselves
}

/** The expected damage of a blast to them, and the certain damage to us. */
export function blastPreview(
  chart: Chart,
  picture: Pick<Spread, 'cells' | 'weight'>,
  boat: Cell,
  at: Cell,
): BlastPreview {
  const { lines } = torpedoWorth(chart, picture, boat, at);
  return {
    worth: tally(lines.filter(({ why }) => why.code !== 'own-blast')),
    own: blastDamage(chart, at, boat),
  };
}
