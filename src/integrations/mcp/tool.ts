import type { Static, TSchema } from 'typebox';
import type { Result } from '../../kernel/result.ts';
import { validator } from '../../parts/schema/validator.ts';
import { inputProblem } from './input-problem.ts';
import type { OpenTables } from './open-tables.ts';
import type { ToolOutput } from './tool-output.ts';

/** A tool: its input schema and its implementation. */
export interface Tool {
  readonly name: string;
  readonly about: string;
  readonly input: TSchema;
  readonly output: TSchema; // of the structured part of its answers
  readonly changes: boolean; // whether it changes a table; false = read-only
  /** The first error in an input, as text. */
  fault(input: unknown): string | undefined;
  run(tables: OpenTables, input: unknown): Promise<Result<ToolOutput>> | Result<ToolOutput>;
}

interface ToolSpec<S extends TSchema> {
  readonly name: string;
  readonly about: string;
  readonly input: S;
  readonly output: TSchema;
  readonly changes?: boolean;
  readonly run: (tables: OpenTables, input: Static<S>) => Promise<Result<ToolOutput>> | Result<ToolOutput>;
}

export function tool<S extends TSchema>({ name, about, input, output, changes = false, run }: ToolSpec<S>): Tool {
  const check = validator(input);
  return {
    name,
    about,
    input,
    output,
    changes,
    fault: (given) => inputProblem(input, check.Errors(given), given),
    run: (tables, given) => run(tables, given as Static<S>), // `fault` has validated it
  };
}
