import { best } from '../../../../decide/bot-question.ts';
import { mapOptions } from '../../../../decide/decision.ts';
import { bare, type Decision } from '../../../../kernel/bot.ts';
import type { Command, CommandOf } from '../../commands.ts';
import { actors } from '../../options.ts';
import type { Attack } from '../../plan.ts';
import { strikes } from '../../rules/physical/declare.ts';
import { strikesOf } from '../../rules/physical/legal.ts';
import { expectedStrike } from '../../rules/physical/odds.ts';
import { modelOf, type UnitId, type View } from '../../view.ts';
import type { Asked } from './asked.ts';
import { type Blows, tacticianStrike } from './strike.rules.ts';

const MOST = 3; // most attacks in a declaration: two arms and a leg

const order = ({ unit, attacks }: Blows): CommandOf<'strike'> => ({ type: 'strike', unit, attacks });

/** Physical Attack Phase: the best legal attacks of the first unit that has not declared. */
export function decideStrike(asked: Asked): Decision<Command> {
  const { view, ask } = asked;
  const [unit] = actors(view, ask.seat);
  if (unit === undefined) return bare<Command>(null);
  return mapOptions(best(asked, tacticianStrike, view, blowsOf(view, unit)), order);
}

/** No attack, and every legal combination that can do damage. */
export function blowsOf(view: View, unit: UnitId): readonly Blows[] {
  const { side } = modelOf(view, unit);
  const single = strikesOf(view, unit).filter((attack) => expectedStrike(view, unit, attack) > 0);
  const found: Blows[] = [{ unit, attacks: [] }];
  let wider: readonly (readonly [attacks: readonly Attack[], next: number])[] = [[[], 0]];
  for (let many = 1; many <= MOST; many++) {
    wider = wider.flatMap(([attacks, next]) =>
      single.slice(next).map((one, i) => [[...attacks, one], next + i + 1] as const),
    );
    wider = wider.filter(([attacks]) => !strikes.refuse(view, side, order({ unit, attacks })));
    found.push(...wider.map(([attacks]) => ({ unit, attacks })));
  }
  return found;
}
