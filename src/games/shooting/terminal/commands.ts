import { no, type Result } from '../../../kernel/result.ts';
import type { Aim, Command, CommandOf, CommandType } from '../commands.ts';
import type { View } from '../view.ts';
import { isModifier, OrderWords } from './order-words.ts';

/** One part of a typed command: how it is read, written and shown in the usage line. */
interface Part {
  readonly name: string; // the command's field
  readonly usage: string;
  readonly starts?: (word: string) => boolean; // for an optional part: whether this word starts it
  read(words: OrderWords, command: Fields): unknown; // undefined leaves the field out
  write(value: never, view: View): string;
}

type Fields = Readonly<Record<string, unknown>>;

/** A value that a part can hold. */
interface Slot<T> {
  readonly usage: string;
  read(words: OrderWords): T;
  write(value: T, view: View): string;
}

const UNIT: Slot<number> = {
  usage: 'UNIT',
  read: (words) => words.unit(),
  write: (unit, { rules }) => rules.units[unit]?.id ?? String(unit),
};
const WEAPON: Slot<string> = { usage: 'WEAPON', read: (words) => words.group(), write: (group) => group };
const NUMBER: Slot<number> = { usage: 'N', read: (words) => words.index(), write: (index) => String(index + 1) };
const NUMBERS: Slot<readonly number[]> = {
  usage: 'N,N',
  read: (words) => words.indices(),
  write: (list) => list.map((index) => index + 1).join(','),
};

const required = <T>(name: string, slot: Slot<T>, usage = slot.usage): Part => ({ ...slot, name, usage });

const choice = <T extends string>(name: string, words: readonly T[]): Part => ({
  name,
  usage: words.join('|'),
  read: (typed) => typed.oneOf(words),
  write: (value: T) => value,
});

/** `[by N,N]` */
const option = <T>(name: string, keyword: string, slot: Slot<T>): Part => ({
  name,
  usage: `[${keyword} ${slot.usage}]`,
  starts: (word) => word === keyword,
  read: (words) => slot.read(words.skip()),
  write: (value: T, view) => `${keyword} ${slot.write(value, view)}`,
});

/** `[fish]`: a word that sets a field to `value`. */
const flag = (name: string, keyword: string, value: boolean): Part => ({
  name,
  usage: `[${keyword}]`,
  starts: (word) => word === keyword,
  read: (words) => {
    words.skip();
    return value;
  },
  write: (set: boolean) => (set === value ? keyword : ''),
});

const MODIFIERS: Part = {
  name: 'hand',
  usage: '[MODIFIER ...]',
  starts: isModifier,
  read: (words, { hand = [] }) => [...(hand as readonly string[]), ...words.modifiers()],
  write: (list: readonly string[]) => list.join(' '),
};

/** `bolt-rifle boyz [profile 2] [by 1,3] [modifiers] [fish] [no-lethal]` */
const AIM: readonly Part[] = [
  required('group', WEAPON),
  required('target', UNIT, 'TARGET'),
  option('profile', 'profile', NUMBER),
  option('bearers', 'by', NUMBERS),
  MODIFIERS,
  flag('fish', 'fish', true),
  flag('lethal', 'no-lethal', false),
];

const AIMS: Part = {
  name: 'aims',
  usage: 'all TARGET | WEAPON TARGET [and WEAPON TARGET ...]',
  read(words, { unit }) {
    words.firing = words.view.rules.units[unit as number];
    if (words.ahead === 'all') return words.skip().all(unit as number);
    const aims = [readParts(AIM, words)];
    while (words.more) {
      words.oneOf(['and']);
      aims.push(readParts(AIM, words));
    }
    return aims;
  },
  write: (aims: readonly Aim[], view) => aims.map((aim) => writeParts(AIM, aim, view)).join(' and '),
};

const ALLOCATION = '[MODEL,MODEL ...]';

const none = (words: OrderWords): null => {
  words.skip();
  return null;
};

const PACES = ['step', 'weapon', 'unit'] as const;

/** Every command as it is typed: the first word and its parts. Parsing, printing and usage lines all come from here. */
const TYPED_COMMANDS: Readonly<Record<Exclude<CommandType, 'begin'>, readonly [string, ...Part[]]>> = {
  'select-shooter': ['select', required('unit', UNIT)],
  assign: ['assign', ...AIM],
  'hold-fire': ['hold', required('group', WEAPON), option('bearers', 'by', NUMBERS)],
  clear: ['clear', required('group', WEAPON)],
  'clear-all': ['clear-all'],
  undo: ['undo'],
  confirm: ['confirm'],
  roll: [
    'roll',
    {
      ...choice('until', PACES),
      usage: `[${PACES.join('|')}]`,
      read: (words) => (words.more ? words.oneOf(PACES) : 'unit'),
    },
  ],
  shoot: ['shoot', required('unit', UNIT), AIMS],
  'skip-unit': ['skip', required('unit', UNIT)],
  'end-phase': ['end'],
  allocate: [
    'allocate',
    { ...required('models', NUMBERS), usage: ALLOCATION, read: (words) => words.allocation(`allocate ${ALLOCATION}`) },
  ],
  precision: [
    'precision',
    {
      name: 'model',
      usage: 'MODEL | nobody',
      read: (words) => (words.ahead === 'nobody' ? none(words) : words.index()),
      write: (model: number | null) => (model === null ? 'nobody' : String(model + 1)),
    },
  ],
  stratagem: ['use', choice('use', ['go-to-ground', 'smokescreen']), required('unit', UNIT)],
  decline: ['decline'],
  're-roll': ['re-roll', required('die', NUMBER, 'DIE')],
};

function readParts(parts: readonly Part[], words: OrderWords): Fields {
  const fields: Record<string, unknown> = {};
  const read = (part: Part): void => {
    const value = part.read(words, fields);
    if (value !== undefined) fields[part.name] = value;
  };
  for (const part of parts) if (!part.starts) read(part);
  for (;;) {
    const next = words.more ? parts.find(({ starts }) => starts?.(words.ahead)) : undefined;
    if (!next) return fields;
    read(next);
  }
}

const writeParts = (parts: readonly Part[], command: object, view: View): string =>
  parts
    .flatMap(({ name, write }) => {
      const value = (command as Fields)[name];
      return value === undefined ? [] : [write(value as never, view)];
    })
    .filter(Boolean)
    .join(' ');

export const usageOf = (type: keyof typeof TYPED_COMMANDS): string => {
  const [first, ...parts] = TYPED_COMMANDS[type];
  return [first, ...parts.map(({ usage }) => usage)].join(' ');
};

const TYPES = Object.keys(TYPED_COMMANDS) as (keyof typeof TYPED_COMMANDS)[];

export function typed(line: string, view: View): Result<Command> {
  const [first = '', ...rest] = line.trim().split(/\s+/);
  const type = TYPES.find((one) => TYPED_COMMANDS[one][0] === first.toLowerCase());
  if (!type) {
    const known = TYPES.map((one) => TYPED_COMMANDS[one][0]);
    return no({ code: 'unknown-verb', word: first.slice(0, 40), known });
  }
  const words = new OrderWords(rest, usageOf(type), view);
  const [, ...parts] = TYPED_COMMANDS[type];
  return words.done({ type, ...readParts(parts, words) } as CommandOf<typeof type>);
}

export function write(command: Command, view: View): string {
  if (command.type === 'begin') return 'begin';
  const [first, ...parts] = TYPED_COMMANDS[command.type];
  return `${first} ${writeParts(parts, command, view)}`.trim();
}
