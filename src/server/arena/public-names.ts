import { basename, win32 } from 'node:path';
import { programNamed } from '../../integrations/list.ts';
import { hashing } from '../../store/hashing.ts';

/**
 * Names as everybody may read them. Of a program it is told what it is called, never where it lies nor what it is given:
 * `exec:python3 mine.py`. Where two of these names come to the same, a digest tells them apart.
 */
export function namesTold(names: readonly string[]): (name: string) => string {
  const owners = new Map<string, string>(); // by short names, whose it was last
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

/** What a program that runs others, such as python3, is given to run. */
const SCRIPT = /^[^-].*\.(py|pyz|[cm]?js|[cm]?ts|jar|rb|pl|lua|php|sh|r|jl|exs|wasm)$/i;

function shortOf(name: string): string {
  const visitor = programNamed(name);
  if (!visitor) return name;
  const { protocol, program } = visitor;
  const [file = '?', ...args] = protocol.command(program);
  const script = args.find((word) => SCRIPT.test(word));
  return `${protocol.id}:${[file, ...(script === undefined ? [] : [script])].map(lastOf).join(' ')}`;
}

const lastOf = (path: string): string => basename(win32.basename(path));
