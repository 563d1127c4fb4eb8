/** A pseudorandom number from 0 to 1 that depends only on the hex, so trees stay where they are. */
export function chance(hex: number, salt: number): number {
  let n = Math.imul(hex + 1, 0x9e3779b1) ^ Math.imul(salt + 1, 0x85ebca6b);
  n = Math.imul(n ^ (n >>> 15), 0x2c1b3c6d);
  n = Math.imul(n ^ (n >>> 12), 0x297a2d39);
  return ((n ^ (n >>> 15)) >>> 0) / 2 ** 32;
}

/** Points spread evenly over a hex along a spiral, different for every hex. */
export function spread(hex: number, salt: number, count: number, reach: number): readonly { x: number; y: number }[] {
  const turn = chance(hex, salt) * 2 * Math.PI;
  return Array.from({ length: count }, (_, i) => {
    const angle = turn + i * 2.399963 + (chance(hex, salt + 7 * i + 1) - 0.5) * 0.7;
    const far = reach * Math.sqrt((i + 0.55) / count) * (0.92 + 0.16 * chance(hex, salt + 7 * i + 2));
    return { x: far * Math.cos(angle), y: far * Math.sin(angle) };
  });
}
