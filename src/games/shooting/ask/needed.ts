import { no, ok, type Result } from '../../../kernel/result.ts';
import { toll } from '../rules/odds/outlook.ts';
import { isTooMuch } from '../rules/odds/size.ts';
import { figure } from './answer.ts';
import type { NeededQuestion } from './question.ts';
import { type Read, read } from './reading.ts';

const USUAL_LIMIT = 100;

/** How often the attackers must fire to reach the wanted chance. More attacks never do worse, so it bisects. */
export function needed({ chance, kills, limit = USUAL_LIMIT, ...question }: NeededQuestion): Result<unknown> {
  const found = read(question);
  if (!found.ok) return found;
  const { models } = found.value;
  const goal = kills ?? models;
  if (goal > models) return no({ code: 'more-kills-than-models', field: 'kills', models });
  const wanted = chance / 100;
  const known = new Map<number, number>();
  const chanceOf = (many: number): number => {
    const odds = known.get(many) ?? reached(found.value, many, goal);
    known.set(many, odds);
    return odds;
  };
  const most = largest(found.value, limit);
  if (most === 0) return no({ code: 'too-much-to-work-out', field: 'attackers' });
  const goals = { goal: { kills: goal, chance } };
  if (chanceOf(most) < wanted) return ok({ ...goals, needed: null, looked: most, reached: percent(chanceOf(most)) });
  let [low, high] = [0, most]; // `high` is enough, `low` is not
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (chanceOf(middle) >= wanted) high = middle;
    else low = middle;
  }
  return ok({
    ...goals,
    needed: high,
    reached: percent(chanceOf(high)),
    ...(high > 1 && { oneLess: percent(chanceOf(high - 1)) }),
  });
}

const percent = (odds: number): number => figure(100 * odds);

/** The strikes with `many` times as many weapons. */
const scaled = ({ strikes }: Read, many: number): Read['strikes'] =>
  strikes.map(({ terms, marks }) => ({ terms: { ...terms, weapons: terms.weapons * many }, marks }));

function reached(question: Read, many: number, goal: number): number {
  const { slain } = toll(scaled(question, many), question.how);
  let odds = 0;
  for (let count = goal; count < slain.length; count++) odds += slain[count] as number;
  return odds;
}

/** Halves the limit until the odds can be computed in time. */
function largest(question: Read, limit: number): number {
  let most = limit;
  while (most > 0 && isTooMuch(scaled(question, most), question.how)) most >>= 1;
  return most;
}
