import type { Command } from 'commander';
import { CALLS } from '../integrations/sbt/protocol-types.ts';
import { no, ok } from '../kernel/result.ts';
import { distance } from '../parts/text/nearest.ts';
import { addCommand, answering, collect } from './command.ts';
import { check } from './sbt/check.ts';
import { play } from './sbt/play.ts';
import { record } from './sbt/record.ts';

export function addSbt(program: Command): void {
  const sbt = addCommand(program, 'sbt [command]', 'work with files and programs of the Simulador de BattleTech', [
    'sbt record recorded',
    'sbt check recorded',
    'sbt play commander 0 Movimiento',
  ])
    .usage('COMMAND ...')
    .action(
      answering((word: string | undefined) => {
        const known = sbt.commands.map((one) => one.name());
        if (word === undefined) {
          sbt.outputHelp();
          return ok(0);
        }
        const near = known.toSorted((a, b) => distance(word, a) - distance(word, b))[0];
        return no({ code: 'unknown-verb', verb: `sbt ${word}`, near: `sbt ${near}` });
      }),
    );
  addCommand(sbt, 'check <dir>', 'check that the files of a folder and its subfolders are valid', [
    'sbt check recorded',
    'sbt check my-agent --json',
  ])
    .option('--json', 'print JSON')
    .action(answering(check));
  addCommand(sbt, 'play <bot> <player> <phase>', 'let a built-in BattleTech bot answer a call of the simulator', [
    'sbt play commander 0 Movimiento',
    'sbt play commander 1 AtaqueArmas --dir my-agent',
  ])
    .option('--dir <DIR>', 'the folder with the player’s files; the answer is written there', '.')
    .option('--seed <N>', 'random seed (default: derived from the files)')
    .addHelpText('after', `\nPhases: ${CALLS.join(', ')}. The bot stores notes between calls in umpireJ#.json.`)
    .action(answering(play));
  addCommand(sbt, 'record <dir>', 'play a match and save the files of every call in a folder', [
    'sbt record recorded',
    'sbt record recorded --side 0=sbt:"python3 player.py"@my-agent --side 1=commander --seed 7',
  ])
    .option('--side <ID=BOT>', 'bot for a side; repeat for each side (default: the game’s default bot)', collect)
    .option('--setup <FILE or JSON>', 'the set-up; omitted fields use the game’s defaults under the simulator’s rules')
    .option('--seed <N>', 'random seed (default: a secret one, printed at the end)')
    .option('--limit <S>', 'seconds a program has for one decision (default: 30)')
    .option('--newline <lf|crlf>', 'line endings of the files (default: crlf, as the simulator writes)')
    .option('--json', 'print JSON')
    .action(answering(record));
}
