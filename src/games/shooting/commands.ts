import Type from 'typebox';
import { command, oneOf, parser, type Shaped } from '../../parts/schema/schema.ts';
import { MANUAL_MODIFIERS } from './work.ts';

const Unit = Type.Integer({ minimum: 0, maximum: 199 });
const Model = Type.Integer({ minimum: 0, maximum: 999 });
const Group = Type.String({ minLength: 1, maxLength: 80 }); // a weapon's id, with a suffix if it is lent
const Bearers = Type.Array(Type.Integer({ minimum: 0, maximum: 199 }), {
  minItems: 1,
  maxItems: 200,
  uniqueItems: true,
});
const Ticked = Type.Array(oneOf(MANUAL_MODIFIERS), { maxItems: MANUAL_MODIFIERS.length, uniqueItems: true });

/** A weapon group, or some of its bearers, and its target. */
const aim = {
  group: Group,
  target: Unit,
  bearers: Type.Optional(Bearers), // default: the whole group
  profile: Type.Optional(Type.Integer({ minimum: 0, maximum: 9 })), // default: the first
  hand: Type.Optional(Ticked),
  fish: Type.Optional(Type.Boolean()),
  lethal: Type.Optional(Type.Boolean()), // false declines Lethal Hits; default: true
};
const Aim = Type.Object(aim, { additionalProperties: false });

/** All commands of the game. The schemas only check the shape; rules are checked later. */
const COMMANDS = {
  begin: command('begin', {}),
  'select-shooter': command('select-shooter', { unit: Unit }),
  assign: command('assign', aim),
  'hold-fire': command('hold-fire', { group: Group, bearers: Type.Optional(Bearers) }),
  clear: command('clear', { group: Group }),
  'clear-all': command('clear-all', {}),
  undo: command('undo', {}), // undoes the last assignment, or else the choice of the shooter
  confirm: command('confirm', {}),
  roll: command('roll', { until: oneOf(['step', 'weapon', 'unit']) }), // make attacks up to the next choice
  // everything at once; weapons that are not listed hold fire
  shoot: command('shoot', { unit: Unit, aims: Type.Array(Aim, { minItems: 1, maxItems: 200 }) }),
  'skip-unit': command('skip-unit', { unit: Unit }),
  'end-phase': command('end-phase', {}),
  // the models take wounds in this order
  allocate: command('allocate', { models: Type.Array(Model, { minItems: 1, maxItems: 200, uniqueItems: true }) }),
  precision: command('precision', { model: Type.Union([Model, Type.Null()]) }), // null = pick out no one
  stratagem: command('stratagem', { use: oneOf(['go-to-ground', 'smokescreen']), unit: Unit }),
  decline: command('decline', {}), // no stratagem
  // Command Re-roll: one die of the last step
  're-roll': command('re-roll', { die: Type.Integer({ minimum: 0, maximum: 9999 }) }),
} as const;

/** The published schema: every command a seat may send. Only the umpire sends `begin`. */
export const PUBLISHED = Type.Union(Object.values(COMMANDS).filter((schema) => schema !== COMMANDS.begin));

export type CommandType = keyof typeof COMMANDS;
export type CommandOf<T extends CommandType> = Shaped<(typeof COMMANDS)[T]>;
export type Command = { [T in CommandType]: CommandOf<T> }[CommandType];
export type Aim = Shaped<typeof Aim>;

export const parse = parser<Command>(COMMANDS);
