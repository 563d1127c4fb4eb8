import { isIP } from 'node:net';

const BYTES = /(\d+)\.(\d+)\.(\d+)\.(\d+)$/;

/** The eight groups of an IPv6 address. */
export function groupsOf(address: string): readonly number[] {
  const hex = address.replace(BYTES, (dotted) => {
    const bits = bitsOf(dotted);
    return `${(bits >>> 16).toString(16)}:${(bits & 0xffff).toString(16)}`;
  });
  const [front = '', back] = hex.split('::');
  const head = front.split(':').filter((group) => group !== '');
  const tail = (back ?? '').split(':').filter((group) => group !== '');
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return [...head, ...zeros, ...tail].map((group) => Number.parseInt(group, 16));
}

/** An IPv4 address as a number. */
const bitsOf = (address: string): number =>
  address.split('.').reduce((bits, byte) => (bits << 8) | Number(byte), 0) >>> 0;

const dotted = (bits: number): string => [24, 16, 8, 0].map((shift) => (bits >>> shift) & 0xff).join('.');

/** Without the zone, and with a mapped IPv4 address (`::ffff:192.0.2.7`) in IPv4 notation. */
export function plainAddress(address: string): string {
  const plain = address.replace(/%.*$/, '');
  if (isIP(plain) !== 6) return plain;
  const groups = groupsOf(plain);
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  return isMapped ? dotted(((high << 16) | low) >>> 0) : plain;
}

/** The first address of a range, in canonical notation. `bits` is the length of its prefix. */
export function networkOf(address: string, bits: number): string {
  const masked = (value: number, width: number, from: number): number => {
    const kept = Math.min(Math.max(bits - from, 0), width);
    return Math.floor(value / 2 ** (width - kept)) * 2 ** (width - kept);
  };
  if (isIP(address) === 4) return dotted(masked(bitsOf(address), 32, 0));
  const groups = groupsOf(address).map((group, i) => masked(group, 16, 16 * i).toString(16));
  return new URL(`http://[${groups.join(':')}]`).hostname.slice(1, -1); // with `::`
}
