import type { Command } from 'commander';
import { rulesFor } from '../arena/play.ts';
import { catalog } from '../games/catalog.ts';
import type { Game } from '../kernel/game.ts';
import { ok } from '../kernel/result.ts';
import { addCommand, answering } from './command.ts';
import { ME } from './say.ts';
import { paint, print, printJson, table } from './terminal.ts';

/** A game's entry in the list of games. */
function gameLine(game: Game) {
  const { id, title, about, version, defaults } = game;
  const rules = rulesFor(game, undefined, '1');
  return {
    id,
    title,
    about,
    version,
    sides: rules.ok ? game.sides(rules.value) : [],
    seats: rules.ok ? game.seats(rules.value) : [],
    bots: Object.keys(game.bots),
    bot: defaults.bot,
    queries: Object.keys(game.queries),
    lists: Object.fromEntries(Object.entries(game.lists).map(([name, list]) => [name, list().map((row) => row.id)])),
  };
}

export function gamesTable(): string {
  const rows = Object.values(catalog).map(({ id, title, about }) => [paint.cyan(id), title, about]);
  return table(['game', 'title', 'about'], rows);
}

export function addGames(program: Command): void {
  addCommand(program, 'games', 'list the games', ['games', 'games --json'])
    .option('--json', 'print JSON: sides, seats, bots, queries and lists of every game')
    .action(
      answering(({ json }: { json?: boolean }) => {
        if (json) printJson(Object.values(catalog).map(gameLine));
        else print(`${gamesTable()}\n\nplay one: ${ME} play GAME, or let bots play: ${ME} match GAME`);
        return ok(0);
      }),
    );
}
