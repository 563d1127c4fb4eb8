import type { Write } from '../../store/store.ts';

/**
 * Writes one after the other; after one that was not kept, none. What we wrote behind it would follow another node's entry,
 * and the rules were never asked whether it may. A store of our own has no such entries, and may write many at a time.
 */
export function inTurn(send: (write: Write) => Promise<void>): (write: Write) => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return (write) => {
    const next = last.then(() => send(write));
    next.catch(() => {}); // whoever wrote it is told
    last = next;
    return next;
  };
}
