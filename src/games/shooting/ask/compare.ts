import { no, ok, type Result } from '../../../kernel/result.ts';
import { toll } from '../rules/odds/outlook.ts';
import { mean, type Pmf } from '../rules/odds/pmf.ts';
import { figure } from './answer.ts';
import type { CompareQuestion, OddsQuestion } from './question.ts';
import { type Places, type Read, read } from './reading.ts';

const LETTERS = ['a', 'b'] as const;
type Letter = (typeof LETTERS)[number];

/** One side of a comparison as a complete question. */
function sideOf(question: CompareQuestion, letter: Letter): Result<OddsQuestion> {
  const own = question[letter];
  const attackers = own.attackers ?? question.attackers;
  const target = own.target ?? question.target;
  const conditions = own.conditions ?? question.conditions;
  const shooter = own.shooter ?? question.shooter;
  if (!attackers) return no({ code: 'field-needed', field: `${letter}/attackers` });
  if (!target) return no({ code: 'field-needed', field: `${letter}/target` });
  return ok({ attackers, target, ...(conditions && { conditions }), ...(shooter && { shooter }) });
}

/** A distribution, and the value of one count in a unit that both sides share. */
interface Measure {
  readonly odds: Pmf;
  readonly unit: number;
}

interface Judged {
  readonly a: number;
  readonly b: number;
  readonly better: Letter | 'equal';
  readonly aBeats: number; // the probability that this side's result is higher
  readonly bBeats: number;
  readonly tie: number;
}

const SAME = 1e-9;

/** The two sides roll independently. */
function judge(a: Measure, b: Measure): Judged {
  let [aBeats, bBeats, tie] = [0, 0, 0];
  a.odds.forEach((one, n) => {
    b.odds.forEach((other, m) => {
      const ahead = n * a.unit - m * b.unit;
      if (Math.abs(ahead) < SAME) tie += one * other;
      else if (ahead > 0) aBeats += one * other;
      else bBeats += one * other;
    });
  });
  const [meanA, meanB] = [a.unit * mean(a.odds), b.unit * mean(b.odds)];
  const even = Math.abs(meanA - meanB) < SAME * Math.max(1, meanA);
  return {
    a: figure(meanA),
    b: figure(meanB),
    better: even ? 'equal' : meanA > meanB ? 'a' : 'b',
    aBeats: figure(aBeats),
    bBeats: figure(bBeats),
    tie: figure(tie),
  };
}

export function compared(question: CompareQuestion): Result<unknown> {
  const sides: Read[] = [];
  for (const letter of LETTERS) {
    const side = sideOf(question, letter);
    if (!side.ok) return side;
    const found = read(side.value, placed(question, letter));
    if (!found.ok) return found;
    sides.push(found.value);
  }
  const [a, b] = sides as [Read, Read];
  const [lossA, lossB] = [toll(a.strikes, a.how), toll(b.strikes, b.how)];
  const points = a.points !== null && b.points !== null;
  const by = question.by ?? 'kills';
  const poor = a.points === null ? 'a' : 'b';
  if (by === 'points' && !points)
    return no({ code: 'field-needed', field: `${placed(question, poor).target}target/points` });
  const kills = judge({ odds: lossA.slain, unit: 1 }, { odds: lossB.slain, unit: 1 });
  const damage = judge({ odds: lossA.damage, unit: 1 }, { odds: lossB.damage, unit: 1 });
  const worth = (side: Read): number => (side.points ?? 0) / side.models; // a model is worth its share of the unit
  const value = points && judge({ odds: lossA.slain, unit: worth(a) }, { odds: lossB.slain, unit: worth(b) });
  const measures = { kills, damage, ...(value && { points: value }) };
  return ok({
    by,
    better: measures[by as keyof typeof measures]?.better,
    ...measures,
    wipe: { a: figure(lossA.wipe), b: figure(lossB.wipe) },
  });
}

/** The path of a field of this side in the question: under the side, or shared. */
const placed = (question: CompareQuestion, letter: Letter): Places => {
  const before = (field: keyof Places): string => (question[letter][field] ? `${letter}/` : '');
  return {
    attackers: before('attackers'),
    target: before('target'),
    shooter: before('shooter'),
    conditions: before('conditions'),
  };
};
