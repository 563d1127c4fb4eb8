import { best } from '../../../../decide/bot-question.ts';
import { mapOptions } from '../../../../decide/decision.ts';
import { type Bot, bare, type Decision } from '../../../../kernel/bot.ts';
import type { Command, CommandOf } from '../../commands.ts';
import type { BattletechKinds } from '../../kinds.ts';
import { actors } from '../../options.ts';
import type { Attack } from '../../plan.ts';
import { end } from '../../rules/end.ts';
import { strikes } from '../../rules/physical/declare.ts';
import { strikesOf } from '../../rules/physical/legal.ts';
import { expectedStrike } from '../../rules/physical/odds.ts';
import { modelOf, type Phase, type UnitId, type View } from '../../view.ts';
import type { Asked } from './asked.ts';
import { type Starting, startOdds, tacticianEnd } from './end.rules.ts';
import { decideFire, decideTwist } from './fire.ts';
import { tacticianMove } from './move.rules.ts';
import { isQuiet, moveTo, positionsOf } from './positions.ts';
import { type Blows, tacticianStrike } from './strike.rules.ts';
import { surveyOf } from './survey.ts';
import { tacticianTurn } from './turn.ts';
import { inTurn } from './weights.ts';

/** The decision of each phase. */
const PHASES: Readonly<Partial<Record<Phase, (asked: Asked) => Decision<Command>>>> = {
  movement: decideMove,
  reaction: decideTwist,
  weapons: decideFire,
  physical: decideStrike,
  end: decideEnd,
};

/** One command per decision, based only on the view. */
export const decider =
  ({ weights, level }: Pick<Asked, 'weights' | 'level'>): Bot<BattletechKinds>['decide'] =>
  (_belief, view, ask, budget, seed) =>
    PHASES[view.phase]?.({ view, ask, weights: inTurn(weights, view.turn), level, budget, seed }) ??
    bare<Command>(null);

/** The unit to move, and the best end of its move. */
function decideMove(asked: Asked): Decision<Command> {
  const { view, ask, weights } = asked;
  const units = actors(view, ask.seat);
  const unit = units.length > 1 ? best(asked, tacticianTurn, view, units).command : units[0];
  if (unit === null || unit === undefined) return bare<Command>(null);
  const survey = surveyOf(view, unit, weights);
  const field = { view, foes: survey.ids, quiet: isQuiet(view, ask.seat, weights), trades: weights.trade !== 0 };
  const chosen = mapOptions(best(asked, tacticianMove, field, positionsOf(survey)), moveTo);
  const others = units.length - 1;
  return others > 0 ? { ...chosen, notes: [...chosen.notes, { code: 'tactician-moves-now', unit, others }] } : chosen;
}

const MOST = 3; // most attacks in a declaration: two arms and a leg

const strikeCommand = ({ unit, attacks }: Blows): CommandOf<'strike'> => ({ type: 'strike', unit, attacks });

/** Physical Attack Phase: the best legal attacks of the first unit that has not declared. */
function decideStrike(asked: Asked): Decision<Command> {
  const { view, ask } = asked;
  const [unit] = actors(view, ask.seat);
  if (unit === undefined) return bare<Command>(null);
  return mapOptions(best(asked, tacticianStrike, view, blowsOf(view, unit)), strikeCommand);
}

/** No attack, and every legal combination that can do damage. */
function blowsOf(view: View, unit: UnitId): readonly Blows[] {
  const { side } = modelOf(view, unit);
  const single = strikesOf(view, unit).filter((attack) => expectedStrike(view, unit, attack) > 0);
  const found: Blows[] = [{ unit, attacks: [] }];
  let wider: readonly (readonly [attacks: readonly Attack[], next: number])[] = [[[], 0]];
  for (let many = 1; many <= MOST; many++) {
    wider = wider.flatMap(([attacks, next]) =>
      single.slice(next).map((one, i) => [[...attacks, one], next + i + 1] as const),
    );
    wider = wider.filter(([attacks]) => !strikes.refuse(view, side, strikeCommand({ unit, attacks })));
    found.push(...wider.map(([attacks]) => ({ unit, attacks })));
  }
  return found;
}

const endCommand = (units: Starting): CommandOf<'end'> => ({
  type: 'end',
  orders: units.map((unit) => ({ unit, startUp: true })),
});

/** End Phase: nothing, or restart reactors that were shut down by order. */
function decideEnd(asked: Asked): Decision<Command> {
  const { view, ask } = asked;
  const down = view.units.flatMap((_, id) =>
    modelOf(view, id).side === ask.seat && !end.refuse(view, ask.seat, endCommand([id])) ? [id] : [],
  );
  const likely = down.filter((id) => startOdds(view, id) >= asked.weights.restart);
  return mapOptions(best(asked, tacticianEnd, view, likely.length > 0 ? [[], likely] : [[]]), endCommand);
}
