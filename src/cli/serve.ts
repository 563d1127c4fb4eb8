import { once } from 'node:events';
import type { Command } from 'commander';
import { no, ok, type Result } from '../kernel/result.ts';
import { prepareFolder, type ServerFlags, type ServerOptions, serverOptions } from '../server/options.ts';
import { StoreFailure } from '../store/failure.ts';
import { type Answer, addCommand, answering, collect } from './command.ts';
import { dataFault } from './data-folder.ts';
import { addProgramFlags, type ProgramFlags, programLimits as programLimitsIn } from './program-flags.ts';
import { exitAfter, serviceStopSignal } from './stop-signal.ts';
import { print } from './terminal.ts';

/** A running server. */
interface Serving {
  readonly url: string;
  drain(): void;
  close(): Promise<void>;
}

const ENVIRONMENT = `
Environment variables (flags take precedence):
  UMPIRE_PORT, UMPIRE_HOST, UMPIRE_DATA, UMPIRE_LOG
                        same as --port, --host, --data and --log
  DATABASE_URL          PostgreSQL database, which several servers can share:
                        postgres://USER:PASSWORD@HOST:5432/NAME (default: a file in the data folder)
  UMPIRE_TRUST_PROXY    number of your proxies in front of the server; the client address is then
                        read from X-Forwarded-For (default: 0)
  UMPIRE_ORIGINS        origins of other web pages that may connect, such as https://club.example
  UMPIRE_HOSTS          host names of this server, such as play.example.org; * = any
                        (default: localhost and --host; on a network also IP addresses and
                        local names)
  UMPIRE_PUBLIC_URL     address at which players reach this server, such as
                        https://play.example.org; passkeys need it (default: passkeys only at localhost)
  UMPIRE_METRICS_TOKEN  bearer token for /metrics (default: only this machine can read /metrics, and
                        no one can through a proxy)
  UMPIRE_ADMIN_TOKEN    operator token for /admin and the command admin, at least 20 characters
                        (default: off)
  UMPIRE_CHAT_FILTER    file with words to mask in chat and names, one per line (default: none)
  UMPIRE_PACK_DAYS, UMPIRE_DELETE_DAYS, UMPIRE_ABANDONED_DAYS
                        days until finished matches are packed, until they are deleted, and until
                        matches without a new command are closed; 0 = never (default: 0)
  UMPIRE_ARENA          threads that play queued experiments, with DATABASE_URL (default: 0)
  UMPIRE_DRAIN          seconds between SIGTERM and closing connections, so that a load balancer
                        can react (default: 0)`;

export function addServe(program: Command): void {
  const command = addCommand(program, 'serve', 'start the server: web page, matches and API', [
    'serve',
    'serve --port 9000 --data ./matches',
    'serve --host 0.0.0.0',
    'serve --bots bots.json',
    'serve --allow-programs hunter=sbt:"python3 player.py"@my-agent',
  ])
    .option('--port <N>', 'port to listen on; 0 = any free port (default: 8080)')
    .option(
      '--host <HOST>',
      'address to listen on: 127.0.0.1 = this machine only, 0.0.0.0 = the network (default: 127.0.0.1)',
    )
    .option('--data <DIR>', 'folder for matches (default: umpire in your data folder)')
    .option('--log <LEVEL>', 'log level on stderr: debug, info, warn, error or silent (default: info)')
    .option(
      '--allow-programs <NAME=PROTOCOL:PROGRAM or FILE>',
      'allow a program to play here as PROTOCOL:NAME; FILE is a JSON object of such names (repeatable; default: none)',
      collect,
    )
    .option('--bots <FILE>', 'programs that may play here, by name: {"my-bot": "exec:python3 /path/bot.py"}', collect);
  addProgramFlags(command).addHelpText('after', ENVIRONMENT).action(answering(serve));
}

async function serve(flags: ServerFlags & ProgramFlags): Promise<Answer> {
  const options = serverOptions(flags, process.env);
  if (!options.ok) return options;
  const programLimits = programLimitsIn(flags);
  if (!programLimits.ok) return programLimits;
  const folder = prepareFolder(options.value.data);
  if (!folder.ok) return no(dataFault(folder.error));
  process.env.UMPIRE_DATA = folder.value; // bots run in threads, which read tuned weight tables from there
  const stop = once(serviceStopSignal(), 'abort'); // listen from now on: starting may take a while
  const serving = await started({ ...options.value, programLimits: programLimits.value });
  if (!serving.ok) {
    exitAfter(1_000);
    return serving;
  }
  print(`Umpire is listening on ${serving.value.url} (data in ${folder.value}). Ctrl-C stops it.`);
  await stop;
  serving.value.drain();
  if (options.value.drain > 0) {
    print(`Draining for ${options.value.drain} s; press Ctrl-C again to stop at once.`);
    await new Promise((then) => setTimeout(then, 1000 * options.value.drain));
  }
  exitAfter(1_200); // a bot may block its worker
  await serving.value.close();
  return ok(0);
}

/** The text for system errors when listening; anything else is a bug. */
const LISTENING: Readonly<Record<string, string>> = {
  EADDRINUSE: 'port-in-use',
  EACCES: 'port-not-allowed',
  EADDRNOTAVAIL: 'host-not-here',
  ENOTFOUND: 'host-not-here',
  EAI_AGAIN: 'host-not-here',
};

async function started(options: ServerOptions): Promise<Result<Serving>> {
  // Large modules that no other command should load.
  const { startServer } = await import('../server/server.ts');
  const { limitHeapGrowth } = await import('../server/heap-growth.ts');
  const { LINE_ENDPOINTS } = await import('../integrations/line/server/line-socket.ts');
  limitHeapGrowth();
  try {
    return ok(await startServer(options, { endpoints: LINE_ENDPOINTS }));
  } catch (error) {
    if (error instanceof StoreFailure) return no({ code: 'in-words', words: error.message });
    const { code: errno, syscall } = error as NodeJS.ErrnoException;
    const code = /^(listen|bind|getaddrinfo)$/.test(syscall ?? '') ? LISTENING[errno ?? ''] : undefined;
    if (code === undefined) throw error;
    return no({ code, port: options.port, host: options.host });
  }
}
