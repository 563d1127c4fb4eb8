import type { IncomingMessage } from 'node:http';
import { isIP, isIPv4 } from 'node:net';

type Asking = Pick<IncomingMessage, 'headers'> & { readonly socket: { readonly remoteAddress?: string | undefined } };

/**
 * The client address used for limits: an IPv4 address, or the /64 network of an IPv6 address, which one household owns.
 * `proxies` is the number of trusted proxies, which wrote the last entries of X-Forwarded-For.
 */
export const addressOf = (asking: Asking, proxies: number): string => networkOf(exactAddressOf(asking, proxies));

/** The client's exact address, not its network: bans may be narrower than a /64. */
export function exactAddressOf({ headers, socket }: Asking, proxies: number): string {
  const peer = socket.remoteAddress ?? '';
  if (proxies === 0) return plain(peer);
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((text) => withoutPort(text.trim()));
  const named = forwarded.at(-Math.min(proxies, forwarded.length)) ?? '';
  return plain(isIP(named) === 0 ? peer : named);
}

/** Some proxies write `192.0.2.7:1234` or `[2001:db8::1]:1234`. */
const withoutPort = (text: string): string =>
  /^\[(.+)\](?::\d+)?$/.exec(text)?.[1] ?? text.replace(/^([\d.]+):\d+$/, '$1');

export const isLoopback = (address: string): boolean => address === '::1' || /^127\./.test(address);

/** Without the zone, and with mapped IPv4 addresses in IPv4 notation. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');

function networkOf(address: string): string {
  if (isIPv4(address) || isIP(address) === 0 || address === '::1') return address;
  const [front = '', back] = address.split('::');
  const head = front.split(':').filter((group) => group !== '');
  const tail = (back ?? '').split(':').filter((group) => group !== '');
  const zeros = Array.from({ length: back === undefined ? 0 : 8 - head.length - tail.length }, () => '0');
  const network = [...head, ...zeros, ...tail].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
