import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { no, ok, type Result } from '../../kernel/result.ts';
import type { Launch } from './connection.ts';

/** The available sandbox tools. */
type Sandbox = 'bwrap' | 'unshare';

/** Paths hidden from every program: service sockets, keys, and this host's matches. */
function hidden(): readonly string[] {
  const own = ['.ssh', '.gnupg', '.aws', '.kube', '.docker', '.config', '.umpire', '.local/share/umpire'];
  const ours = process.env.UMPIRE_DATA === undefined ? [] : [process.env.UMPIRE_DATA];
  return ['/run', '/var/run', '/var/tmp', ...own.map((name) => join(homedir(), name)), ...ours].filter(isFolder);
}

const isFolder = (path: string): boolean => existsSync(path) && statSync(path).isDirectory();

const BWRAP = (folder: string): readonly string[] => [
  ...['bwrap', '--unshare-all', '--die-with-parent', '--cap-drop', 'ALL'],
  ...['--ro-bind', '/', '/', '--dev', '/dev', '--proc', '/proc', '--tmpfs', '/tmp'],
  ...hidden().flatMap((path) => ['--tmpfs', path]),
  ...(folder.startsWith('/tmp/') ? ['--ro-bind', folder, folder] : []),
  ...['--chdir', folder, '--'],
];

// Makes all mounts read-only except a private /tmp (with the program's folder in it if that is there), then drops the
// privileges that could undo this.
const SCRIPT = `set -e
folder=$1; count=$2; shift 2
exec 9< "$folder"
mount -t tmpfs -o mode=1777 tmpfs /tmp
case $folder in /tmp/*) mkdir -p "$folder"; mount --bind /proc/self/fd/9 "$folder" ;; esac
exec 9<&-
while [ "$count" -gt 0 ]; do mount -t tmpfs tmpfs "$1"; shift; count=$((count - 1)); done
while read -r _ _ _ _ at _; do case $at in /tmp|/proc|/proc/*|/sys|/sys/*|/dev|/dev/*) ;; *) mount -o remount,bind,ro "$(printf '%b' "$at")" 2>/dev/null || [ "$at" != / ] ;; esac; done < /proc/self/mountinfo
cd "$folder"
exec setpriv --bounding-set=-all --inh-caps=-all --no-new-privs -- "$@"`;

const UNSHARE = (folder: string): readonly string[] => [
  ...['unshare', '--user', '--map-root-user', '--net', '--ipc', '--mount', '--pid', '--fork', '--kill-child'],
  ...['--mount-proc', 'sh', '-c', SCRIPT, 'sh', folder, String(hidden().length), ...hidden()],
];

const WRAPS: Readonly<Record<Sandbox, (folder: string) => readonly string[]>> = { bwrap: BWRAP, unshare: UNSHARE };

let found: Sandbox | null | undefined; // cached

/** The first tool that works here. One that may not run, or that the kernel blocks, counts as missing. */
export function sandboxHere(): Result<Sandbox> {
  if (found === undefined) found = (['bwrap', 'unshare'] as const).find(works) ?? null;
  return found === null ? no({ code: 'line-no-sandbox' }) : ok(found);
}

function works(sandbox: Sandbox): boolean {
  const [file = '', ...args] = [...WRAPS[sandbox]('/'), 'true'];
  return spawnSync(file, args, { stdio: 'ignore', timeout: 10_000 }).status === 0;
}

/** Environment variables a program needs to run at all. */
const KNOWN = /^(PATH|LANG|LC_.*|TZ|PYENV_.*|JAVA_HOME|VIRTUAL_ENV|NVM_.*|HOME)$/;

/** The same program without network and with a private /tmp as its only writable folder. Call `sandboxHere` first. */
export function sandboxed(launch: Launch): Launch {
  const sandbox = sandboxHere();
  const wrap = sandbox.ok ? WRAPS[sandbox.value](launch.folder) : ['false']; // never run it without a sandbox
  const known = Object.entries(launch.environment).filter(([name]) => KNOWN.test(name));
  return {
    ...launch,
    command: [...wrap, ...launch.command],
    environment: { ...Object.fromEntries(known), TMPDIR: '/tmp' },
  };
}
