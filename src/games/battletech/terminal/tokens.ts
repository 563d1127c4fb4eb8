import { FACINGS, type Facing, type Hex, hexOf, labelOf, OFF_MAP } from '../../../parts/hex/hex.ts';
import { MECH_PLACES } from '../data/places.ts';
import type { Attack, Order, Shot, Step, Target } from '../plan.ts';
import { limbOf } from '../rules/physical/attack.ts';
import type { View } from '../view.ts';

/** Hexsides as they are typed. */
export const FACING_NAMES = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const;

export function facingNamed(word: string): Facing | undefined {
  const at = (FACING_NAMES as readonly string[]).indexOf(word.toUpperCase());
  return FACINGS[at];
}

/** Steps as typed: `F3 L B up-NE prone`, or `0711 NE` for a jump. */
export function writeSteps(steps: readonly Step[], view: View): string {
  const words: string[] = [];
  let run = 0;
  for (const [i, step] of steps.entries()) {
    run++;
    const next = steps[i + 1];
    if (step.step in LETTERS) {
      if (next?.step === step.step) continue;
      words.push(`${LETTERS[step.step as keyof typeof LETTERS]}${run > 1 ? run : ''}`);
    } else if (step.step === 'stand-up') words.push(`up-${FACING_NAMES[step.facing]}`);
    else if (step.step === 'go-prone') words.push('prone');
    else if (step.step === 'jump')
      words.push(labelOf(view.rules.map, step.to), FACING_NAMES[step.facing], ...(step.landOn ? [step.landOn] : []));
    run = 0;
  }
  return words.join(' ');
}

const LETTERS = { forward: 'F', back: 'B', left: 'L', right: 'R' } as const;
const STEP_OF: Readonly<Record<string, 'forward' | 'back' | 'left' | 'right'>> = {
  F: 'forward',
  B: 'back',
  L: 'left',
  R: 'right',
};

/** The steps of one typed word; undefined if it is not a step. */
export function stepsOf(word: string): readonly Step[] | undefined {
  if (/^prone$/i.test(word)) return [{ step: 'go-prone' }];
  const up = /^up-([a-z]+)$/i.exec(word);
  const facing = up && facingNamed(up[1] as string);
  if (up) return facing === undefined || facing === null ? undefined : [{ step: 'stand-up', facing }];
  if (!/^([FBLR]\d{0,2})+$/i.test(word)) return undefined;
  return [...word.toUpperCase().matchAll(/([FBLR])(\d*)/g)].flatMap(([, letter, count]) =>
    Array.from({ length: count ? Number(count) : 1 }, () => ({ step: STEP_OF[letter as string] as 'forward' })),
  );
}

export const writeTarget = (target: Target, view: View): string =>
  'unit' in target ? String(target.unit) : `${labelOf(view.rules.map, target.hex)}/${target.for}`;

export function targetNamed(word: string, view: View): Target | undefined {
  const hex = /^(\d{4})\/(clear|ignite|building)$/.exec(word);
  if (hex) {
    const at: Hex = hexOf(view.rules.map, hex[1] as string);
    return at === OFF_MAP ? undefined : { hex: at, for: hex[2] as 'clear' };
  }
  return /^\d{1,3}$/.test(word) ? { unit: Number(word) } : undefined;
}

/** A shot at the preceding target: `3`, `3:b0`, `3:b0:aim-LT`, `5:heat`. */
export function writeShot({ weapon, bin, aim, heat }: Shot): string {
  return [
    String(weapon),
    ...(bin === undefined ? [] : [`b${bin}`]),
    ...(aim === undefined ? [] : [`aim-${MECH_PLACES[aim]}`]),
    ...(heat ? ['heat'] : []),
  ].join(':');
}

export function shotNamed(word: string, target: Target): Shot | undefined {
  const [weapon = '', ...marks] = word.split(':');
  if (!/^\d{1,2}$/.test(weapon)) return undefined;
  let shot: Shot = { weapon: Number(weapon), target };
  for (const mark of marks) {
    const bin = /^b(\d{1,2})$/.exec(mark);
    const aim = /^aim-(\w+)$/.exec(mark);
    const place = aim ? (MECH_PLACES as readonly string[]).indexOf((aim[1] as string).toUpperCase()) : -1;
    if (bin) shot = { ...shot, bin: Number(bin[1]) };
    else if (place >= 0) shot = { ...shot, aim: place };
    else if (mark === 'heat') shot = { ...shot, heat: true };
    else return undefined;
  }
  return shot;
}

/** `punch-LA 1`, `kick-RL 1`, `club 1`, `push 1`. */
export const writeAttack = (attack: Attack): string => {
  const limb = limbOf(attack);
  return `${attack.attack}${limb ? `-${limb}` : ''} ${attack.target}`;
};

export function attackNamed(word: string, target: number): Attack | undefined {
  const [kind = '', limb = ''] = word.split('-');
  const end = limb.toUpperCase();
  if (kind === 'punch' && (end === 'LA' || end === 'RA')) return { attack: 'punch', arm: end, target };
  if (kind === 'kick' && (end === 'LL' || end === 'RL')) return { attack: 'kick', leg: end, target };
  return (kind === 'club' || kind === 'push') && !limb ? { attack: kind, target } : undefined;
}

/** The words of an End Phase order, each with the field that it sets. */
const ORDER_WORDS: readonly {
  readonly pattern: RegExp;
  read(value: string): Partial<Order>;
  write(order: Order): string | false;
}[] = [
  {
    pattern: /^sinks=(\d{1,2})$/,
    read: (count) => ({ sinksOff: Number(count) }),
    write: ({ sinksOff }) => sinksOff !== undefined && `sinks=${sinksOff}`,
  },
  {
    pattern: /^dump=([\d,]+)$/,
    read: (bins) => ({ dump: bins.split(',').map(Number) }),
    write: ({ dump }) => dump !== undefined && `dump=${dump.join(',')}`,
  },
  { pattern: /^drop$/, read: () => ({ dropClub: true }), write: ({ dropClub }) => !!dropClub && 'drop' },
  { pattern: /^shut-down$/, read: () => ({ shutDown: true }), write: ({ shutDown }) => !!shutDown && 'shut-down' },
  { pattern: /^start-up$/, read: () => ({ startUp: true }), write: ({ startUp }) => !!startUp && 'start-up' },
];

export function orderOf([unit, ...words]: readonly string[]): object | undefined {
  let order: object = { unit: number(unit) };
  for (const word of words) {
    const form = ORDER_WORDS.find(({ pattern }) => pattern.test(word));
    if (!form) return undefined;
    order = { ...order, ...form.read(form.pattern.exec(word)?.[1] ?? '') };
  }
  return order;
}

export const writeOrder = (order: Order): string =>
  joined([order.unit, ...ORDER_WORDS.map((form) => form.write(order) || '')]);

export const number = (word: string | undefined): number | undefined =>
  word !== undefined && /^\d{1,3}$/.test(word) ? Number(word) : undefined;

export const joined = (words: readonly (string | number)[]): string => words.filter((word) => word !== '').join(' ');
