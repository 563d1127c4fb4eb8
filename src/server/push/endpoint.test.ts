import type { LookupAddress } from 'node:dns';
import { describe, expect, test } from 'vitest';
import { isPublic, PrivateAddress, publicLookup, type Resolve, refuseEndpoint, refuseResolved } from './endpoint.ts';

const why = (endpoint: string): unknown => refuseEndpoint(endpoint)?.why;

describe('the address of a push service', () => {
  test.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://push.example:443/abc',
    'https://93.184.215.14/abc',
    'https://[2606:4700:4700::1111]/abc',
  ])('%s is allowed', (endpoint) => expect(refuseEndpoint(endpoint)).toBeUndefined());

  test.each([
    ['http://push.example/abc', 'https'],
    ['ftp://push.example/abc', 'https'],
    ['//push.example/abc', 'https'],
    ['https://', 'https'],
    ['javascript:alert(1)', 'https'],
    ['https://ann:secret@push.example/abc', 'https'],
    ['https://push.example:8443/abc', 'port'],
    ['https://push.example:80/abc', 'port'],
    ['https://localhost/abc', 'private'],
    ['https://LOCALHOST./abc', 'private'],
    ['https://printer/abc', 'private'],
    ['https://nas.local/abc', 'private'],
    ['https://a.localhost/abc', 'private'],
    ['https://metadata.google.internal/abc', 'private'],
    ['https://127.0.0.1/abc', 'private'],
    ['https://2130706433/abc', 'private'], // 127.0.0.1 as one number
    ['https://0x7f.1/abc', 'private'],
    ['https://0/abc', 'private'],
    ['https://10.1.2.3/abc', 'private'],
    ['https://169.254.169.254/latest/meta-data', 'private'],
    ['https://[::1]/abc', 'private'],
    ['https://[::]/abc', 'private'],
    ['https://[fe80::1]/abc', 'private'],
    ['https://[fd00::1]/abc', 'private'],
    ['https://[::ffff:10.0.0.1]/abc', 'private'],
    ['https://[64:ff9b::7f00:1]/abc', 'private'],
    ['https://[2002:7f00:1::]/abc', 'private'],
  ])('%s is refused: %s', (endpoint, reason) => expect(why(endpoint)).toBe(reason));

  test.each([
    ['0.0.0.0', false],
    ['10.255.255.255', false],
    ['100.64.0.1', false],
    ['100.128.0.1', true],
    ['127.255.255.254', false],
    ['169.254.1.1', false],
    ['172.15.255.255', true],
    ['172.16.0.1', false],
    ['172.32.0.1', true],
    ['192.168.1.1', false],
    ['192.169.0.1', true],
    ['198.19.0.1', false],
    ['224.0.0.1', false],
    ['255.255.255.255', false],
    ['8.8.8.8', true],
    ['2001:4860:4860::8888', true],
    ['2001:db8::1', false],
    ['2001::1', false],
    ['fc00::1', false],
    ['fe80::1', false],
    ['ff02::1', false],
    ['::ffff:8.8.8.8', false], // no push service is addressed like this
  ])('%s is on the public internet: %s', (address, expected) => expect(isPublic(address)).toBe(expected));
});

describe('a name', () => {
  const answers =
    (...addresses: readonly string[]): Resolve =>
    (_, __, done) => {
      const found: LookupAddress[] = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
      done(found.length === 0 ? Object.assign(new Error('not found'), { code: 'ENOTFOUND' }) : null, found);
    };
  const resolved = async (resolve: Resolve): Promise<unknown> =>
    (await refuseResolved('https://push.example/abc', undefined, resolve))?.why;

  test.each([
    ['a public address', ['93.184.215.14', '2606:4700::1111'], undefined],
    ['a private address', ['192.168.1.7'], 'private'],
    ['a public and a private address', ['93.184.215.14', '127.0.0.1'], 'private'],
    ['an IPv4 address in disguise', ['::ffff:127.0.0.1'], 'private'],
    ['no address', [], 'unknown'],
  ])('that resolves to %s', async (_, addresses, expected) =>
    expect(await resolved(answers(...addresses))).toBe(expected),
  );

  test('of this machine is refused when the connection is made', async () => {
    const error = await new Promise((then) => publicLookup()('localhost', {}, then));
    expect(error).toBeInstanceOf(PrivateAddress);
  });
});
