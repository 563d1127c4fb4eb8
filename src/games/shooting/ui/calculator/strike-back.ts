import type { Unit } from '../../ask/matrix/army-units.ts';
import { sizeOfTarget } from '../../ask/models.ts';
import type { Attacker, OddsQuestion, Target } from '../../ask/question.ts';
import type { ImportedList } from '../../roster/imported.ts';
import { unitsFrom } from '../../roster/question-parts.ts';
import { myLists } from '../lists/storage.ts';
import { inPhase } from './phase.ts';

/** The blows that are struck back by the target of `a`, with what the lists in this browser know about both units. */
export function strikingBack(a: OddsQuestion, lists: readonly ImportedList[] = myLists()): OddsQuestion {
  const units = lists.flatMap(unitsFrom);
  const first = a.shooter && unitLike(units, a.shooter.name, (unit) => same(unit.shooter, a.shooter));
  const second = unitLike(units, a.target.name, (unit) => same(unit.target, a.target));
  const models = sizeOfTarget(a.target);
  return {
    attackers: second?.melee ? second.melee.map(forSize(second.target, models)) : [{ count: models }],
    target: first?.target ?? struckFirst(a),
    ...(second?.shooter && { shooter: second.shooter }),
  };
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** A unit by its name. Of several with that name, the one with the same values. */
function unitLike(units: readonly Unit[], name: string | undefined, isSame: (unit: Unit) => boolean): Unit | undefined {
  const named = units.filter(({ shooter, target }) => name !== undefined && (shooter?.name ?? target?.name) === name);
  return named.find(isSame) ?? named[0];
}

/** A unit that is smaller or larger than in its list has fewer or more weapons. */
const forSize =
  (listed: Target | undefined, models: number) =>
  (line: Attacker): Attacker => {
    const share = listed ? models / sizeOfTarget(listed) : 1;
    return { ...line, count: Math.max(1, Math.min(200, Math.round((line.count ?? 1) * share))) };
  };

/** The unit that struck first, as far as the question knows it. The form asks for the rest. */
function struckFirst(a: OddsQuestion): Target {
  const { attackers, shooter } = a;
  const sheet = shooter?.sheet ?? attackers.find((line) => line.sheet !== undefined)?.sheet;
  const fighting = inPhase(a).attackers.filter(({ abilities = [] }) => !abilities.includes('Extra Attacks'));
  const models = Math.min(
    100,
    fighting.reduce((sum, { count = 1 }) => sum + count, 0),
  );
  return {
    ...(sheet !== undefined && { sheet }),
    ...(sheet === undefined && shooter?.name !== undefined && { name: shooter.name }),
    ...(sheet === undefined && shooter?.W !== undefined && { W: shooter.W }),
    models: Math.max(1, models),
  };
}
