import { best } from '../../../../decide/bot-question.ts';
import { mapOptions } from '../../../../decide/decision.ts';
import type { Decision } from '../../../../kernel/bot.ts';
import type { Command, CommandOf } from '../../commands.ts';
import { end } from '../../rules/end.ts';
import { modelOf } from '../../view.ts';
import type { Asked } from './asked.ts';
import { type Starting, startOdds, tacticianEnd } from './end.rules.ts';

const order = (units: Starting): CommandOf<'end'> => ({
  type: 'end',
  orders: units.map((unit) => ({ unit, startUp: true })),
});

/** End Phase: nothing, or restart reactors that were shut down by order. */
export function decideEnd(asked: Asked): Decision<Command> {
  const { view, ask } = asked;
  const down = view.units.flatMap((_, id) =>
    modelOf(view, id).side === ask.seat && !end.refuse(view, ask.seat, order([id])) ? [id] : [],
  );
  const likely = down.filter((id) => startOdds(view, id) >= asked.weights.restart);
  return mapOptions(best(asked, tacticianEnd, view, likely.length > 0 ? [[], likely] : [[]]), order);
}
