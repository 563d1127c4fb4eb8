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

/** The location an aimed shot targets, by its number in data/places.ts. */
const Aim = Type.Integer({ minimum: 0, maximum: 7 });

const TargetShape = Type.Union([
  Type.Object({ unit: Unit }, strict),
  Type.Object({ hex: Hex, for: oneOf(['clear', 'ignite', 'building']) }, strict),
]);

const ShotShape = Type.Object(
  {
    weapon: Mount,
    target: TargetShape,
    bin: Type.Optional(Bin), // required if the weapon uses ammunition; decides the munition
    aim: Type.Optional(Aim),
    heat: Type.Optional(Type.Literal(true)), // a flamer that heats instead of doing damage
  },
  strict,
);

const step = <T extends string, P extends Record<string, Type.TSchema>>(type: T, fields: P) =>
  Type.Object({ step: Type.Literal(type), ...fields }, strict);

/** A step of a walk or run; a jump is a single step. */
const StepShape = Type.Union([
  step('forward', {}),
  step('back', {}),
  step('left', {}), // one hexside
  step('right', {}),
  step('stand-up', { facing: Facing }), // an attempt; `facing` is the facing once up
  step('go-prone', {}),
  step('jump', { to: Hex, facing: Facing, landOn: Type.Optional(oneOf(['roof', 'bridge'])) }),
]);

const AttackShape = Type.Union([
  Type.Object({ attack: Type.Literal('punch'), arm: oneOf(['LA', 'RA']), target: Unit }, strict),
  Type.Object({ attack: Type.Literal('kick'), leg: oneOf(['LL', 'RL']), target: Unit }, strict),
  Type.Object({ attack: Type.Literal('club'), target: Unit }, strict),
  Type.Object({ attack: Type.Literal('push'), target: Unit }, strict),
]);

/** End Phase orders for one unit. */
const OrderShape = Type.Object(
  {
    unit: Unit,
    sinksOff: Type.Optional(Type.Integer({ minimum: 0, maximum: 60 })), // how many stay off from now on
    dump: Type.Optional(Bins), // gone at the start of the next End Phase
    dropClub: Type.Optional(Type.Literal(true)),
    shutDown: Type.Optional(Type.Literal(true)),
    startUp: Type.Optional(Type.Literal(true)),
  },
  strict,
);

/** All commands. The schema checks the shape; the rules check the rest. */
export const COMMANDS = {
  begin: command('begin', {}),
  // Movement. If a fall interrupts the steps, the same unit is asked again: it continues in the same mode,
  // or sends no steps to stop.
  move: command('move', {
    unit: Unit,
    mode: oneOf(['still', 'walk', 'run', 'jump']),
    steps: Type.Array(StepShape, { maxItems: 60 }),
    masc: Type.Optional(Type.Literal(true)),
    // Ends next to the target; the attack is resolved in the Physical Attack Phase.
    attack: Type.Optional(Type.Object({ kind: oneOf(['charge', 'death-from-above']), target: Unit }, strict)),
  }),
  // Reaction Phase (facing the legs' way = no twist), or before the unit's declaration. Also turns a vehicle's turret.
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
  // End Phase: once per side, for all its units.
  end: command('end', { orders: Type.Array(OrderShape, { maxItems: 60 }) }),
} as const;

/** The published schema of every command a seat may send; `begin` belongs to the umpire. */
export const PUBLISHED = Type.Union(Object.values(COMMANDS).filter((schema) => schema !== COMMANDS.begin));

export type CommandType = keyof typeof COMMANDS;
export type CommandOf<T extends CommandType> = Shaped<(typeof COMMANDS)[T]>;
export type Command = { [T in CommandType]: CommandOf<T> }[CommandType];

/** Fails to compile if the schemas above and the types of plan.ts differ. */
type Same<A, B> = A extends B ? (B extends A ? true : false) : false;
true satisfies Same<Shaped<typeof TargetShape>, Target> &
  Same<Shaped<typeof ShotShape>, Shot> &
  Same<Shaped<typeof StepShape>, Step> &
  Same<Shaped<typeof AttackShape>, Attack> &
  Same<Shaped<typeof OrderShape>, Order>;

export const parse = parser<Command>(COMMANDS);
