import type { Command } from 'commander';
import { rulesFor } from '../arena/play.ts';
import { no, ok } from '../kernel/result.ts';
import { addCommand, answering } from './command.ts';
import { gameNamed, readSetup } from './input.ts';
import { setupFault } from './say.ts';
import { print } from './terminal.ts';

export function addRules(program: Command): void {
  addCommand(program, 'rules <game>', 'print the rules of a game on one page', [
    'rules radar',
    'rules radar --setup \'{"ruleset":"classic"}\'',
  ])
    .option('--setup <FILE or JSON>', 'use the numbers of this set-up; omitted fields use the game’s defaults')
    .action(
      answering((id: string, options: { setup?: string }) => {
        const game = gameNamed(id);
        if (!game.ok) return game;
        const setup = readSetup(options.setup);
        if (!setup.ok) return setup;
        const rules = rulesFor(game.value, setup.value, '1');
        if (!rules.ok) return no(setupFault(game.value, rules.error));
        print(game.value.primer(rules.value).trimEnd());
        return ok(0);
      }),
    );
}
