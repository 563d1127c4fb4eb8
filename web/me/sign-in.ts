import type { Language } from '../../src/kernel/game.ts';
import { no, type Result } from '../../src/kernel/result.ts';
import type { Me, SignedIn } from '../../src/wire/identity.ts';
import { apiIn, type Failure } from '../app/api.ts';
import { forgetSeat, myGames } from '../app/saved-seats.ts';
import { saveSession } from '../app/session.ts';
import { followingSettings, type ShellSettings } from '../app/settings.ts';
import { finishedLessons } from '../lesson/finished-lessons.ts';
import { myText } from './my-text.ts';

type Answer<T> = Promise<Result<T, Failure>>;

/** The library for passkeys is loaded when it is needed. */
const library = () => import('@simplewebauthn/browser');

/** The browser can use passkeys; the server decides whether this address allows them. */
export const hasPasskeys = (): boolean => isSecureContext && 'PublicKeyCredential' in window;

/** Ways to register a name or to sign in. Each brings the seats that this browser holds as a guest. */
export function signIns(language: Language) {
  const api = apiIn(language);
  const seats = (): readonly string[] => myGames().map(({ token }) => token);
  const refused = no({ code: 'cancelled', words: myText(language).cancelled });

  /** Saves the session; the matches of this browser belong to the identity now. */
  const entered = async (asked: Answer<SignedIn>): Answer<SignedIn> => {
    const told = await asked;
    if (!told.ok) return told;
    const { session, me, linked } = told.value;
    for (const code of linked) forgetSeat(code);
    saveSession({ token: session, name: me.name });
    return told;
  };
  const following = (settings: ShellSettings) => ({
    settings: followingSettings(settings),
    lessons: finishedLessons(),
    seats: seats(),
  });

  return {
    registerWithLink: (name: string, settings: ShellSettings): Answer<SignedIn> =>
      entered(api.identity('/identity', { name, ...following(settings) })),

    async registerWithPasskey(name: string, settings: ShellSettings): Answer<SignedIn> {
      const response = await registered({ name });
      if (!response.ok) return response;
      return entered(api.identity('/identity/passkey', { name, response: response.value, ...following(settings) }));
    },

    async signInWithPasskey(): Answer<SignedIn> {
      const options = await api.identity<RequestOptions>('/identity/sign-in/options', {});
      if (!options.ok) return options;
      try {
        const { startAuthentication } = await library();
        const response = await startAuthentication({ optionsJSON: options.value });
        return await entered(api.identity('/identity/sign-in', { response, seats: seats() }));
      } catch {
        return refused;
      }
    },

    recover: (secret: string): Answer<SignedIn> =>
      entered(api.identity('/identity/recover', { secret, seats: seats() })),

    async addPasskey(): Answer<Me> {
      const response = await registered({});
      return response.ok ? api.identity('/me/passkeys', { response: response.value }) : response;
    },
  };

  /** Lets the browser make a passkey. */
  async function registered(wish: { readonly name?: string }): Answer<object> {
    const options = await api.identity<CreationOptions>('/identity/passkey/options', wish);
    if (!options.ok) return options;
    try {
      const { startRegistration } = await library();
      return { ok: true, value: await startRegistration({ optionsJSON: options.value }) };
    } catch {
      return refused; // cancelled, or the device has no place for it
    }
  }
}

type Library = typeof import('@simplewebauthn/browser');
type CreationOptions = Parameters<Library['startRegistration']>[0]['optionsJSON'];
type RequestOptions = Parameters<Library['startAuthentication']>[0]['optionsJSON'];
