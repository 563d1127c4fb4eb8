import type { Dice } from '../../../../kernel/dice.ts';
import type { Run } from './run.ts';

/** One die for each wound about to be lost; returns how many are ignored. */
export function feelNoPain(dice: Dice, run: Run, needs: number, wounds: number): number {
  if (needs > 6) return 0;
  let spared = 0;
  for (let wound = 0; wound < wounds; wound++) {
    const face = dice.roll(6);
    run.pain.faces.push(face);
    if (face >= needs) spared += 1;
  }
  run.pain.needs = needs;
  run.pain.good += spared;
  return spared;
}
