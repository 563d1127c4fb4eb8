import type { Event, EventType } from './events.ts';
import type { State } from './state.ts';

/** Figures of a match: shots, their effects, and how it ended. */
export function detail(state: State, events: Iterable<Event>): Record<string, number> {
  const sum: Record<string, number> = { turnLimit: state.outcome?.reason.code.startsWith('limit') ? 1 : 0 };
  for (const name of Object.values(COUNTED)) sum[name] = 0;
  sum.heldFire = 0;
  sum.hits = 0;
  sum.damage = 0;
  for (const event of events) {
    const name = COUNTED[event.type];
    if (name) sum[name] = (sum[name] ?? 0) + 1;
    if (event.type === 'fire-declared' && event.shots.length === 0) sum.heldFire++;
    if (event.type === 'shot-fired' && event.hit) sum.hits++;
    if (event.type === 'damaged') sum.damage += event.armour + event.structure;
  }
  return sum;
}

const COUNTED: Readonly<Partial<Record<EventType, string>>> = {
  'fire-declared': 'declarations',
  'shot-fired': 'shots',
  'strike-rolled': 'physicals',
  'critical-hit': 'criticals',
  fell: 'falls',
  'shut-down': 'shutdowns',
  exploded: 'explosions',
  'unit-destroyed': 'destroyed',
  'pilot-hit': 'pilotHits',
};
