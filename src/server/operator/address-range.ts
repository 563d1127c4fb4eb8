import { BlockList, isIP } from 'node:net';
import { no, ok, type Result } from '../../kernel/result.ts';
import { networkOf, plainAddress } from '../ip-address.ts';

/** Shortest allowed prefixes. A wider range is most likely a typing error: it would ban a large part of the internet. */
const WIDEST = { 4: 8, 6: 16 } as const;
const WHOLE = { 4: 32, 6: 128 } as const;
/** Without a number of bits: one household has one IPv4 address, or an IPv6 /64 network. */
const USUAL = { 4: 32, 6: 64 } as const;

/**
 * `192.0.2.7`, `192.0.2.0/24` or `2001:db8::/32`. Every notation of a range gives the same text: its first address and the
 * number of bits, as an IPv4 range if it is a mapped one.
 */
export function rangeIn(text: string): Result<string> {
  const [, given = '', bits] = /^([0-9a-fA-F.:]{2,45})(?:\/(\d{1,3}))?$/.exec(text.trim()) ?? [];
  const address = plainAddress(given);
  const family = isIP(address) as 0 | 4 | 6;
  if (family === 0) return no({ code: 'bad-range', given: text.slice(0, 60) });
  const mapped = family === 4 && isIP(given) === 6 ? WHOLE[6] - WHOLE[4] : 0; // bits before the IPv4 address
  const prefix = bits === undefined ? USUAL[family] : Number(bits) - mapped;
  if (prefix < 0 || prefix > WHOLE[family]) return no({ code: 'bad-range', given: text.slice(0, 60) });
  if (prefix < WIDEST[family]) return no({ code: 'range-too-wide', given: text.slice(0, 60), least: WIDEST[family] });
  return ok(`${networkOf(address, prefix)}/${prefix}`);
}

/** A set of ranges that have passed `rangeIn`. */
export function blockListOf(ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', prefix] = range.split('/');
    list.addSubnet(address, Number(prefix), isIP(address) === 6 ? 'ipv6' : 'ipv4');
  }
  return list;
}

export function isIn(list: BlockList, address: string): boolean {
  const family = isIP(address);
  return family !== 0 && list.check(address, family === 6 ? 'ipv6' : 'ipv4');
}
