import { fixed } from '../../../../parts/odds/amount.ts';
import type { Mark, Terms } from '../../terms.ts';
import { lineOf } from './line.ts';
import { lostTo, missed } from './packets.ts';
import { binomial, certain, NOTHING, type Pmf } from './pmf.ts';
import { advance, spillSteps, stepsOf } from './steps.ts';

/** The inputs for what Hazardous weapons do to their own unit. */
export interface Hazards {
  readonly bearers: readonly Pick<Mark, 'wounds' | 'feelNoPain'>[]; // in the order in which they suffer
  readonly fails: number; // a die of this or less fails
  readonly wounds: number; // mortal wounds per failure
  readonly spill: boolean; // excess goes to the next model; otherwise it is lost
}

export interface Backfire {
  readonly damage: Pmf; // wounds lost
  readonly slain: Pmf; // models
}

/** One test per weapon; failures are applied one after the other. */
export function backfire(tests: number, { bearers, fails, wounds, spill }: Hazards): Backfire {
  const line = lineOf(bearers.map((one) => one.wounds));
  if (line.wounds === 0 || tests === 0) return { damage: certain(0), slain: certain(0) };
  const front = line.fronts.line;
  const marks = bearers.map((one) => ({ ...one, save: 7, halved: false, less: 0 }) as Mark);
  const felt = (mark: number): number => missed((marks[mark] as Mark).feelNoPain);
  const point = stepsOf(front, (mark) => Float64Array.of(1 - felt(mark), felt(mark)));
  const steps = spill
    ? spillSteps(
        front,
        () => point,
        () => certain(wounds),
      )
    : stepsOf(front, lostTo({ damage: fixed(wounds), damagePlus: 0 } as Terms, marks, false));
  const odds = new Float64Array(line.states);
  const state = new Float64Array(line.states);
  state[0] = 1;
  binomial(tests, fails / 6).forEach((chance, failures) => {
    if (failures > 0) advance(steps, state, 1);
    if (chance >= NOTHING)
      state.forEach((at, i) => {
        odds[i] = (odds[i] as number) + chance * at;
      });
  });
  return {
    damage: gather(odds, line.lost, line.wounds),
    slain: gather(odds, line.slain, bearers.length),
  };
}

/** The distribution of a figure that depends on the state. */
export function gather(odds: Float64Array, figure: Int16Array, most: number): Pmf {
  const pmf = new Float64Array(most + 1);
  odds.forEach((chance, state) => {
    const at = figure[state] as number;
    pmf[at] = (pmf[at] as number) + chance;
  });
  return pmf;
}
