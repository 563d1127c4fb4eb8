import Type from 'typebox';
import { no, ok } from '../../kernel/result.ts';
import { withoutRules } from '../../kernel/without-rules.ts';
import { partsOf } from './board-parts.ts';
import type { OpenTable } from './open-tables.ts';
import { LOOK_OUTPUT } from './output-schemas.ts';
import { seatOf } from './seat-options.ts';
import { heardLines, newsOf, statusData, statusLines } from './status-text.ts';
import { TableId } from './table-tools.ts';
import { tool } from './tool.ts';
import { BOARD_CHARACTERS, fitted, lastLines, MAX_CHARACTERS, partAt, trimmed } from './tool-output.ts';

const PARTS = ['all', 'board', 'heard', 'view'] as const;
const MOST_WAIT = 60; // seconds

export const look = tool({
  name: 'look',
  output: LOOK_OUTPUT,
  about:
    'Shows what happened since your last call and the board as your seat sees it. A large board is listed by its parts. Part view returns the view as JSON, and path a part of it.',
  input: Type.Object(
    {
      table: TableId,
      seat: Type.Optional(
        Type.String({ maxLength: 80, description: 'One of your seats. Default: the seat that has to act.' }),
      ),
      part: Type.Optional(Type.Enum([...PARTS], { description: 'Default: all' })),
      path: Type.Optional(
        Type.String({ maxLength: 200, description: 'Path of a part of the view, for example boats.blue or units.3' }),
      ),
      board: Type.Optional(
        Type.String({ maxLength: 80, description: 'Id of a part of the board, for example map or unit-0' }),
      ),
      wait: Type.Optional(
        Type.Number({
          minimum: 0,
          maximum: MOST_WAIT,
          description: 'Maximum number of seconds to wait for the other players.',
        }),
      ),
    },
    { additionalProperties: false },
  ),
  async run(tables, { table, seat: named, part = 'all', path, board, wait = 0 }) {
    const found = tables.table(table);
    if (!found.ok) return found;
    const open = found.value;
    const { session } = open;
    const gone = await session.waitForTurn(1000 * wait);
    if (!gone.ok) return gone;
    const seat = seatOf(open, named);
    if (!seat.ok) return seat;
    const view = session.view(seat.value);
    if (path !== undefined) {
      const value = partAt(withoutRules(view), path);
      if (value === undefined) return no({ code: 'no-such-part', path, known: Object.keys(withoutRules(view)) });
      const { whole, json } = fitted(value, MAX_CHARACTERS);
      return ok({
        words: `${path} in the view of ${seat.value}${whole ? '' : ' (too large; its parts)'}:`,
        data: { ...statusData(open), seat: seat.value, view: json },
        inText: true,
      });
    }
    if (board !== undefined) {
      const parts = await partsOf(session.game, view);
      const one = parts.find(({ id }) => id === board);
      if (!one) return no({ code: 'no-such-part', path: board, known: parts.map(({ id }) => id) });
      return ok({ words: trimmed(one.text, MAX_BOARD, 'it is cut'), data: { ...statusData(open), seat: seat.value } });
    }
    const shows = (one: (typeof PARTS)[number]): boolean => part === 'all' || part === one;
    const words: string[] = [];
    const data: Record<string, unknown> = { ...statusData(open), seat: seat.value };
    if (shows('heard')) {
      const fresh = newsOf(open);
      const lines = part === 'heard' ? trimmedLines(open) : fresh;
      words.push(...(lines.length > 0 ? ['What happened:', ...lines.map((line) => `  ${line}`)] : [NOTHING_NEW]));
      data.heard = lines;
    }
    if (part === 'all' || part === 'board') {
      const text = session.game.board(view);
      const parts = await partsOf(session.game, view);
      const known = parts.map(({ id, title }) => ({ id, title }));
      if (part === 'board' || text.length <= BOARD_CHARACTERS)
        words.push(`What ${seat.value} sees:`, trimmed(text, MAX_BOARD, 'call look with board and the id of a part'));
      else
        words.push(
          `The board has ${text.length} characters. Call look with part "board" for all of it, or with board and the id of a part:`,
          trimmed(known.map(({ id, title }) => `  ${id}: ${title}`).join('\n'), BOARD_CHARACTERS / 2, 'and more parts'),
        );
    }
    words.push(...statusLines(open));
    if (part === 'view') {
      const { whole, json } = fitted(withoutRules(view), MAX_CHARACTERS);
      data.view = json;
      if (!whole) words.push('The view is too large to show completely. Call look with a path to see a part of it.');
    }
    return ok({ words: words.join('\n'), data, inText: part === 'view' });
  },
});

const NOTHING_NEW = 'Nothing new has happened.';
const MAX_BOARD = MAX_CHARACTERS / 2;

const trimmedLines = (open: OpenTable): readonly string[] =>
  lastLines(heardLines(open.session, open.heard), MAX_BOARD / 2);
