import type { Watcher } from '../../src/kernel/ids.ts';

/** The query of a share link: whose view, and after which entry. */
interface Spot {
  readonly watcher: Watcher | null;
  readonly at: number | null;
  readonly why?: boolean; // open the Why tab
}

export function readSpot(search: string): Spot {
  const query = new URLSearchParams(search);
  const at = query.get('at') ?? '';
  const spot = { watcher: query.get('eyes') || null, at: /^\d{1,7}$/.test(at) ? Number(at) : null };
  return query.has('why') ? { ...spot, why: true } : spot;
}

export function writeSpot({ watcher, at, why }: Spot): string {
  const query = new URLSearchParams();
  if (watcher !== null) query.set('eyes', watcher);
  if (at !== null) query.set('at', String(at));
  if (why) query.set('why', '1');
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
