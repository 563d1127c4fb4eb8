import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BotMaker } from '../../src/kernel/bot.ts';
import type { Game } from '../../src/kernel/game.ts';
import { game } from './contest.ts';

/** The commit before commander had a checked opponent model, routes and a team plan. */
const COMMIT = 'f381d475';
export const PREVIOUS = `commander-${COMMIT}`;

/** The game with the commander of that commit as another bot; undefined if the commit is not in this clone. */
export async function withPrevious(): Promise<Game | undefined> {
  const file = bundled();
  if (file === undefined) return undefined;
  const { commanderMaker } = (await import(pathToFileURL(file).href)) as { readonly commanderMaker: BotMaker };
  return { ...game, bots: { ...game.bots, [PREVIOUS]: { ...commanderMaker, id: PREVIOUS } } };
}

/**
 * Packs the bot with all the code of its commit into one file. It shares no code with the current bots, and gets the
 * same views and the same budget.
 */
function bundled(): string | undefined {
  const file = resolve('.bench', 'opponents', `${PREVIOUS}.mjs`);
  if (existsSync(file)) return file;
  const folder = mkdtempSync(join(tmpdir(), 'umpire-previous-'));
  try {
    const archive = join(folder, 'src.tar');
    execFileSync('git', ['archive', '--output', archive, COMMIT, 'src', 'package.json'], { stdio: 'ignore' });
    execFileSync('tar', ['-xf', archive, '-C', folder]);
    const entry = join(folder, 'src/games/battletech/bots/commander/maker.ts');
    const out = join(folder, 'bot.mjs');
    const packing = [entry, `--outfile=${out}`, '--bundle', '--platform=node', '--format=esm', '--log-level=error'];
    execFileSync(join('node_modules', '.bin', 'esbuild'), packing, { stdio: 'ignore' });
    mkdirSync(join(file, '..'), { recursive: true });
    copyFileSync(out, file); // the temporary folder may be on another disk
    return file;
  } catch {
    return undefined; // no git, or a clone without this commit
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
