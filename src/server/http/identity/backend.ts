import type { Result } from '../../../kernel/result.ts';
import type {
  Bringing,
  IdentityInfo,
  Me,
  MeChange,
  MyMatches,
  MyRecord,
  PlayerList,
  PlayerListHead,
  SignedIn,
  WrittenList,
} from '../../../wire/identity.ts';
import type { RelyingParty } from '../../identity/relying-party.ts';
import type { Session } from '../../identity/sessions.ts';
import type { Caller } from '../backend.ts';

/** A device that signs in. */
export interface Newcomer extends Bringing {
  readonly device: string; // such as `Firefox, Linux`
}

/** A passkey's answer, as the browser sends it. The library checks it. */
export type PasskeyResponse = Readonly<Record<string, unknown>> & { readonly id: string };

/** Everything the routes about identities need from the server. */
export interface IdentityBackend {
  /** The session of a token; undefined if it has ended. */
  session(token: string): Promise<Session | undefined>;
  info(party: RelyingParty | null): IdentityInfo;
  /** A new identity with a recovery link. */
  create(newcomer: Newcomer, wish: MeChange & { readonly name: string }): Promise<Result<SignedIn>>;
  recover(newcomer: Newcomer, secret: string): Promise<Result<SignedIn>>;
  /** Options for the browser: a passkey for a new identity of this name, or another one for the caller. */
  passkeyOptions(
    session: Session | null,
    party: RelyingParty | null,
    name: string | undefined,
  ): Promise<Result<object>>;
  addPasskey(session: Session, party: RelyingParty | null, response: PasskeyResponse): Promise<Result<Me>>;
  createWithPasskey(
    newcomer: Newcomer,
    party: RelyingParty | null,
    wish: MeChange & { readonly name: string },
    response: PasskeyResponse,
  ): Promise<Result<SignedIn>>;
  signInOptions(party: RelyingParty | null): Promise<Result<object>>;
  signIn(newcomer: Newcomer, party: RelyingParty | null, response: PasskeyResponse): Promise<Result<SignedIn>>;

  me(session: Session): Promise<Result<Me>>;
  change(session: Session, change: MeChange): Promise<Result<Me>>;
  link(session: Session, seats: readonly string[]): Promise<Result<{ readonly linked: readonly string[] }>>;
  /** Makes a recovery link, which replaces the earlier one. */
  newRecovery(session: Session): Promise<Result<{ readonly recovery: string }>>;
  removeRecovery(session: Session): Promise<Result<Me>>;
  removePasskey(session: Session, id: string): Promise<Result<Me>>;
  removeDevice(session: Session, id: string): Promise<Result<Me>>;
  signOut(session: Session): Promise<Result<null>>;
  remove(session: Session): Promise<Result<null>>;

  /** Matches of the identity, and of seats that the browser holds as a guest. */
  matches(
    caller: Caller,
    wish: { readonly seats?: readonly string[]; readonly from?: number; readonly most?: number },
  ): Promise<MyMatches>;
  record(session: Session): Promise<MyRecord>;

  lists(session: Session, game: string): Promise<Result<readonly PlayerListHead[]>>;
  list(session: Session, game: string, id: string): Promise<Result<PlayerList>>;
  /** Stores a list that its game accepts, unless the stored version is at least as new. */
  saveList(session: Session, game: string, list: PlayerList): Promise<Result<WrittenList>>;
}
