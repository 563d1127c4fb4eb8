import Type from 'typebox';
import { COURSES } from '../../parts/grid/grid.ts';
import { command, oneOf, parser, type Shaped, strict } from '../../parts/schema/schema.ts';
import { NODES } from './data/boards.ts';
import type { Role } from './data/roles.ts';
import { SYSTEMS } from './data/systems.ts';

const Cell = Type.Integer({ minimum: 0, maximum: 899 });
const Course = oneOf(COURSES);
const System = oneOf(SYSTEMS);
const Systems = Type.Array(System, { maxItems: 5, uniqueItems: true });
const Share = Type.Number({ minimum: 0, maximum: 1 });
const Scalar = Type.Union([Type.Number(), Type.String({ maxLength: 120 }), Type.Boolean(), Type.Null()]);

/** A sentence of a crew message: a code with a text in `text/`, and its facts. */
// biome-ignore format: one row a speaker
export const SENTENCES = [
  'last-surfaced', 'moving-mostly', 'torpedoes-fired', // as designed: the radio operator's three
  'candidates', 'best-cell', 'no-idea', 'lost-them', 'recommend', 'narrowed', 'words',
] as const;
const Sentence = Type.Intersect([
  Type.Object({ code: oneOf(SENTENCES) }),
  Type.Record(Type.String({ maxLength: 24 }), Scalar),
]);

/** One of the two facts of a sonar answer. */
const Claim = Type.Object(
  { about: oneOf(['row', 'col', 'sector']), value: Type.Integer({ minimum: 0, maximum: 999 }) },
  strict,
);

/** The radio operator's recommendation, and its expected gain. */
const Advice = Type.Object(
  {
    system: System,
    sector: Type.Optional(Type.Integer({ minimum: 1, maximum: 999 })),
    at: Type.Optional(Cell),
    before: Type.Optional(Share), // the share of the sea where they can be now
    after: Type.Optional(Share), // and on average afterwards
  },
  strict,
);

/** The engineer's advice on one course: what is marked there, and what the next move that way would cost. */
const Route = Type.Object(
  {
    course: Course,
    marks: Type.Array(Type.Integer({ minimum: 0, maximum: NODES - 1 }), { maxItems: 6 }),
    cost: Type.Number(),
    risk: Share, // of losing hull on the next move that way
    stance: oneOf(['prefer', 'allow', 'avoid']),
    why: oneOf(['completes-circuit', 'keeps-systems', 'breaks-system', 'panel-nearly-full', 'overloads', 'radiation']),
  },
  strict,
);

/** All commands of the game. The schemas only check the shape; rules are checked later. */
export const COMMANDS = {
  begin: command('begin', {}),
  place: command('place', { at: Cell }),
  move: command('move', { course: Course }),
  stealth: command('stealth', { course: Course, steps: Type.Integer({ minimum: 0, maximum: 29 }) }),
  surface: command('surface', {}),
  dive: command('dive', {}),
  mark: command('mark', { node: Type.Integer({ minimum: 0, maximum: NODES - 1 }) }),
  charge: command('charge', { system: System }),
  torpedo: command('torpedo', { at: Cell }),
  'drop-mine': command('drop-mine', { at: Cell }),
  detonate: command('detonate', { at: Cell }),
  sonar: command('sonar', {}),
  'answer-sonar': command('answer-sonar', { first: Claim, second: Claim }),
  drone: command('drone', { sector: Type.Integer({ minimum: 1, maximum: 999 }) }),
  'end-turn': command('end-turn', {}),
  // Crew messages: heard only by the own crew, one of each kind per seat and turn.
  report: command('report', {
    certainty: oneOf(['exact', 'high', 'medium', 'low', 'none']),
    candidates: Type.Integer({ minimum: 0 }),
    hypotheses: Type.Integer({ minimum: 0 }),
    best: Type.Union([Cell, Type.Null()]),
    weights: Type.Array(Type.Tuple([Cell, Share]), { maxItems: 900 }),
    recommend: Type.Optional(Advice),
  }),
  comment: command('comment', { sentences: Type.Array(Sentence, { maxItems: 6 }) }),
  'request-report': command('request-report', {}),
  'set-priority': command('set-priority', { systems: Systems }),
  protect: command('protect', { systems: Systems }),
  status: command('status', {
    charges: Type.Object(
      Object.fromEntries(SYSTEMS.map((system) => [system, Type.Integer({ minimum: 0, maximum: 99 })])) as {
        [S in (typeof SYSTEMS)[number]]: Type.TInteger;
      },
      strict,
    ),
  }),
  ready: command('ready', { system: System }),
  condition: command('condition', { broken: Systems, repaired: Systems }),
  advise: command('advise', { routes: Type.Array(Route, { maxItems: 4 }) }),
} as const;

/** The published schema: every command a seat may send. `begin` belongs to the umpire. */
export const PUBLISHED = Type.Union(Object.values(COMMANDS).filter((schema) => schema !== COMMANDS.begin));

export type CommandType = keyof typeof COMMANDS;
export type CommandOf<T extends CommandType> = Shaped<(typeof COMMANDS)[T]>;
export type Command = { [T in CommandType]: CommandOf<T> }[CommandType];

/** Who may send which message; the index is the bit in `State.spoken`. */
export const MESSAGES = [
  ['report', 'radio-operator'],
  ['comment', 'radio-operator'],
  ['request-report', 'captain'],
  ['set-priority', 'captain'],
  ['protect', 'captain'],
  ['status', 'first-mate'],
  ['ready', 'first-mate'],
  ['condition', 'engineer'],
  ['advise', 'engineer'],
] as const satisfies readonly (readonly [CommandType, Role])[];
export type MessageType = (typeof MESSAGES)[number][0];
export type Message = CommandOf<MessageType>;

export const MESSAGE_BIT = Object.fromEntries(MESSAGES.map(([type], i) => [type, 1 << i])) as Readonly<
  Record<MessageType, number>
>;
export const isMessage = (sent: Command): sent is Message => sent.type in MESSAGE_BIT;

export const parse = parser<Command>(COMMANDS);
