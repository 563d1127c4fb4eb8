import { basename, win32 } from 'node:path';
import { programNamed } from '../../integrations/list.ts';
import { hashing } from '../../store/hashing.ts';

/**
 * Bot names for public display. A program is shown by its file name, without folder and arguments: `exec:python3 mine.py`.
 * If two programs get the same name, a digest is added.
 */
export function publicNames(names: readonly string[]): (name: string) => string {
  const owners = new Map<string, string>(); // short name -> full name last seen with it
  const shared = new Set<string>();
  for (const name of names) {
    const short = shortOf(name);
    if ((owners.get(short) ?? name) !== name) shared.add(short);
    owners.set(short, name);
  }
  return (name) => {
    const short = shortOf(name);
    return shared.has(short) ? `${short}#${hashing.digest(name).slice(0, 8)}` : short;
  };
}

/** The script argument of an interpreter such as python3. */
const SCRIPT = /^[^-].*\.(py|pyz|[cm]?js|[cm]?ts|jar|rb|pl|lua|php|sh|r|jl|exs|wasm)$/i;

function shortOf(name: string): string {
  const found = programNamed(name);
  if (!found) return name;
  const { protocol, program } = found;
  const [file = '?', ...args] = protocol.command(program);
  const script = args.find((word) => SCRIPT.test(word));
  return `${protocol.id}:${[file, ...(script === undefined ? [] : [script])].map(lastOf).join(' ')}`;
}

const lastOf = (path: string): string => basename(win32.basename(path));
