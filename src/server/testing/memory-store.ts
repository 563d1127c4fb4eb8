import type { OperatorStore } from '../../store/operator-store.ts';
import type { Store, StoredDecision } from '../../store/store.ts';

/** A store that only remembers decisions: for tests that play hundreds of matches and never restart. */
export function memoryStore(decisions: readonly StoredDecision[] = []): Store {
  return {
    create: async () => 'written',
    write: async () => 'written',
    byCode: async () => undefined,
    byId: async () => undefined,
    unfinished: async () => [],
    createdBy: async () => [],
    listed: async () => [],
    entries: async () => [],
    snapshot: async () => undefined,
    decisions: async (_, n) => decisions.filter((one) => n === undefined || one.n === n),
    decided: async () => decisions.map(({ n, seat }) => ({ n, seat })),
    addPerson: async () => 'written',
    changePerson: async () => {},
    people: async () => [],
    addSighting: async () => {},
    sightings: async () => [],
    say: async () => {},
    chat: async () => [],
    removeOpen: async () => {},
    probe: async () => {},
    operator: memoryOperator,
    close: async () => {},
  };
}

const none = async (): Promise<readonly never[]> => [];
const nothing = async (): Promise<void> => {};

/** Not implemented: no test on this store uses operator data. */
const memoryOperator: OperatorStore = {
  matches: none,
  countMatches: async () => 0,
  deleteMatch: async () => false,
  addBan: nothing,
  bans: none,
  liftBan: async () => false,
  addReport: nothing,
  reports: none,
  openReports: none,
  closeReport: async () => false,
  addAction: nothing,
  actions: none,
  person: async () => undefined,
  chatOf: none,
  commandsOf: none,
  redact: nothing,
  forksOf: none,
  rewrite: nothing,
  packable: none,
  pack: nothing,
  packed: async () => undefined,
  finishedBefore: none,
  abandoned: none,
  removeReports: nothing,
  reclaim: async () => false,
};
