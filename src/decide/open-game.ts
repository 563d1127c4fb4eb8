import type { BotMaker } from '../kernel/bot.ts';
import type { Dice } from '../kernel/dice.ts';
import type { Fact } from '../kernel/fact.ts';
import type { Awaited, Game, Language, Outcome, Waiting } from '../kernel/game.ts';
import { type Seat, type Side, UMPIRE } from '../kernel/ids.ts';
import { sayKernel } from '../kernel/kernel-text.ts';
import type { Kinds, Rules } from '../kernel/kinds.ts';
import { no, ok, type Result } from '../kernel/result.ts';
import type { Rulebook } from '../kernel/rulebook.ts';
import { type Format, fill } from '../parts/text/fill.ts';
import { sayDecision } from './decision-text.ts';
import { randomMaker } from './random.ts';
import { searchMaker } from './search.ts';

interface Typed {
  readonly type: string;
}

/** The umpire's command that starts a match. */
interface Begin {
  readonly type: 'begin';
}

/** The types of a game without hidden information: every watcher sees the state and hears every event. */
export interface OpenKinds<R extends Rules, S extends { readonly rules: R }, C extends Typed, E extends Typed>
  extends Kinds {
  readonly rules: R;
  readonly state: S;
  readonly command: C | Begin;
  readonly event: E;
  readonly view: S;
  readonly heard: E;
  readonly belief: null;
}

type Move<K extends Kinds> = Exclude<K['command'], Begin>;

/** Templates for `fill`, by fact code or event type. */
type Texts = Readonly<Record<string, string>>;

type Replaced = 'bots' | 'sides' | 'parse' | 'say' | 'refuse' | 'resolve' | 'awaiting';

/** What a game without hidden information must provide. Other members of `Game` have defaults that it can override. */
interface OpenGame<K extends Kinds> extends Partial<Omit<Game<K>, Replaced>> {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly sides: readonly Side[]; // each side has one seat with the same name
  readonly rules: K['rules']; // its `setup` is the only set-up, unless the game defines `setUp`
  begin(rules: K['rules']): K['state'];
  /** The fields of each command as JSON Schemas, by command type. `begin` is added automatically. */
  readonly commands: Readonly<Record<string, Readonly<Record<string, FieldSchema>>>>;
  refuse(state: K['state'], seat: Seat, command: Move<K>): Fact | undefined;
  resolve(state: K['state'], command: Move<K>, dice: Dice): Generator<K['event'], void, K['state']>;
  /** Must also handle the event `began`, which starts every match. */
  apply(state: K['state'], event: K['event']): K['state'];
  /** The seat to move; undefined before the start and after the end. */
  turnOf(state: K['state']): Seat | undefined;
  outcome(state: K['state']): Outcome | undefined;
  options(view: K['view'], seat: Seat): Iterable<K['command']>;
  readonly text: Readonly<Record<Language, Texts>>;
  readonly format?: Format; // the game's own placeholder formats, such as `{cell:@}`
  /** Texts that are not in `text`, looked up first. */
  say?(fact: Fact | K['heard'], language: Language): string | undefined;
  rulebook(rules: K['rules'], language: Language): Promise<Rulebook>;
  turns(state: K['state']): number;
  readonly bots?: Readonly<Record<string, BotMaker<K>>>; // the first is the default; `random` and `search` are added
  readonly search?: { readonly iterations: number; readonly depth: number };
}

/** A command's field: an integer from `minimum` to `maximum`, or one of the `enum` values. */
type FieldSchema =
  | { readonly type: 'integer'; readonly minimum: number; readonly maximum: number }
  | { readonly enum: readonly string[] };

/** Builds the full game contract for a game without hidden information. */
export function openGame<K extends Kinds>(open: OpenGame<K>): Game<K> {
  const { sides, rules, text, format, turnOf, bots = {}, search = { iterations: 100, depth: 30 }, ...given } = open;
  const everyone: readonly Seat[] = [...sides, 'spectator'];
  const options = given.options as Game<K>['options'];
  const write = given.write ?? written;
  const every = everyCommand(open.commands);
  const kinds = Object.keys(open.commands);
  const awaited: Record<Seat, readonly Awaited[]> = {}; // always the same arrays, because callers use them as cache keys
  for (const seat of sides) awaited[seat] = [{ seat, kinds, must: true }];
  const game: Game<K> = {
    version: '1',
    drawByAgreement: true,
    defaults: { bot: Object.keys(bots)[0] ?? 'random', watch: 'spectator' },
    absent: 'forfeit',
    schemas: { setUp: setUpSchema(rules.setup), command: commandSchema(open.commands) },
    setUp: (wanted) => setUp(rules, wanted),
    seats: () => sides,

    view: (state) => state,
    hear: (_rules, event) => event,
    waiting: (view) => (awaited[turnOf(view as K['state']) ?? ''] ?? NOTHING).map(waiting),
    fallback: (view, seat) => first(options(view, seat)),
    start: () => null,
    believe: () => null,
    imagine: (view) => view as K['state'],
    standing: (state, side) => standing(open.outcome(state), side),
    audience: [{ path: '*', watchers: () => everyone }],
    queries: {},
    lists: {},

    typed: (line, view) => typed(line, every as readonly K['command'][], (command) => write(command, view)),
    write,
    board: (view) => JSON.stringify(view, (key, value) => (key === 'rules' ? undefined : value), 2),
    detail: () => ({}),
    ...given,

    sides: () => sides,
    parse: (input) => parse(open.commands, input) as Result<K['command']>,
    refuse(state, seat, command) {
      if (command.type !== 'begin') return open.refuse(state, seat, command as Move<K>);
      return seat === UMPIRE ? undefined : { code: 'umpire-only' };
    },
    *resolve(state, _seat, command, dice) {
      if (command.type === 'begin') yield { type: 'began' } as K['event'];
      else yield* open.resolve(state, command as Move<K>, dice);
    },
    awaiting: (state) => awaited[turnOf(state) ?? ''] ?? NOTHING,
    say: (fact, language) => open.say?.(fact, language) ?? say(text[language], fact, language, format),
    bots: {
      ...bots,
      random: randomMaker<K>({ options }),
      search: searchMaker<K>(() => game, search),
    },
  };
  return game;
}

function first<T>(list: Iterable<T>): T | undefined {
  for (const one of list) return one;
  return undefined;
}

const NOTHING: readonly Awaited[] = [];

const waiting = ({ seat, kinds }: Awaited): Waiting => ({ who: seat, what: { code: `awaits-${kinds[0]}` } });

/** An undecided match counts as even. */
const standing = (outcome: Outcome | undefined, side: Side): number =>
  outcome?.winners.length === 1 ? Number(outcome.winners[0] === side) : 0.5;

// ---- Set-up ----

type Setup = Rules['setup'];

const setUpSchema = (setup: Setup): object => ({
  type: 'object',
  properties: Object.fromEntries(Object.entries(setup).map(([field, value]) => [field, { const: value }])),
  additionalProperties: false,
});

/** Accepts `undefined`, or options that agree with the only set-up. */
function setUp<R extends Rules>(rules: R, wanted: unknown): Result<R> {
  if (wanted === undefined) return ok(rules);
  if (typeof wanted !== 'object' || wanted === null || Array.isArray(wanted))
    return no({ code: 'bad-setup', field: '(whole)', problem: 'must be object' });
  for (const [field, value] of Object.entries(wanted)) {
    if (!Object.hasOwn(rules.setup, field)) return no({ code: 'bad-setup', field, problem: 'unknown field' });
    if (value !== rules.setup[field]) return no({ code: 'bad-setup', field, problem: `must be ${rules.setup[field]}` });
  }
  return ok(rules);
}

// ---- Commands ----

type Commands = OpenGame<Kinds>['commands'];

function commandSchema(commands: Commands): object {
  const schemas = Object.entries(commands).map(([type, fields]) => ({
    type: 'object',
    properties: { type: { const: type }, ...fields },
    required: ['type', ...Object.keys(fields)],
    additionalProperties: false,
  }));
  return schemas.length === 1 ? (schemas[0] as object) : { anyOf: schemas };
}

function parse(commands: Commands, input: unknown): Result<Typed> {
  if (typeof input !== 'object' || input === null) return no({ code: 'not-an-object' });
  const { type, ...rest } = input as Readonly<Record<string, unknown>>;
  if (type === 'begin') return ok({ type });
  if (typeof type !== 'string' || !Object.hasOwn(commands, type))
    return no({ code: 'unknown-command', type: typeof type === 'string' ? type : null });
  const fields = commands[type] ?? {};
  const unknown = Object.keys(rest).find((field) => !Object.hasOwn(fields, field));
  const wrong = unknown ?? Object.keys(fields).find((field) => !fits(fields[field] as FieldSchema, rest[field]));
  return wrong === undefined ? ok({ type, ...rest }) : no({ code: 'bad-command', field: wrong });
}

const fits = (schema: FieldSchema, value: unknown): boolean =>
  'enum' in schema
    ? schema.enum.includes(value as string)
    : Number.isInteger(value) && Number(value) >= schema.minimum && Number(value) <= schema.maximum;

/** `place 4`: the command type, then its fields. */
const written = ({ type, ...fields }: Typed): string => [type, ...Object.values(fields)].join(' ');

/** Finds the command with this notation; the type may be omitted. */
function typed<C extends Typed>(line: string, every: readonly C[], write: (command: C) => string): Result<C> {
  const words = line.trim().toLowerCase().replace(/\s+/g, ' ');
  const command = every.find((one) => {
    const full = write(one).toLowerCase();
    return full === words || full === `${one.type} ${words}`;
  });
  return command ? ok(command) : no({ code: 'unknown-command', type: line.trim().slice(0, 40) });
}

/** Every well-formed command, legal or not. */
const everyCommand = (commands: Commands): readonly Typed[] =>
  Object.entries(commands).flatMap(([type, fields]) =>
    Object.entries(fields).reduce<Typed[]>(
      (list, [field, schema]) => list.flatMap((one) => valuesOf(schema).map((value) => ({ ...one, [field]: value }))),
      [{ type }],
    ),
  );

const valuesOf = (schema: FieldSchema): readonly (string | number)[] =>
  'enum' in schema
    ? schema.enum
    : Array.from({ length: schema.maximum - schema.minimum + 1 }, (_, i) => schema.minimum + i);

// ---- Text ----

const BAD_SETUP: Readonly<Record<Language, string>> = {
  en: 'the set-up is wrong: {field} {problem}',
  es: 'la preparación no es válida: {field} {problem}',
};

function say(texts: Texts, fact: Fact | Typed, language: Language, format?: Format): string | undefined {
  const name = 'code' in fact ? String(fact.code) : (fact as Typed).type;
  const template = Object.hasOwn(texts, name) ? texts[name] : name === 'bad-setup' ? BAD_SETUP[language] : undefined;
  if (template !== undefined) return fill(template, fact as Fact, language, format);
  return sayKernel(fact as Typed, language) ?? ('code' in fact ? sayDecision(fact as Fact, language) : undefined);
}
