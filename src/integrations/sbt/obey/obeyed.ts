import type { Command } from '../../../games/battletech/commands.ts';
import { refuse } from '../../../games/battletech/rules/handlers.ts';
import { modelOf, type UnitId, type View } from '../../../games/battletech/view.ts';
import type { Fact } from '../../../kernel/fact.ts';
import { no, ok, type Result } from '../../../kernel/result.ts';
import { actionName } from '../files/action.ts';

/** What a program's answer comes to. */
export interface Obeyed {
  readonly command: Command | null; // null = nothing needs to be sent
  readonly notes: readonly Fact[]; // what had to be left out of it, and why
}

export type Obeying = Result<Obeyed>;

/** A line that asks for what the rules forbid: the whole answer counts for nothing. */
export const illegal = (unit: UnitId, line: number, why: Fact): { readonly ok: false; readonly error: Fact } =>
  no({ code: 'sbt-illegal', file: actionName(unit), line, why });

/** A line that is passed over while the rest is done. */
export const leftOut = (unit: UnitId, line: number, why: Fact): Fact => ({
  code: 'sbt-left-out',
  file: actionName(unit),
  line,
  why,
});

/** The command, if the rules allow it; `lineOf` finds the line that a refusal is about. */
export function allowed(
  view: View,
  unit: UnitId,
  command: Command,
  lineOf: (why: Fact) => number,
  notes: readonly Fact[] = [],
): Obeying {
  const why = refuse(view, modelOf(view, unit).side, command);
  return why ? illegal(unit, lineOf(why), why) : ok({ command, notes });
}
