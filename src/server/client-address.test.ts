import { expect, test } from 'vitest';
import { addressOf, isLoopback } from './client-address.ts';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::ffff:c000:207', '192.0.2.7'],
  ['0:0:0:0:0:FFFF:192.0.2.7', '192.0.2.7'],
  ['64:ff9b::192.0.2.7', '64:ff9b:0:0::/64'],
  ['::1', '::1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['2001:0DB8:0001:2::', '2001:db8:1:2::/64'],
])('%s counts as %s', (remoteAddress, address) => {
  expect(addressOf({ headers: {}, socket: { remoteAddress } }, 0)).toBe(address);
});

const behind = (forwarded: string | undefined, proxies: number) =>
  addressOf({ headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress: '10.0.0.1' } }, proxies);

test.each([
  ['198.51.100.1', 0, '10.0.0.1'],
  ['198.51.100.1', 1, '198.51.100.1'],
  ['6.6.6.6, 198.51.100.1', 1, '198.51.100.1'],
  ['6.6.6.6, 198.51.100.1, 10.0.0.2', 2, '198.51.100.1'],
  ['198.51.100.1', 3, '198.51.100.1'],
  ['no address', 1, '10.0.0.1'],
  ['6.6.6.6, 198.51.100.1:5555', 1, '198.51.100.1'],
  ['6.6.6.6, [2001:db8:1:2::9]:5555', 1, '2001:db8:1:2::/64'],
  ['6.6.6.6, unknown', 1, '10.0.0.1'],
  [undefined, 1, '10.0.0.1'],
])('a forged X-Forwarded-For (%s) is trusted for no more than %i proxies', (forwarded, proxies, address) => {
  expect(behind(forwarded, proxies)).toBe(address);
});

test.each([
  ['127.0.0.1', true],
  ['127.9.9.9', true],
  ['::1', true],
  ['128.0.0.1', false],
  ['2001:db8:0:0::/64', false],
])('%s is a loopback address: %s', (address, own) => expect(isLoopback(address)).toBe(own));
