import { isLoopbackName, nameIn } from '../allowed-hosts.ts';

/** The site that a passkey belongs to. */
export interface RelyingParty {
  readonly id: string; // domain name
  readonly origin: string;
}

const isLocalhost = (name: string): boolean => name === 'localhost' || name.endsWith('.localhost');

/**
 * Browsers offer passkeys only on https and localhost, and never for an IP address. Without a public address the server
 * cannot know whether a proxy speaks https, so only localhost counts. Null = no passkeys at this address.
 */
export function relyingParty(publicUrl: string | null, host: string | undefined): RelyingParty | null {
  const name = nameIn(host ?? '');
  if (name === undefined || host === undefined) return null;
  if (publicUrl === null) return isLocalhost(name) ? { id: name, origin: `http://${host.toLowerCase()}` } : null;
  const { protocol, hostname, origin } = new URL(publicUrl);
  const isSecure = protocol === 'https:' ? !isAddress(hostname) : isLocalhost(hostname);
  return isSecure && name === hostname ? { id: hostname, origin } : null;
}

const isAddress = (name: string): boolean => (isLoopbackName(name) ? !isLocalhost(name) : /^[\d.]+$|:/.test(name));
