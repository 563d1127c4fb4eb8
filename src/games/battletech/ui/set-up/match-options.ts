import { FORCES } from '../../data/forces.ts';
import { MAPS } from '../../data/maps.ts';
import { STYLES, type Style } from '../../rules/maps/random-map.ts';
import { RULESETS, type Ruleset, type RulesetName, type Switches } from '../../rulesets.ts';

/** Options of a match as its host has them so far. */
export type Options = Readonly<Record<string, unknown>>;

/** One unit of a force of one's own; what is left out is as usual. */
export interface UnitChoice {
  readonly side: string;
  readonly design: string | object; // of the box by its id, or a design file's content
  readonly gunnery?: number;
  readonly piloting?: number;
  readonly name?: string;
}

export const DEFAULTS = { ruleset: 'total-warfare', map: 'crossing', force: 'duel', gunnery: 4, piloting: 5 } as const;

/** The options with one of them changed; undefined leaves it to the game. */
export function changed(options: Options, key: string, value: unknown): Options {
  const { [key]: _, ...others } = options;
  return value === undefined ? others : { ...others, [key]: value };
}

export const rulesetOf = ({ ruleset }: Options): RulesetName =>
  typeof ruleset === 'string' && Object.hasOwn(RULESETS, ruleset) ? (ruleset as RulesetName) : DEFAULTS.ruleset;

export const forceOf = ({ force }: Options): string =>
  typeof force === 'string' && Object.hasOwn(FORCES, force) ? force : DEFAULTS.force;

/** The units of a force of one's own; null = one of the box plays. */
export const unitsOf = ({ units }: Options): readonly UnitChoice[] | null =>
  Array.isArray(units) ? (units as readonly UnitChoice[]) : null;

/** What kind of map is wanted. */
export type MapChoice =
  | { readonly kind: 'box'; readonly id: string }
  | { readonly kind: 'style'; readonly style: Style; readonly cols: number; readonly rows: number }
  | { readonly kind: 'own'; readonly map: object };

/** Maps by chance: the size of one printed sheet, of two, of four. */
export const SIZES: readonly (readonly [cols: number, rows: number])[] = [
  [16, 17],
  [32, 17],
  [32, 34],
];

const isStyle = (style: unknown): style is Style => (STYLES as readonly unknown[]).includes(style);

export function mapOf(options: Options): MapChoice {
  const map: unknown = options.map ?? (unitsOf(options) ? undefined : FORCES[forceOf(options)]?.map);
  const [cols, rows] = SIZES[0] as (typeof SIZES)[number];
  if (isStyle(map)) return { kind: 'style', style: map, cols, rows };
  if (typeof map === 'string' && Object.hasOwn(MAPS, map)) return { kind: 'box', id: map };
  if (typeof map !== 'object' || map === null) return { kind: 'box', id: DEFAULTS.map };
  const made = map as { readonly style?: unknown; readonly cols?: number; readonly rows?: number };
  return isStyle(made.style)
    ? { kind: 'style', style: made.style, cols: made.cols ?? cols, rows: made.rows ?? rows }
    : { kind: 'own', map };
}

/** The toggles, in groups as one looks for them. */
export const SWITCHES: readonly (readonly [group: string, switches: readonly (keyof Switches)[]])[] = [
  ['attacks', ['physicalAttacks', 'criticals', 'ammunitionExplosions']],
  ['piloting', ['pilotingRolls', 'rollForTwenty']],
  ['heat', ['heatPhase', 'shutdownRolls', 'sinksOff']],
  ['ground', ['fires', 'wind', 'clearing', 'collapse']],
];

export type Toggle = keyof Switches | 'advanced';
type Toggles = Readonly<Partial<Pick<Ruleset, Toggle>>>;

const togglesOf = ({ switches }: Options): Toggles =>
  typeof switches === 'object' && switches !== null ? (switches as Toggles) : {};

/** Whether a toggle is on: as the host has it, or as the ruleset says. */
export const isOn = (options: Options, toggle: Toggle): boolean =>
  togglesOf(options)[toggle] ?? RULESETS[rulesetOf(options)][toggle];

/** How many toggles are not as the ruleset has them. */
export const togglesChanged = (options: Options): number =>
  Object.entries(togglesOf(options)).filter(([name, on]) => RULESETS[rulesetOf(options)][name as Toggle] !== on).length;

/** Only what differs from the ruleset is said. */
export function toggled(options: Options, toggle: Toggle): Options {
  const { [toggle]: _, ...others } = togglesOf(options);
  const on = !isOn(options, toggle);
  const next: Toggles = on === RULESETS[rulesetOf(options)][toggle] ? others : { ...others, [toggle]: on };
  return changed(options, 'switches', Object.keys(next).length === 0 ? undefined : next);
}
