import type { Idle, Scene } from '../../../page/contract.ts';
import { isMessage } from '../commands.ts';
import type { RadarKinds } from '../kinds.ts';
import { options } from '../options.ts';
import { seatOf } from '../view.ts';

const NOTE = { en: 'Nothing to fire', es: 'Nada que disparar' };

/**
 * Ends a captain's turn after surfacing, which the enemy hears. In other turns gauges, breakdowns and mines are secret:
 * an instant end would give them away.
 */
export function idle(
  { view, draft }: Pick<Scene<RadarKinds>, 'view' | 'draft'>,
  seat: string,
): Idle<RadarKinds> | undefined {
  if (seatOf(seat)?.role !== 'captain' || draft !== null || !view.now.surfacing) return undefined;
  const orders = options(view, seat).filter((option) => !isMessage(option));
  const [only] = orders;
  return orders.length === 1 && only?.type === 'end-turn' ? { command: only, note: NOTE } : undefined;
}
