const LONGEST = 200; // characters

/** The last line that a program printed; that is usually where the error name is. */
export function lastLine(said: unknown): string {
  const line =
    String(said ?? '')
      .split('\n')
      .at(-1)
      ?.trim() ?? '';
  return line === '' ? '' : `: ${line.length > LONGEST ? `${line.slice(0, LONGEST - 1)}…` : line}`;
}
