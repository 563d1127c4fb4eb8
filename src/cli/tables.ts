import type { Command } from 'commander';
import { evidenceIn } from '../arena/tune/evidence.ts';
import { type WeightTable, weightTablesOf } from '../arena/weight-tables.ts';
import { makeBotName } from '../decide/persona.ts';
import { no, ok } from '../kernel/result.ts';
import { type Answer, addCommand, answering } from './command.ts';
import { useData } from './data-folder.ts';
import { gameNamed } from './input.ts';
import { ME } from './say.ts';
import { checkout } from './scaffold/checkout.ts';
import { paint, print, printJson, table } from './terminal.ts';
import { adopt } from './tuning/adopt.ts';

interface TablesOptions {
  readonly as?: string;
  readonly data?: string;
  readonly json?: boolean;
}

const FROM: Readonly<Record<WeightTable['from'], string>> = {
  today: 'built in, current',
  before: 'built in, older',
  here: 'tuned here',
};

export function addTables(program: Command): void {
  addCommand(program, 'tables <game> [bot]', 'list the weight tables that bots can use, by digest', [
    'tables radar crew',
    'tables adopt FILE',
    'tables adopt FILE --as tuned',
  ])
    .addHelpText('after', '\nIn a checkout, adopt makes a tuned table the one that the bot plays with.')
    .option('--data <DIR>', 'folder of tuned weight tables (default: umpire in your data folder)')
    .option('--as <PERSONA>', 'with adopt: the persona that plays with the table (default: the one it was tuned for)')
    .option('--json', 'print JSON, with every weight')
    .action(answering(tables));
}

function tables(id: string, bot: string | undefined, { data, json, as }: TablesOptions): Answer {
  if (id === 'adopt') return adoptFile(bot, as);
  const game = gameNamed(id);
  if (!game.ok) return game;
  const folder = useData(data);
  if (!folder.ok) return folder;
  const { bots } = game.value;
  if (bot !== undefined && !Object.hasOwn(bots, bot))
    return no({ code: 'unknown-bot', game: id, bot, known: Object.keys(bots) });
  const makers = Object.values(bots).filter((maker) => bot === undefined || maker.id === bot);
  const known = makers.flatMap((maker) => weightTablesOf(game.value, maker).filter(hasWeights));
  if (json) printJson({ game: id, folder: folder.value, tables: known });
  else if (known.length === 0) print(`${bot ?? id} has no weights`);
  else {
    print(
      table(
        ['bot', 'from', 'evidence'],
        known.map((one) => [paint.cyan(nameOf(one)), FROM[one.from], evidenceText(one)]),
      ),
    );
    const [first] = known;
    if (first) print(`\nTo play with a table, use its full name: ${ME} match ${id} --side ID=${nameOf(first)}`);
  }
  return ok(known.length === 0 ? 1 : 0);
}

function adoptFile(file: string | undefined, as: string | undefined): Answer {
  if (file === undefined) return no({ code: 'adopt-what' });
  const root = checkout();
  if (!root.ok) return root;
  const adopted = adopt(file, root.value, { as });
  if (!adopted.ok) return adopted;
  const { bot, persona, digest, parent } = adopted.value.table;
  print(
    `${bot}+${persona} now plays with #${digest}; #${parent} can still be used by name. Written to ${adopted.value.file}`,
  );
  print('run the tests before you commit it: recorded decisions of that bot may have changed');
  return ok(0);
}

const hasWeights = ({ weights }: WeightTable): boolean => Object.keys(weights).length > 0;

const nameOf = ({ bot, persona, digest }: WeightTable): string => makeBotName({ id: bot, level: 5, persona, digest });

/** The evidence on one line. */
function evidenceText(one: WeightTable): string {
  const evidence = evidenceIn(one);
  if (!evidence) return one.from === 'here' ? 'none' : '';
  const { elo, interval, test, pairs, experiment, against } = evidence;
  const [low, high] = interval.map((value) => value.toFixed(0));
  return (
    `${elo >= 0 ? '+' : ''}${elo.toFixed(0)} Elo (${low} to ${high}, biased: the test chose when to stop) over #${against}: ` +
    `SPRT ${test.elo0},${test.elo1} passed in ${pairs} pairs, experiment ${experiment}`
  );
}
