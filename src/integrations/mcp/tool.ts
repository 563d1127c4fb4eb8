import type { Static, TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Result } from '../../kernel/result.ts';
import type { Desk } from './desk.ts';
import { shapeFault } from './shape.ts';
import type { Told } from './telling.ts';

/** A tool: its input schema and its implementation. */
export interface Tool {
  readonly name: string;
  readonly about: string;
  readonly input: TSchema;
  readonly changes: boolean; // whether it changes a table; false = read-only
  /** The first error in an input, as text. */
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
    run: (desk, given) => run(desk, given as Static<S>), // `fault` has validated it
  };
}
