import { createInterface } from 'node:readline';
import { print } from './terminal.ts';
import type { Chair } from './terminal-player.ts';

/** Reads lines until the person quits or input ends. Piped input is echoed to make the transcript readable. */
export async function session(chair: Chair): Promise<void> {
  const terminal = process.stdin.isTTY === true && process.stdout.isTTY === true;
  print((await chair.playOn()).join('\n'));
  const lines = createInterface({
    input: process.stdin,
    output: process.stdout,
    terminal,
    completer: (line: string): [string[], string] => [chair.optionTexts(line), line],
  });
  const ask = (): void => {
    lines.setPrompt(chair.prompt);
    lines.prompt();
  };
  lines.on('SIGINT', () => lines.close());
  ask();
  for await (const typed of lines) {
    const line = typed.trim();
    if (!terminal) print(line);
    if (line === 'quit' || line === 'exit') break;
    const answer = await chair.type(line);
    if (answer.length > 0) print(answer.join('\n'));
    ask();
  }
  lines.close();
  print(chair.isOver ? '' : '\nyou leave before the end');
}
