import { createInterface } from 'node:readline';
import { print } from './terminal.ts';
import type { TerminalPlayer } from './terminal-player.ts';

/** Reads lines until the person quits or input ends. Piped input is echoed to make the transcript readable. */
export async function session(player: TerminalPlayer): Promise<void> {
  const terminal = process.stdin.isTTY === true && process.stdout.isTTY === true;
  print((await player.playOn()).join('\n'));
  const lines = createInterface({
    input: process.stdin,
    output: process.stdout,
    terminal,
    completer: (line: string): [string[], string] => [player.optionTexts(line), line],
  });
  const ask = (): void => {
    lines.setPrompt(player.prompt);
    lines.prompt();
  };
  lines.on('SIGINT', () => lines.close());
  ask();
  for await (const typed of lines) {
    const line = typed.trim();
    if (!terminal) print(line);
    if (line === 'quit' || line === 'exit') break;
    const answer = await player.type(line);
    if (answer.length > 0) print(answer.join('\n'));
    ask();
  }
  lines.close();
  print(player.farewell);
}
