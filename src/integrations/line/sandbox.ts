import { spawnSync } from 'node:child_process';
import { no, ok, type Result } from '../../kernel/result.ts';
import type { Launch } from './connection.ts';
import { type SandboxMount, sandboxMounts } from './sandbox-mounts.ts';

/** The available sandbox tools. */
export type Sandbox = 'bwrap' | 'unshare';

type Wrap = (folder: string, mounts: readonly SandboxMount[]) => readonly string[];

const BWRAP: Wrap = (folder, mounts) => [
  ...['bwrap', '--unshare-all', '--die-with-parent', '--cap-drop', 'ALL'],
  ...['--ro-bind', '/', '/', '--dev', '/dev', '--tmpfs', '/dev/shm', '--remount-ro', '/dev'],
  ...['--proc', '/proc', '--remount-ro', '/proc'],
  ...mounts.flatMap(({ how, path }) => (how === 'hide' ? ['--tmpfs', path] : ['--ro-bind', path, path])),
  ...mounts.flatMap(({ how, path }) => (how === 'hide' && path !== '/tmp' ? ['--remount-ro', path] : [])),
  ...['--chdir', folder, '--'],
];

// Arguments: folder, number of mounts, `hide PATH` or `show PATH` for each. Shown paths stay mounted in /dev/shm meanwhile.
// Remounting read-only keeps the other flags (the kernel refuses to drop them); parts of /sys that stay writable are hidden.
const SCRIPT = `set -e
folder=$1; count=$2; shift 2
empty() { mount -t tmpfs -o mode=1777,nosuid,nodev tmpfs "$1"; }
place() { if [ -d "$1" ]; then mkdir -p "$2"; else mkdir -p "\${2%/*}"; [ -e "$2" ] || : > "$2"; fi; }
empty /dev/shm
i=0
for word in "$@"; do
  i=$((i + 1)); [ $i -gt $((2 * count)) ] && break
  if [ $((i % 2)) = 1 ]; then how=$word; elif [ $how = show ]; then place "$word" /dev/shm/$i; mount --bind "$word" /dev/shm/$i; fi
done
i=0
while [ $i -lt $((2 * count)) ]; do
  i=$((i + 2))
  if [ $1 = hide ]; then
    if [ -r "$2" ] || [ -x "$2" ]; then empty "$2"; fi
  else
    place /dev/shm/$i "$2"; mount --bind /dev/shm/$i "$2"; umount /dev/shm/$i; rmdir /dev/shm/$i 2>/dev/null || rm /dev/shm/$i
  fi
  shift 2
done
while read -r _ _ _ _ at flags _; do
  at=$(printf '%b' "$at")
  case $at in /tmp|/dev/shm) continue ;; esac
  [ -e "$at" ] || continue
  mount -o "remount,bind,ro\${flags#r?}" "$at" 2>/dev/null && continue
  case $at in /sys|/sys/*) mount -t tmpfs -o ro tmpfs "$at" ;; /|/proc|/proc/*|/dev) exit 1 ;; esac
done < /proc/self/mountinfo
cd "$folder"
exec setpriv --bounding-set=-all --inh-caps=-all --no-new-privs -- "$@"`;

const UNSHARE: Wrap = (folder, mounts) => [
  ...['unshare', '--user', '--map-root-user', '--net', '--ipc', '--mount', '--pid', '--fork', '--kill-child'],
  ...['--mount-proc', 'sh', '-c', SCRIPT, 'sh', folder, String(mounts.length)],
  ...mounts.flatMap(({ how, path }) => [how, path]),
];

const WRAPS: Readonly<Record<Sandbox, Wrap>> = { bwrap: BWRAP, unshare: UNSHARE };

/** The command that runs a program in a sandbox. */
export const wrapped = (sandbox: Sandbox, launch: Pick<Launch, 'command' | 'folder' | 'environment'>): string[] => [
  ...WRAPS[sandbox](launch.folder, sandboxMounts(launch)),
  ...launch.command,
];

/** The first tool that works. Root cannot use `unshare`: in its user namespace, root keeps access to the machine's files. */
export function chooseSandbox(isRoot: boolean, works: (sandbox: Sandbox) => boolean): Result<Sandbox> {
  if (works('bwrap')) return ok('bwrap');
  if (isRoot) return no({ code: 'line-sandbox-root' });
  return works('unshare') ? ok('unshare') : no({ code: 'line-no-sandbox' });
}

let found: Result<Sandbox> | undefined; // cached

/** The tool to use on this machine. A tool that the system or the kernel blocks counts as missing. */
export function sandboxHere(): Result<Sandbox> {
  found ??= chooseSandbox(process.geteuid?.() === 0, works);
  return found;
}

function works(sandbox: Sandbox): boolean {
  const [file = '', ...args] = wrapped(sandbox, { command: ['true'], folder: '/', environment: {} });
  return spawnSync(file, args, { stdio: 'ignore', timeout: 10_000 }).status === 0;
}

/** Environment variables a program needs to run at all. */
const KNOWN = /^(PATH|LANG|LC_.*|TZ|PYENV_.*|JAVA_HOME|VIRTUAL_ENV|NVM_.*|HOME)$/;

/** The same program without network and with a private /tmp as its only writable folder. Call `sandboxHere` first. */
export function sandboxed(launch: Launch): Launch {
  const sandbox = sandboxHere();
  const known = Object.entries(launch.environment).filter(([name]) => KNOWN.test(name));
  return {
    ...launch,
    command: sandbox.ok ? wrapped(sandbox.value, launch) : ['false'], // never run it without a sandbox
    environment: { ...Object.fromEntries(known), TMPDIR: '/tmp' },
  };
}
