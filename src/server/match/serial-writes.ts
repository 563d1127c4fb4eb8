import type { Write } from '../../store/store.ts';

/**
 * Writes one at a time, and nothing after a failed write: on a shared store, a later entry would follow another node's
 * entry, which the rules never checked. A private store has no such entries and can take many writes at once.
 */
export function serialWrites(send: (write: Write) => Promise<void>): (write: Write) => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return (write) => {
    const next = last.then(() => send(write));
    next.catch(() => {}); // the caller handles it
    last = next;
    return next;
  };
}
