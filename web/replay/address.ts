import type { Watcher } from '../../src/kernel/ids.ts';

/** What a share link says beside the match: whose eyes, and after which entry. */
export interface Spot {
  readonly eyes: Watcher | null;
  readonly at: number | null;
}

export function readSpot(search: string): Spot {
  const query = new URLSearchParams(search);
  const at = query.get('at') ?? '';
  return { eyes: query.get('eyes') || null, at: /^\d{1,7}$/.test(at) ? Number(at) : null };
}

export function writeSpot({ eyes, at }: Spot): string {
  const query = new URLSearchParams();
  if (eyes !== null) query.set('eyes', eyes);
  if (at !== null) query.set('at', String(at));
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
