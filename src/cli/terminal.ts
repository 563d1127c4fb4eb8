import Table from 'cli-table3';
import picocolors from 'picocolors';

/** Colours on terminals alone; NO_COLOR and TERM=dumb turn them off there too. */
export const paint = picocolors.createColors(picocolors.isColorSupported && process.stdout.isTTY === true);

export const print = (text = ''): void => void process.stdout.write(`${text}\n`);

/** What belongs to the person at the terminal, not to the answer. */
export const tell = (text: string): void => void process.stderr.write(`${text}\n`);

/** Indented where somebody reads it, on one line where a program does. */
export const printJson = (value: unknown): void =>
  print(process.stdout.isTTY ? JSON.stringify(value, null, 2) : JSON.stringify(value));

/** A table without rules or frames; columns that start with `>` stand to the right. */
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

/** A reader who leaves early (`| head`) is no fault. */
export function leaveQuietly(): void {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') process.exit(0);
      throw error;
    });
}
