import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { isatty } from 'node:tty';
import { fileURLToPath } from 'node:url';
import { killTree } from '../bots/process/tree.ts';
import type { Partial } from './partial-result.ts';

/**
 * Commands that handle signals and run bots on their main thread. A blocked thread never gets to its signal handlers, so
 * these run in a child process that this one can kill. Other commands have no handlers: a signal ends them at once.
 */
const SUPERVISED = ['match', 'play', 'demo', 'replay', 'arena', 'ladder', 'tune', 'train', 'worker', 'gemp', 'sbt'];

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
type Signal = (typeof SIGNALS)[number];

const ALIVE = 'yes';
const GRACE = 1_300; // milliseconds; commands that are not blocked stop earlier (`stop-signal.ts`)
const RESPONSIVE_GRACE = 30_000; // for a child that still answers: it is stopping, on a slow machine

if (SUPERVISED.includes(process.argv[2] ?? '') && process.env.UMPIRE_SUPERVISED === undefined) supervise();
else {
  if (process.channel) endWithParent();
  const { main } = await import('./main.ts');
  await main();
}

/** Runs the command in a child process, passes signals on, and kills the child if it has not stopped in time. */
function supervise(): void {
  const child = spawn(
    process.execPath,
    [...process.execArgv, fileURLToPath(import.meta.url), ...process.argv.slice(2)],
    {
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env: { ...process.env, UMPIRE_SUPERVISED: '1' },
    },
  );
  let killedBy: Signal | null = null;
  let partial = ''; // the result so far, which a blocked child cannot print
  child.on('message', (message) => {
    if (isPartial(message)) partial = message.partial;
  });
  const fromTerminal = [0, 1, 2].some((fd) => isatty(fd));
  for (const signal of SIGNALS)
    process.on(signal, () => {
      if (signal !== 'SIGINT' || !fromTerminal) child.kill(signal); // a terminal sends Ctrl-C to both processes
      if (killedBy !== null) return;
      killedBy = signal;
      const kill = (): void => void (child.pid !== undefined && killTree(child.pid));
      const blocked = setTimeout(kill, GRACE);
      child.on('message', (message) => {
        if (message !== ALIVE) return;
        clearTimeout(blocked);
        setTimeout(kill, RESPONSIVE_GRACE);
      });
      if (child.connected) child.send('are you there?', () => {}); // it may have ended just now
    });
  child.on('error', (error) => {
    process.stderr.write(`umpire: ${error.message}\n`);
    process.exit(2);
  });
  child.on('exit', (code, signal) => {
    if (code !== null) process.exit(code);
    if (killedBy !== null) process.stdout.write(partial);
    process.exit(128 + constants.signals[killedBy ?? signal ?? 'SIGKILL']);
  });
}

const isPartial = (message: unknown): message is Partial =>
  typeof message === 'object' && message !== null && 'partial' in message;

/** If the supervisor is killed, stop as well. Answers its messages, which a blocked thread cannot do. */
function endWithParent(): void {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.on('message', () => process.send?.(ALIVE));
  process.channel?.unref();
}
