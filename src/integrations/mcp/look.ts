import Type from 'typebox';
import { no, ok } from '../../kernel/result.ts';
import { withoutRules } from '../../kernel/without-rules.ts';
import { seatOf } from './offers.ts';
import { heardOf, standingData, standingOf } from './standing.ts';
import { TableId } from './table-tools.ts';
import { fitting, LONGEST, partAt, trimmed } from './telling.ts';
import { tool } from './tool.ts';

const PARTS = ['all', 'board', 'heard', 'view'] as const;
const MOST_WAIT = 60; // seconds

export const look = tool({
  name: 'look',
  about:
    'What your seat sees and the events since your last call, as text and as JSON. A view that is too large is listed by its parts; request one with path.',
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
  async run(desk, { table, seat: named, part = 'all', path, wait = 0 }) {
    const found = desk.table(table);
    if (!found.ok) return found;
    const open = found.value;
    const { seated } = open;
    const gone = await seated.playOn(1000 * wait);
    if (!gone.ok) return gone;
    const seat = seatOf(open, named);
    if (!seat.ok) return seat;
    const view = seated.view(seat.value);
    if (path !== undefined) {
      const value = partAt(withoutRules(view), path);
      if (value === undefined) return no({ code: 'no-such-part', path, known: Object.keys(withoutRules(view)) });
      const { whole, json } = fitting(value, LONGEST);
      return ok({ words: `${path} of the view of ${seat.value}${whole ? '' : ', by its parts'}:`, data: json });
    }
    const shows = (one: (typeof PARTS)[number]): boolean => part === 'all' || part === one;
    const words: string[] = [];
    const data: Record<string, unknown> = { ...standingData(open), seat: seat.value };
    if (shows('heard')) {
      const { lines, events } = heardOf(seated, seated.news());
      words.push(...(lines.length > 0 ? ['Heard:', ...lines.map((line) => `  ${line}`)] : ['Nothing new was heard.']));
      data.heard = events;
    }
    if (shows('board'))
      words.push(
        `What ${seat.value} sees:`,
        trimmed(seated.game.board(view), LONGEST / 2, 'look with part "view" and a path'),
      );
    words.push(...standingOf(open));
    if (shows('view')) {
      const { whole, json } = fitting(withoutRules(view), LONGEST / (part === 'view' ? 1 : 2));
      data.view = json;
      if (!whole) words.push('The view is too large to be told whole; look with a path tells a part of it.');
    }
    return ok({ words: words.join('\n'), data });
  },
});
