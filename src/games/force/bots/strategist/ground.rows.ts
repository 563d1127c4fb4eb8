import type { RuleRow } from '../../../../decide/rule-rows.ts';
import type { Change } from './ground.rules.ts';
import { card, change } from './testing.ts';
import { WEIGHTS as w } from './weights.ts';

const at = card('Gate');

/** Test rows for the Force used, for options built from a cost. */
export const costRows = <O>(option: (cost: number) => O): RuleRow<unknown, O>[] => [
  {
    rule: 'strategist-uses-force',
    name: 'three',
    situation: null,
    option: option(3),
    sees: { force: 3 },
    worth: -3 * w.force,
    says: 'uses 3 Force',
  },
  { rule: 'strategist-uses-force', name: 'free', situation: null, option: option(0), sees: false },
];

const row = <O>(
  option: (change: Change) => O,
  figure: keyof Change['figures'],
  force: number,
  worth: number,
  says: string,
): RuleRow<unknown, O>[] => [
  {
    rule: `strategist-${figure}`,
    name: `${force}`,
    situation: null,
    option: option(change({ [figure]: force })),
    sees: { at, force: Math.abs(force), good: force > 0 },
    worth,
    says,
  },
  { rule: `strategist-${figure}`, name: 'nothing', situation: null, option: option(change()), sees: false },
];

/** Test rows for changes at locations, for options built from a change. */
export const quietRows = <O>(option: (change: Change) => O): RuleRow<unknown, O>[] => [
  ...row(option, 'drains', 1.5, 1.5 * w.drains, 'our future drains gain 1.5 Force'),
  ...row(option, 'drains', -2, -2 * w.drains, 'gives up drains of 2.0 Force'),
  ...row(option, 'denies', 1, w.denies, 'prevents drains of 1.0 Force'),
  ...row(option, 'denies', -3, -3 * w.denies, 'allows them drains of 3.0 Force'),
  ...row(option, 'risks', 2, 2 * w.threat, 'saves 2.0 Force if they attack next turn'),
  ...row(option, 'risks', -4, -4 * w.threat, 'loses 4.0 Force if they attack next turn'),
  ...costRows((cost) => option(change({}, cost))),
];

/** `quietRows` plus rows for battles. */
export const groundRows = <O>(option: (change: Change) => O): RuleRow<unknown, O>[] => [
  ...quietRows(option),
  ...row(option, 'hurts', 6, 6 * w.hurts, 'a battle there costs them 6.0 Force'),
  ...row(option, 'hurts', -1, -w.hurts, 'a battle there costs them 1.0 Force less'),
  ...row(option, 'suffers', 1, w.suffers, 'that battle costs us 1.0 Force less'),
  ...row(option, 'suffers', -2, -2 * w.suffers, 'that battle costs us 2.0 Force'),
];
