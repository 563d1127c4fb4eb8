/** Maximum length of the text and of the JSON of an answer about the rules or of a part of a view, in characters. */
export const MAX_CHARACTERS = 24_000;

// Text and JSON together, for the tools that a seat calls every turn.
export const OPTIONS_CHARACTERS = 2600;
export const HEARD_CHARACTERS = 1300;
export const BOARD_CHARACTERS = 2400;

/** A tool's answer: text for a reader, and structured data for a program. */
export interface ToolOutput {
  readonly words: string;
  readonly data: object;
  readonly inText?: boolean; // the text does not say what the data says, so the data is repeated as JSON text
}

/** As much of a text as fits, with a note of what is missing and how to get it. */
export const trimmed = (text: string, most: number, more: string): string =>
  text.length <= most ? text : `${text.slice(0, most).trimEnd()}\n[… ${text.length - most} more characters; ${more}]`;

/** The last lines that fit, with a note about those left out. */
export function lastLines(lines: readonly string[], most: number): string[] {
  let first = lines.length;
  for (let left = most; first > 0; first--) {
    left -= (lines[first - 1] as string).length + 1;
    if (left < 0) break;
  }
  const more = first === 0 ? [] : [`[… ${first} earlier ${first === 1 ? 'line' : 'lines'}: look with part "heard"]`];
  return [...more, ...lines.slice(first)];
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
