import { no, ok, type Result } from '../../src/kernel/result.ts';
import { cellName, cellNamed } from './state.ts';

export interface Begin {
  readonly type: 'begin';
}
export interface Place {
  readonly type: 'place';
  readonly cell: number; // 0 to 8
}
export type Command = Begin | Place;

/** What a seat may send, for others to read. */
export const COMMAND = {
  type: 'object',
  properties: { type: { const: 'place' }, cell: { type: 'integer', minimum: 0, maximum: 8 } },
  required: ['type', 'cell'],
  additionalProperties: false,
};

export function parse(input: unknown): Result<Command> {
  if (typeof input !== 'object' || input === null) return no({ code: 'not-an-object' });
  const given = input as Readonly<Record<string, unknown>>;
  if (given.type === 'begin') return ok({ type: 'begin' });
  if (given.type !== 'place') return no({ code: 'unknown-command', type: String(given.type) });
  const { cell } = given;
  return typeof cell === 'number' && Number.isInteger(cell) && cell >= 0 && cell < 9
    ? ok({ type: 'place', cell })
    : no({ code: 'bad-command', field: 'cell' });
}

/** `place b2`, or just `b2`. */
export function typed(line: string): Result<Command> {
  const words = line.trim().toLowerCase().split(/\s+/);
  const name = (words[0] === 'place' ? words[1] : words[0]) ?? '';
  const cell = cellNamed(name);
  return cell === undefined ? no({ code: 'no-such-cell', cell: name }) : ok({ type: 'place', cell });
}

export const write = (command: Command): string =>
  command.type === 'place' ? `place ${cellName(command.cell)}` : command.type;
