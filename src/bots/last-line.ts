const LONGEST = 200; // letters

/** The last line that a program wrote says most: it is where an error's name stands. */
export function lastLine(said: unknown): string {
  const line =
    String(said ?? '')
      .split('\n')
      .at(-1)
      ?.trim() ?? '';
  return line === '' ? '' : `: ${line.length > LONGEST ? `${line.slice(0, LONGEST - 1)}…` : line}`;
}
