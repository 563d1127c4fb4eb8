import { readFileSync } from 'node:fs';
import { resolveBot } from '../../arena/lineup.ts';
import {
  admitProgram,
  type ExternalProgram,
  isProgramName,
  PROTOCOLS,
  playsGame,
  programNamed,
} from '../../integrations/list.ts';
import type { Fact } from '../../kernel/fact.ts';
import type { Game } from '../../kernel/game.ts';
import type { Rules } from '../../kernel/kinds.ts';
import { no, ok, type Result } from '../../kernel/result.ts';

/** External programs that this server allows, by the short names clients use: `exec:my-bot`. */
export type Programs = ReadonlyMap<string, ExternalProgram>;

const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const NAMED = /^([^=\s/\\.]+)=(\S.*)$/s;

/** Each argument is `NAME=DOOR:PROGRAM` or a JSON file of such names. Fails at once if a program cannot be run here. */
export function programsIn(given: readonly string[], option = '--allow-programs'): Result<Programs> {
  const programs = new Map<string, ExternalProgram>();
  for (const one of given) {
    const [, name, program] = NAMED.exec(one) ?? [];
    const entries: Result<readonly (readonly [string, unknown])[]> =
      name === undefined ? fromFile(one, option) : ok([[name, program]]);
    if (!entries.ok) return entries;
    for (const [short, what] of entries.value) {
      if (!NAME.test(short)) return no({ code: 'program-bad-name', option, name: short });
      const found = typeof what === 'string' && /^[a-z]+:\S/.test(what) ? programNamed(what) : undefined;
      if (!found)
        return no({ code: 'program-no-door', option, name: short, doors: PROTOCOLS.map(({ id }) => `${id}:`) });
      const checked = found.protocol.check(found.program);
      if (!checked.ok) return checked;
      programs.set(`${found.protocol.id}:${short}`, found);
    }
  }
  return ok(programs);
}

function fromFile(file: string, option: string): Result<readonly (readonly [string, unknown])[]> {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return no({ code: 'programs-no-file', option, file });
  }
  try {
    const named: unknown = JSON.parse(text);
    if (typeof named === 'object' && named !== null && !Array.isArray(named)) return ok(Object.entries(named));
    return no({ code: 'programs-not-an-object', option, file });
  } catch {
    return no({ code: 'programs-not-json', option, file });
  }
}

/** Refuses a name that is neither a bot of the game nor an allowed program. */
export function refusePlayer(game: Game, rules: Rules, name: string, programs: Programs): Fact | undefined {
  const here = namesFor(game, programs);
  if (!isProgramName(name)) {
    const part = resolveBot(game, name);
    if (part.ok) return undefined;
    const meant = here.find((program) => program.endsWith(`:${name}`));
    if (meant !== undefined) return { code: 'program-needs-door', name, program: meant };
    const { known, ...fact } = part.error;
    return fact.code === 'unknown-bot' && Array.isArray(known) ? { ...fact, known: [...known, ...here] } : part.error;
  }
  const program = programs.get(name);
  if (!program) return { code: 'program-unknown', name, known: here };
  const admitted = admitProgram(program, game, rules);
  if (admitted.ok) return undefined;
  const isHere = program.protocol.check(program.program).ok; // clients must not learn where the program is supposed to be
  return isHere ? admitted.error : { code: 'program-not-started', program: name, errno: 'ENOENT' };
}

/** Allowed programs that can play a game. */
export const namesFor = (game: Game, programs: Programs): readonly string[] =>
  [...programs].flatMap(([name, { protocol }]) => (playsGame(protocol, game.id) ? [name] : []));
