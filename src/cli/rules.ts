import type { Command } from 'commander';
import { rulesFor } from '../arena/play.ts';
import { no, ok } from '../kernel/result.ts';
import { rulebookText } from '../parts/rulebook/rulebook-text.ts';
import { addCommand, answering } from './command.ts';
import { gameNamed, readSetup } from './input.ts';
import { setupFault } from './say.ts';
import { print } from './terminal.ts';

export function addRules(program: Command): void {
  addCommand(program, 'rules <game>', 'print the rules of a game', [
    'rules radar',
    'rules radar --lang es',
    'rules radar --setup \'{"ruleset":"classic"}\'',
  ])
    .option('--setup <FILE or JSON>', 'use the numbers of this set-up; omitted fields use the game’s defaults')
    .option('--lang <en|es>', 'language (default: en)', 'en')
    .action(
      answering(async (id: string, { lang, ...options }: { setup?: string; lang: string }) => {
        const game = gameNamed(id);
        if (!game.ok) return game;
        if (lang !== 'en' && lang !== 'es')
          return no({ code: 'not-one-of', option: '--lang', given: lang, known: ['en', 'es'] });
        const setup = readSetup(options.setup);
        if (!setup.ok) return setup;
        const rules = rulesFor(game.value, setup.value, '1');
        if (!rules.ok) return no(setupFault(game.value, rules.error));
        print(rulebookText(await game.value.rulebook(rules.value, lang)));
        return ok(0);
      }),
    );
}
