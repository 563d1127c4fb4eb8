import Type from 'typebox';
import { no, ok } from '../../kernel/result.ts';
import { withoutRules } from '../../kernel/without-rules.ts';
import { seatOf } from './seat-options.ts';
import { heardOf, statusData, statusLines } from './status-text.ts';
import { TableId } from './table-tools.ts';
import { tool } from './tool.ts';
import { fitted, MAX_CHARACTERS, partAt, trimmed } from './tool-output.ts';

const PARTS = ['all', 'board', 'heard', 'view'] as const;
const MOST_WAIT = 60; // seconds

export const look = tool({
  name: 'look',
  about:
    'Shows what your seat sees and the events since your last call, as text and as JSON. If the view is too large, only its parts are listed; request one with path.',
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
  async run(tables, { table, seat: named, part = 'all', path, wait = 0 }) {
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
        data: json,
      });
    }
    const shows = (one: (typeof PARTS)[number]): boolean => part === 'all' || part === one;
    const words: string[] = [];
    const data: Record<string, unknown> = { ...statusData(open), seat: seat.value };
    if (shows('heard')) {
      const { lines, events } = heardOf(session, session.news());
      words.push(
        ...(lines.length > 0 ? ['What happened:', ...lines.map((line) => `  ${line}`)] : ['Nothing new has happened.']),
      );
      data.heard = events;
    }
    if (shows('board'))
      words.push(
        `What ${seat.value} sees:`,
        trimmed(session.game.board(view), MAX_CHARACTERS / 2, 'call look with part "view" and a path'),
      );
    words.push(...statusLines(open));
    if (shows('view')) {
      const { whole, json } = fitted(withoutRules(view), MAX_CHARACTERS / (part === 'view' ? 1 : 2));
      data.view = json;
      if (!whole) words.push('The view is too large to show completely. Call look with a path to see a part of it.');
    }
    return ok({ words: words.join('\n'), data });
  },
});
