const LOOPBACK = /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|0\.0\.0\.0|\[::1?\])$/;

/** Whether an address opens only on the device that it was typed on. */
export const isOnlyHere = (link: string): boolean => LOOPBACK.test(new URL(link).hostname);

/** The origin for links to other people: the public address if this page was opened as localhost and the operator has set one. */
export function publicOrigin(here: string, declared: string | null): string {
  if (!isOnlyHere(here) || declared === null || !URL.canParse(declared)) return here;
  return new URL(declared).origin;
}

/** The server writes its public address into every page. */
const declaredAddress = (): string | null =>
  document.querySelector('meta[property="og:url"]')?.getAttribute('content') ?? null;

/** A link to a page of this server that can be sent to other people. */
export const shareLink = (path: string): string => `${publicOrigin(location.origin, declaredAddress())}${path}`;
