import type { LeagueStore } from '../../store/league-store.ts';
import type { ListStore } from '../../store/list-store.ts';
import type { OperatorStore } from '../../store/operator-store.ts';
import type { OpponentStore } from '../../store/opponent-store.ts';
import type { PushStore } from '../../store/push-store.ts';
import type { Store, StoredDecision } from '../../store/store.ts';
import { memoryIdentities, memoryResults } from './memory-identities.ts';

/** A store that only remembers decisions: for tests that play hundreds of matches and never restart. */
export function memoryStore(decisions: readonly StoredDecision[] = []): Store {
  return {
    create: async () => 'written',
    write: async () => 'written',
    byCode: async () => undefined,
    byId: async () => undefined,
    unfinished: async () => [],
    createdBy: async () => [],
    countCreatedBy: async () => 0,
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
    identities: memoryIdentities,
    results: memoryResults,
    push: memoryPush,
    opponents: memoryOpponents,
    leagues: memoryLeagues,
    playerLists: memoryLists,
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
  pack: async () => false,
  packed: async () => undefined,
  finishedBefore: none,
  abandoned: none,
  removeReports: nothing,
  reclaim: async () => false,
};

const memoryPush: PushStore = {
  keysOr: async (keys) => keys,
  keys: async () => undefined,
  subscribe: nothing,
  subscriptions: none,
  unsubscribe: nothing,
  removeEndpoint: nothing,
};

const memoryOpponents: OpponentStore = {
  add: nothing,
  seen: async () => undefined,
  waiting: none,
  count: async () => 0,
  claim: async () => false,
  confirm: async () => false,
  release: nothing,
  remove: async () => false,
  removeBefore: nothing,
};

const memoryLeagues: LeagueStore = {
  create: async () => 'taken',
  byCode: async () => undefined,
  byId: async () => undefined,
  listed: none,
  all: none,
  of: none,
  playing: none,
  events: none,
  append: async () => 'taken',
  players: none,
  matches: none,
  claim: async () => 'taken',
  boardOf: async () => undefined,
  removeOpen: nothing,
};

const memoryLists: ListStore = {
  heads: none,
  get: async () => undefined,
  all: none,
  put: async () => 'full',
};
