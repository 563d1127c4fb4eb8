import Type from 'typebox';
import { sayIn } from '../../cli/say.ts';
import type { Seat } from '../../kernel/ids.ts';
import { parseCommand } from '../../kernel/match.ts';
import { no, ok, type Result } from '../../kernel/result.ts';
import type { Open } from './desk.ts';
import { hintWords } from './hint-words.ts';
import { look } from './look.ts';
import { askOf, offered, offers, seatOf } from './offers.ts';
import { heardOf, standingData, standingOf } from './standing.ts';
import { TableId } from './table-tools.ts';
import type { Told } from './telling.ts';
import { tool } from './tool.ts';

const strict = { additionalProperties: false };
const OwnSeat = Type.Optional(
  Type.String({ maxLength: 80, description: 'One of your seats. Default: the seat that has to act.' }),
);
const PAGE = 100;
const PAGE_CHARACTERS = 16_000;

const options = tool({
  name: 'options',
  about:
    'The legal commands of your seat, each with its id for act. The ids are valid until something happens in the match.',
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
  run(desk, { table, seat: named, begins = '', from = 0 }) {
    const open = desk.table(table);
    if (!open.ok) return open;
    const seat = seatOf(open.value, named);
    if (!seat.ok) return seat;
    const { seated } = open.value;
    const { kinds, must } = askOf(seated, seat.value);
    if (kinds.length === 0)
      return ok({ words: standingOf(open.value).join('\n'), data: { seat: seat.value, options: [] } });
    const view = seated.view(seat.value);
    const all = offers(open.value, seat.value).map((command, id) => ({
      id,
      command,
      typed: seated.game.write(command, view),
    }));
    const fit = all.filter(({ typed, command }) => typed.startsWith(begins) || command.type === begins);
    const page: unknown[] = [];
    const lines: string[] = [];
    let room = PAGE_CHARACTERS;
    for (const { id, command, typed } of fit.slice(from, from + PAGE)) {
      const words = seated.game.order?.(command, 'en', seated.rules, view) ?? typed;
      const line = `${String(id).padStart(4)}  ${typed}${words === typed ? '' : `  (${words})`}`;
      room -= line.length + JSON.stringify(command).length;
      if (room < 0 && page.length > 0) break;
      page.push({ id, command });
      lines.push(line);
    }
    const next = from + page.length;
    const more = next < fit.length ? [`${fit.length - next} more; options with from ${next} lists them.`] : [];
    const head = `${seat.value} ${must ? 'must' : 'may'} do one of these (${fit.length}${begins === '' ? '' : ` of ${all.length}`}):`;
    return ok({
      words: [head, ...lines, ...more].join('\n'),
      data: { seat: seat.value, must, options: page, ...(more.length > 0 && { next }) },
    });
  },
});

const act = tool({
  name: 'act',
  about:
    'Plays an option by its id, a command, or a typed command; pass lets the other players continue if you do not have to act. Then the others play until it is your turn again.',
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
  async run(desk, { table, seat: named, option, command, typed, pass, wait = 10 }) {
    const open = desk.table(table);
    if (!open.ok) return open;
    const seat = seatOf(open.value, named);
    if (!seat.ok) return seat;
    const { seated } = open.value;
    if ([option, command, typed, pass].filter((given) => given !== undefined).length !== 1)
      return no({ code: 'one-deed' });
    if (pass) {
      if (askOf(seated, seat.value).must) return no({ code: 'must-act', seat: seat.value });
      seated.pass();
    } else {
      const meant = meantBy(open.value, seat.value, { option, command, typed });
      const done = meant.ok ? await seated.act(seat.value, meant.value) : meant;
      if (!done.ok) return done;
    }
    return gone(open.value, wait);
  },
});

interface Meant {
  readonly option: number | undefined;
  readonly command: { readonly type: string } | undefined;
  readonly typed: string | undefined;
}

function meantBy(open: Open, seat: Seat, { option, command, typed }: Meant): Result<{ readonly type: string }> {
  if (option !== undefined) return offered(open, seat, option);
  const { game, rules } = open.seated;
  if (command !== undefined) {
    const shaped = parseCommand(game, command);
    if (shaped.ok) return shaped;
    return no({
      code: 'in-words',
      words: `${sayIn(game, shaped.error, rules)}; options lists whole commands to go by`,
    });
  }
  const read = game.typed(typed ?? '', open.seated.view(seat));
  return read.ok ? read : no({ code: 'in-words', words: sayIn(game, read.error, rules) });
}

async function gone(open: Open, wait: number): Promise<Result<Told>> {
  const { seated } = open;
  const played = await seated.playOn(1000 * wait);
  if (!played.ok) return played;
  const { lines, events } = heardOf(seated, seated.news());
  return ok({
    words: ['Done.', ...lines, ...standingOf(open)].join('\n'),
    data: { ...standingData(open), heard: events },
  });
}

const hint = tool({
  name: 'hint',
  about: 'What a bot would do in your seat, and why: its three best options with the reasons for their scores.',
  input: Type.Object({ table: TableId, seat: OwnSeat }, strict),
  async run(desk, { table, seat: named }) {
    const open = desk.table(table);
    if (!open.ok) return open;
    const seat = seatOf(open.value, named);
    if (!seat.ok) return seat;
    if (askOf(open.value.seated, seat.value).kinds.length === 0) return no({ code: 'nobody-asks', seat: seat.value });
    const decision = await open.value.seated.hint(seat.value);
    return decision.ok ? ok(hintWords(open.value.seated, seat.value, decision.value)) : decision;
  },
});

const resign = tool({
  name: 'resign',
  about: 'Resigns for your side.',
  changes: true,
  input: Type.Object({ table: TableId }, strict),
  async run(desk, { table }) {
    const open = desk.table(table);
    if (!open.ok) return open;
    const done = await open.value.seated.act(open.value.seated.seats[0] as Seat, { type: 'resign' });
    return done.ok ? gone(open.value, 5) : done;
  },
});

export const SEAT_TOOLS = [look, options, act, hint, resign];
