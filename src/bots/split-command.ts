const WORD = /(?:[^\s"']+|"[^"]*"|'[^']*')+/g;

/**
 * Splits a command into words like a shell: spaces separate, quotation marks group; undefined if a quotation mark is
 * unmatched.
 */
export function splitCommand(line: string): readonly string[] | undefined {
  if (/["']/.test(line.replace(/"[^"]*"|'[^']*'/g, ''))) return undefined;
  return (line.match(WORD) ?? []).map((word) => word.replace(/"([^"]*)"|'([^']*)'/g, '$1$2'));
}
