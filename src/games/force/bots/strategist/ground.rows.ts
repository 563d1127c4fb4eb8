import type { RuleRow } from '../../../../decide/rule-rows.ts';
import type { Change } from './ground.rules.ts';
import { card, change } from './testing.ts';
import { WEIGHTS as w } from './weights.ts';

const at = card('Gate');

/** Rows of the Force that something uses, for options made of their cost. */
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

/** Rows of what changes at locations, for options made of the change. */
export function groundRows<O>(option: (change: Change) => O): RuleRow<unknown, O>[] {
  const situation = null;
  const none = option(change());
  const row = (figure: keyof Change['figures'], force: number, worth: number, says: string): RuleRow<unknown, O>[] => [
    {
      rule: `strategist-${figure}`,
      name: `${force}`,
      situation,
      option: option(change({ [figure]: force })),
      sees: { at, force },
      worth,
      says,
    },
    { rule: `strategist-${figure}`, name: 'nothing', situation, option: none, sees: false },
  ];
  return [
    ...row('drains', 1.5, 1.5 * w.drains, 'our drains to come: 1.5 Force'),
    ...row('denies', -3, -3 * w.denies, 'their drains to come: -3.0 Force'),
    ...row('hurts', 6, 6 * w.hurts, 'a battle there costs them 6.0 Force'),
    ...row('suffers', -2, -2 * w.suffers, 'that battle for us: -2.0 Force'),
    ...row('risks', -4, -4 * w.threat, 'should they strike next turn: -4.0 Force'),
    ...costRows((cost) => option(change({}, cost))),
  ];
}
