import type { Socket } from './connection.ts';

type PageSocket = Socket & { readonly readyState: number };

const CONNECTING = 0;
const OPEN = 1;

let early: PageSocket | null = null;

/** Opens a socket while the page is still being drawn. The first connection uses it, and so saves two round trips. */
export function openEarly(open: () => PageSocket): void {
  early = open();
}

/** The early socket unless it is used or broken, otherwise a new one. */
export function earlyOr(open: () => PageSocket): Socket {
  const found = early;
  early = null;
  if (!found || found.readyState > OPEN) return open();
  if (found.readyState !== CONNECTING) queueMicrotask(() => found.onopen?.()); // it has opened before anyone listened
  return found;
}
