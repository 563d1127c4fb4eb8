import { malformed } from '../src/games/shooting/ask/testing.ts';
import { queries } from '../src/games/shooting/ask.ts';
import { type How, outlook, type Strike } from '../src/games/shooting/rules/odds/outlook.ts';
import { agreement } from '../src/games/shooting/rules/odds/testing/agreement.ts';
import { USUAL } from '../src/games/shooting/rules/odds/testing/cases.ts';
import { marks, terms } from '../src/games/shooting/rules/odds/testing/strikes.ts';
import type { Mark, Terms } from '../src/games/shooting/terms.ts';
import { never } from '../src/kernel/never.ts';
import { mix, Random } from '../src/kernel/random.ts';
import { type Figure, median, type Section } from './bench.ts';

/**
 * What exact odds cost, whether they match the resolver's dice, and whether invalid questions name the faulty field.
 */
export const shootingOdds: Section = {
  id: 'shooting-odds',
  title: 'Shooting: exact odds, compared with resolved volleys',
  async run(size, say) {
    const figures: Figure[] = [
      timed('a typical unit: 10 models, 3 weapon groups, at 10 models', 2, TYPICAL),
      timed('the same with an attached character who is picked out', undefined, LED),
      timed('the worst case: 20 × D6+3 Blast, Devastating, Sustained D3 at 20 × W1 with Feel No Pain', 50, worst(1)),
      timed('the same at 20 × W3', 50, worst(3)),
    ];
    const runs = size === 'full' ? 100_000 : 4_000;
    const cases = Object.entries(USUAL);
    let [greatest, held] = [0, 0];
    for (const [i, [title, asked]] of cases.entries()) {
      say(`${title}, case ${i + 1} of ${cases.length}`);
      for (const { errors } of agreement(asked, runs, new Random(mix(40, i)))) {
        greatest = Math.max(greatest, Math.abs(errors));
        held++;
      }
    }
    figures.push({
      what: `largest deviation of ${held} figures from the computed odds`,
      value: greatest,
      unit: 'standard errors',
      bound: { kind: 'under', at: 4 },
      runs: `${runs * cases.length} resolved volleys in ${cases.length} cases`,
    });
    const questions = size === 'full' ? 100_000 : 10_000;
    say('broken questions');
    figures.push({
      what: 'malformed questions whose error does not name the field',
      value: unnamed(questions),
      unit: 'questions',
      bound: { kind: 'at most', at: 0 },
      runs: `${questions} questions`,
    });
    return figures;
  },
};

interface Asked {
  readonly strikes: readonly Strike[];
  readonly how: How;
}
const SPILL: How = { devastating: 'spill' };
const at = (target: readonly Mark[], ...volleys: readonly Terms[]): readonly Strike[] =>
  volleys.map((volley) => ({ terms: volley, marks: target }));

const GROUPS = [
  terms({ weapons: 8, attacks: 2 }),
  terms({ attacks: 'D6+1', wound: 2, damage: 2, devastating: true }),
  terms({ attacks: 2, wound: 3, damage: 'D6', precision: true }),
];
const TYPICAL: Asked = { strikes: at(marks(10, 2, 4), ...GROUPS), how: SPILL };
const LED: Asked = {
  strikes: at([...marks(10, 2, 4), ...marks(1, 5, 3, { feelNoPain: 5 })], ...GROUPS),
  how: { ...SPILL, precise: { mark: 10, guards: 10 } },
};
const worst = (wounds: number): Asked => ({
  strikes: at(
    marks(20, wounds, 4, { feelNoPain: 5 }),
    terms({ weapons: 20, attacks: 'D6+7', hit: 4, wound: 3, sustained: 'D3', devastating: true, damage: 3 }),
  ),
  how: SPILL,
});

function timed(what: string, most: number | undefined, { strikes, how }: Asked): Figure {
  const once = (): number => {
    const begun = performance.now();
    outlook(strikes, how);
    return performance.now() - begun;
  };
  for (let warm = 0; warm < 5; warm++) once();
  const runs = 41;
  return {
    what,
    ...median(Array.from({ length: runs }, once)),
    unit: 'ms',
    ...(most !== undefined && { bound: { kind: 'under', at: most } as const }),
    runs: `median of ${runs}`,
  };
}

/** How many invalid questions are answered without naming a faulty field. */
function unnamed(many: number): number {
  const asked = Object.values(queries);
  let wrong = 0;
  for (let seed = 0; seed < many; seed++) {
    const query = asked[seed % asked.length] ?? never('no queries');
    const answer = query.answer(malformed(query.example, new Random(mix(41, seed))));
    if (!answer.ok && !answer.error.field) wrong++;
  }
  return wrong;
}
