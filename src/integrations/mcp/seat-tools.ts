import Type from 'typebox';
import { sayIn } from '../../cli/say.ts';
import type { Seat } from '../../kernel/ids.ts';
import { parseCommand } from '../../kernel/raw-command.ts';
import { no, ok, type Result } from '../../kernel/result.ts';
import { hintText } from './hint-text.ts';
import { look } from './look-tool.ts';
import type { OpenTable } from './open-tables.ts';
import { askOf, optionsOf, optionWithId, seatOf } from './seat-options.ts';
import { heardOf, statusData, statusLines } from './status-text.ts';
import { TableId } from './table-tools.ts';
import { tool } from './tool.ts';
import type { ToolOutput } from './tool-output.ts';

const strict = { additionalProperties: false };
const OwnSeat = Type.Optional(
  Type.String({ maxLength: 80, description: 'One of your seats. Default: the seat that has to act.' }),
);
const PAGE = 100;
const PAGE_CHARACTERS = 16_000;

const options = tool({
  name: 'options',
  about:
    'Lists the legal commands of your seat, each with its id for act. The ids are valid until something happens in the match.',
  input: Type.Object(
    {
      table: TableId,
      seat: OwnSeat,
      begins: Type.Optional(
        Type.String({
          maxLength: 80,
          description: 'Only options whose typed form starts with this text, or that have this type.',
        }),
      ),
      from: Type.Optional(Type.Integer({ minimum: 0, description: 'Offset of the first result, for paging.' })),
    },
    strict,
  ),
  run(tables, { table, seat: named, begins = '', from = 0 }) {
    const open = tables.table(table);
    if (!open.ok) return open;
    const seat = seatOf(open.value, named);
    if (!seat.ok) return seat;
    const { session } = open.value;
    const { kinds, must } = askOf(session, seat.value);
    if (kinds.length === 0)
      return ok({ words: statusLines(open.value).join('\n'), data: { seat: seat.value, options: [] } });
    const view = session.view(seat.value);
    const all = optionsOf(open.value, seat.value).map((command, id) => ({
      id,
      command,
      typed: session.game.write(command, view),
    }));
    const fit = all.filter(({ typed, command }) => typed.startsWith(begins) || command.type === begins);
    const page: unknown[] = [];
    const lines: string[] = [];
    let charactersLeft = PAGE_CHARACTERS;
    for (const { id, command, typed } of fit.slice(from, from + PAGE)) {
      const words = session.game.order?.(command, 'en', session.rules, view) ?? typed;
      const line = `${String(id).padStart(4)}  ${typed}${words === typed ? '' : `  (${words})`}`;
      charactersLeft -= line.length + JSON.stringify(command).length;
      if (charactersLeft < 0 && page.length > 0) break;
      page.push({ id, command });
      lines.push(line);
    }
    const next = from + page.length;
    const more = next < fit.length ? [`${fit.length - next} more. Call options with from: ${next} to list them.`] : [];
    const head = `${must ? 'Legal' : 'Optional'} commands for seat ${seat.value} (${fit.length}${begins === '' ? '' : ` of ${all.length}`}):`;
    return ok({
      words: [head, ...lines, ...more].join('\n'),
      data: { seat: seat.value, must, options: page, ...(more.length > 0 && { next }) },
    });
  },
});

const act = tool({
  name: 'act',
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
          { description: 'A complete command of the game, as listed by options.' },
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
      words: `${sayIn(game, shaped.error, rules)}; options lists complete commands`,
    });
  }
  const read = game.typed(typed ?? '', open.session.view(seat));
  return read.ok ? read : no({ code: 'in-words', words: sayIn(game, read.error, rules) });
}

async function afterAct(open: OpenTable, wait: number): Promise<Result<ToolOutput>> {
  const { session } = open;
  const played = await session.waitForTurn(1000 * wait);
  if (!played.ok) return played;
  const { lines, events } = heardOf(session, session.news());
  return ok({
    words: ['Done.', ...lines, ...statusLines(open)].join('\n'),
    data: { ...statusData(open), heard: events },
  });
}

const hint = tool({
  name: 'hint',
  about: 'Shows what a bot would do in your seat, and why: its three best options with the reasons for their scores.',
  input: Type.Object({ table: TableId, seat: OwnSeat }, strict),
  async run(tables, { table, seat: named }) {
    const open = tables.table(table);
    if (!open.ok) return open;
    const seat = seatOf(open.value, named);
    if (!seat.ok) return seat;
    if (askOf(open.value.session, seat.value).kinds.length === 0) return no({ code: 'nobody-asks', seat: seat.value });
    const decision = await open.value.session.hint(seat.value);
    return decision.ok ? ok(hintText(open.value.session, seat.value, decision.value)) : decision;
  },
});

const resign = tool({
  name: 'resign',
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
