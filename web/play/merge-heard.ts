import type { Watcher } from '../../src/kernel/ids.ts';
import type { Happening } from './play.ts';

export interface Event {
  readonly type: string;
}

/** What several seats heard of one happening, told once: where two heard the same event, the fuller telling stays. */
export function together({ events }: Happening, watchers?: readonly Watcher[]): readonly Event[] {
  const tellings = Object.entries(events).flatMap(([watcher, list]) =>
    watchers === undefined || watchers.includes(watcher) ? [list] : [],
  );
  return tellings.reduce<readonly Event[]>(woven, []);
}

/** Both are parts of one row of events, in its order. */
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

/** One event as two may hear it: the same type, and no plain fact that differs. */
function isSame(a: Event, b: Event): boolean {
  if (a.type !== b.type) return false;
  const facts = b as unknown as Readonly<Record<string, unknown>>;
  return Object.entries(a).every(
    ([key, value]) => !(key in facts) || typeof value === 'object' || value === facts[key],
  );
}

const fuller = (a: Event, b: Event): Event => (Object.keys(b).length > Object.keys(a).length ? b : a);
