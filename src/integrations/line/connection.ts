import { type Ended, faultOf, type Program, start } from '../../bots/process.ts';
import type { Outcome } from '../../kernel/game.ts';
import { crash, type LineFault, other } from './faults.ts';
import type { LineLimits } from './limits.ts';
import type { Bye } from './messages.ts';
import type { LineSession, LineTable } from './nouns.ts';
import { lineReader } from './reader.ts';
import { openSession } from './session.ts';

/** A program as it is to be started. */
export interface Launch {
  readonly name: string; // that people know it by
  readonly command: readonly string[];
  readonly folder: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly memory: number; // megabytes
}

/** A program that runs, and the conversation with it. */
export interface Connection {
  readonly session: LineSession;
  readonly over: LineFault | null; // why it runs no more
  /** Says goodbye, gives it a moment and ends it with all that it has started. One that failed gets no moment. */
  end(why: Bye | 'failed', outcome: Outcome | null): Promise<void>;
}

const GRACE = 1000; // milliseconds to leave by itself after a goodbye
const MOST_UNREAD = 32 * 1024 * 1024; // bytes that it may leave in our hands

export function connect(
  launch: Launch,
  table: LineTable,
  limits: LineLimits,
  stray: (fault: LineFault) => void,
): Connection {
  const program: Program = { ...launch, within: null, converses: true, hunted: true };
  const reader = lineReader(limits.lineBytes);
  let over: LineFault | null = null;
  let logged = ''; // the last of what it wants kept
  let ending = false; // it has been said goodbye

  const running = start(program, (bytes) => {
    const lines = reader.push(bytes);
    if (lines) for (const line of lines) session.receive(line);
    else cut(other({ code: 'line-too-long', most: limits.lineBytes }));
  });

  /** It is ended, and this is why. */
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

/** What its end was: even one that left as it should has left too soon. */
function endingOf(program: Program, ended: Ended) {
  const exit = ended.ending.how === 'left' ? ended.ending.code : null;
  return faultOf(program, ended) ?? { code: 'line-left', program: program.name, exit, said: ended.said };
}
