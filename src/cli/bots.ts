import type { Command } from 'commander';
import { rulesFor } from '../arena/play.ts';
import { LEVELS } from '../decide/level.ts';
import { weightsDigest } from '../kernel/bot.ts';
import { ok } from '../kernel/result.ts';
import { hashing } from '../store/hashing.ts';
import { addCommand, answering } from './command.ts';
import { gameNamed } from './input.ts';
import { ME } from './say.ts';
import { paint, print, printJson, table } from './terminal.ts';

export function addBots(program: Command): void {
  addCommand(program, 'bots <game>', 'list the bots of a game, their personas and weights', ['bots radar'])
    .option('--json', 'print JSON, with every weight')
    .action(
      answering((id: string, { json }: { json?: boolean }) => {
        const game = gameNamed(id);
        if (!game.ok) return game;
        const { bots, defaults } = game.value;
        const levels = Object.keys(LEVELS).map(Number);
        const makers = Object.values(bots).map(({ id, version, about, personas, iterations, levels: own }) => ({
          id,
          version,
          about,
          iterations,
          levels: own === false ? [] : levels,
          personas: Object.entries(personas).map(([name, weights]) => ({
            name,
            digest: weightsDigest(weights, hashing.digest),
            weights,
          })),
        }));
        if (json) {
          printJson({ game: id, default: defaults.bot, levels, bots: makers });
          return ok(0);
        }
        const rows = makers.map(({ id, about, personas }) => [
          id === defaults.bot ? `${paint.cyan(id)} *` : paint.cyan(id),
          personas.map(({ name }) => name).join(', '),
          about,
        ]);
        print(table(['bot', 'personas', 'about'], rows));
        const first = makers.find(({ id }) => id === defaults.bot) ?? makers[0];
        const persona = first?.personas.at(-1)?.name;
        print(
          `\n* = default bot. You can add a level (${levels[0]} to ${levels.at(-1)}) and a persona to a bot’s name:`,
        );
        const rules = rulesFor(game.value, undefined, '1');
        const side = rules.ok ? game.value.sides(rules.value)[0] : 'ID';
        print(`  ${ME} match ${id} --side ${side}=${first?.id}@3+${persona}`);
        const plain = makers.filter(({ levels }) => levels.length === 0).map(({ id }) => id);
        if (plain.length > 0) print(`  bots without levels: ${plain.join(', ')}`);
        return ok(0);
      }),
    );
}
