import { choose } from '../../../../decide/decision.ts';
import type { Evaluator } from '../../../../decide/evaluator.ts';
import { score } from '../../../../decide/rule.ts';
import { type Ask, type BotSeed, type Budget, bare, type Decision } from '../../../../kernel/bot.ts';
import { pick } from '../../../../kernel/dice.ts';
import { Random } from '../../../../kernel/random.ts';
import type { Cell } from '../../../../parts/grid/grid.ts';
import type { Belief } from '../../belief/memory.ts';
import type { Command, CommandOf } from '../../commands.ts';
import { claimRange, trueValue } from '../../rules/detection.ts';
import type { View } from '../../view.ts';
import { courseOptions, quickCourse, seedCourse } from './course.ts';
import { type SeedWeights, type Situation, situationOf, WEIGHTS } from './situation.ts';
import { quickWeapon, seedWeapons, weaponOptions } from './weapons.ts';

const DIVE: Command = { type: 'dive' };

/** The original captain: one look at the view, one order. */
export function captain(belief: Belief, view: View, ask: Ask, budget: Budget, seed: BotSeed): Decision<Command> {
  const situation = situationOf(view, belief);
  const [evaluator, options, quick] = task(situation, ask, seed);
  if (!budget.ledger) return bare(quick());
  const question = { evaluator, situation, options: options(), weights: WEIGHTS, level: 5, budget, seed, must: true };
  return choose<Situation, Command, SeedWeights>(question);
}

type Task = readonly [Evaluator<Situation, Command, SeedWeights>, () => Iterable<Command>, () => Command];

function task(situation: Situation, { kinds }: Ask, seed: BotSeed): Task {
  const only = (evaluator: Task[0], command: () => Command): Task => [evaluator, () => [command()], command];
  switch (kinds[0]) {
    case 'place':
      return [
        PLACING,
        () => startCells(situation).map((at) => ({ type: 'place', at })),
        () => quickPlace(situation, seed),
      ];
    case 'answer-sonar':
      return only(ANSWERING, () => randomLie(situation, seed));
    case 'dive':
      return only(DIVING, () => DIVE);
    case 'move':
      return [seedCourse, () => courseOptions(situation), () => quickCourse(situation)];
    default:
      return [seedWeapons, () => weaponOptions(situation, seed), () => quickWeapon(situation, seed)];
  }
}

const because = (id: string, type: Command['type']): Evaluator<Situation, Command, SeedWeights> => ({
  id,
  rules: [
    score({
      id,
      unit: 'choice',
      band: [0, 1],
      see: (_: Situation, option: Command) => (option.type === type ? {} : undefined),
      worth: () => 1,
    }),
  ],
});
export const PLACING = because('seed-home-sector', 'place');
export const ANSWERING = because('seed-random-lie', 'answer-sonar');
export const DIVING = because('seed-dive', 'dive');

/** Blue prefers the first sector, red the last; any sea cell if that one has none. */
function startCells({ view, side }: Situation): Cell[] {
  const { chart } = view.rules;
  const home = side === 'blue' ? 1 : chart.sectors;
  const near: Cell[] = [];
  for (let cell = 0; cell < chart.cells; cell++) if (chart.sea[cell] && chart.sector[cell] === home) near.push(cell);
  return near.length ? near : chart.sea.flatMap((wet, cell) => (wet ? [cell] : []));
}

const quickPlace = (situation: Situation, seed: BotSeed): Command => ({
  type: 'place',
  at: pick(new Random(seed.value), startCells(situation)),
});

const ABOUTS = ['row', 'col', 'sector'] as const;
type Claim = CommandOf<'answer-sonar'>['first'];

/** Two random kinds, a coin flip for which is true, any other value for the lie. */
function randomLie({ view, afloat }: Situation, seed: BotSeed): Command {
  const { chart } = view.rules;
  const random = new Random(seed.value);
  const left = random.roll(3) - 1;
  const kinds = ABOUTS.filter((_, i) => i !== left);
  const lying = random.roll(2) - 1;
  const claim = (about: Claim['about'], lie: boolean): Claim => {
    const truth = trueValue(chart, afloat.at, about);
    if (!lie) return { about, value: truth };
    const { from, to } = claimRange(chart, about);
    const value = from + random.roll(to - from) - 1;
    return { about, value: value >= truth ? value + 1 : value };
  };
  const [one, two] = kinds as [Claim['about'], Claim['about']];
  return { type: 'answer-sonar', first: claim(one, lying === 0), second: claim(two, lying === 1) };
}
