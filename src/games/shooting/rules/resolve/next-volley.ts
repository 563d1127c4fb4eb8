import type { Work } from '../../work.ts';
import { type Resolution, type Substep, volleyAt } from './resolution.ts';

/** Starts the next volley; mortal wounds follow the last one. */
export function nextVolley(work: Resolution['work']): void {
  work.at += 1;
  work.step = work.at < work.volleys.length ? 'attacks' : 'mortals';
  work.attacks = work.hits = work.lethal = work.wounds = 0;
  delete work.hitKinds;
  delete work.woundKinds;
  unpick(work);
}

/** Clears the picked-out character, so that the attacker may choose again. */
export function unpick(work: Resolution['work']): void {
  work.precise = null;
  work.asked = false;
}

/** Whether a volley has wounds that are dealt after all other attacks. */
export const isPending = ({ devastating, extra }: Work, at: number): boolean =>
  devastating.some(({ volley }) => volley === at) || (extra ?? []).some(({ volley }) => volley === at);

/** Reports the totals of a volley. */
export function* resolved(resolution: Resolution, at: number): Substep {
  const { group, profile, target } = volleyAt(resolution.work, at);
  const sum = resolution.work.tally[at];
  const { side, shooter } = resolution;
  if (sum) resolution.state = yield { type: 'volley-resolved', side, unit: shooter.index, group, profile, target, sum };
}

/** Whether the current step has nothing to do. */
export function isIdle(work: Work): boolean {
  switch (work.step) {
    case 'attacks':
      return false;
    case 'hit':
      return work.attacks === 0;
    case 'wound':
      return work.hits === 0 && work.lethal === 0;
    case 'saves':
      return work.wounds === 0;
    case 'mortals':
      return work.devastating.length === 0 && isQuiet(work);
    case 'hazardous':
      return work.hazards === 0 && isQuiet(work);
  }
}

const isQuiet = ({ owed, demises, extra }: Work): boolean =>
  owed.length === 0 && demises.length === 0 && extra === undefined;

/** Whether a unit's attacks are complete. */
export const isDone = (work: Work): boolean =>
  work.at >= work.volleys.length && work.devastating.length === 0 && work.hazards === 0 && isQuiet(work);
