import { useEffect, useState } from 'preact/hooks';
import { remember, remembered } from '../../src/page/storage.ts';

/** This browser is signed in; its token opens the seats of the identity. */
export interface SavedSession {
  readonly token: string;
  readonly name: string;
}

const KEY = 'session';
const ENDED = 'session-ended';
const CHANGED = 'umpire-session';

export const savedSession = (): SavedSession | null => remembered<SavedSession | null>(KEY, null);

export function saveSession(session: SavedSession | null): void {
  remember(KEY, session);
  dispatchEvent(new Event(CHANGED));
}

/** Forgets the session if it is still this one: another tab may have signed in again. */
export function forgetSession(token: string): void {
  if (savedSession()?.token !== token) return;
  remember(ENDED, true);
  saveSession(null);
}

/** True once after a session was ended on another device, for a note to the player. */
export function takeEnded(): boolean {
  const isEnded = remembered(ENDED, false);
  if (isEnded) remember(ENDED, null);
  return isEnded;
}

/** The header that identifies a signed-in device. */
export function sessionHeader(): Readonly<Record<string, string>> {
  const token = savedSession()?.token;
  return token === undefined ? {} : { 'x-umpire-session': token };
}

/** Follows sign-ins and sign-outs, also in other tabs. */
export function useSession(): SavedSession | null {
  const [session, setSession] = useState(savedSession);
  useEffect(() => {
    const look = (): void =>
      setSession((old) => {
        const next = savedSession();
        return old?.token === next?.token && old?.name === next?.name ? old : next;
      });
    look(); // it may have ended between the first render and this effect
    addEventListener(CHANGED, look);
    addEventListener('storage', look);
    return () => {
      removeEventListener(CHANGED, look);
      removeEventListener('storage', look);
    };
  }, []);
  return session;
}
