import type { ProgramProtocol } from '../../bots/external-player.ts';
import { never } from '../../kernel/never.ts';
import { LINE_LIMITS } from './limits.ts';
import { sayLine } from './line-text.ts';
import { linePlayer } from './player.ts';
import { checkCommand, commandIn, environment } from './program.ts';
import { sandboxed } from './sandbox.ts';

/** Default memory limit in megabytes, including child processes. */
export const MEMORY = 2048;

/** Programs in any language, for every game: one JSON object per line on stdin and stdout. */
export const EXEC = {
  id: 'exec',
  game: null,
  about: 'a program in any language that talks JSON lines on stdin and stdout',
  example: 'exec:"python3 bot.py"',
  volunteers: true,

  options: (options) => options,

  command(program) {
    const words = commandIn(program);
    return words.ok ? words.value : [];
  },

  check: checkCommand,

  refuse: () => undefined,

  open(program, seat, table, how) {
    const words = commandIn(program);
    if (!words.ok) return never(`${program} was checked before`);
    const { decideMs, readyMs } = LINE_LIMITS;
    const {
      within = decideMs,
      start = readyMs,
      faults = LINE_LIMITS.faults,
      memory = MEMORY,
      name = `exec:${program}`,
    } = how;
    const plainly = {
      name,
      command: words.value,
      folder: process.cwd(),
      environment: environment(),
      memory,
    };
    const launch = how.sandbox ? sandboxed(plainly) : plainly;
    return linePlayer(launch, { ...table, seat }, { ...LINE_LIMITS, decideMs: within, readyMs: start, faults });
  },

  say: (fact, language) => sayLine(fact, language),
} satisfies ProgramProtocol;
