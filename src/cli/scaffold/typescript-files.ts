import { TYPESCRIPT } from './examples.ts';
import type { LineBot } from './line-bot-spec.ts';

/** A bot in TypeScript that needs only Node, which strips types since 22.18. */
export const typescriptFiles = (bot: LineBot): Readonly<Record<string, string>> => ({
  'umpire.ts': TYPESCRIPT.umpire,
  'worth.ts': TYPESCRIPT.worth[bot.game.id] ?? worthTs(bot),
  'bot.ts': botTs(bot),
  'package.json': `${JSON.stringify({ name: bot.name.id, private: true, type: 'module' }, null, 2)}\n`,
});

/** For a game without an example. */
const worthTs = ({ game }: LineBot): string => `\
import type { Command, Line, Table } from './umpire.ts';

/** ${game.title}: all commands get the same points. Start here. The reasons and values add up to the points. */
export function worth(_table: Table, _view: unknown, _command: Command): readonly Line[] {
  return [['legal command', 1]];
}
`;

const botTs = ({ name, game }: LineBot): string => `\
// ${name.title}: a bot for ${game.title}. It plays the option with the most points; see worth.ts.
import { type Command, chanceOf, type Line, run, scored, sumOf, type Table } from './umpire.ts';
import { worth } from './worth.ts';

/** The protocol has no types for views; worth.ts declares the parts it reads. */
const judge = worth as (table: Table, view: unknown, command: Command) => readonly Line[];

const SHOWN = 5; // number of options reported with their points

let chance: (() => number) | undefined;

run({
  name: '${name.id}',
  decide(table, { view, options }) {
    const roll = (chance ??= chanceOf(table.hello.seed));
    const judged = options.map(({ id, command }) => {
      const lines = judge(table, view, command).filter(([, value]) => value !== 0);
      return { id, lines, luck: roll() };
    });
    judged.sort((a, b) => sumOf(b.lines) - sumOf(a.lines) || b.luck - a.luck); // ties are broken at random
    const [best] = judged;
    if (!best) return { decline: true };
    return { option: best.id, reasons: { options: judged.slice(0, SHOWN).map(({ id, lines }) => scored(id, lines)) } };
  },
});
`;
