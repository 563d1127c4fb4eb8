import { no, ok, type Result } from '../../../kernel/result.ts';
import { hexOf, OFF_MAP } from '../../../parts/hex/hex.ts';
import { type Command, type CommandOf, type CommandType, parse } from '../commands.ts';
import { WEAPONS } from '../data/weapons.ts';
import { fullestBin } from '../options/fire.ts';
import type { Attack, Shot, Step, Target } from '../plan.ts';
import type { View } from '../view.ts';
import {
  attackNamed,
  FACING_NAMES,
  facingNamed,
  joined,
  number,
  orderOf,
  shotNamed,
  stepsOf,
  targetNamed,
  writeAttack,
  writeOrder,
  writeShot,
  writeSteps,
  writeTarget,
} from './tokens.ts';

/** How a command is typed: one entry drives parsing, printing and the usage text. */
interface Typed<T extends CommandType> {
  readonly word: string;
  readonly usage: readonly string[]; // empty: players never type it
  read(words: readonly string[], view: View): object | undefined; // undefined: not understood
  write(command: CommandOf<T>, view: View): readonly (string | number)[]; // the words after the first one
}

const MOVE: Typed<'move'> = {
  word: 'move',
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
    // A walk, run or jump without steps is valid only to end an interrupted move.
    const forgotten = steps?.length === 0 && mode !== 'still' && view.moving === null;
    return steps && !forgotten ? { ...command, steps } : undefined;
  },
  write: ({ unit, mode, steps, masc, attack }, view) => [
    unit,
    mode,
    writeSteps(steps, view),
    masc ? 'masc' : '',
    ...(attack ? [attack.kind === 'charge' ? 'charge' : 'dfa', attack.target] : []),
  ],
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

const TWIST: Typed<'twist'> = {
  word: 'twist',
  usage: ['twist UNIT N|NE|SE|S|SW|NW'],
  read: ([unit, side = '']) => ({ type: 'twist', unit: number(unit), facing: facingNamed(side) }),
  write: ({ unit, facing }) => [unit, FACING_NAMES[facing]],
};

const FLIP: Typed<'flip'> = {
  word: 'flip',
  usage: ['flip UNIT back|front'],
  read: ([unit, way]) =>
    way === 'back' || way === 'front' ? { type: 'flip', unit: number(unit), flipped: way === 'back' } : undefined,
  write: ({ unit, flipped }) => [unit, flipped ? 'back' : 'front'],
};

const FIRE: Typed<'fire'> = {
  word: 'fire',
  usage: [
    'fire UNIT [!PRIMARY] >TARGET WEAPON[:bBIN][:aim-LT][:heat] … [>TARGET …]',
    '  TARGET: a unit, 0711/clear, 0711/ignite, 0711/building; the first is primary',
    'fire UNIT (on its own: hold fire)',
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
  write({ unit, primary, shots }, view) {
    const words: (string | number)[] = primary ? [unit, `!${writeTarget(primary, view)}`] : [unit];
    let last = '';
    for (const shot of shots) {
      const target = writeTarget(shot.target, view);
      if (target !== last) words.push(`>${target}`);
      last = target;
      words.push(writeShot(shot));
    }
    return words;
  },
};

/** With several targets, the first is the primary one by default. */
function firstOf(shots: readonly Shot[]): Target | null {
  const aims = new Set(shots.map(({ target }) => JSON.stringify(target)));
  return aims.size > 1 ? (shots[0]?.target ?? null) : null;
}

/** A weapon that needs ammunition draws on the fullest bin by default. */
function fed(shot: Shot, unit: number | undefined, view: View): Shot {
  const mount = unit === undefined ? undefined : view.rules.models[unit]?.design.mounts[shot.weapon];
  const family = mount && WEAPONS[mount.weapon]?.ammo;
  const bin = family && shot.bin === undefined ? fullestBin(view, unit as number, family) : undefined;
  return bin === undefined ? shot : { ...shot, bin };
}

const STRIKE: Typed<'strike'> = {
  word: 'strike',
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
  write: ({ unit, attacks }) => [unit, ...attacks.map(writeAttack)],
};

const END: Typed<'end'> = {
  word: 'end',
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
  write: ({ orders }) => [orders.map(writeOrder).join(' ; ')],
};

/** All commands, as they are typed. */
export const TYPED: { readonly [T in CommandType]: Typed<T> } = {
  begin: { word: 'begin', usage: [], read: () => undefined, write: () => [] },
  move: MOVE,
  twist: TWIST,
  flip: FLIP,
  fire: FIRE,
  'take-club': {
    word: 'club',
    usage: ['club UNIT'],
    read: ([unit]) => ({ type: 'take-club', unit: number(unit) }),
    write: ({ unit }) => [unit],
  },
  strike: STRIKE,
  end: END,
};
const FORMS = Object.values(TYPED).filter(({ usage }) => usage.length > 0);

/** A command as typed at a terminal. */
export function typed(line: string, view: View): Result<Command> {
  const [first = '', ...words] = line.trim().split(/\s+/);
  const form = FORMS.find(({ word }) => word === first);
  if (!form) return no({ code: 'unknown-verb', word: first.slice(0, 20), known: FORMS.map(({ word }) => word) });
  const read = form.read(words, view);
  const parsed = read && parse(read);
  return parsed?.ok
    ? ok(parsed.value)
    : no({ code: 'not-understood', usage: form.usage.map((each) => each.trim()).join(' · ') });
}

/** The same command as it would be typed. */
export function write(command: Command, view: View): string {
  const form = TYPED[command.type] as Typed<CommandType>; // the entry of the command's own type
  return joined([form.word, ...form.write(command, view)]);
}
