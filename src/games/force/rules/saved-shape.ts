import Type from 'typebox';
import { type Fault, faultOf, oneOf, strict } from '../../../parts/schema/schema.ts';
import { validator } from '../../../parts/schema/validator.ts';
import { SIDES } from '../sides.ts';
import { PHASES, type State } from '../state.ts';
import { DECK_SIZE } from './cards.ts';

const Card = Type.Integer({ minimum: 0, maximum: 2 * DECK_SIZE - 1 });
const Cards = Type.Array(Card);
const Count = Type.Integer({ minimum: 0 });
const orNull = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
const both = <T extends Type.TSchema>(schema: T) => Type.Object({ dark: schema, light: schema }, strict);

const InPlay = Type.Object(
  {
    card: Card,
    at: Card,
    host: orNull(Card),
    moved: Type.Boolean(),
    shifted: Type.Boolean(),
    battled: Type.Boolean(),
  },
  strict,
);
const Turn = Type.Object({ generation: both(Count), activated: Count, drained: Cards, battles: Cards }, strict);
const Owed = Type.Object({ side: oneOf(SIDES), amount: Type.Integer({ minimum: 1 }) }, strict);
const Battle = Type.Object(
  {
    at: Card,
    initiator: oneOf(SIDES),
    segment: oneOf(['weapons', 'power', 'damage']),
    turn: oneOf(SIDES),
    passes: Count,
    fighters: Cards,
    fired: Cards,
    hit: Cards,
    tactics: both(Cards),
    asked: both(Type.Boolean()),
    destiny: both(orNull(Count)),
    totals: orNull(both(Count)),
    damage: both(Count),
    attrition: both(Count),
  },
  strict,
);
const Player = Type.Object({ reserve: Cards, force: Cards, used: Cards, lost: Cards, hand: Cards }, strict);
const Outcome = Type.Object({
  winners: Type.Array(oneOf(SIDES), { minItems: 1 }),
  reason: Type.Object({ code: Type.String() }),
});

const check = validator(
  Type.Object(
    {
      phase: oneOf(['set-up', ...PHASES, 'ended']),
      turn: Count,
      active: oneOf(SIDES),
      locations: Cards,
      inPlay: Type.Array(InPlay),
      now: Turn,
      owed: orNull(Owed),
      battle: orNull(Battle),
      outcome: orNull(Outcome),
      players: both(Player),
    },
    strict,
  ),
);

/** What is wrong with the shape of a loaded state. */
export function misshapen({ rules: _, ...saved }: State): Fault | undefined {
  return check.Check(saved) ? undefined : faultOf(check, saved);
}
