import type { Query } from '../../kernel/game.ts';
import { ok } from '../../kernel/result.ts';
import { query } from '../../parts/schema/query.ts';
import { answerTo } from './ask/answer.ts';
import { compared } from './ask/compare.ts';
import { exchange } from './ask/exchange.ts';
import { matrix } from './ask/matrix/matrix.ts';
import { MatrixQuestion } from './ask/matrix/question.ts';
import { needed } from './ask/needed.ts';
import { plan } from './ask/plan/plan.ts';
import { PlanQuestion } from './ask/plan/question.ts';
import { CompareQuestion, ExchangeQuestion, NeededQuestion, OddsQuestion } from './ask/question.ts';
import { read } from './ask/reading.ts';
import { exercise } from './ask/trainer/answer.ts';
import { ExerciseQuestion } from './ask/trainer/question.ts';

const RIFLES = { sheet: 'intercessor-squad', weapon: 'bolt-rifle', count: 10 };
const MARINES = { sheet: 'intercessor-squad', models: 10, points: 160 };

export const queries: Readonly<Record<string, Query>> = {
  odds: query(
    'what weapons do to a target: exact odds of attacks, hits, wounds, unsaved wounds, damage and models lost',
    OddsQuestion,
    {
      attackers: [
        { sheet: 'leman-russ', weapon: 'battle-cannon' },
        { A: 'D6+3', BS: 3, S: 10, AP: -1, D: 3, abilities: ['Blast', 'Devastating Wounds'] },
      ],
      target: { ...MARINES, character: { sheet: 'captain' } },
      conditions: { cover: true, moved: 'stationary', hand: ['hit-re-roll-ones'] },
    },
    (question) => {
      const found = read(question);
      return found.ok ? ok(answerTo(found.value)) : found;
    },
  ),
  compare: query(
    'which of two choices (weapons or targets) is better by kills, damage or points, and how often',
    CompareQuestion,
    {
      target: MARINES,
      conditions: { half: true },
      a: { attackers: [RIFLES] },
      b: {
        attackers: [{ sheet: 'hellblaster-squad', weapon: 'plasma-incinerator', profile: 'supercharge', count: 5 }],
      },
      by: 'kills',
    },
    compared,
  ),
  exchange: query(
    'both sides’ losses in one exchange of blows: the first unit fights, then what is left of the second',
    ExchangeQuestion,
    {
      first: {
        attackers: [{ count: 5, A: 3, WS: 3, S: 5, AP: -2, D: 2, abilities: ['Lance'] }],
        unit: { T: 4, Sv: 3, W: 2, models: 5 },
      },
      second: {
        attackers: [{ count: 10, A: 2, WS: 3, S: 4, AP: -1, D: 1 }],
        unit: { T: 5, Sv: 5, W: 1, models: 10 },
      },
      conditions: { charged: true },
    },
    exchange,
  ),
  needed: query(
    'how many models with these weapons destroy the target with a given chance',
    NeededQuestion,
    { attackers: [{ ...RIFLES, count: 1 }], target: { ...MARINES, models: 5 }, chance: 90 },
    needed,
  ),
  matrix: query(
    'many units against many targets: kills, wounds, points, points per point and the chance to destroy all',
    MatrixQuestion,
    {
      units: [{ army: 'strike-force' }, { name: 'Rifles', points: 160, attackers: [RIFLES] }],
      targets: [
        { standard: 'meq', models: 10 },
        { name: 'Marines', target: MARINES },
        { army: 'swarm', unit: 'tyrant' },
      ],
      conditions: { half: true },
      by: 'ratio',
      sort: true,
    },
    matrix,
  ),
  plan: query(
    'which unit should fire at which target, and in which order, for kills, points or the chance to destroy chosen targets',
    PlanQuestion,
    {
      units: [{ army: 'strike-force' }],
      targets: [
        { standard: 'geq' },
        { name: 'Marines', target: { ...MARINES, models: 5 } },
        { standard: 'veq', must: true },
      ],
      by: 'kills',
    },
    plan,
  ),
  exercise: query(
    'an exercise from a seed: a position and four fire plans, one of which is best; with `answers`, the value of each',
    ExerciseQuestion,
    { seed: 1, level: 'easy', answers: true },
    exercise,
  ),
};
