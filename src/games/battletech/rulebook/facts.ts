import { oddsAtLeast, sumOdds } from '../../../parts/odds/two-dice.ts';
import { CLUSTER } from '../data/cluster.ts';
import { HEAT_SCALE, NEVER } from '../data/heat-scale.ts';
import { MECH_HITS } from '../data/hit-locations.ts';
import { MECH_PLACES, type MechPlace } from '../data/places.ts';
import { WEAPONS } from '../data/weapons.ts';
import { bedOf, depthAt, type Ground } from '../ground.ts';
import type { Ruleset } from '../rulesets.ts';
import type { Rules } from '../state.ts';
import { MOVED, RANGE, TARGET_MOVED, targetMoved } from './numbers.ts';

/** Terrain that is on the map or can appear there. */
interface Terrain {
  readonly woods: boolean;
  readonly rough: boolean;
  readonly rubble: boolean;
  readonly swamp: boolean;
  readonly water: boolean; // of depth 1 and more
  readonly deep: boolean; // of depth 2 and more
  readonly road: boolean; // or pavement, or a bridge
  readonly building: boolean;
  readonly levels: boolean;
  readonly fire: boolean; // something can burn
}

/** The facts of a match that decide which rules are printed. */
export interface Facts {
  readonly rules: Rules;
  readonly ruleset: Ruleset;
  readonly terrain: Terrain;
  readonly several: boolean; // a side has more than one unit
  readonly targets: boolean; // a unit may have more than one enemy
  readonly jumps: boolean;
  readonly vehicles: boolean;
  readonly flamers: boolean;
  readonly ammunition: boolean;
  readonly racks: readonly number[]; // sizes of missile racks, in order
  readonly pulse: number; // to-hit modifier of pulse lasers; 0 without them
  readonly skills: { readonly gunnery: number; readonly piloting: number } | null; // null if pilots differ
  readonly farthest: number; // hexes that the fastest unit can move
}

export function factsOf(rules: Rules): Facts {
  const { ruleset, models, sides } = rules;
  const designs = models.map(({ design }) => design);
  const weapons = designs.flatMap(({ mounts }) => mounts.flatMap(({ weapon }) => WEAPONS[weapon] ?? []));
  const [first] = models;
  const alike = models.every(({ gunnery, piloting }) => gunnery === first?.gunnery && piloting === first.piloting);
  const racks = new Set(weapons.map(({ rack }) => rack).filter((rack) => rack > 1));
  return {
    rules,
    ruleset,
    terrain: terrainOf(rules),
    several: models.length > sides.length,
    targets: models.length > 2,
    jumps: designs.some(({ jump }) => jump > 0),
    vehicles: designs.some(({ kind }) => kind === 'vehicle'),
    flamers: weapons.some(({ heats }) => heats),
    ammunition: weapons.some(({ ammo }) => ammo !== null),
    racks: [...racks].sort((a, b) => a - b),
    pulse: Math.min(0, ...weapons.map(({ toHit }) => toHit)),
    skills: first && alike ? { gunnery: first.gunnery, piloting: first.piloting } : null,
    farthest: Math.max(
      ...designs.map(({ walk, jump, masc }) => Math.max(masc ? 2 * walk : Math.ceil(1.5 * walk), jump)),
    ),
  };
}

function terrainOf({ map: { hexes }, ruleset: { clearing, collapse, fires } }: Rules): Terrain {
  const has = (test: (ground: Ground) => boolean): boolean => hexes.some(test);
  const woods = has((ground) => ground.woods > 0);
  const building = has((ground) => (ground.building?.height ?? 0) > 0);
  return {
    woods,
    rough: has(({ rough }) => rough) || (woods && (clearing || fires)),
    rubble: has(({ rubble }) => rubble) || (building && collapse),
    swamp: has(({ swamp }) => swamp),
    water: has((ground) => depthAt(ground) >= 1),
    deep: has((ground) => depthAt(ground) >= 2),
    road: has(({ road, paved, bridge }) => road !== 0 || paved || bridge !== null),
    building,
    levels: new Set(hexes.map(bedOf)).size > 1,
    fire: fires && (woods || building),
  };
}

/** A sentence, or nothing. */
export const when = (on: boolean, words: string): string => (on ? words : '');

/** The items that apply. */
export const given = <T>(...items: readonly (T | false)[]): readonly T[] =>
  items.filter((item): item is T => item !== false);

/** `+2`, `0`, `−4`. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `\u2212${-value}` : '0');

/** `0 / +2 / +4`. */
export const signs = (...values: readonly number[]): string => values.map(signed).join(' / ');

/** The to-hit modifiers of a moving target that occur in this match: `3–4` hexes, `+1`. */
export function targetRows({ farthest }: Facts): readonly (readonly [hexes: string, modifier: string])[] {
  return TARGET_MOVED.filter(([from]) => from <= farthest).map(([from, modifier], i) => {
    const next = TARGET_MOVED[i + 1]?.[0];
    return [next === undefined ? `${from}+` : `${from}\u2013${next - 1}`, signed(modifier)];
  });
}

/** The chance to roll each number or more. */
export const oddsRows = ({ dice }: Pick<Ruleset, 'dice'>): readonly (readonly [needs: number, odds: number])[] =>
  Array.from({ length: 2 * dice - 1 }, (_, i) => [i + 2, oddsAtLeast(i + 2, dice)]);

/** The hit locations of a 'Mech by roll: from the front or rear, the left, the right. */
export function hitRows({ dice }: Pick<Ruleset, 'dice'>): readonly (readonly [roll: number, ...places: MechPlace[]])[] {
  const { front, left, right } = MECH_HITS.full;
  const at = (places: readonly number[], roll: number): MechPlace => MECH_PLACES[places[roll - 2] ?? 0] ?? 'CT';
  return oddsRows({ dice }).map(([roll]) => [roll, at(front, roll), at(left, roll), at(right, roll)]);
}

/** Missiles of a rack that hit: fewest, average, most. */
export function rackRows({ racks, ruleset: { dice } }: Facts) {
  const odds = sumOdds(dice);
  return racks.map((size) => {
    const hits = (CLUSTER[size] ?? []).slice(0, 2 * dice - 1);
    const average = hits.reduce((sum, hit, i) => sum + hit * (odds[i + 2] ?? 0), 0);
    return { size, fewest: Math.min(...hits), average, most: Math.max(...hits) };
  });
}

type HeatEffect = Exclude<keyof (typeof HEAT_SCALE)[number], 'heat'>;

/** An effect of the heat scale: its values, and the heat at which each starts, without the shutdown that is certain. */
export function heatSteps(effect: HeatEffect): {
  readonly from: readonly number[];
  readonly values: readonly number[];
} {
  const worse = HEAT_SCALE.filter(
    (row, i) => row[effect] > (HEAT_SCALE[i - 1]?.[effect] ?? 0) && row[effect] !== NEVER,
  );
  return { from: worse.map(({ heat }) => heat), values: worse.map((row) => row[effect]) };
}

/** `4+ / 6+`. */
export const orMore = (values: readonly number[]): string => values.map((value) => `${value}+`).join(' / ');

/** The first heat at which the reactor may shut down, and at which it always does. */
export const SHUTDOWN_FROM = HEAT_SCALE.find(({ shutdown }) => shutdown > 0)?.heat ?? 0;
export const SHUTDOWN_AT = HEAT_SCALE.find(({ shutdown }) => shutdown === NEVER)?.heat ?? 0;

/** A worked shot: a medium laser at a target in medium range. */
const SHOT = { gunnery: 4, hexes: 4, distance: 5 } as const;
type ShotLine = 'gunnery' | 'walked' | 'moved' | 'range' | 'woods';

export function shotExample({ terrain, ruleset }: Facts) {
  const lines = given<readonly [ShotLine, number]>(
    ['gunnery', SHOT.gunnery],
    ['walked', MOVED.walk],
    ['moved', targetMoved(SHOT.hexes)],
    ['range', RANGE.medium],
    terrain.woods && ['woods', 1],
  );
  const total = lines.reduce((sum, [, value]) => sum + value, 0);
  return {
    ...SHOT,
    ranges: WEAPONS['medium-laser']?.ranges ?? [],
    lines,
    total,
    odds: oddsAtLeast(total, ruleset.dice),
  };
}

/** A worked heat sum: a unit that ran and fired a PPC and ten long-range missiles. */
export function heatExample() {
  const [before, move, ppc, missiles, sinks] = [3, 2, WEAPONS.ppc?.heat ?? 0, WEAPONS['lrm-10']?.heat ?? 0, 12];
  return { before, move, ppc, missiles, sinks, after: before + move + ppc + missiles - sinks };
}

/** The unit of the worked numbers for physical attacks and falls, and the hexes of its charge. */
export const TONS = 55;
export const CHARGED = 5;

/** Damage of a charge over these hexes. */
export function chargeDamage({ chargeDamage: by, chargeHexes }: Ruleset, tons: number, hexes: number): number {
  const counted = chargeHexes === 'into-target' ? hexes + 1 : hexes;
  return by === 'hexes' ? Math.ceil((tons * counted) / 10) : Math.ceil(tons / 5) * (targetMoved(counted) + 1);
}

/** A worked kick: the attacker walked, and the target moved. */
export function kickExample({ ruleset }: Facts) {
  const [piloting, hexes] = [5, 3];
  const lines = [piloting, ruleset.kick, MOVED.walk, targetMoved(hexes)];
  const total = lines.reduce((sum, value) => sum + value, 0);
  return { piloting, hexes, moved: targetMoved(hexes), total, odds: oddsAtLeast(total, ruleset.dice) };
}
