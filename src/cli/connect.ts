import type { Command } from 'commander';
import { no, ok } from '../kernel/result.ts';
import { type Answer, addCommand, answering } from './command.ts';
import { print, tell } from './terminal.ts';

interface ConnectOptions {
  readonly match: string;
  readonly token?: string;
  readonly seat?: string;
}

const VARIABLE = 'UMPIRE_TOKEN';

/** `connect`: a program on this machine plays a seat at a table of a server. */
export function addConnect(program: Command): void {
  addCommand(
    program,
    'connect <server> <command...>',
    'let a program on this machine play a seat at a table of a server (see docs/line-protocol.md)',
    ['connect http://localhost:8080 --match ABCD --seat blue.captain -- python3 bot.py'],
  )
    .requiredOption('--match <CODE>', 'match code')
    .option('--token <TOKEN>', `seat token (safer: set the environment variable ${VARIABLE} instead)`)
    .option('--seat <ID>', 'the seat to play, if the token holds several')
    .action(answering(connect));
}

async function connect(server: string, command: readonly string[], options: ConnectOptions): Promise<Answer> {
  const { match, token = process.env[VARIABLE], seat } = options;
  if (token === undefined || token === '') return no({ code: 'no-token' });
  if (!/^[A-Za-z0-9_-]{22}$/.test(token)) return no({ code: 'bad-token' });
  if (!/^[A-Za-z0-9]{4,8}$/.test(match)) return no({ code: 'bad-code', match });
  const url = URL.canParse(server) ? new URL(server) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) return no({ code: 'bad-server', server });
  const { bridge } = await import('./connect/bridge.ts');
  const { sayEnding } = await import('./connect/ending.ts');
  const note = (words: string): void => tell(`umpire: ${words}`);
  const folder = process.cwd();
  const done = await bridge({ server: url, match, token, seat, command, folder, tell: note });
  if (!done.ok) return done;
  print(sayEnding(done.value));
  return ok(0);
}
