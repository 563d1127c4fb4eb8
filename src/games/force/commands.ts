import Type from 'typebox';
import { command, oneOf, parser, type Shaped } from '../../parts/schema/schema.ts';
import { SOURCES } from './state.ts';

const CardId = Type.Integer({ minimum: 0, maximum: 119 });

/** All commands of the game. The schemas only check the shape; rules are checked later. */
export const COMMANDS = {
  begin: command('begin', {}),
  activate: command('activate', { amount: Type.Integer({ minimum: 1, maximum: 60 }) }),
  drain: command('drain', { at: CardId }), // at a location
  deploy: command('deploy', { card: CardId, to: Type.Optional(CardId) }), // `to`: a location, a carrier or a bearer
  battle: command('battle', { at: CardId }),
  fire: command('fire', { weapon: CardId, target: CardId }),
  tactic: command('tactic', { card: CardId }),
  destiny: command('destiny', { draw: Type.Boolean() }), // whether to draw battle destiny
  forfeit: command('forfeit', { card: CardId }),
  lose: command('lose', { from: oneOf(SOURCES), card: Type.Optional(CardId) }), // `card` is only for `from: hand`
  move: command('move', { card: CardId, to: CardId }), // by landspeed or hyperspeed, landing or taking off
  embark: command('embark', { card: CardId, onto: CardId }),
  disembark: command('disembark', { card: CardId }),
  draw: command('draw', {}), // a card from the Force Pile
  pass: command('pass', {}), // ends a phase; in the weapons segment, fires no shot
} as const;

/** The published schema: every command a seat may send. Only the umpire sends `begin`. */
export const PUBLISHED = Type.Union(Object.values(COMMANDS).filter((schema) => schema !== COMMANDS.begin));

export type CommandType = keyof typeof COMMANDS;
export type CommandOf<T extends CommandType> = Shaped<(typeof COMMANDS)[T]>;
export type Command = { [T in CommandType]: CommandOf<T> }[CommandType];

export const parse = parser<Command>(COMMANDS);
