import Type from 'typebox';
import { sayIn } from '../../cli/say.ts';
import type { Seat } from '../../kernel/ids.ts';
import { parseCommand } from '../../kernel/raw-command.ts';
import { no, ok, type Result } from '../../kernel/result.ts';
import { hint } from './hint-tool.ts';
import { look } from './look-tool.ts';
import type { OpenTable } from './open-tables.ts';
import { OwnSeat, options } from './options-tool.ts';
import { STATUS_OUTPUT } from './output-schemas.ts';
import { askOf, optionWithId, seatOf } from './seat-options.ts';
import { newsOf, statusData, statusLines } from './status-text.ts';
import { TableId } from './table-tools.ts';
import { tool } from './tool.ts';
import type { ToolOutput } from './tool-output.ts';

const strict = { additionalProperties: false };
const act = tool({
  name: 'act',
  output: STATUS_OUTPUT,
  about:
    'Plays an option by its id, a command, or a typed command. If you do not have to act, pass lets the other players continue. Then the others play until it is your turn again.',
  changes: true,
  input: Type.Object(
    {
      table: TableId,
      seat: OwnSeat,
      option: Type.Optional(Type.Integer({ minimum: 0, description: 'An id from options.' })),
      command: Type.Optional(
        Type.Object(
          { type: Type.String({ maxLength: 40 }) },
          { description: 'A complete command, as JSON; see the schema of the game.' },
        ),
      ),
      typed: Type.Optional(
        Type.String({ maxLength: 300, description: 'A typed command as shown by options, for example "move north".' }),
      ),
      pass: Type.Optional(Type.Literal(true, { description: 'Pass, if the seat may act but does not have to.' })),
      wait: Type.Optional(
        Type.Number({
          minimum: 0,
          maximum: 60,
          description: 'Seconds to wait for the other players on a server. Default: 10.',
        }),
      ),
    },
    strict,
  ),
  async run(tables, { table, seat: named, option, command, typed, pass, wait = 10 }) {
    const open = tables.table(table);
    if (!open.ok) return open;
    const seat = seatOf(open.value, named);
    if (!seat.ok) return seat;
    const { session } = open.value;
    if ([option, command, typed, pass].filter((given) => given !== undefined).length !== 1)
      return no({ code: 'one-deed' });
    if (pass) {
      if (askOf(session, seat.value).must) return no({ code: 'must-act', seat: seat.value });
      session.pass();
    } else {
      const meant = commandFrom(open.value, seat.value, { option, command, typed });
      const done = meant.ok ? await session.act(seat.value, meant.value) : meant;
      if (!done.ok) return done;
    }
    return afterAct(open.value, wait);
  },
});

interface ActInput {
  readonly option: number | undefined;
  readonly command: { readonly type: string } | undefined;
  readonly typed: string | undefined;
}

function commandFrom(
  open: OpenTable,
  seat: Seat,
  { option, command, typed }: ActInput,
): Result<{ readonly type: string }> {
  if (option !== undefined) return optionWithId(open, seat, option);
  const { game, rules } = open.session;
  if (command !== undefined) {
    const shaped = parseCommand(game, command);
    if (shaped.ok) return shaped;
    return no({
      code: 'in-words',
      words: `${sayIn(game, shaped.error, rules)}; options lists the legal commands as they are typed`,
    });
  }
  const read = game.typed(typed ?? '', open.session.view(seat));
  return read.ok ? read : no({ code: 'in-words', words: sayIn(game, read.error, rules) });
}

async function afterAct(open: OpenTable, wait: number): Promise<Result<ToolOutput>> {
  const { session } = open;
  const played = await session.waitForTurn(1000 * wait);
  if (!played.ok) return played;
  const heard = newsOf(open);
  return ok({
    words: ['Done.', ...heard, ...statusLines(open)].join('\n'),
    data: { ...statusData(open), heard },
  });
}

const resign = tool({
  name: 'resign',
  output: STATUS_OUTPUT,
  about: 'Resigns for your side.',
  changes: true,
  input: Type.Object({ table: TableId }, strict),
  async run(tables, { table }) {
    const open = tables.table(table);
    if (!open.ok) return open;
    const done = await open.value.session.act(open.value.session.seats[0] as Seat, { type: 'resign' });
    return done.ok ? afterAct(open.value, 5) : done;
  },
});

export const SEAT_TOOLS = [look, options, act, hint, resign];
