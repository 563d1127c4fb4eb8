import type { Watcher } from '../../src/kernel/ids.ts';
import type { Happening } from './play.ts';

export interface Event {
  readonly type: string;
}

/** Merges what several seats heard; if two heard the same event, keeps the one with more facts. */
export function together({ events }: Happening, watchers?: readonly Watcher[]): readonly Event[] {
  const tellings = Object.entries(events).flatMap(([watcher, list]) =>
    watchers === undefined || watchers.includes(watcher) ? [list] : [],
  );
  return tellings.reduce<readonly Event[]>(woven, []);
}

/** Both are subsequences of one list of events. */
function woven(one: readonly Event[], other: readonly Event[]): readonly Event[] {
  const out: Event[] = [];
  let next = 0;
  for (const event of one) {
    const twin = other.findIndex((candidate, i) => i >= next && isSame(event, candidate));
    if (twin < 0) {
      out.push(event);
      continue;
    }
    out.push(...other.slice(next, twin), fuller(event, other[twin] as Event));
    next = twin + 1;
  }
  return [...out, ...other.slice(next)];
}

/** Whether two heard events are the same one: same type, and no differing primitive fact. */
function isSame(a: Event, b: Event): boolean {
  if (a.type !== b.type) return false;
  const facts = b as unknown as Readonly<Record<string, unknown>>;
  return Object.entries(a).every(
    ([key, value]) => !(key in facts) || typeof value === 'object' || value === facts[key],
  );
}

const fuller = (a: Event, b: Event): Event => (Object.keys(b).length > Object.keys(a).length ? b : a);
