import type { Progress } from '../../arena/experiment/run.ts';
import { print } from '../terminal.ts';
import { standingLine, standingLines } from './standing.ts';

/** Shows a running experiment. */
export interface Live {
  at(progress: Progress): void;
  /** Clears the display; the report replaces it. */
  done(): void;
}

const QUIET: Live = { at: () => {}, done: () => {} };
const DRAWS_AFTER = 250; // milliseconds
const SAYS_AFTER = 5000;

const UP = (lines: number): string => (lines > 0 ? `\x1b[${lines}A` : '');
const REST_OF_SCREEN = '\x1b[J';

/** In a terminal a table redrawn in place, otherwise a line now and then; nothing with --json. */
export function live(json: boolean, begun = performance.now()): Live {
  if (json) return QUIET;
  const out = process.stdout;
  let last = performance.now();
  let drawn = 0; // lines on the terminal
  const paceOf = ({ played }: Progress) => ({ seconds: (performance.now() - begun) / 1000, pairs: played });
  const draw = (lines: readonly string[]): void => {
    const fitting = lines.slice(0, Math.max(1, (out.rows || 24) - 1)).map((line) => cut(line, (out.columns || 80) - 1));
    out.write(`\r${UP(drawn)}${REST_OF_SCREEN}${fitting.map((line) => `${line}\n`).join('')}`);
    drawn = fitting.length;
  };
  return {
    at(progress) {
      const now = performance.now();
      if (now - last < (out.isTTY ? DRAWS_AFTER : SAYS_AFTER)) return;
      last = now;
      const { plan, judge } = progress;
      if (out.isTTY) draw(standingLines(plan, judge, paceOf(progress)));
      else print(standingLine(plan, judge, paceOf(progress)));
    },
    done() {
      if (drawn > 0) out.write(`\r${UP(drawn)}${REST_OF_SCREEN}`);
      drawn = 0;
    },
  };
}

/** Cuts a line that would wrap; colour codes have no width. */
function cut(line: string, columns: number): string {
  let room = columns;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: matches colour codes
  return line.replace(/\x1b\[[0-9;]*m|[^\x1b]/gu, (part) =>
    part.length > 1 && part[0] === '\x1b' ? part : room-- > 0 ? part : '',
  );
}
