import type { Command } from 'commander';
import type { Newline, ProgramLimits } from '../bots/external-player.ts';
import { LINE_LIMITS } from '../integrations/line/limits.ts';
import { MEMORY } from '../integrations/line/protocol.ts';
import { sandboxHere } from '../integrations/line/sandbox.ts';
import { no, ok, type Result } from '../kernel/result.ts';
import { wholeNumber } from './input.ts';

/** Limits for external programs, as command line flags. */
export interface ProgramFlags {
  readonly limit?: string;
  readonly startLimit?: string;
  readonly memory?: string;
  readonly faults?: string;
  readonly newline?: string;
  readonly sandbox?: boolean;
}

const LONGEST = 3600; // seconds
const { decideMs, readyMs, faults } = LINE_LIMITS;

/** For every command in which external programs may play. */
export const addProgramFlags = (command: Command): Command =>
  command
    .option('--limit <S>', `seconds a program has for one decision (default: ${decideMs / 1000})`)
    .option('--start-limit <S>', `seconds a program has to get ready (default: ${readyMs / 1000})`)
    .option('--memory <MB>', `megabytes a program and its child processes may use (default: ${MEMORY})`)
    .option('--faults <N>', `a program’s side loses after this many faults in one match (default: ${faults})`)
    .option(
      '--newline <lf|crlf>',
      'line endings of the files for .sbt programs (default: crlf, as the simulator writes)',
    )
    .option(
      '--sandbox',
      'run programs without network or write access (needs bwrap; without root, unshare also works)',
    );

export function programLimits(flags: ProgramFlags): Result<ProgramLimits> {
  const limit = given('--limit', flags.limit, LONGEST);
  if (!limit.ok) return limit;
  const start = given('--start-limit', flags.startLimit, LONGEST);
  if (!start.ok) return start;
  const memory = given('--memory', flags.memory, 1_000_000);
  if (!memory.ok) return memory;
  const most = given('--faults', flags.faults, 1_000_000);
  if (!most.ok) return most;
  const newline = newlineOf(flags.newline);
  if (!newline.ok) return newline;
  const sandbox = flags.sandbox ? sandboxHere() : ok(null);
  if (!sandbox.ok) return sandbox;
  return ok({
    ...(limit.value !== undefined && { within: 1000 * limit.value }),
    ...(start.value !== undefined && { start: 1000 * start.value }),
    ...(memory.value !== undefined && { memory: memory.value }),
    ...(most.value !== undefined && { faults: most.value }),
    ...(newline.value !== undefined && { newline: newline.value }),
    ...(flags.sandbox && { sandbox: true }),
  });
}

const NEWLINES: readonly Newline[] = ['lf', 'crlf'];

function newlineOf(given: string | undefined): Result<Newline | undefined> {
  const newline = NEWLINES.find((one) => one === given);
  return given === undefined || newline
    ? ok(newline)
    : no({ code: 'not-one-of', option: '--newline', given, known: NEWLINES });
}

const given = (option: string, value: string | undefined, most: number): Result<number | undefined> =>
  value === undefined ? ok(undefined) : wholeNumber(option, value, 1, most);
