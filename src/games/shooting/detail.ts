import type { Event } from './events.ts';
import type { State } from './state.ts';

/** Figures of a match: what was fired and what it did. */
export function detail({ outcome, points }: State, events: Iterable<Event>): Record<string, number> {
  const sum = {
    turnLimit: outcome?.reason.code.startsWith('limit') ? 1 : 0,
    attacks: 0,
    hits: 0,
    wounds: 0,
    unsaved: 0,
    damage: 0,
    slain: 0,
    attackerPoints: points.attacker,
    defenderPoints: points.defender,
  };
  for (const event of events) {
    if (event.type !== 'volley-resolved') continue;
    sum.attacks += event.sum.attacks;
    sum.hits += event.sum.hits;
    sum.wounds += event.sum.wounds;
    sum.unsaved += event.sum.unsaved;
    sum.damage += event.sum.damage;
    sum.slain += event.sum.slain;
  }
  return sum;
}
