import type { Command } from '../../../games/battletech/commands.ts';
import { refuse } from '../../../games/battletech/rules/handlers.ts';
import { modelOf, type UnitId, type View } from '../../../games/battletech/view.ts';
import type { Fact } from '../../../kernel/fact.ts';
import { no, ok, type Result } from '../../../kernel/result.ts';
import { actionName } from '../files/action.ts';

/** The result of a program's answer. */
export interface ConvertedAction {
  readonly command: Command | null; // null = no command is needed
  readonly notes: readonly Fact[]; // what was ignored, and why
}

export type ConversionResult = Result<ConvertedAction>;

/** A line that asks for something illegal invalidates the whole answer. */
export const illegal = (unit: UnitId, line: number, why: Fact): { readonly ok: false; readonly error: Fact } =>
  no({ code: 'sbt-illegal', file: actionName(unit), line, why });

/** A line that is skipped while the rest is carried out. */
export const ignoredLine = (unit: UnitId, line: number, why: Fact): Fact => ({
  code: 'sbt-left-out',
  file: actionName(unit),
  line,
  why,
});

/** The command, if the rules allow it; `lineOf` finds the line that a refusal concerns. */
export function allowed(
  view: View,
  unit: UnitId,
  command: Command,
  lineOf: (why: Fact) => number,
  notes: readonly Fact[] = [],
): ConversionResult {
  const why = refuse(view, modelOf(view, unit).side, command);
  return why ? illegal(unit, lineOf(why), why) : ok({ command, notes });
}
