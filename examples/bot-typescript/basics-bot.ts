import * as battletech from './battletech.ts';
import * as force from './force.ts';
import * as radar from './radar.ts';
import * as shooting from './shooting.ts';
import { type Command, chanceOf, type Line, run, scored, sumOf, type Table } from './umpire.ts';

/** The score of an option as lines that add up. */
type Worth = (table: Table, view: unknown, command: Command) => readonly Line[];

const GAMES: Readonly<Record<string, Worth>> = {
  battletech: battletech.worth as Worth,
  force: force.worth as Worth,
  radar: radar.worth as Worth,
  shooting: shooting.worth as Worth,
};
const SHOWN = 20; // options whose scores are sent
let chance: (() => number) | undefined;

/** Plays the basics of every game: chooses the option with the highest score. The scores are also its reasons. */
run({
  name: 'typescript-basics',
  decide(table, { view, options }) {
    const luck = chance ?? chanceOf(table.hello.seed);
    chance = luck;
    const judged = options.map(({ id, command }) => {
      const lines = (GAMES[table.hello.game]?.(table, view, command) ?? []).filter(([, value]) => value !== 0);
      return { id, lines, score: sumOf(lines), luck: luck() };
    });
    judged.sort((a, b) => b.score - a.score || b.luck - a.luck);
    const reported = judged.slice(0, SHOWN).map(({ id, lines }) => scored(id, lines));
    return { option: judged[0]?.id ?? 0, reasons: { options: reported } };
  },
});
