import Type from 'typebox';
import { no, ok } from '../../kernel/result.ts';
import { hintText } from './hint-text.ts';
import { fits, keysOf, listingOf } from './option-list.ts';
import { OwnSeat, WhereInput } from './options-tool.ts';
import { HINT_OUTPUT } from './output-schemas.ts';
import { askOf, optionsOf, seatOf } from './seat-options.ts';
import { TableId } from './table-tools.ts';
import { tool } from './tool.ts';

export const hint = tool({
  name: 'hint',
  about:
    'Shows what a bot would do in your seat, and why: its best options with the reasons for their scores, and their ids for act.',
  output: HINT_OUTPUT,
  input: Type.Object(
    {
      table: TableId,
      seat: OwnSeat,
      most: Type.Optional(Type.Integer({ minimum: 1, maximum: 10, description: 'Number of options. Default: 3.' })),
      where: WhereInput,
    },
    { additionalProperties: false },
  ),
  async run(tables, { table, seat: named, most = 3, where }) {
    const open = tables.table(table);
    if (!open.ok) return open;
    const seat = seatOf(open.value, named);
    if (!seat.ok) return seat;
    const { session } = open.value;
    if (askOf(session, seat.value).kinds.length === 0) return no({ code: 'nobody-asks', seat: seat.value });
    const decision = await session.hint(seat.value);
    if (!decision.ok) return decision;
    const listing = await listingOf(open.value);
    const view = session.view(seat.value);
    const kept = decision.value.kept.filter(
      ({ option }) => where === undefined || (option !== null && fits(keysOf(listing, option, view), where)),
    );
    if (where !== undefined && kept.length === 0)
      return no({ code: 'in-words', words: 'none of the best options matches where; call options with it' });
    return ok(
      hintText(
        session,
        seat.value,
        { ...decision.value, kept },
        {
          most,
          all: optionsOf(open.value, seat.value),
          outlook: (command) => listing.outlook(command, view, 'en'),
        },
      ),
    );
  },
});
