import { Command, CommanderError } from 'commander';
import manifest from '../../package.json' with { type: 'json' };
import { distance } from '../parts/text/nearest.ts';
import { addAdmin } from './admin.ts';
import { addArena } from './arena.ts';
import { addAsk } from './ask.ts';
import { addBackup, addRestore } from './backup.ts';
import { addBots } from './bots.ts';
import { BAD_INPUT, complain } from './command.ts';
import { addConnect } from './connect.ts';
import { addCorpus } from './corpus.ts';
import { addCoverage } from './coverage.ts';
import { addDemo } from './demo.ts';
import { addDiff } from './diff.ts';
import { addExplain } from './explain.ts';
import { addGames } from './games.ts';
import { addGemp } from './gemp.ts';
import { addInspect } from './inspect.ts';
import { addLadder } from './ladder.ts';
import { addList } from './lists.ts';
import { addMatch } from './match.ts';
import { addMcp } from './mcp.ts';
import { addNewBot } from './new-bot.ts';
import { addNewGame } from './new-game.ts';
import { addPicture } from './picture.ts';
import { addPlay } from './play.ts';
import { addReplay } from './replay.ts';
import { addRoster } from './roster.ts';
import { addRules } from './rules.ts';
import { ME } from './say.ts';
import { addSbt } from './sbt.ts';
import { addScenario } from './scenario.ts';
import { addServe } from './serve.ts';
import { addTables } from './tables.ts';
import { leaveQuietly } from './terminal.ts';
import { addTrain } from './train.ts';
import { addTune } from './tune.ts';
import { addVerify } from './verify.ts';
import { addWorker } from './worker.ts';

function makeProgram(): Command {
  const program = new Command('umpire')
    .usage('COMMAND ...')
    .description(manifest.description)
    .version(manifest.version, '--version')
    .helpCommand(false)
    .exitOverride()
    .configureOutput({ writeErr: () => {} }) // errors are printed only by complain
    .addHelpText('after', `\nEvery command has its own --help with an example. Start with: ${ME} demo`);
  addServe(program);
  addDemo(program);
  addGames(program);
  addRules(program);
  addBots(program);
  addList(program, 'maps', 'radar');
  addList(program, 'units', 'battletech');
  addList(program, 'forces', 'battletech');
  addList(program, 'scenarios', 'shooting');
  addList(program, 'armies', 'shooting');
  addList(program, 'layouts', 'shooting');
  addList(program, 'decks', 'force');
  addList(program, 'cards', 'force');
  addList(program, 'rulesets', 'radar');
  addTables(program);
  addMatch(program);
  addPlay(program);
  addReplay(program);
  addPicture(program);
  addVerify(program);
  addExplain(program);
  addInspect(program);
  addCorpus(program);
  addDiff(program);
  addCoverage(program);
  addArena(program);
  addLadder(program);
  addTune(program);
  addTrain(program);
  addWorker(program);
  addAdmin(program);
  addBackup(program);
  addRestore(program);
  addAsk(program);
  addRoster(program);
  addScenario(program);
  addSbt(program);
  addGemp(program);
  addConnect(program);
  addMcp(program);
  addNewBot(program);
  addNewGame(program);
  return program;
}

/** Converts commander's errors (`error: unknown option '--sed'\n(Did you mean --seed?)`) to our format. */
function complainOf({ message }: CommanderError, command: string | undefined): void {
  const words = message
    .replace(/^error: /, '')
    .replace(/\s+/g, ' ')
    .replace(/\.$/, '');
  complain({
    code: 'in-words',
    words: `${words}; ${ME}${command === undefined ? '' : ` ${command}`} --help shows the usage`,
  });
}

/** Runs one command; `process.exitCode` is its result. */
export async function runCommand(args: readonly string[]): Promise<void> {
  const program = makeProgram();
  const names = program.commands.map((command) => command.name());
  const [first] = args;
  if (first === undefined) {
    program.outputHelp();
    return;
  }
  if (!first.startsWith('-') && !names.includes(first)) {
    const near = names.toSorted((a, b) => distance(first, a) - distance(first, b))[0];
    complain({ code: 'unknown-verb', verb: first, near });
    return;
  }
  try {
    await program.parseAsync([...args], { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) return; // --help and --version
    if (error.code === 'commander.help') {
      program.commands.find((command) => command.name() === first)?.outputHelp(); // a group without its command
      return;
    }
    complainOf(error, names.includes(first) ? first : undefined);
    process.exitCode = BAD_INPUT;
  }
}

export async function main(): Promise<void> {
  leaveQuietly();
  await runCommand(process.argv.slice(2));
}
