import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';

/** The socket through which commands on this machine reach the server. Only the user who runs the server may use it. */
export const controlPath = (data: string): string => join(data, 'control.sock');

const LONGEST = 100; // bytes; the system's limit for the path of a socket is 103 on macOS, 107 on Linux

/**
 * Calls `use` with a path of the control socket that the system accepts. If the path is too long, a link in a private
 * temporary folder leads to the data folder for as long as `use` takes.
 */
export async function withShortControlPath<T>(data: string, use: (path: string) => Promise<T>): Promise<T> {
  const path = controlPath(data);
  if (Buffer.byteLength(path) <= LONGEST) return use(path);
  const folder = mkdtempSync(join(shortTemporaryFolder(), 'umpire-'));
  try {
    const link = join(folder, 'data');
    symlinkSync(resolve(dirname(path)), link);
    return await use(join(link, basename(path)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const shortTemporaryFolder = (): string => (Buffer.byteLength(tmpdir()) <= LONGEST / 2 ? tmpdir() : '/tmp');
