import type { Command } from 'commander';
import { ok } from '../kernel/result.ts';
import { addCommand, answering } from './command.ts';
import { gameNamed } from './input.ts';
import { paint, print, printJson, table } from './terminal.ts';

/** `maps`, `units`, `decks`, `cards`, `rulesets` and so on: a game's items of that kind. */
export function addList(program: Command, name: string, example: string): void {
  addCommand(program, `${name} <game>`, `list the ${name} of a game (exit code 1 if it has none)`, [
    `${name} ${example}`,
  ])
    .option('--json', 'print JSON')
    .action(
      answering((id: string, { json }: { json?: boolean }) => {
        const game = gameNamed(id);
        if (!game.ok) return game;
        const list = game.value.lists[name]?.() ?? [];
        if (json) printJson(list);
        else if (list.length === 0) print(`${id} has no ${name}`);
        else if (list.some(({ picture }) => picture !== undefined))
          print(
            list
              .map(({ id, title, picture }) => `${paint.cyan(id)}  ${title}${picture ? `\n${indent(picture)}\n` : ''}`)
              .join('\n')
              .trimEnd(),
          );
        else
          print(
            table(
              ['id', 'title'],
              list.map(({ id, title }) => [paint.cyan(id), title]),
            ),
          );
        return ok(list.length === 0 ? 1 : 0);
      }),
    );
}

const indent = (text: string): string => text.replace(/^/gm, '  ');
