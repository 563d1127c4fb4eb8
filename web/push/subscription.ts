import type { Language } from '../../src/kernel/game.ts';
import { no, ok, type Result } from '../../src/kernel/result.ts';
import { remember } from '../../src/page/storage.ts';
import type { PushKey, PushRequest } from '../../src/wire/push.ts';
import { apiIn, type Failure } from '../app/api.ts';
import { myGames } from '../app/saved-seats.ts';
import { PUSH_WANTED } from '../app/worker.ts';

/** Why notifications are off; `words` is the server's reason. */
export type PushFault =
  | { readonly kind: 'denied' | 'dismissed' | 'failed'; readonly words?: undefined }
  | { readonly kind: 'refused'; readonly words: string };

/** Asks for permission, then subscribes this browser for every unfinished match of its player. */
export async function turnOn(language: Language): Promise<Result<null, PushFault>> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return no({ kind: permission === 'denied' ? 'denied' : 'dismissed' });
  const subscription = await subscribed(language);
  if (!subscription) return no({ kind: 'failed' });
  const told = await subscribeForAll(requestOf(subscription), language);
  if (!told.ok) {
    await subscription.unsubscribe().catch(() => {});
    const { code, words } = told.error;
    return no(code === 'push-endpoint' ? { kind: 'refused', words } : { kind: 'failed' });
  }
  remember(PUSH_WANTED, true);
  return ok(null);
}

async function subscribeForAll(request: PushRequest, language: Language): Promise<Result<null, Failure>> {
  const codes = await myCodes(language);
  if (!codes.ok) return codes;
  const api = apiIn(language);
  for (const code of codes.value) {
    const told = await api.push(code, 'push', request);
    if (!told.ok && told.error.code === 'push-endpoint') return told; // other refusals concern only this match
  }
  return ok(null);
}

/** The player's unfinished matches: those of the identity if they are signed in, and those of saved seats. */
async function myCodes(language: Language): Promise<Result<readonly string[], Failure>> {
  const told = await apiIn(language).mine({ seats: myGames().map(({ token }) => token), most: 1 });
  return told.ok ? ok(told.value.unfinished.flatMap(({ code, side }) => (side === null ? [] : [code]))) : told;
}

/** The push service refuses messages to a cancelled subscription, so this also works without the server. */
export async function turnOff(language: Language): Promise<void> {
  remember(PUSH_WANTED, null);
  const worker = await navigator.serviceWorker.getRegistration();
  const subscription = await worker?.pushManager.getSubscription();
  if (!subscription) return;
  await subscription.unsubscribe().catch(() => {});
  const { endpoint } = subscription;
  const codes = await myCodes(language);
  for (const code of codes.ok ? codes.value : []) await apiIn(language).push(code, 'push/remove', { endpoint });
}

/** Subscribes this browser for a match, if its player wants notifications. */
export async function subscribeFor(code: string, language: Language): Promise<void> {
  if (Notification.permission !== 'granted') return;
  const subscription = await subscribed(language);
  if (subscription) await apiIn(language).push(code, 'push', requestOf(subscription));
}

/** The subscription of this browser with the server's current key; null if the push service cannot be reached. */
async function subscribed(language: Language): Promise<PushSubscription | null> {
  try {
    const told = await fetch('/api/push', { headers: { 'accept-language': language } });
    const key = bytesOf(((await told.json()) as PushKey).key);
    const { pushManager } = await navigator.serviceWorker.register('/sw.js').then(() => navigator.serviceWorker.ready);
    const found = await pushManager.getSubscription();
    if (found && isSame(found.options.applicationServerKey, key)) return found;
    await found?.unsubscribe();
    return await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  } catch {
    return null;
  }
}

function requestOf(subscription: PushSubscription): PushRequest {
  const { keys } = subscription.toJSON();
  return { endpoint: subscription.endpoint, p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' };
}

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

const isSame = (a: ArrayBuffer | null, b: Uint8Array): boolean =>
  a !== null && a.byteLength === b.length && new Uint8Array(a).every((byte, i) => byte === b[i]);
