import type { Command } from 'commander';
import type { Fact } from '../kernel/fact.ts';
import type { Game } from '../kernel/game.ts';
import type { LogFile } from '../kernel/log.ts';
import type { Match } from '../kernel/match.ts';
import { verify } from '../kernel/replay.ts';
import { no, ok, type Result } from '../kernel/result.ts';
import { hashing } from '../store/hashing.ts';
import { type Answer, addCommand, answering } from './command.ts';
import { readLog } from './input.ts';
import { sayFault, sayIn, sayOutcome } from './say.ts';
import { paint, print, printJson } from './terminal.ts';

interface Verdict {
  readonly file: string;
  readonly ok: boolean;
  readonly entries?: number;
  readonly digest?: string;
  readonly words: string;
  readonly fault?: Fact;
}

export function addVerify(program: Command): void {
  addCommand(program, 'verify <file>', 'check a saved match: replay its commands and compare every event', [
    'verify game.jsonl',
  ])
    .option('--json', 'print JSON')
    .action(answering(verifyFile));
}

function verifyFile(path: string, { json }: { json?: boolean }): Answer {
  const log = readLog(path);
  if (!log.ok) {
    const fault = log.error.fault as Fact | undefined;
    if (!fault || isNoLog(fault)) return log;
    return answer({ file: path, ok: false, words: sayFault(fault), fault }, json);
  }
  const { game, file } = log.value;
  const checked = checkedBy(game, file);
  if (!checked.ok)
    return answer({ file: path, ok: false, words: sayIn(game, checked.error), fault: checked.error }, json);
  const entries = file.entries.length;
  const end = file.footer.result ? sayOutcome(game, file.footer.result, checked.value.rules) : 'unfinished';
  const { parent } = file.header;
  const forked = parent ? ` (entries before ${parent.place} come from ${parent.match})` : '';
  const words = `all ${entries} entries of this ${game.title} match replay to the same events${forked}; ${end}`;
  return answer({ file: path, ok: true, entries, digest: file.digest, words }, json);
}

/** A log that makes our code throw was not written by it. */
function checkedBy(game: Game, file: LogFile): Result<Match> {
  try {
    return verify(game, file, hashing);
  } catch (error) {
    return no({ code: 'in-words', words: `it cannot be replayed (${(error as Error).message})` });
  }
}

/** A file that is not a log is bad input; a tampered log is a valid question with the answer no. */
const isNoLog = ({ code, line }: Fact): boolean => code === 'log-format' || (code === 'log-not-json' && line === 1);

function answer(verdict: Verdict, json: boolean | undefined): Answer {
  if (json) printJson(verdict);
  else print(`${verdict.ok ? paint.green('valid') : paint.red('not valid')}: ${verdict.words}`);
  return ok(verdict.ok ? 0 : 1);
}
