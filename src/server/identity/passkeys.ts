import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { no, ok, type Result } from '../../kernel/result.ts';
import type { ChallengeRecord, PasskeyRecord } from '../../store/identity-store.ts';
import type { PasskeyResponse } from '../http/identity/backend.ts';
import type { Service } from '../service.ts';
import { newId } from '../tokens.ts';
import type { RelyingParty } from './relying-party.ts';

const WITHIN = 5 * 60_000; // milliseconds to answer a challenge
const MOST_CHALLENGES = 10_000; // waiting, of all callers
const MOST_TRANSPORTS = 8;
const NAME = 'Umpire';

type Stores = Pick<Service, 'store' | 'now'>;

/** The library is large, so it is loaded with the first passkey. */
const library = () => import('@simplewebauthn/server');

/** Options for a new passkey of this identity, which may not exist yet. */
export async function registrationOptions(
  service: Stores,
  { id: rpID }: RelyingParty,
  identity: { readonly id: string; readonly name: string },
): Promise<Result<object>> {
  const { generateRegistrationOptions } = await library();
  const known = await service.store.identities.passkeys(identity.id);
  const options = await generateRegistrationOptions({
    rpName: NAME,
    rpID,
    userName: identity.name,
    userDisplayName: identity.name,
    userID: new TextEncoder().encode(identity.id),
    attestationType: 'none', // says nothing about the device
    excludeCredentials: known.map(({ credential, transports }) => ({ id: credential, transports: [...transports] })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  });
  const saved = await saveChallenge(service, options.challenge, 'register', identity.id);
  return saved.ok ? ok(options) : saved;
}

/** Checks a new passkey. The answer names the identity that its challenge was made for. */
export async function verifiedRegistration(
  service: Stores,
  party: RelyingParty,
  response: PasskeyResponse,
): Promise<Result<PasskeyRecord>> {
  const { verifyRegistrationResponse } = await library();
  let challenge: ChallengeRecord | undefined;
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: response as unknown as RegistrationResponseJSON,
      expectedChallenge: async (given) => {
        challenge = await takeChallenge(service, given, 'register');
        return challenge !== undefined;
      },
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: false,
    });
    const identity = challenge?.identity ?? null;
    if (!verified || identity === null) return no({ code: 'passkey-refused' });
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    return ok({
      id: newId(),
      identity,
      credential: id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: transports.filter((name) => /^[a-z-]{1,20}$/.test(name)).slice(0, MOST_TRANSPORTS),
      created: service.now(),
      used: null,
    });
  } catch {
    return no({ code: 'passkey-refused' }); // malformed, for another site, or not signed by its key
  }
}

/** Options for signing in: the browser offers the passkeys that it has for this site. */
export async function authenticationOptions(service: Stores, { id: rpID }: RelyingParty): Promise<Result<object>> {
  const { generateAuthenticationOptions } = await library();
  const options = await generateAuthenticationOptions({ rpID, userVerification: 'preferred' });
  const saved = await saveChallenge(service, options.challenge, 'sign-in', null);
  return saved.ok ? ok(options) : saved;
}

/** The identity of a passkey that has signed its challenge. */
export async function verifiedSignIn(
  service: Stores,
  party: RelyingParty,
  response: PasskeyResponse,
): Promise<Result<string>> {
  const { identities } = service.store;
  const passkey = await identities.passkey(response.id);
  if (!passkey) return no({ code: 'passkey-refused' });
  const { verifyAuthenticationResponse } = await library();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: response as unknown as AuthenticationResponseJSON,
      expectedChallenge: async (given) => (await takeChallenge(service, given, 'sign-in')) !== undefined,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      credential: {
        id: passkey.credential,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
      requireUserVerification: false,
    });
    if (!verified) return no({ code: 'passkey-refused' });
    await identities.usePasskey(passkey.id, authenticationInfo.newCounter, service.now());
    return ok(passkey.identity);
  } catch {
    return no({ code: 'passkey-refused' });
  }
}

async function saveChallenge(
  { store, now }: Stores,
  id: string,
  purpose: ChallengeRecord['purpose'],
  identity: string | null,
): Promise<Result<null>> {
  const at = now();
  await store.identities.removeChallenges(at);
  const added = await store.identities.addChallenge({ id, purpose, identity, expires: at + WITHIN }, MOST_CHALLENGES);
  return added === 'written' ? ok(null) : no({ code: 'passkeys-busy' });
}

async function takeChallenge(
  { store, now }: Stores,
  id: string,
  purpose: ChallengeRecord['purpose'],
): Promise<ChallengeRecord | undefined> {
  const taken = await store.identities.takeChallenge(id);
  return taken?.purpose === purpose && taken.expires >= now() ? taken : undefined;
}
