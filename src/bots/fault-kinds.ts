import type { Fact } from '../kernel/fact.ts';
import { type FaultKind, kindOfFault } from '../kernel/faults.ts';

const OF_PROGRAMS: Readonly<Record<string, FaultKind>> = {
  'program-crashed': 'crash',
  'program-not-started': 'crash',
  'program-closed': 'crash',
  'program-too-big': 'crash',
  'program-late': 'late',
  'sbt-illegal': 'illegal',
  'sbt-line': 'illegal',
  'sbt-count': 'illegal',
  'sbt-spelling': 'illegal',
};

/** The kind under which a program's fault is counted. */
export const kindOf = (fact: Fact): FaultKind =>
  (Object.hasOwn(OF_PROGRAMS, fact.code) ? OF_PROGRAMS[fact.code] : undefined) ?? kindOfFault(fact);
