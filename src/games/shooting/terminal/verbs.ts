import { no, type Result } from '../../../kernel/result.ts';
import type { Aim, Command, CommandOf, CommandType } from '../commands.ts';
import { fallback, focus } from '../options.ts';
import type { Hand, Unit, View } from '../view.ts';
import { OrderWords } from './words.ts';

interface Verb<T extends CommandType> {
  readonly verb: string;
  readonly usage: string;
  read(words: OrderWords): CommandOf<T>;
  write(command: CommandOf<T>, view: View): string;
}

const id = ({ rules }: View, unit: number): string => rules.units[unit]?.id ?? String(unit);
const shooter = ({ rules, shooter }: View): Unit | undefined => rules.units[shooter ?? -1];

/** `bolt-rifle boyz [profile 1] [by 0,2] [modifiers] [fish] [no-lethal]` */
function readAim(words: OrderWords, unit: Unit | undefined): Aim {
  const group = words.group(unit);
  const target = words.unit();
  let profile: number | undefined;
  let bearers: number[] | undefined;
  let [fish, rolls] = [false, false];
  const hand: Hand[] = [];
  while (words.more && words.ahead !== 'and') {
    if (words.ahead === 'profile') [, profile] = [words.word(), words.number()];
    else if (words.ahead === 'by') [, bearers] = [words.word(), words.numbers()];
    else if (words.ahead === 'fish') fish = words.word() === 'fish';
    else if (words.ahead === 'no-lethal') rolls = words.word() === 'no-lethal';
    else {
      const ticked = words.hands();
      if (ticked.length === 0) break;
      hand.push(...ticked);
    }
  }
  return {
    group,
    target,
    ...(bearers && { bearers }),
    ...(profile !== undefined && { profile }),
    ...(hand.length > 0 && { hand }),
    ...(fish && { fish }),
    ...(rolls && { lethal: false }),
  };
}

const writeAim = (aim: Aim, view: View): string =>
  [
    aim.group,
    id(view, aim.target),
    ...(aim.profile !== undefined ? ['profile', String(aim.profile)] : []),
    ...(aim.bearers ? ['by', aim.bearers.join(',')] : []),
    ...(aim.hand ?? []),
    ...(aim.fish ? ['fish'] : []),
    ...(aim.lethal === false ? ['no-lethal'] : []),
  ].join(' ');

const plain = <T extends 'clear-all' | 'undo' | 'confirm' | 'end-phase' | 'decline'>(type: T, verb: string) => ({
  verb,
  usage: verb,
  read: () => ({ type }),
  write: () => verb,
});

type Typed = Exclude<CommandType, 'begin'>;

export const VERBS: { readonly [T in Typed]: Verb<T> } = {
  'select-shooter': {
    verb: 'select',
    usage: 'select UNIT',
    read: (words) => ({ type: 'select-shooter', unit: words.unit() }),
    write: ({ unit }, view) => `select ${id(view, unit)}`,
  },
  assign: {
    verb: 'assign',
    usage: 'assign WEAPON TARGET [profile N] [by N,N] [MODIFIER ...] [fish] [no-lethal]',
    read: (words) => ({ type: 'assign', ...readAim(words, shooter(words.view)) }),
    write: ({ type: _, ...aim }, view) => `assign ${writeAim(aim, view)}`,
  },
  'hold-fire': {
    verb: 'hold',
    usage: 'hold WEAPON [by N,N]',
    read(words) {
      const group = words.group(shooter(words.view));
      if (!words.more) return { type: 'hold-fire', group };
      words.oneOf(['by']);
      return { type: 'hold-fire', group, bearers: words.numbers() };
    },
    write: ({ group, bearers }) => `hold ${group}${bearers ? ` by ${bearers.join(',')}` : ''}`,
  },
  clear: {
    verb: 'clear',
    usage: 'clear WEAPON',
    read: (words) => ({ type: 'clear', group: words.group(shooter(words.view)) }),
    write: ({ group }) => `clear ${group}`,
  },
  'clear-all': plain('clear-all', 'clear-all'),
  undo: plain('undo', 'undo'),
  confirm: plain('confirm', 'confirm'),
  roll: {
    verb: 'roll',
    usage: 'roll [step | weapon | unit]',
    read: (words) => ({ type: 'roll', until: words.more ? words.oneOf(['step', 'weapon', 'unit']) : 'unit' }),
    write: ({ until }) => `roll ${until}`,
  },
  shoot: {
    verb: 'shoot',
    usage: 'shoot UNIT all TARGET | shoot UNIT WEAPON TARGET [and WEAPON TARGET ...]',
    read(words) {
      const unit = words.unit();
      if (words.ahead === 'all') {
        words.word();
        const target = words.unit();
        return { type: 'shoot', unit, aims: words.fault ? [] : focus(words.view, unit, target) };
      }
      const aims = [readAim(words, words.view.rules.units[unit])];
      while (words.more) {
        words.oneOf(['and']);
        aims.push(readAim(words, words.view.rules.units[unit]));
      }
      return { type: 'shoot', unit, aims };
    },
    write: ({ unit, aims }, view) => `shoot ${id(view, unit)} ${aims.map((aim) => writeAim(aim, view)).join(' and ')}`,
  },
  'skip-unit': {
    verb: 'skip',
    usage: 'skip UNIT',
    read: (words) => ({ type: 'skip-unit', unit: words.unit() }),
    write: ({ unit }, view) => `skip ${id(view, unit)}`,
  },
  'end-phase': plain('end-phase', 'end'),
  allocate: {
    verb: 'allocate',
    usage: 'allocate [MODEL,MODEL ...]',
    read(words) {
      if (words.more) return { type: 'allocate', models: words.numbers() };
      const usual = fallback(words.view, words.view.watcher);
      if (usual?.type === 'allocate') return usual;
      words.wrong({ code: 'words-missing', usage: 'allocate MODEL,MODEL ...' }, null);
      return { type: 'allocate', models: [] };
    },
    write: ({ models }) => `allocate ${models.join(',')}`,
  },
  precision: {
    verb: 'precision',
    usage: 'precision MODEL | precision nobody',
    read(words) {
      if (words.ahead !== 'nobody') return { type: 'precision', model: words.number() };
      words.word();
      return { type: 'precision', model: null };
    },
    write: ({ model }) => `precision ${model ?? 'nobody'}`,
  },
  stratagem: {
    verb: 'use',
    usage: 'use go-to-ground UNIT | use smokescreen UNIT',
    read: (words) => ({ type: 'stratagem', use: words.oneOf(['go-to-ground', 'smokescreen']), unit: words.unit() }),
    write: ({ use, unit }, view) => `use ${use} ${id(view, unit)}`,
  },
  decline: plain('decline', 'decline'),
  're-roll': {
    verb: 're-roll',
    usage: 're-roll DIE',
    read: (words) => ({ type: 're-roll', die: words.number() }),
    write: ({ die }) => `re-roll ${die}`,
  },
};

/** The one honest cast: a command's type picks the verb made for it. */
const LIST = Object.values(VERBS) as readonly Verb<Typed>[];

export function typed(line: string, view: View): Result<Command> {
  const [first = '', ...rest] = line.trim().split(/\s+/);
  const verb = LIST.find((one) => one.verb === first.toLowerCase());
  if (!verb) return no({ code: 'unknown-verb', word: first.slice(0, 40), known: LIST.map((one) => one.verb) });
  const words = new OrderWords(rest, verb.usage, view);
  return words.done(verb.read(words));
}

export const write = (command: Command, view: View): string =>
  command.type === 'begin' ? 'begin' : (VERBS[command.type] as Verb<Typed>).write(command as never, view);
