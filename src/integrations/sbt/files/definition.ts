import { MECH_ARMOUR, SLOTS } from '../../../games/battletech/data/places.ts';
import type { Result } from '../../../kernel/result.ts';
import { PLACES } from '../protocol-types.ts';
import { cp1252, fromCp1252, type LineFault, type Lines, type LineValue, reading, times, written } from './lines.ts';

export const definitionName = (player: number, mech: number): string => `defmechJ${player}-${mech}.sbt`;

const CLASSES = ['NADA', 'ARMA', 'MUNICION', 'EQUIPO', 'ACTUADOR', 'ARMADURA', 'ARMAFISICA'] as const;
export type SbtClass = (typeof CLASSES)[number];
const WEAPON_TYPES = ['Nada', 'Energía', 'Balística', 'Misiles'] as const;
export type WeaponType = (typeof WEAPON_TYPES)[number];

/** A weapon, a bin of ammunition, or a piece of equipment. */
export interface Component {
  readonly code: number;
  readonly name: string;
  readonly class: SbtClass;
  readonly rear: boolean;
  readonly place: number; // by PLACES
  readonly second: number; // the second location of a split weapon, -1 = none
  readonly type: WeaponType;
  readonly heat: number;
  readonly damage: number; // per missile
  readonly shots: number; // per turn: the missiles of a rack
  readonly minimum: number;
  readonly short: number;
  readonly medium: number;
  readonly long: number;
  readonly works: boolean;
  readonly feeds: number; // the code of the weapon this ammunition is for, -1 = none
  readonly left: number; // shots in a bin; 0 for a weapon, -1 for equipment
  readonly special: string;
  readonly toHit: number;
}

export interface Actuator {
  readonly code: number;
  readonly name: string;
  readonly place: number;
  readonly works: boolean;
  readonly hits: number;
}

export interface SlotRecord {
  readonly class: SbtClass;
  readonly shots: number; // of a full bin
  readonly code: number; // -1 = an empty slot
  readonly name: string;
  readonly component: number; // index in the list of components, -1 = none
  readonly actuator: number;
  readonly damage: number; // per shot of this ammunition
}

/** A 'Mech as built, with its current damage. */
export interface Definition {
  readonly name: string;
  readonly model: string;
  readonly tons: number;
  readonly engine: number; // rating
  readonly sinksInside: number; // heat sinks that fit in the engine
  readonly sinks: number;
  readonly masc: boolean;
  readonly cased: readonly [right: boolean, left: boolean, centre: boolean];
  readonly mostHeat: number; // highest possible heat in a turn
  readonly arms: boolean;
  readonly armParts: readonly boolean[]; // shoulder, upper arm, lower arm, hand actuator: left, then right
  readonly armour: readonly number[]; // now
  readonly structure: readonly number[]; // now
  readonly components: readonly Component[];
  readonly weapons: number;
  readonly actuators: readonly Actuator[];
  readonly slots: readonly (readonly SlotRecord[])[]; // by location: the first n, where n slots are taken
  readonly walk: number;
  readonly run: number;
  readonly jump: number;
  readonly doubleSinks: boolean;
}

const ARM_PARTS = 8;
const MOST = 100; // components; more than a 'Mech has slots

export const readDefinition = (bytes: Uint8Array, file = 'defmech.sbt'): Result<Definition, LineFault> =>
  reading(file, fromCp1252(bytes), (lines): Definition => {
    lines.word(['defmechSBT']);
    const head = {
      name: lines.text(),
      model: lines.text(),
      tons: lines.count(),
      engine: lines.count(),
      sinksInside: lines.count(),
      sinks: lines.count(),
      masc: lines.boolean(),
      cased: [lines.boolean(), lines.boolean(), lines.boolean()] as const,
      mostHeat: lines.count(),
      arms: lines.boolean(),
      armParts: times(ARM_PARTS, () => lines.boolean()),
      armour: MECH_ARMOUR.map(() => lines.count()),
      structure: PLACES.map(() => lines.count()),
    };
    const components = times(lines.count(MOST), () => readComponent(lines));
    const weapons = lines.count(components.length);
    const actuators = times(lines.count(MOST), () => readActuator(lines));
    const slots = SLOTS.map((most) =>
      times(lines.count(most), () => readSlot(lines, components.length, actuators.length)),
    );
    const [walk, run, jump] = [lines.count(), lines.count(), lines.count()];
    return { ...head, components, weapons, actuators, slots, walk, run, jump, doubleSinks: lines.number(0, 1) === 1 };
  });

const readPlace = (lines: Lines, low = 0): number => lines.number(low, PLACES.length - 1);

const readComponent = (lines: Lines): Component => ({
  code: lines.number(),
  name: lines.text(),
  class: lines.word(CLASSES),
  rear: lines.boolean(),
  place: readPlace(lines),
  second: readPlace(lines, -1),
  type: lines.word(WEAPON_TYPES),
  heat: lines.number(-1),
  damage: lines.number(-1),
  shots: lines.number(-1),
  minimum: lines.number(-1),
  short: lines.number(-1),
  medium: lines.number(-1),
  long: lines.number(-1),
  works: lines.boolean(),
  feeds: lines.number(-1),
  left: lines.number(-1),
  special: lines.text(),
  toHit: lines.number(),
});

const readActuator = (lines: Lines): Actuator => ({
  code: lines.number(),
  name: lines.text(),
  place: readPlace(lines),
  works: lines.boolean(),
  hits: lines.count(),
});

const readSlot = (lines: Lines, components: number, actuators: number): SlotRecord => ({
  class: lines.word(CLASSES),
  shots: lines.count(),
  code: lines.number(-1),
  name: lines.text(),
  component: lines.number(-1, components - 1),
  actuator: lines.number(-1, actuators - 1),
  damage: lines.count(),
});

export const writeDefinition = (mech: Definition): Uint8Array =>
  cp1252(
    written([
      'defmechSBT',
      mech.name,
      mech.model,
      mech.tons,
      mech.engine,
      mech.sinksInside,
      mech.sinks,
      mech.masc,
      ...mech.cased,
      mech.mostHeat,
      mech.arms,
      ...mech.armParts,
      ...mech.armour,
      ...mech.structure,
      mech.components.length,
      ...mech.components.flatMap(componentLines),
      mech.weapons,
      mech.actuators.length,
      ...mech.actuators.flatMap((it) => [it.code, it.name, it.place, it.works, it.hits]),
      ...mech.slots.flatMap((list) => [list.length, ...list.flatMap(slotLines)]),
      mech.walk,
      mech.run,
      mech.jump,
      mech.doubleSinks ? 1 : 0,
    ]),
  );

const componentLines = (it: Component): LineValue[] => [
  it.code,
  it.name,
  it.class,
  it.rear,
  it.place,
  it.second,
  it.type,
  it.heat,
  it.damage,
  it.shots,
  it.minimum,
  it.short,
  it.medium,
  it.long,
  it.works,
  it.feeds,
  it.left,
  it.special,
  it.toHit,
];

const slotLines = (it: SlotRecord): LineValue[] => [
  it.class,
  it.shots,
  it.code,
  it.name,
  it.component,
  it.actuator,
  it.damage,
];
