import type { Fact } from '../../../kernel/fact.ts';
import type { Command } from '../commands.ts';
import { type BySystem, COLOUR_OF, SYSTEMS } from '../data/systems.ts';
import type { RadarKinds } from '../kinds.ts';
import { refuse } from '../rules/handlers.ts';
import { type BoatView, type Role, type Rules, seatOf, type View } from '../view.ts';

type State = RadarKinds['state'];
type Boat = State['boats']['blue'];

/** The first rule that refuses an order of this seat, as far as its own view shows. */
export function whyNot(view: View, seat: string, command: Command): Fact | undefined {
  return refuse(supposed(view, seat), seat, command);
}

const EMPTY: BySystem<number> = { torpedo: 0, mine: 0, sonar: 0, drone: 0, stealth: 0 };

/** A state that looks like the view. What the seat cannot see is left blank: the rules for its orders never read it. */
function supposed(view: View, seat: string): State {
  const { rules, phase, turn, active, extra, boats, now, spoken, outcome } = view;
  const who = seatOf(seat);
  return {
    rules,
    phase,
    turn,
    active,
    extra,
    boats: { blue: boat(rules, boats.blue, who?.role), red: boat(rules, boats.red, who?.role) },
    now: { ...now, marked: now.marked === true, charged: now.charged === true, fired: now.fired === true },
    spoken: { blue: who?.side === 'blue' ? spoken : 0, red: who?.side === 'red' ? spoken : 0 },
    outcome,
  };
}

function boat(rules: Rules, seen: BoatView, role: Role | undefined): Boat {
  const { hull, surfaced, quiet } = seen;
  return {
    hull,
    surfaced,
    quiet,
    at: seen.at ?? -1,
    trail: seen.trail ?? [],
    mines: seen.mines ?? [],
    charges: seen.charges ?? EMPTY,
    marks: seen.marks ?? (role === 'captain' ? felt(rules, seen) : 0),
  };
}

/** A captain sees that a full gauge does not work; the first mate learns it only from the crew or by trying. */
function felt({ board, ruleset }: Rules, { charges, usable }: BoatView): number {
  if (!charges || !usable) return 0;
  return SYSTEMS.reduce(
    (marks, system) =>
      charges[system] >= ruleset.charges[system] && !usable.includes(system)
        ? marks | board.colour[COLOUR_OF[system]]
        : marks,
    0,
  );
}
