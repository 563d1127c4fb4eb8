import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { groupsOf, plainAddress } from './ip-address.ts';

type Asking = Pick<IncomingMessage, 'headers'> & { readonly socket: { readonly remoteAddress?: string | undefined } };

/**
 * The client address used for limits: an IPv4 address, or the /64 network of an IPv6 address, which one household owns.
 * `proxies` is the number of trusted proxies, which wrote the last entries of X-Forwarded-For.
 */
export const addressOf = (asking: Asking, proxies: number): string => householdOf(exactAddressOf(asking, proxies));

/** The client's exact address, not its network: bans may be narrower than a /64. */
export function exactAddressOf({ headers, socket }: Asking, proxies: number): string {
  const peer = socket.remoteAddress ?? '';
  if (proxies === 0) return plainAddress(peer);
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((text) => withoutPort(text.trim()));
  const named = forwarded.at(-Math.min(proxies, forwarded.length)) ?? '';
  return plainAddress(isIP(named) === 0 ? peer : named);
}

/** Some proxies write `192.0.2.7:1234` or `[2001:db8::1]:1234`. */
const withoutPort = (text: string): string =>
  /^\[(.+)\](?::\d+)?$/.exec(text)?.[1] ?? text.replace(/^([\d.]+):\d+$/, '$1');

export const isLoopback = (address: string): boolean => address === '::1' || /^127\./.test(address);

/** One household owns an IPv4 address or an IPv6 /64 network. */
export function householdOf(address: string): string {
  if (isIP(address) !== 6 || address === '::1') return address;
  const network = groupsOf(address).slice(0, 4);
  return `${network.map((group) => group.toString(16)).join(':')}::/64`;
}
