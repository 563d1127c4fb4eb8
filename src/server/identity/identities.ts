import { no, ok, type Result } from '../../kernel/result.ts';
import type { IdentityRecord, PasskeyRecord, RecoveryRecord } from '../../store/identity-store.ts';
import { LARGEST_SETTINGS, type Me, type MeChange, MOST_LESSONS, type SignedIn } from '../../wire/identity.ts';
import type { IdentityBackend, Newcomer } from '../http/identity/backend.ts';
import { errorFacts } from '../log.ts';
import { cutEverywhere, type OperatorContext } from '../operator/context.ts';
import { newId, newToken, recoveryHash } from '../tokens.ts';
import { deleteIdentity } from './delete-identity.ts';
import { linkSeats } from './link-seats.ts';
import { myMatches } from './my-matches.ts';
import { myRecord } from './my-record.ts';
import { keptName } from './names.ts';
import { authenticationOptions, registrationOptions, verifiedRegistration, verifiedSignIn } from './passkeys.ts';
import { playerLists } from './player-lists.ts';
import { newSession, type Session, sessionWith, signInDevice } from './sessions.ts';
import { TurnSummaries } from './turn-summaries.ts';

const MOST_PASSKEYS = 10;
const TOO_MANY_PASSKEYS = no({ code: 'too-many-passkeys', most: MOST_PASSKEYS });
const NO_PASSKEYS = no({ code: 'passkeys-off' });
const WRONG_LINK = no({ code: 'wrong-recovery-link' });

type Wish = MeChange & { readonly name: string };

/** Implements the routes about identities. */
export function makeIdentities(context: OperatorContext): IdentityBackend {
  const { service } = context;
  const { store, now, moderation } = service;
  const { identities } = store;
  const summaries = new TurnSummaries(service);

  async function meOf({ identity, id }: Pick<Session, 'identity' | 'id'>): Promise<Result<Me>> {
    const [found, devices, passkeys, recovery] = await Promise.all([
      identities.get(identity),
      identities.sessions(identity),
      identities.passkeys(identity),
      identities.recovery(identity),
    ]);
    if (!found) return no({ code: 'signed-out' });
    const { name, created, settings, lessons } = found;
    return ok({
      name,
      created,
      settings,
      lessons,
      devices: devices.map(({ id: session, device, created: from, seen }) => ({
        id: session,
        device,
        created: from,
        seen,
        current: session === id,
      })),
      passkeys: passkeys.map(({ id: passkey, created: from, used }) => ({ id: passkey, created: from, used })),
      recovery: recovery?.created ?? null,
    });
  }

  /** The codes of the linked matches. A failure is only logged: the answer contains secrets that are sent once. */
  const linkOrLog = (identity: string, seats: readonly string[]): Promise<readonly string[]> =>
    linkSeats(context, identity, seats).catch((error: unknown) => {
      service.log.warn({ identity, ...errorFacts(error) }, 'cannot link seats');
      return [];
    });

  /** Saves a new identity and signs its first device in. */
  async function createNew(
    id: string,
    { name, settings = {}, lessons = [] }: Wish,
    { device, seats = [] }: Newcomer,
    passkey: PasskeyRecord | undefined,
  ): Promise<Result<SignedIn>> {
    const kept = keptName(name, moderation.filter);
    if (!kept.ok) return kept;
    const at = now();
    const { token, record: session } = newSession(id, device, at);
    const identity: IdentityRecord = { id, ...kept.value, created: at, settings, lessons: unique(lessons) };
    if (isTooLarge(settings)) return no({ code: 'settings-too-large', most: LARGEST_SETTINGS });
    const { secret, record: recovery } = newRecoveryLink(id, at);
    const access = passkey ? { session, passkey } : { session, recovery };
    if ((await identities.create(identity, access)) === 'taken') return no({ code: 'name-taken', name: identity.name });
    const linked = await linkOrLog(id, seats);
    const me = await meOf({ identity: id, id: session.id });
    return me.ok ? ok({ session: token, ...(!passkey && { recovery: secret }), me: me.value, linked }) : me;
  }

  /** Signs a device in, unless `confirm` says that another caller was faster. */
  async function signedIn(
    identity: string,
    { device, seats = [] }: Newcomer,
    confirm?: () => Promise<Result<null>>,
  ): Promise<Result<SignedIn>> {
    if (moderation.bans.bansIdentity(identity)) return no({ code: 'banned' });
    const { token, session } = await signInDevice(service, identity, device);
    const me = await meOf({ identity, id: session });
    if (!me.ok) return me;
    const confirmed = await confirm?.();
    if (confirmed?.ok === false) {
      await identities.removeSession(identity, session);
      return confirmed;
    }
    return ok({ session: token, me: me.value, linked: await linkOrLog(identity, seats) });
  }

  const hasMostPasskeys = async ({ identity }: Session): Promise<boolean> =>
    (await identities.passkeys(identity)).length >= MOST_PASSKEYS;

  return {
    session: (token) => sessionWith(service, token),
    info: (party) => ({ passkeys: party !== null }),
    create: (newcomer, wish) => createNew(newId(), wish, newcomer, undefined),

    /** Replaces the used link, as the last step: if one before it fails, the player can use the old link again. */
    async recover(newcomer, secret) {
      const used = await identities.recoveryWith(recoveryHash(secret));
      if (!used) return WRONG_LINK;
      const { secret: recovery, record: next } = newRecoveryLink(used.identity, now());
      const done = await signedIn(used.identity, newcomer, async () =>
        (await identities.replaceRecovery(used, next)) ? ok(null) : WRONG_LINK,
      );
      return done.ok ? ok({ ...done.value, recovery, me: { ...done.value.me, recovery: next.created } }) : done;
    },

    async passkeyOptions(session, party, name) {
      if (!party) return NO_PASSKEYS;
      if (session) {
        if (await hasMostPasskeys(session)) return TOO_MANY_PASSKEYS;
        return registrationOptions(service, party, { id: session.identity, name: session.name });
      }
      const kept = keptName(name ?? '', moderation.filter);
      if (!kept.ok) return kept;
      if (await identities.isTaken(kept.value.nameKey)) return no({ code: 'name-taken', name: kept.value.name });
      return registrationOptions(service, party, { id: newId(), name: kept.value.name });
    },
    async addPasskey(session, party, response) {
      if (!party) return NO_PASSKEYS;
      const passkey = await verifiedRegistration(service, party, response);
      if (!passkey.ok) return passkey;
      if (passkey.value.identity !== session.identity) return no({ code: 'passkey-refused' });
      if (await hasMostPasskeys(session)) return TOO_MANY_PASSKEYS; // others may have been added since the options
      if ((await identities.addPasskey(passkey.value)) === 'taken') return no({ code: 'passkey-known' });
      return meOf(session);
    },
    async createWithPasskey(newcomer, party, wish, response) {
      if (!party) return NO_PASSKEYS;
      const passkey = await verifiedRegistration(service, party, response);
      if (!passkey.ok) return passkey;
      const { identity, credential } = passkey.value;
      if (await identities.get(identity)) return no({ code: 'passkey-refused' }); // its challenge was for another caller
      if (await identities.passkey(credential)) return no({ code: 'passkey-known' });
      return createNew(identity, wish, newcomer, passkey.value);
    },
    signInOptions: async (party) => (party ? authenticationOptions(service, party) : NO_PASSKEYS),
    async signIn(newcomer, party, response) {
      if (!party) return NO_PASSKEYS;
      const identity = await verifiedSignIn(service, party, response);
      return identity.ok ? signedIn(identity.value, newcomer) : identity;
    },

    me: meOf,
    async change(session, { name, settings, lessons }) {
      if (settings && isTooLarge(settings)) return no({ code: 'settings-too-large', most: LARGEST_SETTINGS });
      const kept = name === undefined ? undefined : keptName(name, moderation.filter);
      if (kept && !kept.ok) return kept;
      const before = lessons && (await identities.get(session.identity));
      const changed = await identities.change(session.identity, {
        ...kept?.value,
        ...(settings && { settings }),
        ...(lessons && { lessons: unique([...(before?.lessons ?? []), ...lessons]) }),
      });
      if (changed === 'taken' && kept) return no({ code: 'name-taken', name: kept.value.name });
      return meOf(session);
    },
    link: async ({ identity }, seats) => ok({ linked: await linkSeats(context, identity, seats) }),
    async newRecovery({ identity }) {
      const { secret, record } = newRecoveryLink(identity, now());
      await identities.setRecovery(record);
      return ok({ recovery: secret });
    },
    async removeRecovery(session) {
      await identities.removeRecovery(session.identity);
      return meOf(session);
    },
    async removePasskey(session, id) {
      if (!(await identities.removePasskey(session.identity, id))) return no({ code: 'no-such-passkey' });
      return meOf(session);
    },
    async removeDevice(session, id) {
      if (!(await identities.removeSession(session.identity, id))) return no({ code: 'no-such-device' });
      await cutEverywhere(context, session.identity);
      return meOf(session);
    },
    async signOut({ identity, id }) {
      await identities.removeSession(identity, id);
      await cutEverywhere(context, identity);
      return ok(null);
    },
    async remove({ identity }) {
      await deleteIdentity(context, identity);
      return ok(null);
    },
    matches: (caller, wish) => myMatches(context, summaries, caller, wish),
    record: ({ identity }) => myRecord(service, identity),
    ...playerLists(service),
  };
}

const unique = (lessons: readonly string[]): readonly string[] => [...new Set(lessons)].slice(0, MOST_LESSONS);

const isTooLarge = (settings: object): boolean => JSON.stringify(settings).length > LARGEST_SETTINGS;

function newRecoveryLink(
  identity: string,
  created: number,
): { readonly secret: string; readonly record: RecoveryRecord } {
  const secret = newToken();
  return { secret, record: { identity, secretHash: recoveryHash(secret), created } };
}
