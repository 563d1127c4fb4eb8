import type { MatchRecord, PersonRecord, Written } from './records.ts';

/** A name that a person keeps. What follows them to every device is stored with it. */
export interface IdentityRecord {
  readonly id: string;
  readonly name: string;
  readonly nameKey: string; // unique: names that look the same have the same key
  readonly created: number; // milliseconds since 1970
  readonly settings: Readonly<Record<string, unknown>>; // of the page
  readonly lessons: readonly string[]; // finished ones, such as `radar/captain`
}

/** A signed-in device. Only the digest of its token is stored. */
export interface SessionRecord {
  readonly id: string;
  readonly identity: string;
  readonly tokenHash: string;
  readonly device: string; // such as `Firefox, Linux`
  readonly created: number;
  readonly seen: number; // last used, to within an hour
}

export interface PasskeyRecord {
  readonly id: string;
  readonly identity: string;
  readonly credential: string; // the authenticator's id for it
  readonly publicKey: string; // base64url
  readonly counter: number; // uses, as the authenticator counts them
  readonly transports: readonly string[];
  readonly created: number;
  readonly used: number | null; // last time
}

/** At most one per identity. Only the digest of its secret is stored. */
export interface RecoveryRecord {
  readonly identity: string;
  readonly secretHash: string;
  readonly created: number;
}

/** A random value that a passkey has to sign, once and soon. */
export interface ChallengeRecord {
  readonly id: string;
  readonly purpose: 'register' | 'sign-in';
  readonly identity: string | null; // that gets the passkey; null = a new one, or not known yet
  readonly expires: number;
}

/** A session with the name of its identity. */
type OpenSession = SessionRecord & { readonly name: string };

/** A person in a match. */
export interface PersonInMatch {
  readonly person: PersonRecord;
  readonly match: MatchRecord;
}

export interface FoundPerson extends PersonInMatch {
  readonly entries: number; // in the log; 0 if it is packed
}

type IdentityChange = Partial<Pick<IdentityRecord, 'name' | 'nameKey' | 'settings' | 'lessons'>>;

/** What a new identity starts with. */
interface FirstAccess {
  readonly session: SessionRecord;
  readonly passkey?: PasskeyRecord;
  readonly recovery?: RecoveryRecord;
}

/** Identities and their sessions, passkeys and recovery links. Every write is atomic. */
export interface IdentityStore {
  create(identity: IdentityRecord, access: FirstAccess): Promise<Written>; // `taken`: the name is
  get(id: string): Promise<IdentityRecord | undefined>; // not once it is retired
  names(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  isTaken(nameKey: string): Promise<boolean>;
  change(id: string, change: IdentityChange): Promise<Written>; // `taken`: the name is

  addSession(session: SessionRecord): Promise<void>;
  session(tokenHash: string): Promise<OpenSession | undefined>;
  sessions(identity: string): Promise<readonly SessionRecord[]>; // last used first
  openSessions(ids: readonly string[]): Promise<ReadonlySet<string>>; // those that still exist
  touchSession(id: string, seen: number): Promise<void>;
  removeSession(identity: string, id: string): Promise<boolean>;
  removeUnusedSessions(before: number): Promise<void>;

  addPasskey(passkey: PasskeyRecord): Promise<Written>; // `taken`: the credential is known
  passkey(credential: string): Promise<PasskeyRecord | undefined>;
  passkeys(identity: string): Promise<readonly PasskeyRecord[]>; // oldest first
  usePasskey(id: string, counter: number, used: number): Promise<void>;
  removePasskey(identity: string, id: string): Promise<boolean>;

  setRecovery(recovery: RecoveryRecord): Promise<void>; // replaces the earlier one
  recovery(identity: string): Promise<RecoveryRecord | undefined>;
  removeRecovery(identity: string): Promise<boolean>;
  recoveryWith(secretHash: string): Promise<RecoveryRecord | undefined>;
  replaceRecovery(used: RecoveryRecord, next: RecoveryRecord): Promise<boolean>; // true for only one caller

  addChallenge(challenge: ChallengeRecord, most: number): Promise<Written>; // `taken`: too many are waiting
  takeChallenge(id: string): Promise<ChallengeRecord | undefined>; // only one caller gets it
  removeChallenges(before: number): Promise<void>;

  /** Gives a guest's seat to an identity. From then on its old token opens nothing. False if it belongs to an identity. */
  link(person: PersonRecord, identity: string, tokenHash: string): Promise<boolean>;
  peopleWith(tokenHashes: readonly string[]): Promise<readonly FoundPerson[]>; // guests, by seat token
  peopleOf(
    identity: string,
    filter: { readonly over?: boolean; readonly match?: string; readonly takesPart?: boolean },
    most: number,
  ): Promise<readonly FoundPerson[]>; // newest match first; `takesPart`: without started matches they only watch

  /** Ends all access and frees the name. The row stays until `remove`, so that the rest can be deleted later. */
  retire(id: string, at: number): Promise<void>;
  retired(page: { readonly from: number; readonly most: number }): Promise<readonly string[]>; // ids, oldest first
  remove(id: string): Promise<void>; // with its bans
}
