import { SCENARIOS } from '../../data/scenarios.ts';
import { RULESETS, type RulesetName } from '../../rulesets.ts';
import type { Par, Scenario } from '../../scenario.ts';

type Options = Readonly<Record<string, unknown>>;

/** The options with one changed; undefined removes it, so that the scenario's value applies. */
export function changed(options: Options, key: string, value: unknown): Options {
  const { [key]: _, ...others } = options;
  return value === undefined ? others : { ...others, [key]: value };
}

/** The options with another scenario. A file of `umpire scenario` is a whole set-up, which replaces all options. */
export function withScenario(options: Options, value: unknown): Options {
  const { scenario } = (value ?? {}) as Options;
  return typeof value === 'object' && scenario !== undefined ? (value as Options) : changed(options, 'scenario', value);
}

function scenarioOf({ scenario = 'crossfire' }: Options): Partial<Scenario> | undefined {
  if (typeof scenario === 'object') return scenario as Partial<Scenario>;
  return typeof scenario === 'string' && Object.hasOwn(SCENARIOS, scenario) ? SCENARIOS[scenario] : undefined;
}

/** The scenario's par, and whether it applies with these options. */
export function parFor(options: Options): { readonly par: Par; readonly applies: boolean } | null {
  const scenario = scenarioOf(options);
  if (!scenario?.par) return null;
  const { par, rounds, commandPoints } = scenario;
  const is = (key: string, measured: unknown): boolean => options[key] === undefined || options[key] === measured;
  const edition = options.ruleset ?? '10e';
  const usual = RULESETS[edition as RulesetName]?.devastating;
  const applies =
    edition === par.ruleset &&
    (options.devastating ?? usual) === par.devastating &&
    is('rounds', rounds) &&
    is('commandPoints', commandPoints) &&
    ['map', 'attacker', 'defender'].every((key) => options[key] === undefined);
  return { par, applies };
}

/** The scenario's own value, if it is a built-in scenario. */
export function scenarioValuesOf(options: Options) {
  const named = scenarioOf(options);
  return {
    rounds: named?.rounds ?? 1,
    commandPoints: named?.commandPoints ?? 0,
    handModifiers: named?.handModifiers ?? true,
  };
}

/** The text for an option that may be a name or a file: an id, `file`, or nothing. */
export const shownOf = (value: unknown): string =>
  typeof value === 'string' ? value : value === undefined ? '' : 'file';

/** The name inside a loaded file. */
export function nameOf(value: unknown): string {
  const { name } = (value ?? {}) as { readonly name?: unknown };
  return typeof name === 'string' ? name : '?';
}
