import { type LookupAddress, type LookupAllOptions, lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import type { Fact } from '../../kernel/fact.ts';
import { blockListOf, isIn } from '../operator/address-range.ts';

/** An endpoint on this machine that a test trusts, with the certificate authority of its certificate. */
export interface TrustedEndpoint {
  readonly origin: string; // `https://localhost:1234`
  readonly ca: string;
}

/** What is wrong with an endpoint. */
export type EndpointFault = 'https' | 'port' | 'private' | 'unknown';

/** Addresses that are not on the public internet. */
const NOT_PUBLIC = blockListOf([
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'],
  ...['224.0.0.0/4', '240.0.0.0/4'],
  ...['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'], // tunnels contain an IPv4 address
]);
/** Everything else in IPv6 is local, reserved, or contains an IPv4 address. */
const PUBLIC_IPV6 = blockListOf(['2000::/3']);

export const isPublic = (address: string): boolean =>
  !isIn(NOT_PUBLIC, address) && (isIP(address) === 4 || isIn(PUBLIC_IPV6, address));

/** Checks the URL of a push service without asking DNS: HTTPS on port 443, and not an address in a private network. */
export function refuseEndpoint(endpoint: string, trusted?: TrustedEndpoint): Fact | undefined {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : undefined;
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') return fault('https');
  if (url.origin === trusted?.origin) return undefined;
  if (url.port !== '') return fault('port');
  const host = hostOf(url);
  if (isIP(host) !== 0) return isPublic(host) ? undefined : fault('private');
  return /\.(localhost|local|internal|lan|home\.arpa)$/.test(host) || !host.includes('.')
    ? fault('private')
    : undefined;
}

/** Also asks DNS, so that a bad endpoint is refused when it is given and not only when a message is sent. */
export async function refuseResolved(
  endpoint: string,
  trusted?: TrustedEndpoint,
  resolve?: Resolve,
): Promise<Fact | undefined> {
  const refusal = refuseEndpoint(endpoint, trusted);
  if (refusal) return refusal;
  const url = new URL(endpoint);
  if (url.origin === trusted?.origin || isIP(hostOf(url)) !== 0) return undefined;
  return new Promise((done) =>
    publicLookup(resolve)(hostOf(url), { all: true }, (error) => {
      if (!error) done(undefined);
      else done(fault(error instanceof PrivateAddress ? 'private' : 'unknown'));
    }),
  );
}

const fault = (why: EndpointFault): Fact => ({ code: 'push-endpoint', why });

/** Without the brackets of an IPv6 address and the dot after a full name. */
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$|\.$/g, '');

/** The host name of a push service resolves to an address that is not on the public internet. */
export class PrivateAddress extends Error {}

/** Answers with all addresses of a name. */
export type Resolve = (
  hostname: string,
  options: LookupAllOptions,
  done: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void;

/** Refuses names that resolve to a private address, even if DNS answers differently when the connection is made. */
export const publicLookup =
  (resolve: Resolve = lookup): LookupFunction =>
  (hostname, options, done) =>
    resolve(hostname, { ...options, all: true }, (error, found) => {
      const [first] = error ? [] : found;
      if (!first) return done(error ?? new Error(`no address of ${hostname}`), '');
      if (!found.every(({ address }) => isPublic(address))) return done(new PrivateAddress(hostname), '');
      if (options.all) done(null, found);
      else done(null, first.address, first.family);
    });
