import type { Static, TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Result } from '../../kernel/result.ts';
import type { Desk } from './desk.ts';
import { shapeFault } from './shape.ts';
import type { Told } from './telling.ts';

/** One tool: what it takes, and what it answers. */
export interface Tool {
  readonly name: string;
  readonly about: string;
  readonly input: TSchema;
  readonly changes: boolean; // something at a table; false = it only looks
  /** The first thing that is wrong with an input, in words. */
  fault(input: unknown): string | undefined;
  run(desk: Desk, input: unknown): Promise<Result<Told>> | Result<Told>;
}

interface ToolSpec<S extends TSchema> {
  readonly name: string;
  readonly about: string;
  readonly input: S;
  readonly changes?: boolean;
  readonly run: (desk: Desk, input: Static<S>) => Promise<Result<Told>> | Result<Told>;
}

export function tool<S extends TSchema>({ name, about, input, changes = false, run }: ToolSpec<S>): Tool {
  const check = Compile(input);
  return {
    name,
    about,
    input,
    changes,
    fault: (given) => shapeFault(input, check.Errors(given), given),
    run: (desk, given) => run(desk, given as Static<S>), // `fault` has looked at it
  };
}
