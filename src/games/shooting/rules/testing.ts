import { amountOf } from '../../../parts/odds/amount.ts';
import { switchesOf } from '../../../parts/schema/switches.ts';
import { abilityOf } from '../data/abilities.ts';
import type { Ability, ModelSheet, Profile, Weapon } from '../data/sheet.ts';
import { RULESETS, type Ruleset, type RulesetName } from '../rulesets.ts';
import type { Army, Movement, Piece, Scenario } from '../scenario.ts';
import type { Side } from '../sides.ts';
import type { Group, Model, Rules, Unit } from '../state.ts';
import { together } from './attached.ts';
import { fieldOf } from './field.ts';

const fail = (why: string): never => {
  throw new Error(why);
};

const PRINT = /^(\d+)" A(\S+) (?:BS(\d)\+ )?S(\d+) AP(-?\d+) D(\S+)$/;

/** A weapon as printed: `gun('24" A2 BS3+ S4 AP-1 D1', 'Assault', 'Heavy')`; without BS it hits automatically. */
export function gun(print: string, ...abilities: readonly string[]): Profile {
  const [, range, A, BS, S, AP, D] = PRINT.exec(print) ?? fail(`no weapon: ${print}`);
  return {
    name: '',
    range: Number(range),
    attacks: amountOf(A as string) ?? fail(`no attacks: ${A}`),
    skill: BS === undefined ? null : Number(BS),
    strength: Number(S),
    ap: Number(AP),
    damage: amountOf(D as string) ?? fail(`no damage: ${D}`),
    abilities: abilities.map(abilityOf),
  };
}

export const BOLT_RIFLE = gun('24" A2 BS3+ S4 AP-1 D1');
export const PISTOL = gun('12" A1 BS3+ S4 AP0 D1', 'Pistol');

type Arms = Readonly<Record<string, Profile | readonly Profile[]>>;

/** Models of one kind in a row, 2 inches apart (centre to centre), on 1 inch bases. */
interface Men {
  readonly name?: string;
  readonly models?: number;
  readonly at?: readonly [x: number, y: number];
  readonly up?: number;
  readonly T?: number;
  readonly Sv?: number;
  readonly inv?: number;
  readonly W?: number;
  readonly arms?: Arms; // carried by every model
  readonly some?: Readonly<Record<string, readonly number[]>>; // carried by these models only, by index
  readonly keywords?: string;
  readonly abilities?: readonly string[]; // abilities of the unit
  readonly each?: readonly string[]; // abilities of every model
  readonly points?: number;
}

/** A unit for tests. Default: an infantry squad of Space Marines. */
export interface Squad extends Men {
  readonly id: string;
  readonly moved?: Movement | readonly Movement[];
  readonly with?: readonly Men[]; // characters attached to it
  readonly lent?: readonly string[]; // weapons that belong to passengers
  readonly lenders?: Readonly<Record<string, readonly number[]>>; // the passengers that lend each, by index
}

export interface Situation {
  readonly ruleset?: RulesetName;
  readonly rules?: Partial<Ruleset>;
  readonly attacker: readonly Squad[];
  readonly defender: readonly Squad[];
  readonly terrain?: readonly Piece[];
  readonly rounds?: number;
  readonly handModifiers?: boolean;
  readonly commandPoints?: number;
  readonly engaged?: readonly (readonly [string, string])[];
}

const NO_ARMY: Army = { name: '', units: [] };
const GAP = 2;
const INCH = 25.4;

export function rulesOf(situation: Situation): Rules {
  const { ruleset: name = '10e', terrain = [], rounds = 1, handModifiers = true, commandPoints = 0 } = situation;
  const ruleset = { ...RULESETS[name], ...situation.rules };
  const scenario: Scenario = {
    name: 'test',
    table: { width: 60, height: 44 },
    terrain,
    rounds,
    handModifiers,
    commandPoints,
    armies: { attacker: NO_ARMY, defender: NO_ARMY },
    deployment: [],
    engaged: situation.engaged ?? [],
  };
  const models: Model[] = [];
  const units: Unit[] = [];
  for (const squad of situation.attacker) units.push(enlisted(squad, 'attacker', 0, units.length, models));
  for (const squad of situation.defender) units.push(enlisted(squad, 'defender', 12, units.length, models));
  const setup = { ruleset: name, devastating: ruleset.devastating, scenario, switches: switchesOf(ruleset) };
  return { setup, ruleset, units, models, field: fieldOf(models, terrain, ruleset) };
}

const sheetOf = ({ name = 'Marine', T = 4, Sv = 3, inv, W = 2 }: Men): ModelSheet => ({
  name,
  toughness: T,
  save: Sv,
  invulnerable: inv ?? null,
  wounds: W,
  base: { shape: 'round', mm: INCH },
  height: 1.5,
});

const words = (keywords = 'infantry'): string[] => keywords.split(', ').filter((word) => word !== '');
const read = (abilities: readonly string[] = []): Ability[] => abilities.map(abilityOf);

function enlisted(squad: Squad, side: Side, y: number, index: number, models: Model[]): Unit {
  const men = [squad, ...(squad.with ?? [])];
  const groups = new Map<string, { readonly weapon: Weapon; readonly bearers: number[] }>();
  const parts = men.map((part, p) => {
    const [x, row] = part.at ?? [0, y + 2 * p];
    const first = models.length;
    for (let i = 0; i < (part.models ?? 1); i++) {
      const keywords = p > 0 ? [...words(part.keywords), 'character'] : words(part.keywords);
      for (const [id, printed] of Object.entries(part.arms ?? {})) {
        if (part.some?.[id] && !part.some[id].includes(i)) continue;
        const weapon: Weapon = { id, name: id, profiles: Array.isArray(printed) ? printed : [printed as Profile] };
        const group = groups.get(id) ?? { weapon, bearers: [] };
        groups.set(id, group);
        group.bearers.push(models.length);
      }
      models.push({
        index: models.length,
        unit: index,
        part: p,
        sheet: sheetOf(part),
        character: keywords.includes('character'),
        keywords,
        abilities: read(part.each),
        at: { x: x + GAP * i, y: row },
        up: part.up ?? 0,
        turn: 0,
      });
    }
    const ids = Array.from({ length: models.length - first }, (_, i) => first + i);
    return {
      name: part.name ?? 'Marine',
      points: part.points ?? 100,
      models: ids,
      keywords: [...words(part.keywords), ...(p > 0 ? ['character'] : [])],
      abilities: read(part.abilities),
    };
  });
  return {
    index,
    id: squad.id,
    side,
    name: squad.id,
    parts,
    models: parts.flatMap((part) => part.models),
    groups: [...groups].map(([id, { weapon, bearers }]): Group => {
      const lenders = squad.lenders?.[id];
      const lent = squad.lent?.includes(id) ?? false;
      const plain = { id, weapon, bearers, special: false, lent };
      return lenders ? { ...plain, lenders, bearers: lenders.map(() => bearers[0] as number) } : plain;
    }),
    ...together(parts),
    moved: typeof squad.moved === 'object' ? squad.moved : [squad.moved ?? 'stationary'],
  };
}

/** Five Space Marines with bolt rifles, eleven inches from ten Orks with one wound each and a 5+ save. */
export const marines = (more: Partial<Squad> = {}): Squad => ({
  id: 'marines',
  models: 5,
  arms: { rifle: BOLT_RIFLE },
  ...more,
});
export const orks = (more: Partial<Squad> = {}): Squad => ({
  id: 'orks',
  name: 'Ork',
  models: 10,
  T: 5,
  Sv: 5,
  W: 1,
  arms: { shoota: gun('18" A2 BS5+ S4 AP0 D1') },
  ...more,
});
