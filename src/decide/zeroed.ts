const AT_ZERO = 1e-6; // relative to the weight: at 0 itself the two choices may be tied

/**
 * Whether a change takes a weight to 0, so that it would have to count for nothing, or past 0, so that it would have to
 * count the opposite way. Undefined for other changes.
 */
export function zeroedBy(from: number, to: number): 'ignored' | 'reversed' | undefined {
  if (from === 0 || Math.sign(to) === Math.sign(from)) return undefined;
  return Math.abs(to) <= AT_ZERO * Math.abs(from) ? 'ignored' : 'reversed';
}
