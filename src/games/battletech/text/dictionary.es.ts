import type { Facing } from '../../../parts/hex/hex.ts';
import type { Gear, Part } from '../data/items.ts';
import type { Column } from '../events.ts';
import type { Building } from '../ground.ts';
import type { Attack, Target } from '../plan.ts';
import type { Charge, Mode, Phase } from '../state.ts';
import { type Dictionary, type Form, figure, listed, type Names, placeIn } from './phrases.ts';
import { problem } from './problems.es.ts';

const PARTS: Readonly<Record<Part, string>> = {
  shoulder: 'hombro',
  'upper-arm': 'actuador del brazo',
  'lower-arm': 'actuador del antebrazo',
  hand: 'mano',
  hip: 'cadera',
  'upper-leg': 'actuador del muslo',
  'lower-leg': 'actuador de la pierna',
  foot: 'pie',
  'life-support': 'soporte vital',
  sensors: 'sensores',
  cockpit: 'cabina',
  gyro: 'giroscopio',
  engine: 'motor',
};

const GEAR: Readonly<Record<Gear['id'], string>> = {
  'heat-sink': 'radiador',
  'double-heat-sink': 'radiador doble',
  'jump-jet': 'retrorreactor',
  case: 'DACM (CASE)',
  'artemis-iv': 'Artemis IV',
  masc: 'MASC',
  'ferro-fibrous': 'blindaje ferrofibroso',
  'endo-steel': 'endoacero',
  hatchet: 'hacha',
};

const WEAPONS: Readonly<Record<string, string>> = {
  'small-laser': 'láser ligero',
  'medium-laser': 'láser medio',
  'large-laser': 'láser pesado',
  ppc: 'CPP',
  flamer: 'lanzallamas',
  'machine-gun': 'ametralladora',
  'ac-2': 'CA/2',
  'ac-5': 'CA/5',
  'ac-10': 'CA/10',
  'ac-20': 'CA/20',
  'srm-2': 'AMCA 2',
  'srm-4': 'AMCA 4',
  'srm-6': 'AMCA 6',
  'lrm-5': 'AMLA 5',
  'lrm-10': 'AMLA 10',
  'lrm-15': 'AMLA 15',
  'lrm-20': 'AMLA 20',
  'er-medium-laser': 'láser medio AE',
  'er-large-laser': 'láser pesado AE',
  'er-ppc': 'CPP AE',
  'small-pulse-laser': 'láser de pulsos ligero',
  'medium-pulse-laser': 'láser de pulsos medio',
  'large-pulse-laser': 'láser de pulsos pesado',
  'lb-10-x': 'CA LB 10-X',
  'gauss-rifle': 'rifle Gauss',
};

/** Ammunition is named after the weapon it feeds. */
const AMMO: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(WEAPONS).map(([id, name]) => [`${id}-ammo`, `munición de ${name}`])),
  'machine-gun-half-ammo': 'munición de ametralladora (media tonelada)',
  'lb-10-x-cluster-ammo': 'munición de racimo de CA LB 10-X',
};

const ITEMS: Readonly<Record<string, string>> = { ...PARTS, ...GEAR, ...WEAPONS, ...AMMO };

/** Without its article, for use in brackets and before a colon: `el brazo izquierdo` becomes `brazo izquierdo`. */
export const bare = (noun: string): string => noun.replace(/^(el|la|los|las) /, '');

/** `del brazo izquierdo`, `de la torreta`. */
export const of = (noun: string): string => (noun.startsWith('el ') ? `del ${noun.slice(3)}` : `de ${noun}`);

/** `al azul`, `a la torreta`. */
export const to = (noun: string): string => (noun.startsWith('el ') ? `al ${noun.slice(3)}` : `a ${noun}`);

const FORMS: Readonly<Record<string, Form>> = {
  who: (side: string | null, names) => (side === null ? 'tu rival' : names.side(side)),
  to: (side: string | number, names) => to(names.side(side)),
  place: (place: string | number) => PLACE(place),
  bare: (place: string | number) => bare(PLACE(place)),
  of: (place: string | number) => of(PLACE(place)),
  hull: (place: number) => bare(DICTIONARY.vehiclePlaces[place] ?? ''),
  'bare-location': (place: number, names, { unit = 0 }) => bare(names.place(unit, place)),
  phase: (phase: Phase) => PHASE[phase],
  facing: (facing: Facing) => FACING[facing],
  go: (mode: Mode) => GO[mode],
  gone: (mode: Mode) => GONE[mode],
  from: (column: Column) => COLUMN[column],
  attack: (attack: AnyAttack) => ATTACK[attack],
  'attacks-and': (attacks: readonly AnyAttack[]) => and(attacks.map((attack) => ATTACK[attack])),
  'attacks-or': (attacks: readonly AnyAttack[]) => or(attacks.map((attack) => ATTACK[attack])),
  woods: (density: number) => WOODS(density),
  smoke: (density: number) => SMOKE(density),
  building: (kind: Building['kind']) => BUILDING[kind] ?? '',
  points: (value: number) => points(value),
  and: (list: readonly (string | number)[]) => and(list.map(String)),
  or: (list: readonly string[]) => or(list),
  problem: (text: string) => problem(text),
};

export const DICTIONARY: Dictionary = {
  forms: FORMS,
  hex: 'ese hexágono',
  unit: 'esa unidad',
  weapon: 'arma',
  bin: 'munición',
  sides: ['azul', 'rojo', 'ámbar', 'verde', 'violeta', 'turquesa', 'blanco', 'negro'],
  side: (colour) => `el ${colour}`,
  places: [
    'el brazo izquierdo',
    'el torso izquierdo',
    'la pierna izquierda',
    'la pierna derecha',
    'el torso derecho',
    'el brazo derecho',
    'el torso central',
    'la cabeza',
    'la espalda del torso izquierdo',
    'la espalda del torso derecho',
    'la espalda del torso central',
  ],
  vehiclePlaces: ['el frente', 'el costado derecho', 'el costado izquierdo', 'la parte trasera', 'la torreta'],
  item(id) {
    const name = id.replace(' (rear)', '');
    const word = Object.hasOwn(ITEMS, name) ? (ITEMS[name] as string) : name;
    return name === id ? word : `${word} hacia atrás`;
  },
  inBrackets: bare,
  step: (number) => ` (paso ${number})`,
};

/** A location by its number or its letters, `LA`, with its article. */
export const PLACE = (place: string | number): string => placeIn(DICTIONARY.places, place);

export const FACING: Readonly<Record<Facing, string>> = {
  0: 'norte',
  1: 'noreste',
  2: 'sureste',
  3: 'sur',
  4: 'suroeste',
  5: 'noroeste',
};

export const PHASE: Readonly<Record<Phase, string>> = {
  initiative: 'fase de iniciativa',
  movement: 'fase de movimiento',
  reaction: 'fase de reacción',
  weapons: 'fase de ataque con armas',
  physical: 'fase de ataques físicos',
  heat: 'fase de calor',
  end: 'fase final',
  ended: 'final de la partida',
};

export const WENT: Readonly<Record<Mode, string>> = {
  still: 'se queda',
  walk: 'anda',
  run: 'corre',
  jump: 'salta',
};
export const PACE: Readonly<Record<Mode, string>> = {
  still: 'sin moverse',
  walk: 'andando',
  run: 'corriendo',
  jump: 'de un salto',
};
/** The same for vehicles. */
export const SPEED: Readonly<Record<Mode, string>> = {
  ...PACE,
  walk: 'a velocidad de crucero',
  run: 'a toda máquina',
};
export const GO: Readonly<Record<Mode, string>> = {
  still: 'quedarse quieto',
  walk: 'andar',
  run: 'correr',
  jump: 'saltar',
};
const GONE: Readonly<Record<Mode, string>> = {
  still: 'quieto',
  walk: 'ha andado',
  run: 'ha corrido',
  jump: 'ha saltado',
};

type AnyAttack = Attack['attack'] | Charge['kind'];
export const ATTACK: Readonly<Record<AnyAttack, string>> = {
  punch: 'el puñetazo',
  kick: 'la patada',
  club: 'el golpe de garrote',
  push: 'el empujón',
  charge: 'la carga',
  'death-from-above': 'la muerte desde el cielo',
};

const STRIKES: Readonly<Record<AnyAttack, string>> = {
  punch: 'da un puñetazo',
  kick: 'da una patada',
  club: 'da un golpe de garrote',
  push: 'da un empujón',
  charge: 'carga contra',
  'death-from-above': 'salta sobre',
};
const STRIKE: Readonly<Record<AnyAttack, string>> = {
  punch: 'dar un puñetazo',
  kick: 'dar una patada',
  club: 'dar un golpe de garrote',
  push: 'dar un empujón',
  charge: 'cargar contra',
  'death-from-above': 'saltar sobre',
};

/** `a Atlas con la pierna derecha`; charges and leaps already have their preposition. */
const at = (attack: AnyAttack, target: string, limb: string | null): string =>
  `${attack === 'charge' || attack === 'death-from-above' ? target : to(target)}${limb === null ? '' : ` con ${PLACE(limb)}`}`;

/** `da una patada a Atlas con la pierna derecha`. */
export const strikes = (attack: AnyAttack, target: string, limb: string | null): string =>
  `${STRIKES[attack]} ${at(attack, target, limb)}`;

/** `dar una patada a Atlas con la pierna derecha`. */
export const strike = (attack: AnyAttack, target: string, limb: string | null): string =>
  `${STRIKE[attack]} ${at(attack, target, limb)}`;

export const COLUMN: Readonly<Record<Column, string>> = {
  front: 'de frente',
  left: 'por la izquierda',
  right: 'por la derecha',
  rear: 'por detrás',
};

const BUILDING: Readonly<Record<Building['kind'], string>> = {
  1: 'ligero',
  2: 'medio',
  3: 'pesado',
  4: 'reforzado',
};

const WOODS = (density: number): string => (density === 1 ? 'bosque ligero' : 'bosque denso');
const SMOKE = (density: number): string => (density === 1 ? 'humo ligero' : 'humo denso');

/** The target of a shot. */
export function target(aim: Target, names: Names): string {
  if ('unit' in aim) return to(names.unit(aim.unit));
  const hex = names.hex(aim.hex);
  return { clear: `al bosque de ${hex}`, ignite: `a ${hex} para incendiarlo`, building: `al edificio de ${hex}` }[
    aim.for
  ];
}

/** `8,1 puntos`, `1 punto`. */
export const points = (value: number): string =>
  `${figure(value, ',')} ${figure(value, ',') === '1' ? 'punto' : 'puntos'}`;

export const some = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;
export const and = (words: readonly string[]): string => listed(words, 'y');
const or = (words: readonly string[]): string => listed(words, 'o');
