import type { Command } from 'commander';
import { ok } from '../kernel/result.ts';
import { type Answer, addCommand, answering } from './command.ts';
import { ME } from './say.ts';
import { checkout, formatted, stepInto } from './scaffold/checkout.ts';
import { writeDraft } from './scaffold/draft.ts';
import { gameDraft } from './scaffold/game.ts';
import { nameFrom } from './scaffold/names.ts';
import { print } from './terminal.ts';

/** `new-game`: creates a game to build on, which passes every law. */
export function addNewGame(program: Command): void {
  addCommand(program, 'new-game <name>', 'create a small game in this checkout to build on', ['new-game noughts'])
    .option('--folder <DIR>', 'checkout to write into (default: the one this program runs from)')
    .action(answering(newGame));
}

function newGame(given: string, { folder }: { readonly folder?: string }): Answer {
  const name = nameFrom(given);
  if (!name.ok) return name;
  const root = checkout(folder);
  if (!root.ok) return root;
  const draft = gameDraft(root.value, name.value);
  if (!draft.ok) return draft;
  const written = writeDraft(root.value, draft.value);
  if (!written.ok) return written;
  const { id } = name.value;
  const lines = [
    `Created the game in src/games/${id} and its test positions in test/corpus/${id}.jsonl. Added it to src/games/catalog.ts.`,
    ...(formatted(root.value, written.value) ? [] : ['format the new files: npm run format']),
    ...stepInto(root.value, 'change folder:        '),
    `watch bots play it:   ${ME} match ${id} --games 20 --swap`,
    `play it:              ${ME} play ${id} --seat x`,
    `run its tests:        npx vitest run test/laws.test.ts test/replays.test.ts test/corpus.test.ts src/games/${id}`,
    'read next:            docs/adding-a-game.md, from "Change one rule" on',
  ];
  print(lines.join('\n'));
  return ok(0);
}
