const WORD = /(?:[^\s"']+|"[^"]*"|'[^']*')+/g;

/** The words of a command as a shell reads them: blanks part words, quotation marks keep them together; undefined = one is left open. */
export function splitCommand(line: string): readonly string[] | undefined {
  if (/["']/.test(line.replace(/"[^"]*"|'[^']*'/g, ''))) return undefined;
  return (line.match(WORD) ?? []).map((word) => word.replace(/"([^"]*)"|'([^']*)'/g, '$1$2'));
}
