import type { Evaluator } from '../../../../decide/evaluator.ts';
import { veto } from '../../../../decide/rule.ts';
import { type Going, type Lead, turnedFrom } from './going.ts';
import { FALL } from './kick.ts';
import { pressure, ruleOf, type Term, wariness } from './terms.ts';
import type { CommanderWeights as W } from './weights.ts';

const TERMS: readonly Term<Going>[] = [
  { id: 'commander-dealt', much: ({ dealt }) => dealt, worth: (w) => w.dealt, odds: ({ out }) => out },
  { id: 'commander-taken', much: ({ taken }) => taken, worth: (w) => -w.taken, wary: true, odds: ({ out }) => out },
  { id: 'commander-strikes', much: ({ strikes }) => strikes, worth: (w) => w.strikes, odds: ({ out }) => out },
  { id: 'commander-struck', much: ({ struck }) => struck, worth: (w) => -w.struck, wary: true, odds: ({ out }) => out },
  { id: 'commander-ram', much: ({ ram }) => ram?.gain ?? 0, worth: (w) => w.charge },
  // A unit that falls on the way loses the benefit of its move.
  {
    id: 'commander-fall-risk',
    much: ({ fixed, dealt, strikes }) => fixed.risk * (FALL + dealt + strikes),
    worth: (w) => -w.fall,
  },
  { id: 'commander-ends-prone', much: ({ place }) => (place.stand.prone ? 1 : 0), worth: (w) => -w.prone },
  { id: 'commander-out-of-range', much: ({ fixed }) => fixed.beyond, worth: (w) => -w.closing },
  { id: 'commander-promise', much: ({ fixed }) => fixed.promise, worth: (w) => w.range },
  { id: 'commander-march', much: ({ fixed }) => fixed.march, worth: (w) => -w.advance, pressed: true },
  { id: 'commander-common-target', much: ({ joint }) => joint, worth: (w) => w.common },
  { id: 'commander-behind', much: ({ taken, fixed }) => taken * fixed.weak, worth: (w) => -w.behind },
  { id: 'commander-apart', much: ({ fixed }) => fixed.apart, worth: (w) => -w.support },
];

/** The score without its ledger. */
export function quickScore(going: Going, lead: Lead, weights: W): number {
  const minds = wariness(weights, lead);
  let sum = 0;
  for (const { much, worth, wary, pressed } of TERMS)
    sum += much(going) * worth(weights) * (wary ? minds : 1) * (pressed ? pressure(lead) : 1);
  return sum;
}

const COOL = 0.01; // among equal moves that face the same way, the cooler one

/** Movement. */
export const commanderMoving: Evaluator<Lead, Going, W> = {
  id: 'commander-moving',
  grain: 8,
  prefers: (_, going) => -turnedFrom(going) - COOL * going.place.heat,
  rules: [
    veto({
      id: 'commander-hopeless-roll',
      see: (_: Lead, { fixed }: Going) => (fixed.risk > 0.999 ? {} : undefined),
    }),
    ...TERMS.map((term) => ruleOf<Lead, Going>(term, (lead) => lead)),
  ],
};
