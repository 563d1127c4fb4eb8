import { type Ended, faultOf, type Program, start } from '../../bots/process.ts';
import type { Outcome } from '../../kernel/game.ts';
import { crash, type LineFault, other } from './faults.ts';
import type { LineLimits } from './limits.ts';
import type { Bye } from './messages.ts';
import { openSession } from './session.ts';
import type { LineSession, LineTable } from './session-types.ts';
import { lineReader } from './split-lines.ts';

/** How to start a program. */
export interface Launch {
  readonly name: string; // display name
  readonly command: readonly string[];
  readonly folder: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly memory: number; // megabytes
}

/** A running program and the conversation with it. */
export interface Connection {
  readonly session: LineSession;
  readonly over: LineFault | null; // why it has ended
  /** Says goodbye, waits briefly and kills the program with all its children. A failed program is killed immediately. */
  end(why: Bye | 'failed', outcome: Outcome | null): Promise<void>;
}

const GRACE = 1000; // milliseconds to exit on its own after the goodbye
const MOST_UNREAD = 32 * 1024 * 1024; // bytes of unread input before the program is ended

export function connect(
  launch: Launch,
  table: LineTable,
  limits: LineLimits,
  stray: (fault: LineFault) => void,
): Connection {
  const program: Program = { ...launch, within: null, interactive: true, killDescendants: true };
  const reader = lineReader(limits.lineBytes);
  let over: LineFault | null = null;
  let logged = ''; // the end of its log messages
  let ending = false; // the goodbye has been sent

  const running = start(program, (bytes) => {
    const lines = reader.push(bytes);
    if (lines) for (const line of lines) session.receive(line);
    else cut(other({ code: 'line-too-long', most: limits.lineBytes }));
  });

  /** Ends the program for this reason. */
  function cut(fault: LineFault): void {
    over ??= fault;
    running.stop();
    session.broken(over);
  }

  const session = openSession(table, limits, {
    send(text) {
      if (running.unread > MOST_UNREAD) cut(other({ code: 'line-unread', most: MOST_UNREAD }));
      else running.write(`${text}\n`);
    },
    stray,
    log(text) {
      logged = text;
    },
    cut,
  });

  const gone = running.ended.then((ended) => {
    session.receive(reader.rest());
    over ??= crash(endingOf(program, ended.said === '' ? { ...ended, said: logged } : ended));
    if (!ending) session.broken(over);
  });

  return {
    session,
    get over() {
      return over;
    },
    async end(why, outcome) {
      ending = true;
      session.bye(why === 'failed' ? 'stopped' : why, outcome);
      running.shut();
      const timer = setTimeout(() => running.stop(), over || why === 'failed' ? 0 : GRACE);
      await gone;
      clearTimeout(timer);
    },
  };
}

/** How it ended. Even a clean exit counts as a fault during the match. */
function endingOf(program: Program, ended: Ended) {
  const exit = ended.ending.how === 'left' ? ended.ending.code : null;
  return faultOf(program, ended) ?? { code: 'line-left', program: program.name, exit, said: ended.said };
}
