import Type from 'typebox';
import { seedFrom } from '../../cli/input.ts';
import type { Seat } from '../../kernel/ids.ts';
import { no, ok, type Result } from '../../kernel/result.ts';
import { LocalSession } from './local-session.ts';
import type { OpenTable, OpenTables } from './open-tables.ts';
import { LEFT_OUTPUT, STATUS_OUTPUT } from './output-schemas.ts';
import { RemoteSession } from './remote-session.ts';
import type { SeatSession } from './seat-session.ts';
import { nameOf, newsOf, statusData, statusLines } from './status-text.ts';
import { tool } from './tool.ts';
import type { ToolOutput } from './tool-output.ts';

const strict = { additionalProperties: false };
const SeatId = Type.String({ maxLength: 80 });
export const TableId = Type.Optional(
  Type.String({ maxLength: 20, description: 'A table id from new_match or join_match. Default: the newest.' }),
);

const newMatch = tool({
  name: 'new_match',
  output: STATUS_OUTPUT,
  about: 'Starts a match against bots and takes a seat in it. You see only what your seat sees.',
  changes: true,
  input: Type.Object(
    {
      game: Type.String({ maxLength: 40, description: 'The id of a game, from list_games.' }),
      seats: Type.Optional(
        Type.Array(SeatId, { minItems: 1, maxItems: 16, description: 'Seats of one side. Default: the first seat.' }),
      ),
      opponents: Type.Optional(
        Type.String({
          maxLength: 80,
          description: 'The bot for the other sides, for example crew@3. Default: the default bot of the game.',
        }),
      ),
      crew: Type.Optional(
        Type.String({
          maxLength: 80,
          description: 'The bot for the other seats of your side; it also gives the hints.',
        }),
      ),
      setup: Type.Optional(
        Type.Unknown({ description: 'The set-up; see its schema in list_games. Default: the standard set-up.' }),
      ),
      seed: Type.Optional(Type.String({ maxLength: 100, description: 'Random seed. Default: a secret one.' })),
      hints: Type.Optional(Type.Boolean({ description: 'false turns the hint tool off in this match.' })),
    },
    strict,
  ),
  async run(tables, { game: id, seats = [], opponents, crew, setup, seed: given, hints = true }) {
    const game = tables.game(id);
    if (!game.ok) return game;
    if (tables.isFull) return no({ code: 'desk-full' });
    const seed = seedFrom(given);
    if (!seed.ok) return seed;
    const { bot } = game.value.defaults;
    const options = { seats, against: opponents ?? bot, with: crew ?? bot, setup, seed: seed.value.text, hints };
    return addTable(tables, LocalSession.open(game.value, options), 0);
  },
});

const joinMatch = tool({
  name: 'join_match',
  output: STATUS_OUTPUT,
  about: 'Joins a match on a running Umpire server, in the seats that the token holds.',
  changes: true,
  input: Type.Object(
    {
      server: Type.String({
        maxLength: 300,
        description: 'The address of the server, for example http://localhost:8080',
      }),
      match: Type.String({
        pattern: '^[A-Za-z0-9]{4,8}$',
        description: 'The match code, 4 to 8 letters and digits.',
      }),
      token: Type.Optional(
        Type.String({
          pattern: '^[A-Za-z0-9_-]{22}$',
          description: 'The seat token. Default: UMPIRE_TOKEN, if UMPIRE_SERVER is this server.',
        }),
      ),
    },
    strict,
  ),
  async run(tables, { server, match, token: given }) {
    if (tables.isFull) return no({ code: 'desk-full' });
    const url = URL.canParse(server) ? new URL(server) : undefined;
    if (!url || !/^https?:$/.test(url.protocol)) return no({ code: 'bad-server', server });
    const token = given ?? ownToken(url);
    if (token === undefined) return no({ code: 'no-token-for', server: url.origin });
    return addTable(tables, await RemoteSession.open({ server: url, match, token }), 1000);
  },
});

/** The token in the environment, sent only to the server that the environment names. */
function ownToken({ origin }: URL): string | undefined {
  const { UMPIRE_SERVER: named = '', UMPIRE_TOKEN: token } = process.env;
  return URL.canParse(named) && new URL(named).origin === origin ? token : undefined;
}

async function addTable(tables: OpenTables, opened: Result<SeatSession>, within: number): Promise<Result<ToolOutput>> {
  if (!opened.ok) return opened;
  const open = tables.add(opened.value);
  const gone = await open.session.waitForTurn(within);
  return gone.ok ? ok(openedText(open)) : gone;
}

function openedText(open: OpenTable): ToolOutput {
  const { game, seats, where } = open.session;
  const named = (seat: Seat): string => {
    const name = nameOf(open.session, seat);
    return name === seat ? seat : `${name} (seat ${seat})`;
  };
  const heard = newsOf(open);
  const words = [
    `Table ${open.id} (${where}): ${game.title}. You are ${seats.map(named).join(', ')}.`,
    ...heard,
    ...statusLines(open),
  ];
  return { words: words.join('\n'), data: { ...statusData(open), heard } };
}

const leave = tool({
  name: 'leave',
  output: LEFT_OUTPUT,
  about: 'Leaves a match. A local match ends; on a server you keep the seat.',
  changes: true,
  input: Type.Object({ table: TableId }, strict),
  run(tables, { table }) {
    const open = tables.table(table);
    if (!open.ok) return open;
    tables.remove(open.value);
    return ok({ words: `You have left table ${open.value.id}.`, data: { table: open.value.id } });
  },
});

export const TABLE_TOOLS = [newMatch, joinMatch, leave];
