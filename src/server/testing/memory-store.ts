import type { Store, StoredDecision } from '../../store/store.ts';

/** A store that only remembers decisions: for tests that play hundreds of matches and never restart. */
export function memoryStore(decisions: readonly StoredDecision[] = []): Store {
  return {
    create: async () => 'written',
    write: async () => 'written',
    byCode: async () => undefined,
    byId: async () => undefined,
    unfinished: async () => [],
    listed: async () => [],
    entries: async () => [],
    snapshot: async () => undefined,
    decisions: async (_, n) => decisions.filter((one) => n === undefined || one.n === n),
    decided: async () => decisions.map(({ n, seat }) => ({ n, seat })),
    addPerson: async () => 'written',
    changePerson: async () => {},
    people: async () => [],
    say: async () => {},
    chat: async () => [],
    removeOpen: async () => {},
    probe: async () => {},
    close: async () => {},
  };
}
