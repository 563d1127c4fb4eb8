import type { Dice } from '../../../../kernel/dice.ts';
import type { State } from '../../state.ts';
import type { Until, Work } from '../../work.ts';
import type { Happening } from '../handler.ts';
import { goOn } from '../phase.ts';
import { shooterOf } from '../units.ts';
import { attacks } from './attacks.ts';
import { hazardous } from './hazardous.ts';
import { hit } from './hit.ts';
import { mortals } from './mortal-wounds.ts';
import { isDone, isIdle } from './next-volley.ts';
import { type Resolution, resolutionOf, type Step } from './resolution.ts';
import { saves } from './save.ts';
import { wound } from './wound.ts';

/** The attack sequence, in the rulebook's order. */
const STEPS: Readonly<Record<Work['step'], (resolution: Resolution) => Step>> = {
  attacks,
  hit,
  wound,
  saves,
  mortals,
  hazardous,
};

/** Starts the attacks after any reactions. Rolls dice now if the command said how far. */
export function* beginAttacks(before: State, dice: Dice): Happening {
  const state = yield { type: 'attacks-begun', side: before.active, unit: shooterOf(before) };
  const until = state.work?.until;
  if (until) yield* makeAttacks(state, until, dice);
}

/** Makes a unit's attacks as far as requested or up to the next choice; the rest stays in the state. */
export function* makeAttacks(state: State, until: Until, dice: Dice): Happening {
  const resolution = resolutionOf(state, until, dice);
  const { work } = resolution;
  while (!isDone(work)) {
    const { at, step } = work;
    const isNothing = isIdle(work);
    const choice = yield* STEPS[step](resolution);
    if (choice) return yield* putDown(resolution, choice);
    if (!isDone(work) && !isNothing && isFarEnough(work, at, until)) return yield* putDown(resolution, 'attacks');
  }
  resolution.state = yield { type: 'worked', work: { ...work }, stage: 'attacks' };
  yield* goOn(yield { type: 'unit-shot', side: resolution.side, unit: resolution.shooter.index });
}

/** Whether the player asked to stop after this step or weapon. */
const isFarEnough = (work: Work, at: number, until: Until): boolean =>
  until === 'step' || (until === 'weapon' && (work.at > at || work.step === 'hazardous'));

function* putDown({ work }: Resolution, stage: 'attacks' | 'allocation' | 'precision'): Happening {
  yield { type: 'worked', work: { ...work }, stage };
}
