import { SCENARIOS } from '../../data/scenarios.ts';

type Options = Readonly<Record<string, unknown>>;

/** The options with one changed; undefined removes it, so that the scenario's value applies. */
export function changed(options: Options, key: string, value: unknown): Options {
  const { [key]: _, ...others } = options;
  return value === undefined ? others : { ...others, [key]: value };
}

/** The scenario's own value, if it is a built-in scenario. */
export function scenarioValuesOf(options: Options) {
  const { scenario = 'crossfire' } = options;
  const own = typeof scenario === 'object' ? (scenario as Partial<(typeof SCENARIOS)[string]>) : undefined;
  const named = typeof scenario === 'string' && Object.hasOwn(SCENARIOS, scenario) ? SCENARIOS[scenario] : own;
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
