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
  addCommand(program, 'new-game <name>', 'write a small game of your own into this checkout, to change rule by rule', [
    'new-game noughts',
  ])
    .option('--folder <DIR>', 'the checkout to write into (default: the one that this program runs from)')
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
    `src/games/${id} is a game, test/corpus/${id}.jsonl has positions of it, and src/games/catalog.ts names it`,
    ...(formatted(root.value, written.value) ? [] : ['npm run format   breaks its lines as the house likes them']),
    ...stepInto(root.value, 'go there:        '),
    `see it play:     ${ME} match ${id} --games 20 --swap`,
    `play it:         ${ME} play ${id} --seat x`,
    `see it green:    npx vitest run test/laws.test.ts test/replays.test.ts test/corpus.test.ts src/games/${id}`,
    'what comes next: docs/adding-a-game.md, from "Change one rule" on',
  ];
  print(lines.join('\n'));
  return ok(0);
}
