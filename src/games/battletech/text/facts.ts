import type { Facing, Hex } from '../../../parts/hex/hex.ts';
import type { Part } from '../data/items.ts';
import type { Place } from '../data/places.ts';
import type { Building } from '../ground.ts';
import type { Attack } from '../plan.ts';
import type { Charge, Mode, Phase, Side, UnitId } from '../state.ts';

// The facts of every code of this game. A code without a text does not compile.

type None = Readonly<Record<never, never>>;
interface OfUnit {
  readonly unit: UnitId;
}
interface MaybeOfUnit {
  readonly unit?: UnitId;
}
interface OfMount extends OfUnit {
  readonly mount: number;
}
interface OfBin extends OfUnit {
  readonly bin: number;
}
interface OfHex {
  readonly hex: Hex;
}
interface OfPlace {
  readonly place: Place;
}
interface BadInput {
  readonly field: string;
  readonly problem: string;
}

interface By {
  readonly who: Side | null; // null: unknown to the reader
}

/** Status lines: an instruction to the side that must act, and (`-by`) a sentence about it for other watchers. */
export type TurnFacts = { readonly [P in Phase as `awaits-${P}`]: None } & {
  readonly [P in Phase as `awaits-${P}-by`]: By;
} & {
  readonly 'awaits-rest-of-move': OfUnit;
  readonly 'awaits-rest-of-move-by': OfUnit & By;
  readonly 'wrong-phase': { readonly phase: Phase; readonly needs: Phase };
  readonly 'not-your-turn': { readonly side: Side | null };
  readonly 'not-your-unit': OfUnit;
  readonly 'unit-is-destroyed': OfUnit;
  readonly 'has-acted': OfUnit;
  readonly 'finish-the-move': OfUnit;
  readonly 'cannot-act': OfUnit;
};

export interface MoveFacts {
  readonly 'keep-the-mode': { readonly mode: Mode };
  readonly stuck: None;
  readonly 'dumping-only-walks': None;
  readonly 'cannot-walk': None;
  readonly 'cannot-run': None;
  readonly 'cannot-jump': None;
  readonly 'masc-needs-a-run': None;
  readonly 'no-masc': None;
  readonly 'masc-destroyed': None;
  readonly 'still-has-no-steps': None;
  readonly 'not-enough-mp': { readonly needs: number; readonly has: number };
  readonly 'hex-is-occupied': OfHex & OfUnit;
  readonly 'unit-in-the-way': OfHex & OfUnit;
  readonly prone: None;
  readonly 'not-prone': None;
  readonly 'only-mechs-go-prone': None;
  readonly 'cannot-stand': { readonly why: 'gyro' | 'legs' | 'leg-and-arms' };
  readonly 'cannot-turn-further': None;
  readonly 'no-running-backwards': None;
  readonly 'off-the-map': { readonly hex?: Hex };
  readonly 'too-steep': OfHex & { readonly levels: number; readonly most: number };
  readonly 'no-backing-over-levels': OfHex & { readonly levels: number };
  readonly 'prohibited-terrain': OfHex & { readonly terrain: 'water' | 'heavy-woods' };
  readonly 'no-running-into-water': OfHex & { readonly depth: number };
  readonly 'no-room-under-bridge': OfHex;
  readonly 'jump-is-a-mode': None;
  readonly 'one-jump': None;
  readonly 'has-stood-up': None;
  readonly 'jump-goes-nowhere': None;
  readonly 'beyond-the-jump': { readonly hexes: number; readonly mp: number };
  readonly 'nothing-to-land-on': OfHex & { readonly landOn: 'roof' | 'bridge' | 'ground' };
  readonly 'too-high-for-the-jump': {
    readonly hex?: Hex;
    readonly level: number;
    readonly most?: number;
    readonly mp?: number;
  };
  readonly 'too-high-on-the-way': OfHex & { readonly most: number };
}

export interface StrikeFacts {
  readonly 'no-physical-attacks': None;
  readonly 'only-mechs-strike': None;
  readonly 'attacker-is-prone': None;
  readonly 'is-charging': { readonly kind: Charge['kind'] };
  readonly 'took-a-club': None;
  readonly 'no-such-target': OfUnit;
  readonly 'not-an-enemy': None;
  readonly 'target-is-destroyed': OfUnit;
  readonly 'not-adjacent': None;
  readonly 'not-straight-ahead': None;
  readonly 'not-in-arc': { readonly attack: Attack['attack']; readonly arc: 'front' | 'left' | 'right' | 'rear' };
  readonly 'out-of-reach': { readonly attack?: Attack['attack']; readonly rise: number };
  readonly 'inside-a-building': None;
  readonly 'in-another-building': None;
  readonly 'target-is-leaping': None;
  readonly 'target-is-prone': None;
  readonly 'target-is-charging': None;
  readonly 'target-has-not-moved': None;
  readonly 'target-is-being-charged': { readonly by: UnitId };
  readonly 'charge-needs-a-run': { readonly mode: Mode };
  readonly 'charge-goes-forward': None;
  readonly 'only-mechs-are-charged': None;
  readonly 'leap-needs-a-jump': { readonly mode: Mode };
  readonly 'only-mechs-are-pushed': None;
  readonly 'target-pushes-another': { readonly target: UnitId };
  readonly 'is-being-pushed': { readonly by: UnitId };
  readonly 'target-is-being-pushed': { readonly by: UnitId };
  readonly 'no-club': MaybeOfUnit;
  readonly 'arms-are-flipped': None;
  readonly 'stuck-in-swamp': None;
  readonly 'limb-is-gone': OfPlace;
  readonly 'limb-has-fired': OfPlace;
  readonly 'actuator-does-not-work': OfPlace & { readonly part: Part };
  readonly 'one-kick-a-turn': None;
  readonly 'limb-strikes-twice': None;
  readonly 'one-kind-a-turn': { readonly kinds: readonly Attack['attack'][] };
}

export type Obstacle = 'level' | 'building' | 'woods' | 'smoke' | 'water' | 'land';

export interface FireFacts {
  readonly 'no-such-weapon': OfMount;
  readonly 'weapon-destroyed': OfMount;
  readonly 'sensors-destroyed': OfMount;
  readonly 'own-hex': OfMount;
  readonly 'prone-leg-weapon': OfMount;
  readonly 'prone-needs-arms': OfMount & { readonly arms: number };
  readonly 'arm-props-up': OfMount;
  readonly 'out-of-arc': OfMount;
  readonly 'weapon-fails-under-water': OfMount;
  readonly 'target-above-water': OfMount;
  readonly 'target-under-water': OfMount;
  readonly 'out-of-range': OfMount & { readonly distance: number; readonly longest: number };
  readonly 'no-line-of-sight': OfMount & { readonly hex?: Hex; readonly why?: Obstacle };
  readonly 'leg-weapon-behind-cover': OfMount;
  readonly 'no-ammunition': OfMount;
  readonly 'bin-needed': OfMount;
  readonly 'needs-no-bin': OfMount;
  readonly 'no-such-bin': OfBin;
  readonly 'wrong-ammunition': OfMount & OfBin;
  readonly 'bin-destroyed': OfBin;
  readonly 'bin-dumping': OfBin;
  readonly 'bin-empty': OfBin;
  readonly 'not-enough-ammunition': OfMount & OfBin & { readonly left: number };
  readonly 'aim-at-mechs-only': OfMount;
  readonly 'aim-at-immobile-only': OfMount;
  readonly 'clusters-cannot-aim': OfMount;
  readonly 'place-is-gone': OfMount;
  readonly 'only-flamers-heat': OfMount;
  readonly 'only-mechs-are-heated': OfMount;
  readonly 'weapon-sets-no-fires': OfMount;
  readonly 'weapon-fires-twice': OfMount;
  readonly 'prone-fires-one-arm': OfMount;
  readonly 'woods-stay': None;
  readonly 'no-woods-there': OfHex;
  readonly 'nothing-burns': None;
  readonly 'does-not-catch': OfHex;
  readonly 'buildings-stay': None;
  readonly 'no-building-there': OfHex;
  readonly 'primary-missing': None;
  readonly 'primary-not-fired-at': None;
  readonly 'primary-must-be-ahead': None;
  readonly 'needs-both-hands': OfUnit;
  readonly 'carries-a-club': OfUnit;
  readonly 'no-club-here': None;
  readonly 'no-turret': OfUnit;
  readonly 'turret-is-locked': OfUnit;
  readonly 'torso-does-not-twist': OfUnit;
  readonly 'has-twisted': OfUnit;
  readonly 'twist-too-far': { readonly limit: number };
  readonly 'looks-there-already': { readonly facing: Facing };
  readonly 'arms-do-not-flip': OfUnit;
  readonly 'arms-point-there-already': { readonly flipped: boolean };
}

export interface EndFacts {
  readonly 'ordered-twice': OfUnit;
  readonly unconscious: MaybeOfUnit;
  readonly 'crew-stunned': OfUnit;
  readonly 'not-a-mech': OfUnit;
  readonly 'shut-down': MaybeOfUnit;
  readonly 'already-shut-down': OfUnit;
  readonly 'starts-by-itself': OfUnit;
  readonly 'too-hot': OfUnit & { readonly heat: number };
  readonly 'not-shut-down': OfUnit;
  readonly 'sinks-stay-on': None;
  readonly 'too-many-sinks': OfUnit & { readonly sinks: number };
  readonly 'no-dumping': None;
}

/** How a match ended, and how a unit was destroyed. */
export interface OutcomeFacts {
  readonly 'all-destroyed': None;
  readonly 'last-standing': { readonly side: Side };
  readonly 'limit-even': { readonly turns: number; readonly per: number };
  readonly 'limit-armour': { readonly turns: number; readonly side: Side; readonly per: number };
  readonly 'destroyed-head': None;
  readonly 'destroyed-torso': None;
  readonly 'destroyed-engine': None;
  readonly 'destroyed-cockpit': None;
  readonly 'destroyed-pilot': None;
  readonly 'destroyed-off-map': None;
  readonly 'destroyed-drowned': None;
  readonly 'destroyed-crushed': None;
  readonly 'destroyed-crew': None;
  readonly 'destroyed-fuel': None;
  readonly 'destroyed-turret': None;
  readonly 'destroyed-ammunition': None;
  readonly 'destroyed-hull': None;
  readonly 'destroyed-withdrawn': None;
}

/** Set-ups, maps, questions and typed commands. Units are numbers here: without a match they have no names. */
export interface ScenarioFacts {
  readonly 'bad-setup': BadInput;
  readonly 'bad-question': BadInput;
  readonly 'unknown-ruleset': { readonly ruleset: string; readonly known: readonly string[] };
  readonly 'unknown-map': { readonly map: string; readonly known: readonly string[] };
  readonly 'unknown-force': { readonly force: string; readonly known: readonly string[] };
  readonly 'unknown-unit': MaybeOfUnit & { readonly design: string; readonly known: number };
  readonly 'side-without-units': { readonly side: number };
  readonly 'advanced-equipment': OfUnit & { readonly item: string; readonly ruleset: string };
  readonly 'start-off-map': OfUnit & { readonly at?: string };
  readonly 'start-taken': OfUnit & { readonly at: string };
  readonly 'start-in-water': OfUnit & { readonly at: string };
  readonly 'bad-map': BadInput & { readonly hex: string | null };
  readonly 'bad-board': { readonly line: number; readonly problem: string };
  readonly 'bad-bme': { readonly line: number; readonly problem: string };
  readonly 'unknown-verb': { readonly word: string; readonly known: readonly string[] };
  readonly 'not-understood': { readonly usage: string };
}

/** Problems of a design. In a set-up, `unit` is the unit that has it. */
export interface DesignFacts {
  readonly 'bad-design': BadInput & MaybeOfUnit & { readonly item?: string };
  readonly 'bad-mtf': MaybeOfUnit & {
    readonly line: number;
    readonly problem: string;
    readonly item?: string;
    readonly location?: string;
    readonly key?: string;
    readonly value?: string;
    readonly field?: string;
  };
  readonly 'engine-rating': MaybeOfUnit & { readonly engine: number; readonly tons: number };
  readonly 'too-heavy': MaybeOfUnit & { readonly tons: number; readonly limit: number; readonly over: number };
  readonly 'ammunition-without-weapon': MaybeOfUnit & { readonly ammo: string };
  readonly 'weapon-without-ammunition': MaybeOfUnit & { readonly weapon: string };
  readonly 'too-much-armour': MaybeOfUnit & {
    readonly place?: string;
    readonly points: number;
    readonly limit: number;
  };
  readonly 'too-many-items': MaybeOfUnit & { readonly items: number; readonly limit: number };
  readonly 'jump-too-far': MaybeOfUnit & { readonly jump: number; readonly walk: number };
  readonly 'too-few-sinks': MaybeOfUnit & { readonly count: number; readonly least: number };
  readonly 'sink-slots': MaybeOfUnit & { readonly fitted: number; readonly needed: number };
  readonly 'mixed-sinks': MaybeOfUnit & { readonly item: string };
  readonly actuators: MaybeOfUnit & { readonly place: string };
  readonly misplaced: MaybeOfUnit & { readonly item: string; readonly place: string };
  readonly 'artemis-without-launcher': MaybeOfUnit & {
    readonly place: string;
    readonly fitted: number;
    readonly launchers: number;
  };
  readonly 'material-slots': MaybeOfUnit & {
    readonly item: string;
    readonly fitted: number;
    readonly needed: number;
  };
  readonly 'too-many': MaybeOfUnit & { readonly item: string; readonly limit: number };
  // Lines of a unit's weight
  readonly structure: None;
  readonly engine: { readonly rating: number };
  readonly gyro: None;
  readonly cockpit: None;
  readonly controls: None;
  readonly turret: None;
  readonly amplifiers: None;
  readonly armour: { readonly points: number };
  readonly item: { readonly item: string; readonly count: number };
  /** A weight line, or the problem that the number of jets does not match the jump. */
  readonly 'jump-jets': MaybeOfUnit & { readonly count?: number; readonly fitted?: number; readonly needed?: number };
}

/** Lines of a to-hit number, for weapons and physical attacks. */
export interface ToHitFacts {
  readonly gunnery: None;
  readonly 'attacker-moved': { readonly mode: Mode };
  readonly 'attacker-skidded': None;
  readonly 'attacker-prone': None;
  readonly 'attacker-props-on-its-only-arm': None;
  readonly 'attacker-heat': { readonly heat: number };
  readonly 'attacker-sensors': None;
  readonly 'attacker-commander': None;
  readonly 'attacker-stabiliser': OfPlace;
  readonly 'attacker-shoulder': OfPlace;
  readonly 'attacker-upper-arm': OfPlace;
  readonly 'attacker-lower-arm': OfPlace;
  readonly 'secondary-target': { readonly front: boolean };
  readonly 'target-moved': { readonly hexes: number };
  readonly 'target-jumped': None;
  readonly 'target-skidded': None;
  readonly 'target-immobile': None;
  readonly 'aimed-at-head': None;
  readonly 'target-prone': { readonly adjacent: boolean };
  readonly 'large-target': None;
  readonly 'partial-cover': None;
  readonly 'target-in-woods': { readonly woods: number };
  readonly 'target-in-smoke': { readonly smoke: number };
  readonly 'woods-between': None;
  readonly 'smoke-between': None;
  readonly range: { readonly bracket: 'short' | 'medium' | 'long'; readonly distance: number };
  readonly 'minimum-range': { readonly minimum: number; readonly distance: number };
  readonly weapon: { readonly weapon: string };
  readonly 'cluster-munition': None;
  readonly 'adjacent-building': None;
  readonly punch: None;
  readonly kick: None;
  readonly club: None;
  readonly push: None;
  readonly 'skill-difference': None;
  readonly 'limb-shoulder': OfPlace;
  readonly 'limb-upper-arm': OfPlace;
  readonly 'limb-lower-arm': OfPlace;
  readonly 'limb-hand': OfPlace;
  readonly 'limb-upper-leg': OfPlace;
  readonly 'limb-lower-leg': OfPlace;
  readonly 'limb-foot': OfPlace;
}

/** Lines of a piloting roll, and its reasons. */
export interface PilotingFacts {
  readonly piloting: None;
  readonly 'motive-damage': None;
  readonly 'gyro-damaged': None;
  readonly 'gyro-destroyed': None;
  readonly 'leg-actuator': OfPlace & { readonly part: Part };
  readonly 'leg-gone': OfPlace;
  readonly 'height-of-fall': { readonly levels: number };
  readonly masc: { readonly turns?: number };
  readonly 'psr-water': OfHex & { readonly depth: number };
  readonly 'psr-rubble': OfHex;
  readonly 'psr-swamp': OfHex;
  readonly 'psr-unstick': OfHex;
  readonly 'psr-wall': { readonly kind: Building['kind']; readonly hexes: number };
  readonly 'psr-skid': { readonly hexes: number };
  readonly 'psr-running': None;
  readonly 'psr-one-leg': None;
  readonly 'psr-landing': None;
  readonly 'psr-stand-up': None;
  readonly 'psr-seat-belt': None;
  readonly 'psr-domino': None;
  readonly 'psr-avoid-collision': None;
  readonly 'psr-fallen-on': None;
  readonly 'psr-twenty': None;
  readonly 'psr-kicked': None;
  readonly 'psr-kick-missed': None;
  readonly 'psr-pushed': None;
  readonly 'psr-charged': None;
  readonly 'psr-charging': None;
  readonly 'psr-leapt-upon': None;
  readonly 'psr-leaping': None;
  readonly 'psr-shutdown': None;
  readonly 'psr-gyro': OfPlace;
  readonly 'psr-gyro-destroyed': OfPlace;
  readonly 'psr-hip': OfPlace;
  readonly 'psr-upper-leg': OfPlace;
  readonly 'psr-lower-leg': OfPlace;
  readonly 'psr-foot': OfPlace;
  readonly 'psr-leg-gone': OfPlace;
}

/** Lines of movement points, movement costs, heat and heat sinks. */
export interface SumFacts {
  readonly 'mp-walk': None;
  readonly 'mp-cruise': None;
  readonly 'mp-immobile': None;
  readonly 'mp-motive': None;
  readonly 'mp-legs-gone': { readonly legs: number };
  readonly 'mp-hips': { readonly hips: number };
  readonly 'mp-leg-actuators': { readonly actuators: number };
  readonly 'mp-heat': { readonly heat: number };
  readonly 'cost-hex': None;
  readonly 'cost-woods': { readonly woods: number };
  readonly 'cost-rough': None;
  readonly 'cost-rubble': None;
  readonly 'cost-swamp': None;
  readonly 'cost-water': { readonly depth: number };
  readonly 'cost-tarn': None;
  readonly 'cost-building': { readonly kind: number };
  readonly 'cost-levels': { readonly levels: number };
  readonly 'cost-road': None;
  /** In a heat receipt: working sinks and the heat each removes. In a weight receipt: all sinks and the free ones. */
  readonly sinks: { readonly count: number; readonly each?: number; readonly free?: number };
  readonly 'sinks-destroyed': { readonly count: number };
  readonly 'sinks-off': { readonly count: number };
  readonly 'sinks-water': None;
  readonly 'heat-before': None;
  readonly 'heat-movement': None;
  readonly 'heat-weapons': None;
  readonly 'heat-planned': None;
  readonly 'heat-engine': { readonly hits: number };
  readonly 'heat-outside': None;
  readonly 'heat-burning-hex': None;
  readonly 'heat-outside-limit': { readonly limit: number };
}

export type RefusalFacts = TurnFacts & MoveFacts & StrikeFacts & FireFacts & EndFacts & OutcomeFacts;
export type SetUpFacts = ScenarioFacts & DesignFacts;
export type ReceiptFacts = ToHitFacts & PilotingFacts & SumFacts;
export type Facts = RefusalFacts & SetUpFacts & ReceiptFacts;
export type Code = keyof Facts;
