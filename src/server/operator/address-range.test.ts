import { expect, test } from 'vitest';
import { blockListOf, isIn, rangeIn } from './address-range.ts';

test.each([
  ['192.0.2.7', '192.0.2.7/32'],
  ['192.0.2.7/24', '192.0.2.0/24'],
  ['192.0.2.255/25', '192.0.2.128/25'],
  ['203.255.255.255/8', '203.0.0.0/8'],
  ['::ffff:192.0.2.7', '192.0.2.7/32'],
  ['::ffff:c000:0207/128', '192.0.2.7/32'],
  ['::FFFF:192.0.2.7/120', '192.0.2.0/24'],
  ['2001:db8::1', '2001:db8::/64'],
  ['2001:0DB8:0:0:1:2:3:4', '2001:db8::/64'],
  ['2001:db8:1:2:3::/48', '2001:db8:1::/48'],
  ['2001:db8:ffff::/33', '2001:db8:8000::/33'],
  ['2001:db8::9/128', '2001:db8::9/128'],
  ['64:ff9b::192.0.2.7/128', '64:ff9b::c000:207/128'],
])('%s is the range %s', (given, range) => {
  const found = rangeIn(given);
  expect(found).toEqual({ ok: true, value: range });
  expect(rangeIn(range)).toEqual(found);
  const address = given
    .replace(/\/.*$/, '')
    .replace(/^::ffff:c000:0207$/, '192.0.2.7')
    .replace(/^::ffff:/i, '');
  expect(isIn(blockListOf([range]), address)).toBe(true);
});

test.each([
  ['::ffff:192.0.2.7/64', 'bad-range'],
  ['::ffff:192.0.2.7/96', 'range-too-wide'],
  ['192.0.2.7/33', 'bad-range'],
  ['2001:db8::/129', 'bad-range'],
  ['1.2.3', 'bad-range'],
])('%s is refused (%s)', (given, code) => {
  expect(rangeIn(given)).toMatchObject({ ok: false, error: { code } });
});
