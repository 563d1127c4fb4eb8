// Umpire's line protocol for TypeScript: one JSON object per line on stdin and stdout. See docs/line-protocol.md.
// Write debug output to stderr (console.error), since stdout belongs to the protocol.
import { createInterface } from 'node:readline';

const PROTOCOL = 1;

export interface Command {
  readonly type: string;
  readonly [field: string]: unknown;
}

export interface Hello<Rules = unknown> {
  readonly game: string;
  readonly seat: string;
  readonly side: string;
  readonly seats: readonly string[];
  readonly setup: Readonly<Record<string, unknown>>;
  readonly rules: Rules;
  readonly seed: number;
}

export interface Ask<View = unknown> {
  readonly id: number;
  readonly must: boolean;
  readonly kinds: readonly string[];
  readonly view: View;
  readonly options: readonly { readonly id: number; readonly command: Command }[];
  readonly complete: boolean;
  readonly timeMs: number;
}

/** What a bot knows about its match: the hello message, and everything its seat has heard. */
export interface Table<Rules = unknown> {
  readonly hello: Hello<Rules>;
  readonly heard: Command[];
}

/** One part of an option's score, with its reason. */
export type Line = readonly [text: string, value: number];

export interface Answer {
  readonly option?: number;
  readonly command?: Command;
  readonly decline?: true;
  readonly reasons?: {
    readonly notes?: readonly string[];
    readonly options?: readonly {
      readonly option: number;
      readonly score: number;
      readonly lines: readonly { readonly text: string; readonly value: number }[];
    }[];
  };
}

/** An option with its reasons; the lines add up to the score. */
export const scored = (option: number, lines: readonly Line[]) => ({
  option,
  score: sumOf(lines),
  lines: lines.map(([text, value]) => ({ text, value })),
});

export const sumOf = (lines: readonly Line[]): number => lines.reduce((sum, [, value]) => sum + value, 0);

type Message =
  | ({ readonly type: 'hello' } & Hello)
  | { readonly type: 'heard'; readonly events: readonly Command[] }
  | ({ readonly type: 'ask' } & Ask)
  | { readonly type: 'fault'; readonly words: string; readonly left: number }
  | { readonly type: 'bye' };

export interface Bot {
  readonly name: string;
  readonly version?: string;
  readonly volunteers?: readonly string[]; // command types to ask it for even if it does not have to act
  decide(table: Table, ask: Ask): Answer;
}

/** Plays a seat to the end of its match. */
export function run({ name, version = '1', volunteers = [], decide }: Bot): void {
  const say = (message: object): void => void process.stdout.write(`${JSON.stringify(message)}\n`);
  let table: Table | undefined;
  createInterface({ input: process.stdin }).on('line', (line) => {
    const message = JSON.parse(line) as Message;
    switch (message.type) {
      case 'hello':
        table = { hello: message, heard: [] };
        say({ type: 'ready', protocol: PROTOCOL, name, version, volunteers });
        break;
      case 'heard':
        table?.heard.push(...message.events);
        break;
      case 'ask':
        if (table) say({ type: 'answer', id: message.id, ...decide(table, message) });
        break;
      case 'fault':
        console.error(`fault: ${message.words} (${message.left} left)`);
        break;
      case 'bye':
        process.exit(0);
    }
  });
}

/** Random numbers from 0 to 1; the same seed gives the same numbers. */
export function chanceOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
