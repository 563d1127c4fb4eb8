import type { IdentityRecord, PasskeyRecord, SessionRecord } from './identity-store.ts';
import type { PersonRecord } from './records.ts';

/** The tables of identities. JSON is stored as text. */
export interface IdentityTables {
  readonly identities: IdentityRow;
  readonly sessions: SessionRow;
  readonly passkeys: PasskeyRow;
  readonly recovery_links: RecoveryRow;
  readonly challenges: ChallengeRow;
}

export interface IdentityRow {
  readonly id: string;
  readonly name: string;
  readonly name_key: string;
  readonly created: number;
  readonly settings: string;
  readonly lessons: string;
  readonly deleted: number | null; // time, once it is retired
}

export interface SessionRow {
  readonly id: string;
  readonly identity_id: string;
  readonly token_hash: string;
  readonly device: string;
  readonly created: number;
  readonly seen: number;
}

export interface PasskeyRow {
  readonly id: string;
  readonly identity_id: string;
  readonly credential: string;
  readonly public_key: string;
  readonly counter: number;
  readonly transports: string;
  readonly created: number;
  readonly used: number | null;
}

interface RecoveryRow {
  readonly identity_id: string;
  readonly secret_hash: string;
  readonly created: number;
}

interface ChallengeRow {
  readonly id: string;
  readonly purpose: string;
  readonly identity_id: string | null;
  readonly expires: number;
}

export const identityRow = (record: IdentityRecord): IdentityRow => ({
  id: record.id,
  name: record.name,
  name_key: record.nameKey,
  created: record.created,
  settings: JSON.stringify(record.settings),
  lessons: JSON.stringify(record.lessons),
  deleted: null,
});

export const identityRecord = (row: IdentityRow): IdentityRecord => ({
  id: row.id,
  name: row.name,
  nameKey: row.name_key,
  created: row.created,
  settings: JSON.parse(row.settings),
  lessons: JSON.parse(row.lessons),
});

export const sessionRow = ({ identity, tokenHash, ...rest }: SessionRecord): SessionRow => ({
  ...rest,
  identity_id: identity,
  token_hash: tokenHash,
});

export const sessionRecord = (row: SessionRow): SessionRecord => ({
  id: row.id,
  identity: row.identity_id,
  tokenHash: row.token_hash,
  device: row.device,
  created: row.created,
  seen: row.seen,
});

export const passkeyRow = ({ identity, publicKey, transports, ...rest }: PasskeyRecord): PasskeyRow => ({
  ...rest,
  identity_id: identity,
  public_key: publicKey,
  transports: transports.join(' '),
});

export const passkeyRecord = (row: PasskeyRow): PasskeyRecord => ({
  id: row.id,
  identity: row.identity_id,
  credential: row.credential,
  publicKey: row.public_key,
  counter: row.counter,
  transports: row.transports.split(' ').filter((name) => name !== ''),
  created: row.created,
  used: row.used,
});

/** Columns of `people` under the names of a PersonRecord, for a query that also selects a match. */
export const PERSON_COLUMNS = [
  'people.id as person_id',
  'people.match_id as person_match',
  'people.token_hash as person_token',
  'people.name as person_name',
  'people.side as person_side',
  'people.identity_id as person_identity',
] as const;

export interface PersonColumns {
  readonly person_id: string;
  readonly person_match: string;
  readonly person_token: string;
  readonly person_name: string;
  readonly person_side: string | null;
  readonly person_identity: string | null;
}

export const personRecord = (row: PersonColumns): PersonRecord => ({
  id: row.person_id,
  match: row.person_match,
  tokenHash: row.person_token,
  name: row.person_name,
  side: row.person_side,
  identity: row.person_identity,
});
