import type Type from 'typebox';
import type { Static } from 'typebox';
import { Compile, type Validator as Compiled } from 'typebox/compile';

/** Checks values against a schema. */
export interface Validator<S extends Type.TSchema = Type.TSchema> {
  Check(value: unknown): value is Static<S>;
  Errors(value: unknown): ReturnType<Compiled['Errors']>;
}

/** Compiles the schema when it is first used: compiling all of them takes longer than most commands of the command line. */
export function validator<S extends Type.TSchema>(schema: S): Validator<S> {
  let made: Compiled | undefined;
  const compiled = (): Compiled => {
    made ??= Compile(schema) as Compiled;
    return made;
  };
  return {
    Check: (value): value is Static<S> => compiled().Check(value),
    Errors: (value) => compiled().Errors(value),
  };
}
