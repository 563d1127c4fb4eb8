import type { IdentityStore } from '../../store/identity-store.ts';
import type { ResultStore } from '../../store/result-store.ts';

const none = async (): Promise<readonly never[]> => [];
const nothing = async (): Promise<void> => {};
const missing = async (): Promise<undefined> => undefined;
const not = async (): Promise<false> => false;
const taken = async () => 'taken' as const;

/** Not implemented: every player is a guest. */
export const memoryIdentities: IdentityStore = {
  create: taken,
  get: missing,
  names: async () => new Map(),
  isTaken: not,
  change: taken,
  addSession: nothing,
  session: missing,
  sessions: none,
  openSessions: async () => new Set(),
  touchSession: nothing,
  removeSession: not,
  removeUnusedSessions: nothing,
  addPasskey: taken,
  passkey: missing,
  passkeys: none,
  usePasskey: nothing,
  removePasskey: not,
  setRecovery: nothing,
  recovery: missing,
  removeRecovery: not,
  recoveryWith: missing,
  replaceRecovery: not,
  addChallenge: taken,
  takeChallenge: missing,
  removeChallenges: nothing,
  link: not,
  peopleWith: none,
  peopleOf: none,
  retire: nothing,
  retired: none,
  remove: nothing,
};

export const memoryResults: ResultStore = {
  add: taken,
  isRecorded: not,
  nextNumber: async () => 1,
  ratings: none,
  ratingsOf: none,
  of: none,
  count: async () => 0,
  ofMatches: none,
  headToHead: none,
  rename: nothing,
  forget: nothing,
  rated: none,
  rewrite: nothing,
  setRatings: taken,
  unrecorded: none,
};
