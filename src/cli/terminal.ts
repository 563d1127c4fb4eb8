import Table from 'cli-table3';
import picocolors from 'picocolors';

/** Colours only in terminals, and not with NO_COLOR or TERM=dumb. */
export const paint = picocolors.createColors(picocolors.isColorSupported && process.stdout.isTTY === true);

export const print = (text = ''): void => void process.stdout.write(`${text}\n`);

/** Messages for the person at the terminal, not part of the output. */
export const tell = (text: string): void => void process.stderr.write(`${text}\n`);

/** Indented in a terminal, otherwise on one line. */
export const jsonText = (value: unknown): string =>
  process.stdout.isTTY ? JSON.stringify(value, null, 2) : JSON.stringify(value);

export const printJson = (value: unknown): void => print(jsonText(value));

/** A table without borders; columns whose title starts with `>` are right-aligned. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const made = new Table({
    head: head.some((title) => title !== '') ? head.map((title) => paint.bold(title.replace(/^>/, ''))) : [],
    colAligns: head.map((title) => (title.startsWith('>') ? 'right' : 'left')),
    style: { head: [], border: [], 'padding-left': 0, 'padding-right': 2 },
    chars: Object.fromEntries(
      ['top', 'bottom', 'left', 'right', 'mid']
        .flatMap((edge) => [edge, `${edge}-mid`, `${edge}-left`, `${edge}-right`])
        .concat('middle')
        .map((name) => [name, '']),
    ),
  });
  made.push(...rows.map((row) => [...row]));
  return made
    .toString()
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n');
}

/** A reader that stops early (`| head`) is not an error. */
export function leaveQuietly(): void {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') process.exit(0);
      throw error;
    });
}
