import { WebSocket } from 'ws';
import { faultOf, type Program, type Running, start } from '../../bots/process.ts';
import { PROTOCOL } from '../../integrations/line/messages.ts';
import { environment } from '../../integrations/line/program.ts';
import { safeText } from '../../integrations/line/safe-text.ts';
import { lineReader } from '../../integrations/line/split-lines.ts';
import { no, ok, type Result } from '../../kernel/result.ts';
import { type Ending, numbering } from './numbering.ts';

/** A local program and the seat it plays. */
export interface Bridged {
  readonly server: URL;
  readonly match: string;
  readonly token: string;
  readonly seat: string | undefined;
  readonly command: readonly string[];
  readonly folder: string;
  readonly tell: (words: string) => void;
}

const LONGEST_LINE = 1024 * 1024;
const GRACE = 1000; // milliseconds to exit on its own after the goodbye
const TRIES = 8; // reconnection attempts in a row
const FIRST_WAIT = 250; // milliseconds, doubled each time
const LONGEST_WAIT = 10_000;
/** Permanent close codes: match over, bad join, wrong token, no such match, flood, too many faults. */
const FOR_GOOD: ReadonlySet<number> = new Set([1000, 4000, 4001, 4004, 4008, 4010]);

/** Connects a program to a table of a server, and reconnects when the connection drops. */
export async function bridge(bridged: Bridged): Promise<Result<Ending>> {
  const { command, folder, tell } = bridged;
  const numbers = numbering();
  const program: Program = {
    command,
    folder,
    environment: environment(),
    within: null,
    interactive: true,
    killDescendants: true,
  };
  let running: Running | null = null;
  let socket: WebSocket | null = null;
  let ended: Result<Ending> | null = null;
  let wake = (): void => {};

  const finish = (result: Result<Ending>): void => {
    ended ??= result;
    socket?.close();
    wake();
  };
  const say = (text: string): void => {
    const line = numbers.outward(text);
    if (line !== null && socket?.readyState === socket?.OPEN) socket?.send(line);
  };
  const startProgram = (): Running => {
    const reader = lineReader(LONGEST_LINE);
    const process = start(program, (bytes) => {
      const lines = reader.push(bytes);
      if (!lines) return finish(no({ code: 'line-too-long', most: LONGEST_LINE }));
      for (const line of lines) if (line.trim() !== '') say(line);
    });
    void process.ended.then((end) => {
      const fault = faultOf(program, end) ?? { code: 'program-left', program: command.join(' '), said: end.said };
      if (numbers.bye === 'over') finish(ok(numbers.ending));
      else finish(no(numbers.bye === null ? fault : { code: 'sent-away', words: numbers.fault ?? numbers.bye }));
    });
    return process;
  };

  for (let tries = 0; ended === null; ) {
    const { opened, code } = await once(bridged, numbers.heardCount, {
      onMade(made) {
        socket = made; // so that it can be closed even before it is open
      },
      onOpen: numbers.renew,
      onText(text) {
        const again = numbers.greeted;
        const faultless = numbers.ending.faults === 0;
        const line = numbers.inward(text);
        if (faultless && numbers.greeted && numbers.fault !== null)
          tell(`the program’s first fault: ${safeText(numbers.fault)}`);
        if (line === null) {
          if (again && numbers.ready !== null) socket?.send(numbers.ready); // the server needs it again on a new connection
          return;
        }
        if (!running && numbers.greeted) running = startProgram();
        running?.write(`${line}\n`);
      },
    });
    socket = null;
    if (ended !== null) break;
    if (FOR_GOOD.has(code)) {
      const isOver = numbers.bye === 'over';
      ended = isOver ? ok(numbers.ending) : no({ code: 'sent-away', words: numbers.fault ?? `closed with ${code}` });
      break;
    }
    if (opened) tries = 0;
    if (++tries > TRIES || !numbers.greeted) {
      ended = no({ code: 'no-server', server: bridged.server.origin });
      break;
    }
    tell(`connection lost; reconnecting (attempt ${tries} of ${TRIES})`);
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (tries - 1));
    await new Promise<void>((then) => {
      wake = then;
      setTimeout(then, wait);
    });
  }
  await waitForExit(running);
  return ended;
}

interface Handlers {
  onMade(socket: WebSocket): void;
  onOpen(): void;
  onText(text: string): void;
}

/** One connection, from join to close. */
function once(
  { server, match, token, seat }: Bridged,
  since: number,
  handlers: Handlers,
): Promise<{ opened: boolean; code: number }> {
  return new Promise((end) => {
    const socket = new WebSocket(new URL('/api/line', server.href.replace(/^http/, 'ws')));
    let opened = false;
    handlers.onMade(socket);
    socket.on('open', () => {
      handlers.onOpen();
      socket.send(JSON.stringify({ type: 'join', protocol: PROTOCOL, match, token, ...(seat && { seat }), since }));
    });
    socket.on('message', (data) => {
      opened = true;
      handlers.onText(String(data));
    });
    socket.on('error', () => {});
    socket.on('close', (code) => end({ opened, code }));
  });
}

/** Gives the program a moment to exit on its own. */
async function waitForExit(running: Running | null): Promise<void> {
  if (!running) return;
  running.shut();
  const timer = setTimeout(() => running.stop(), GRACE);
  await running.ended;
  clearTimeout(timer);
}
