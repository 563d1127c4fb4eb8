import type { Query } from '../../kernel/game.ts';
import { ok } from '../../kernel/result.ts';
import { query } from '../../parts/schema/query.ts';
import { answerTo } from './ask/answer.ts';
import { compared } from './ask/compare.ts';
import { needed } from './ask/needed.ts';
import { CompareQuestion, NeededQuestion, OddsQuestion } from './ask/question.ts';
import { read } from './ask/reading.ts';

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
  needed: query(
    'how many models with these weapons destroy the target with a given chance',
    NeededQuestion,
    { attackers: [{ ...RIFLES, count: 1 }], target: { ...MARINES, models: 5 }, chance: 90 },
    needed,
  ),
};
