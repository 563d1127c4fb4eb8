import type { Event } from '../events.ts';

/** Where a replay stops: battle results, large drains, and the end. */
export function isKeyMoment(event: Event): boolean {
  switch (event.type) {
    case 'battle-weighed':
    case 'ended':
      return true;
    case 'drained':
      return event.amount >= 3;
    case 'fired':
      return event.hit;
    default:
      return false;
  }
}

/** Turning points: costly battles, and the end. */
export const isTurningPoint = (event: Event): boolean =>
  event.type === 'ended' || (event.type === 'battle-weighed' && Math.max(event.damage.dark, event.damage.light) >= 6);
