import type { ProgramProtocol } from '../../bots/external-player.ts';
import type { Rules } from '../../games/battletech/view.ts';
import { never } from '../../kernel/never.ts';
import { ok } from '../../kernel/result.ts';
import { sbtPlayer } from './player.ts';
import { checkProgram, parseProgram } from './program.ts';
import { recorder } from './record.ts';
import { saySbt } from './sbt-text.ts';
import { unsupportedUnit, WITHIN } from './view-to-files.ts';

/** Agents written for the Spanish BattleTech simulator play here unchanged. */
export const SBT = {
  id: 'sbt',
  game: 'battletech',
  about: 'an agent of the Simulador de BattleTech: a program that is run for each decision, and files',
  volunteers: false,
  example: 'sbt:"python3 player.py"@FOLDER',

  /** Such agents expect the rules of their simulator. */
  options: (options) =>
    options === undefined || (isObject(options) && !Object.hasOwn(options, 'ruleset'))
      ? { ...(options as object | undefined), ruleset: 'simulador' }
      : options,

  command(program) {
    const named = parseProgram(program);
    return named.ok ? named.value.command : [];
  },

  check(program) {
    const found = checkProgram(program);
    return found.ok ? ok(null) : found;
  },

  refuse: (rules) => unsupportedUnit({ rules: rules as Rules }),

  open(program, seat, _table, { within = WITHIN, recorder: given, newline, name }) {
    const named = parseProgram(program);
    const keep = (given as ReturnType<typeof recorder> | undefined)?.keep;
    return named.ok
      ? sbtPlayer(named.value, seat, {
          within,
          ...(keep && { keep }),
          ...(newline && { newline }),
          ...(name && { name }),
        })
      : never(`${program} was checked before`);
  },

  record: recorder,

  say: saySbt,
} satisfies ProgramProtocol;

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
