import type { Command } from 'commander';
import type { Fact } from '../kernel/fact.ts';
import type { Result } from '../kernel/result.ts';
import { ME, sayFault } from './say.ts';
import { tell } from './terminal.ts';

/** 0 = done, 1 = the answer is no. Bad input is returned as a fact and exits with 2. */
type Exit = 0 | 1;
export type Answer = Result<Exit>;

export const BAD_INPUT = 2;

/** Prints one line on stderr and sets the exit code for bad input. */
export function complain(fact: Fact): void {
  tell(`umpire: ${sayFault(fact).replace(/\s*\n\s*/g, ' ')}`);
  process.exitCode = BAD_INPUT;
}

/** Adapts a command for commander: its answer becomes the exit code, a thrown error one line. */
export const answering =
  <A extends unknown[]>(run: (...args: A) => Answer | Promise<Answer>) =>
  async (...args: A): Promise<void> => {
    try {
      const answer = await run(...args);
      if (answer.ok) process.exitCode = answer.value;
      else complain(answer.error);
    } catch (error) {
      if (process.env.UMPIRE_TRACE) throw error;
      complain({ code: 'our-fault', message: error instanceof Error ? error.message : String(error) });
    }
  };

/** Adds a command with its examples for `--help`. */
export function addCommand(program: Command, usage: string, about: string, examples: readonly string[]): Command {
  const lines = examples.map((example) => `  ${ME} ${example}`);
  return program
    .command(usage)
    .description(about)
    .addHelpText('after', `\n${examples.length > 1 ? 'Examples' : 'Example'}:\n${lines.join('\n')}`);
}

/** For options that may be repeated. */
export const collect = (value: string, list: readonly string[] = []): string[] => [...list, value];
