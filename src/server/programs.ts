import { readFileSync } from 'node:fs';
import { partNamed } from '../arena/cast.ts';
import { admit, isVisitor, leadsTo, type Visitor, visitorNamed } from '../bots/doors.ts';
import type { Fact } from '../kernel/fact.ts';
import type { Game, Rules } from '../kernel/game.ts';
import { no, ok, type Result } from '../kernel/result.ts';

/** Programs of others that this host lets play, by the short names that callers may use: `exec:my-bot`. */
export type Programs = ReadonlyMap<string, Visitor>;

const NAMED = /^([a-z0-9]+(?:-[a-z0-9]+)*)=([a-z]+:\S.*)$/s;

/** Each is `NAME=DOOR:PROGRAM`, or a JSON file of such names. A program that cannot be run here is told at once. */
export function programsIn(given: readonly string[], option = '--allow-programs'): Result<Programs> {
  const programs = new Map<string, Visitor>();
  for (const one of given) {
    const [, name, program] = NAMED.exec(one) ?? [];
    const entries: Result<readonly (readonly [string, unknown])[]> =
      name === undefined ? fromFile(one, option) : ok([[name, program]]);
    if (!entries.ok) return entries;
    for (const [short, what] of entries.value) {
      const found = typeof what === 'string' && NAMED.test(`${short}=${what}`) ? visitorNamed(what) : undefined;
      if (!found) return no({ code: 'not-a-program', option, given: `${short}=${what}` });
      const checked = found.door.check(found.program);
      if (!checked.ok) return checked;
      programs.set(`${found.door.id}:${short}`, found);
    }
  }
  return ok(programs);
}

function fromFile(file: string, option: string): Result<readonly (readonly [string, unknown])[]> {
  try {
    const named: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof named === 'object' && named !== null && !Array.isArray(named)) return ok(Object.entries(named));
  } catch {
    // Neither a file nor JSON: what it should have been is told below.
  }
  return no({ code: 'not-a-program', option, given: file });
}

/** Why nobody of this name may play here: no bot of the game has it, and no program that the host allows. */
export function refusePlayer(game: Game, rules: Rules, name: string, programs: Programs): Fact | undefined {
  if (!isVisitor(name)) {
    const part = partNamed(game, name);
    return part.ok ? undefined : part.error;
  }
  const program = programs.get(name);
  if (!program) return { code: 'program-unknown', name, known: namesFor(game, programs) };
  const admitted = admit(program, game, rules);
  return admitted.ok ? undefined : admitted.error;
}

/** The programs that play a game. */
export const namesFor = (game: Game, programs: Programs): readonly string[] =>
  [...programs].flatMap(([name, { door }]) => (leadsTo(door, game.id) ? [name] : []));
