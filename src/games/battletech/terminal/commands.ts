import { no, ok, type Result } from '../../../kernel/result.ts';
import { hexOf, OFF_MAP } from '../../../parts/hex/hex.ts';
import { type Command, type CommandOf, parse } from '../commands.ts';
import { WEAPONS } from '../data/weapons.ts';
import { fullestBin } from '../options/fire.ts';
import type { Attack, Order, Shot, Step, Target } from '../plan.ts';
import type { View } from '../view.ts';
import {
  attackNamed,
  FACING_NAMES,
  facingNamed,
  shotNamed,
  stepsOf,
  targetNamed,
  writeAttack,
  writeShot,
  writeSteps,
  writeTarget,
} from './tokens.ts';

/** A verb as it is typed: how it is used, read and written. */
interface Verb {
  readonly usage: readonly string[]; // its forms
  read(words: readonly string[], view: View): object | undefined; // undefined = not understood
}

const number = (word: string | undefined): number | undefined =>
  word !== undefined && /^\d{1,3}$/.test(word) ? Number(word) : undefined;

const MOVE: Verb = {
  usage: [
    'move UNIT walk|run F3 L R2 B up-NE prone [masc] [charge UNIT]',
    'move UNIT jump 0711 NE [roof|bridge] [dfa UNIT]',
    'move UNIT still',
  ],
  read([unit, mode = '', ...rest], view) {
    const words = [...rest];
    const command: Record<string, unknown> = { type: 'move', unit: number(unit), mode, steps: [] };
    const kind = words.at(-2);
    if (kind === 'charge' || kind === 'dfa') {
      command.attack = { kind: kind === 'dfa' ? 'death-from-above' : kind, target: number(words.at(-1)) };
      words.splice(-2);
    }
    if (words.at(-1) === 'masc') {
      command.masc = true;
      words.pop();
    }
    const steps = mode === 'jump' ? jump(words, view) : walk(words);
    const forgotten = steps?.length === 0 && mode !== 'still' && view.moving === null; // no steps end a move that broke off
    return steps && !forgotten ? { ...command, steps } : undefined;
  },
};

function walk(words: readonly string[]): readonly Step[] | undefined {
  const steps = words.map(stepsOf);
  return steps.includes(undefined) ? undefined : steps.flatMap((list) => list as readonly Step[]);
}

function jump([label = '', side = '', landOn]: readonly string[], view: View): readonly Step[] | undefined {
  if (label === '') return [];
  const to = hexOf(view.rules.map, label);
  const facing = facingNamed(side);
  if (to === OFF_MAP || facing === undefined) return undefined;
  return [{ step: 'jump', to, facing, ...(landOn !== undefined && { landOn: landOn as 'roof' }) }];
}

const TWIST: Verb = {
  usage: ['twist UNIT N|NE|SE|S|SW|NW'],
  read: ([unit, side = '']) => ({ type: 'twist', unit: number(unit), facing: facingNamed(side) }),
};

const FLIP: Verb = {
  usage: ['flip UNIT back|front'],
  read: ([unit, way]) =>
    way === 'back' || way === 'front' ? { type: 'flip', unit: number(unit), flipped: way === 'back' } : undefined,
};

const FIRE: Verb = {
  usage: [
    'fire UNIT [!PRIMARY] >TARGET WEAPON[:bBIN][:aim-LT][:heat] … [>TARGET …]',
    '  TARGET: a unit, 0711/clear, 0711/ignite, 0711/building; the first is primary',
    'fire UNIT (and nothing else: it holds its fire)',
  ],
  read([unit, ...words], view) {
    let primary: Target | null = null;
    let target: Target | undefined;
    const shots: Shot[] = [];
    for (const word of words) {
      if (word.startsWith('!') || word.startsWith('>')) {
        const named = targetNamed(word.slice(1), view);
        if (!named) return undefined;
        if (word.startsWith('!')) primary = named;
        else target = named;
        continue;
      }
      const shot = target && shotNamed(word, target);
      if (!shot) return undefined;
      shots.push(shot);
    }
    const id = number(unit);
    return {
      type: 'fire',
      unit: id,
      primary: primary ?? firstOf(shots),
      shots: shots.map((shot) => fed(shot, id, view)),
    };
  },
};

/** Where several are fired at, the first target is the primary one unless another is named. */
function firstOf(shots: readonly Shot[]): Target | null {
  const aims = new Set(shots.map(({ target }) => JSON.stringify(target)));
  return aims.size > 1 ? (shots[0]?.target ?? null) : null;
}

/** A weapon that needs ammunition draws on the fullest bin unless one is named. */
function fed(shot: Shot, unit: number | undefined, view: View): Shot {
  const mount = unit === undefined ? undefined : view.rules.models[unit]?.design.mounts[shot.weapon];
  const family = mount && WEAPONS[mount.weapon]?.ammo;
  const bin = family && shot.bin === undefined ? fullestBin(view, unit as number, family) : undefined;
  return bin === undefined ? shot : { ...shot, bin };
}

const CLUB: Verb = { usage: ['club UNIT'], read: ([unit]) => ({ type: 'take-club', unit: number(unit) }) };

const STRIKE: Verb = {
  usage: ['strike UNIT [punch-LA|punch-RA|kick-LL|kick-RL|club|push TARGET] …'],
  read([unit, ...words]) {
    const attacks: Attack[] = [];
    for (let i = 0; i < words.length; i += 2) {
      const target = number(words[i + 1]);
      const attack = target === undefined ? undefined : attackNamed(words[i] as string, target);
      if (!attack) return undefined;
      attacks.push(attack);
    }
    return { type: 'strike', unit: number(unit), attacks };
  },
};

const END: Verb = {
  usage: ['end [UNIT sinks=3 dump=0,2 drop shut-down start-up] [; UNIT …]'],
  read(words) {
    const orders = words
      .join(' ')
      .split(';')
      .map((part) => part.trim())
      .filter(Boolean)
      .map((part) => orderOf(part.split(/\s+/)));
    return orders.includes(undefined) ? undefined : { type: 'end', orders };
  },
};

function orderOf([unit, ...words]: readonly string[]): object | undefined {
  let order: Record<string, unknown> = { unit: number(unit) };
  for (const word of words) {
    const sinks = /^sinks=(\d{1,2})$/.exec(word);
    const dump = /^dump=([\d,]+)$/.exec(word);
    if (sinks) order = { ...order, sinksOff: Number(sinks[1]) };
    else if (dump) order = { ...order, dump: (dump[1] as string).split(',').map(Number) };
    else if (word === 'drop') order = { ...order, dropClub: true };
    else if (word === 'shut-down') order = { ...order, shutDown: true };
    else if (word === 'start-up') order = { ...order, startUp: true };
    else return undefined;
  }
  return order;
}

export const VERBS: Readonly<Record<string, Verb>> = {
  move: MOVE,
  twist: TWIST,
  flip: FLIP,
  fire: FIRE,
  club: CLUB,
  strike: STRIKE,
  end: END,
};

/** A command as typed at a terminal. */
export function typed(line: string, view: View): Result<Command> {
  const [name = '', ...words] = line.trim().split(/\s+/);
  const verb = Object.hasOwn(VERBS, name) ? VERBS[name] : undefined;
  if (!verb) return no({ code: 'unknown-verb', word: name.slice(0, 20), known: Object.keys(VERBS) });
  const read = verb.read(words, view);
  const parsed = read && parse(read);
  return parsed?.ok
    ? ok(parsed.value)
    : no({ code: 'not-understood', usage: verb.usage.map((form) => form.trim()).join(' · ') });
}

/** The same command as it would be typed. */
export function write(command: Command, view: View): string {
  switch (command.type) {
    case 'begin':
      return 'begin';
    case 'move':
      return words('move', command.unit, command.mode, writeSteps(command.steps, view), ...afterMove(command));
    case 'twist':
      return words('twist', command.unit, FACING_NAMES[command.facing]);
    case 'flip':
      return words('flip', command.unit, command.flipped ? 'back' : 'front');
    case 'fire':
      return words('fire', command.unit, ...fireWords(command, view));
    case 'take-club':
      return words('club', command.unit);
    case 'strike':
      return words('strike', command.unit, ...command.attacks.map(writeAttack));
    case 'end':
      return words('end', command.orders.map(orderWords).join(' ; '));
  }
}

const words = (...list: readonly (string | number)[]): string => list.filter((word) => word !== '').join(' ');

const afterMove = ({ masc, attack }: CommandOf<'move'>): (string | number)[] => [
  masc ? 'masc' : '',
  ...(attack ? [attack.kind === 'charge' ? 'charge' : 'dfa', attack.target] : []),
];

function fireWords({ primary, shots }: CommandOf<'fire'>, view: View): string[] {
  const out = primary ? [`!${writeTarget(primary, view)}`] : [];
  let last = '';
  for (const shot of shots) {
    const target = writeTarget(shot.target, view);
    if (target !== last) out.push(`>${target}`);
    last = target;
    out.push(writeShot(shot));
  }
  return out;
}

const orderWords = ({ unit, sinksOff, dump, dropClub, shutDown, startUp }: Order): string =>
  words(
    unit,
    sinksOff === undefined ? '' : `sinks=${sinksOff}`,
    dump === undefined ? '' : `dump=${dump.join(',')}`,
    dropClub ? 'drop' : '',
    shutDown ? 'shut-down' : '',
    startUp ? 'start-up' : '',
  );
