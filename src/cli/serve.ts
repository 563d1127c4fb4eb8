import type { Command } from 'commander';
import type { Fact } from '../kernel/fact.ts';
import { no, ok, type Result } from '../kernel/result.ts';
import { openFolder, type ServerFlags, type ServerOptions, serverOptions } from '../server/options.ts';
import { problemOf } from './input.ts';
import { print } from './terminal.ts';
import { type Answer, addVerb, answering, collect } from './verb.ts';

/** A server under way. */
interface Serving {
  readonly url: string;
  close(): Promise<void>;
}

const ENVIRONMENT = `
Environment variables, where no flag says otherwise:
  UMPIRE_PORT, UMPIRE_HOST, UMPIRE_DATA, UMPIRE_LOG
  UMPIRE_TRUST_PROXY  how many proxies of your own stand in front (0): the caller's address is then
                      read from X-Forwarded-For
  UMPIRE_ORIGINS      addresses of other pages that may play here, such as https://club.example`;

export function addServe(program: Command): void {
  addVerb(program, 'serve', 'start the server: the page, the matches and the API', [
    'serve',
    'serve --port 9000 --data ./matches',
    'serve --host 0.0.0.0',
    'serve --allow-programs hunter=sbt:"python3 player.py"@my-agent',
  ])
    .option('--port <N>', 'where to listen; 0 = any free port (default: 8080)')
    .option('--host <HOST>', 'for whom: 127.0.0.1 = this machine alone, 0.0.0.0 = the network (default: 127.0.0.1)')
    .option('--data <DIR>', 'where matches are kept (default: umpire in your data folder)')
    .option('--log <LEVEL>', 'what is written to stderr: info, warn, error or silent (default: info)')
    .option(
      '--allow-programs <NAME=DOOR:PROGRAM or FILE>',
      'a program that may play here as DOOR:NAME; FILE is JSON of such names (may be repeated; default: none)',
      collect,
    )
    .addHelpText('after', ENVIRONMENT)
    .action(answering(serve));
}

async function serve(flags: ServerFlags): Promise<Answer> {
  const options = serverOptions(flags, process.env);
  if (!options.ok) return options;
  const folder = openFolder(options.value.data);
  if (!folder.ok) return no(dataFault(folder.error));
  const stop = toldToStop(); // from now on: a start may take a while
  const serving = await started(options.value);
  if (!serving.ok) {
    leaveWithin(1000);
    return serving;
  }
  print(`Umpire is listening on ${serving.value.url} (data in ${folder.value}). Ctrl-C stops it.`);
  await stop;
  leaveWithin(10_000);
  await serving.value.close();
  leaveWithin(1000);
  return ok(0);
}

/** Whatever still lingers then is not waited for. */
const leaveWithin = (ms: number): void => void setTimeout(() => process.exit(), ms).unref();

const dataFault = ({ folder, errno }: Fact): Fact => ({
  code: 'cannot-keep-data',
  folder,
  problem: problemOf({ code: errno, message: String(errno) }),
});

/** The system's reasons not to let us listen; anything else is a fault of ours. */
const LISTENING: Readonly<Record<string, string>> = {
  EADDRINUSE: 'port-in-use',
  EACCES: 'port-not-allowed',
  EADDRNOTAVAIL: 'host-not-here',
  ENOTFOUND: 'host-not-here',
  EAI_AGAIN: 'host-not-here',
};

async function started(options: ServerOptions): Promise<Result<Serving>> {
  const { startServer } = await import('../server/server.ts'); // no other verb waits for it to load
  try {
    return ok(await startServer(options));
  } catch (error) {
    const { code: errno, syscall } = error as NodeJS.ErrnoException;
    const code = /^(listen|bind|getaddrinfo)$/.test(syscall ?? '') ? LISTENING[errno ?? ''] : undefined;
    if (code === undefined) throw error;
    return no({ code, port: options.port, host: options.host });
  }
}

/** Settles at the first wish to stop; the second leaves at once. */
function toldToStop(): Promise<void> {
  return new Promise((stop) => {
    let told = false;
    for (const [signal, exit] of [
      ['SIGINT', 130],
      ['SIGTERM', 143],
    ] as const)
      process.on(signal, () => {
        if (told) process.exit(exit);
        told = true;
        stop();
      });
  });
}
