import { FORCES } from '../../data/forces.ts';
import { MAPS } from '../../data/maps.ts';
import { STYLES, type Style } from '../../rules/maps/random-map.ts';
import { RULESETS, type Ruleset, type RulesetName, type Switches } from '../../rulesets.ts';

/** The host's options so far. */
export type Options = Readonly<Record<string, unknown>>;

/** A unit of a custom force; omitted fields take their defaults. */
export interface UnitChoice {
  readonly side: string;
  readonly design: string | object; // a built-in id, or the content of a design file
  readonly gunnery?: number;
  readonly piloting?: number;
  readonly name?: string;
}

export const DEFAULTS = { ruleset: 'total-warfare', map: 'crossing', force: 'duel', gunnery: 4, piloting: 5 } as const;

/** Changes one option; undefined removes it. */
export function changed(options: Options, key: string, value: unknown): Options {
  const { [key]: _, ...others } = options;
  return value === undefined ? others : { ...others, [key]: value };
}

export const rulesetOf = ({ ruleset }: Options): RulesetName =>
  typeof ruleset === 'string' && Object.hasOwn(RULESETS, ruleset) ? (ruleset as RulesetName) : DEFAULTS.ruleset;

export const forceOf = ({ force }: Options): string =>
  typeof force === 'string' && Object.hasOwn(FORCES, force) ? force : DEFAULTS.force;

/** The units of a custom force; null = a predefined force. */
export const unitsOf = ({ units }: Options): readonly UnitChoice[] | null =>
  Array.isArray(units) ? (units as readonly UnitChoice[]) : null;

/** The kind of map chosen. */
export type MapChoice =
  | { readonly kind: 'box'; readonly id: string }
  | { readonly kind: 'style'; readonly style: Style; readonly cols: number; readonly rows: number }
  | { readonly kind: 'own'; readonly map: object };

/** Sizes of random maps: one, two or four printed sheets. */
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

/** The switches by group. */
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

/** Whether a switch is on: as chosen, or else as in the ruleset. */
export const isOn = (options: Options, toggle: Toggle): boolean =>
  togglesOf(options)[toggle] ?? RULESETS[rulesetOf(options)][toggle];

/** How many switches differ from the ruleset. */
export const togglesChanged = (options: Options): number =>
  Object.entries(togglesOf(options)).filter(([name, on]) => RULESETS[rulesetOf(options)][name as Toggle] !== on).length;

/** Toggles a switch; only differences from the ruleset are stored. */
export function toggled(options: Options, toggle: Toggle): Options {
  const { [toggle]: _, ...others } = togglesOf(options);
  const on = !isOn(options, toggle);
  const next: Toggles = on === RULESETS[rulesetOf(options)][toggle] ? others : { ...others, [toggle]: on };
  return changed(options, 'switches', Object.keys(next).length === 0 ? undefined : next);
}
