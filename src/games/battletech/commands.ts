import Type from 'typebox';
import { facingShape } from '../../parts/hex/facing-schema.ts';
import { command, oneOf, parser, type Shaped, strict } from '../../parts/schema/schema.ts';
import type { Attack, Order, Shot, Step, Target } from './plan.ts';

const Hex = Type.Integer({ minimum: 0, maximum: 9800 });
const Facing = facingShape();
const Unit = Type.Integer({ minimum: 0, maximum: 199 });
const Mount = Type.Integer({ minimum: 0, maximum: 99 });
const Bin = Type.Integer({ minimum: 0, maximum: 99 });
const Bins = Type.Array(Bin, { maxItems: 40, uniqueItems: true });

/** What can be aimed at: a place of a 'Mech, by its number in data/places.ts. */
const Aim = Type.Integer({ minimum: 0, maximum: 7 });

const TargetShape = Type.Union([
  Type.Object({ unit: Unit }, strict),
  Type.Object({ hex: Hex, for: oneOf(['clear', 'ignite', 'building']) }, strict),
]);

const ShotShape = Type.Object(
  {
    weapon: Mount,
    target: TargetShape,
    bin: Type.Optional(Bin), // required for a weapon with ammunition; its munition is the bin's
    aim: Type.Optional(Aim),
    heat: Type.Optional(Type.Literal(true)), // a flamer that heats instead of hurting
  },
  strict,
);

const step = <T extends string, P extends Record<string, Type.TSchema>>(type: T, fields: P) =>
  Type.Object({ step: Type.Literal(type), ...fields }, strict);

/** A step of a walk or a run; a jump has a single step of its own. */
const StepShape = Type.Union([
  step('forward', {}),
  step('back', {}),
  step('left', {}), // one hexside
  step('right', {}),
  step('stand-up', { facing: Facing }), // an attempt; the facing once up
  step('go-prone', {}),
  step('jump', { to: Hex, facing: Facing, landOn: Type.Optional(oneOf(['roof', 'bridge'])) }),
]);

const AttackShape = Type.Union([
  Type.Object({ attack: Type.Literal('punch'), arm: oneOf(['LA', 'RA']), target: Unit }, strict),
  Type.Object({ attack: Type.Literal('kick'), leg: oneOf(['LL', 'RL']), target: Unit }, strict),
  Type.Object({ attack: Type.Literal('club'), target: Unit }, strict),
  Type.Object({ attack: Type.Literal('push'), target: Unit }, strict),
]);

/** What a side tells one of its units in the End Phase. */
const OrderShape = Type.Object(
  {
    unit: Unit,
    sinksOff: Type.Optional(Type.Integer({ minimum: 0, maximum: 60 })), // how many are to be off from now on
    dump: Type.Optional(Bins), // to be gone at the start of the next End Phase
    dropClub: Type.Optional(Type.Literal(true)),
    shutDown: Type.Optional(Type.Literal(true)),
    startUp: Type.Optional(Type.Literal(true)),
  },
  strict,
);

/** Every command of the game: the schema is the shape, the rules come after. */
export const COMMANDS = {
  begin: command('begin', {}),
  // Movement. Steps may break off at a fall; then the same unit is asked again and goes on in the same mode, or stops with no steps.
  move: command('move', {
    unit: Unit,
    mode: oneOf(['still', 'walk', 'run', 'jump']),
    steps: Type.Array(StepShape, { maxItems: 60 }),
    masc: Type.Optional(Type.Literal(true)),
    // Ends beside the target; the attack comes in the Physical Phase.
    attack: Type.Optional(Type.Object({ kind: oneOf(['charge', 'death-from-above']), target: Unit }, strict)),
  }),
  // Reaction Phase (facing of the legs = no twist), or before the unit's declaration. A vehicle turns its turret so.
  twist: command('twist', { unit: Unit, facing: Facing }),
  flip: command('flip', { unit: Unit, flipped: Type.Boolean() }),
  // Weapon Attack Phase: no shots = hold fire.
  fire: command('fire', {
    unit: Unit,
    primary: Type.Union([TargetShape, Type.Null()]),
    shots: Type.Array(ShotShape, { maxItems: 40 }),
  }),
  'take-club': command('take-club', { unit: Unit }), // instead of firing
  // Physical Attack Phase: no attacks = none.
  strike: command('strike', { unit: Unit, attacks: Type.Array(AttackShape, { maxItems: 3 }) }),
  // End Phase: once a side, for all its units.
  end: command('end', { orders: Type.Array(OrderShape, { maxItems: 60 }) }),
} as const;

/** Every command that a seat may send, for others to read; `begin` is the umpire's. */
export const PUBLISHED = Type.Union(Object.values(COMMANDS).filter((schema) => schema !== COMMANDS.begin));

export type CommandType = keyof typeof COMMANDS;
export type CommandOf<T extends CommandType> = Shaped<(typeof COMMANDS)[T]>;
export type Command = { [T in CommandType]: CommandOf<T> }[CommandType];

/** The shapes above and the nouns of plan.ts say the same; this does not compile where they differ. */
type Same<A, B> = A extends B ? (B extends A ? true : false) : false;
true satisfies Same<Shaped<typeof TargetShape>, Target> &
  Same<Shaped<typeof ShotShape>, Shot> &
  Same<Shaped<typeof StepShape>, Step> &
  Same<Shaped<typeof AttackShape>, Attack> &
  Same<Shaped<typeof OrderShape>, Order>;

export const parse = parser<Command>(COMMANDS);
