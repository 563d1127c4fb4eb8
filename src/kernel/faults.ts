import type { Fact } from './fact.ts';

/** Categories of faults. A forfeit is not a fault: it is recorded when a program has made too many. */
export const FAULT_KINDS = ['crash', 'late', 'illegal', 'other', 'forfeit'] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];
export type FaultKinds = Record<FaultKind, number>;

/** The faults that led to a forfeit: counts by kind, without zeros. */
export type FaultsTold = Readonly<Partial<Record<Exclude<FaultKind, 'forfeit'>, number>>>;

/** Validates such counts from an untrusted source. */
export function faultsTold(given: unknown): FaultsTold | undefined {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return undefined;
  const isKind = (kind: string): boolean => kind !== 'forfeit' && (FAULT_KINDS as readonly string[]).includes(kind);
  const isCount = (count: unknown): boolean => Number.isSafeInteger(count) && Number(count) > 0;
  const counts = Object.entries(given);
  return counts.length > 0 && counts.every(([kind, count]) => isKind(kind) && isCount(count))
    ? Object.fromEntries(counts)
    : undefined;
}

export const noFaults = (): FaultKinds => ({ crash: 0, late: 0, illegal: 0, other: 0, forfeit: 0 });

export function addFaultKinds(into: FaultKinds, from: Readonly<FaultKinds>): void {
  for (const kind of FAULT_KINDS) into[kind] += from[kind];
}

const OF_BOTS: Readonly<Record<string, FaultKind>> = {
  'bot-threw': 'crash',
  'bot-late': 'late',
  'bot-silent': 'illegal',
  'bot-refused': 'illegal',
};

/** The default category of a bot's fault; hosts of external programs may classify it more precisely. */
export const kindOfFault = ({ code }: Fact): FaultKind =>
  (Object.hasOwn(OF_BOTS, code) ? OF_BOTS[code] : undefined) ?? 'other';
