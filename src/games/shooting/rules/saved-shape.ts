import Type from 'typebox';
import { type Fault, faultOf, oneOf, strict } from '../../../parts/schema/schema.ts';
import { validator } from '../../../parts/schema/validator.ts';
import { SIDES } from '../sides.ts';
import { STRATAGEMS, type State } from '../state.ts';
import { SINGLE_ROLLS } from '../terms.ts';
import { MANUAL_MODIFIERS } from '../work.ts';

const Count = Type.Integer({ minimum: 0 });
const Counts = Type.Array(Count);
const orNull = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
const bySide = Type.Object({ attacker: Count, defender: Count }, strict);
const STAGES = ['select', 'targets', 'reaction', 'attacks', 'precision', 'allocation', 'ended'] as const;

const firing = { group: Type.String(), bearers: Counts, profile: Count };
const ticked = {
  hand: Type.Array(oneOf(MANUAL_MODIFIERS)),
  fish: Type.Boolean(),
  lethal: Type.Optional(Type.Literal(false)),
};
const Assignments = Type.Array(Type.Object({ ...firing, ...ticked, target: orNull(Count) }, strict));

const Volley = Type.Object(
  {
    ...firing,
    ...ticked,
    target: Count,
    half: Type.Boolean(),
    far: Type.Boolean(),
    plunging: Type.Boolean(),
    blast: Count,
    toughness: Count,
    unseen: Type.Boolean(),
    parts: Counts,
  },
  strict,
);
const Owed = Type.Object(
  {
    unit: Count,
    amount: Count,
    one: Type.Boolean(),
    cause: oneOf(['mortal', 'hazardous', 'deadly-demise']),
    volley: orNull(Count),
  },
  strict,
);
const Throw = Type.Object({ context: oneOf(['to-hit', 'to-wound']), rolls: Counts, reRolled: Counts }, strict);
const Sum = Type.Object(
  { attacks: Count, hits: Count, wounds: Count, unsaved: Count, damage: Count, slain: Count },
  strict,
);

const Work = Type.Object(
  {
    volleys: Type.Array(Volley),
    at: Count,
    step: oneOf(['attacks', 'hit', 'wound', 'saves', 'mortals', 'hazardous']),
    until: orNull(oneOf(['step', 'weapon', 'unit'])),
    attacks: Count,
    hits: Count,
    lethal: Count,
    wounds: Count,
    hitKinds: Type.Optional(Type.Array(oneOf(['hit', 'critical', 'lethal']))),
    woundKinds: Type.Optional(Type.Array(Type.Integer({ minimum: 0, maximum: 3 }))),
    one: Type.Optional(Type.Array(oneOf(SINGLE_ROLLS))),
    oneSave: Type.Optional(Counts),
    extra: Type.Optional(Type.Array(Type.Object({ volley: Count, amount: Count }, strict))),
    devastating: Type.Array(Type.Object({ target: Count, volley: Count }, strict)),
    order: Counts,
    precise: orNull(Count),
    asked: Type.Boolean(),
    touched: Counts,
    tally: Type.Array(Sum),
    owed: Type.Array(Owed),
    hazards: Count,
    demises: Counts,
    last: orNull(Throw),
  },
  strict,
);

const Saved = Type.Object(
  {
    round: Count,
    active: oneOf(SIDES),
    stage: oneOf(STAGES),
    wounds: Counts,
    shot: Counts,
    spent: Type.Array(Type.String()),
    commandPoints: bySide,
    sheltered: Type.Array(Type.Object({ unit: Count, by: oneOf(['go-to-ground', 'smokescreen']) }, strict)),
    used: Type.Array(oneOf(STRATAGEMS)),
    touched: Counts,
    fired: Counts,
    shooter: orNull(Count),
    assignments: Assignments,
    before: Type.Array(Assignments),
    work: orNull(Type.Unknown()), // checked separately, so that a fault gets its own path
    points: bySide,
    outcome: orNull(
      Type.Object({ winners: Type.Array(oneOf(SIDES)), reason: Type.Object({ code: Type.String() }) }, strict),
    ),
  },
  strict,
);

const checkState = validator(Saved);
const checkWork = validator(Work);

/** The first field of a saved state that is missing or malformed. */
export function misshapen({ rules: _, ...saved }: State): Fault | undefined {
  if (!checkState.Check(saved)) return faultOf(checkState, saved);
  if (saved.work === null || checkWork.Check(saved.work)) return undefined;
  const { field, problem } = faultOf(checkWork, saved.work);
  return { field: field === '(whole)' ? 'work' : `work/${field}`, problem };
}
