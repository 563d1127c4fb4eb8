/** Maximum length of a tool's answer, in characters. */
export const MAX_CHARACTERS = 24_000;

/** A tool's answer: paragraphs for a reader, then JSON for a program. */
export interface ToolOutput {
  readonly words: string;
  readonly data?: unknown;
}

/** As much of a text as fits, with a note of what is missing and how to get it. */
export const trimmed = (text: string, most: number, more: string): string =>
  text.length <= most ? text : `${text.slice(0, most).trimEnd()}\n[… ${text.length - most} more characters; ${more}]`;

/** The last lines, with a note about those left out. */
export function lastLines(lines: readonly string[], most: number): string[] {
  const left = lines.length - most;
  return left > 0 ? [`[… ${left} earlier ${left === 1 ? 'line' : 'lines'}]`, ...lines.slice(left)] : [...lines];
}

/** A value as JSON if it fits, otherwise an outline of its parts. */
export function fitted(value: unknown, most: number): { readonly whole: boolean; readonly json: unknown } {
  const size = sizeOf(value);
  if (size <= most) return { whole: true, json: value };
  if (typeof value !== 'object' || value === null)
    return { whole: false, json: `${String(value).slice(0, 200)} [… cut]` };
  const parts = Object.entries(value).map(([key, inner]) => `${key}: ${sizeOf(inner)} characters`);
  return {
    whole: false,
    json: { tooLarge: size, parts: parts.slice(0, 200), ...(parts.length > 200 && { more: parts.length - 200 }) },
  };
}

const sizeOf = (value: unknown): number => JSON.stringify(value)?.length ?? 0;

/** The value at a path such as `boats.blue.trail` or `units.3`; undefined if there is none. */
export function partAt(value: unknown, path: string): unknown {
  let at: unknown = value;
  for (const step of path.split('.')) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, step)) return undefined;
    at = (at as Readonly<Record<string, unknown>>)[step];
  }
  return at;
}
