import Type from 'typebox';
import type { Listing } from '../../kernel/game.ts';
import type { Kinds } from '../../kernel/kinds.ts';
import { no, ok, type Result } from '../../kernel/result.ts';
import type { OpenTable } from './open-tables.ts';
import {
  fits,
  groupingKey,
  groupsBy,
  keyNames,
  keysOf,
  type ListedOption,
  listingOf,
  type Strange,
  strangeIn,
  strangeKey,
} from './option-list.ts';
import { OPTIONS_OUTPUT } from './output-schemas.ts';
import { askOf, optionsOf, seatOf } from './seat-options.ts';
import { statusLines } from './status-text.ts';
import { TableId } from './table-tools.ts';
import { tool } from './tool.ts';
import { OPTIONS_CHARACTERS, type ToolOutput } from './tool-output.ts';

export const OwnSeat = Type.Optional(
  Type.String({ maxLength: 80, description: 'One of your seats. Default: the seat that has to act.' }),
);
export const WhereInput = Type.Optional(
  Type.Record(Type.String({ maxLength: 40 }), Type.String({ maxLength: 80 }), {
    maxProperties: 8,
    description: 'Only options with these values, for example {"hex": "0917", "mode": "run"}.',
  }),
);

export const options = tool({
  name: 'options',
  about:
    'Lists the legal commands of your seat with their ids for act, their odds and their consequences; hint weighs them, with reasons that add up. A long list comes in groups; narrow it with where. The ids are valid until something happens in the match.',
  output: OPTIONS_OUTPUT,
  input: Type.Object(
    {
      table: TableId,
      seat: OwnSeat,
      where: WhereInput,
      by: Type.Optional(
        Type.String({ maxLength: 40, description: 'Group by this key, for example mode. Default: chosen to fit.' }),
      ),
      begins: Type.Optional(
        Type.String({
          maxLength: 80,
          description: 'Only options whose typed form starts with this text, or that have this type.',
        }),
      ),
      from: Type.Optional(Type.Integer({ minimum: 0, description: 'Offset of the first result, for paging.' })),
    },
    { additionalProperties: false },
  ),
  async run(tables, { table, seat: named, where = {}, by, begins = '', from }) {
    const open = tables.table(table);
    if (!open.ok) return open;
    const seat = seatOf(open.value, named);
    if (!seat.ok) return seat;
    const { session } = open.value;
    const { kinds, must } = askOf(session, seat.value);
    if (kinds.length === 0)
      return ok({
        words: statusLines(open.value).join('\n'),
        data: { seat: seat.value, must, total: 0, matching: 0, options: [] },
      });
    const listing = await listingOf(open.value);
    const view = session.view(seat.value);
    const all = optionsOf(open.value, seat.value).map(
      (command, id): ListedOption => ({
        id,
        command,
        typed: session.game.write(command, view),
        keys: keysOf(listing, command, view),
      }),
    );
    const strange = strangeIn(all, where) ?? (by === undefined ? undefined : strangeKey(all, by));
    if (strange) return no({ code: 'in-words', words: filterProblem(strange) });
    const fit = all.filter(
      ({ typed, command, keys }) => (typed.startsWith(begins) || command.type === begins) && fits(keys, where),
    );
    const counted = fit.length === all.length ? `${all.length}` : `${fit.length} of ${all.length}`;
    const asked = {
      words: `${must ? 'Legal' : 'Optional'} commands for seat ${seat.value} (${counted})`,
      data: { seat: seat.value, must, total: all.length, matching: fit.length },
    };
    const page = pageOf(open.value, listing, view, fit, from ?? 0);
    const key = by ?? (from === undefined && page.length < fit.length ? groupingKey(fit, where) : undefined);
    return key === undefined ? listed(asked, page, fit, from ?? 0) : grouped(asked, fit, key, from ?? 0);
  },
});

interface Head {
  readonly words: string;
  readonly data: object;
}

interface Shown {
  readonly id: number;
  readonly typed: string;
  readonly about?: string; // in words, with odds and consequences
}

/** As many options as fit, at least one. */
function pageOf(
  { session }: OpenTable,
  listing: Pick<Listing<Kinds>, 'outlook'>,
  view: object,
  fit: readonly ListedOption[],
  from: number,
): readonly Shown[] {
  const page: Shown[] = [];
  let left = OPTIONS_CHARACTERS - FRAME;
  for (const { id, command, typed } of fit.slice(from)) {
    const words = session.game.order?.(command, 'en', session.rules, view as Kinds['view']) ?? typed;
    const about = [...(words === typed ? [] : [words]), ...listing.outlook(command, view as Kinds['view'], 'en')].join(
      ' · ',
    );
    const shown = { id, typed, ...(about !== '' && { about }) };
    left -= lineOf(shown).length + 1 + JSON.stringify({ id, typed }).length + 1;
    if (left < 0 && page.length > 0) break;
    page.push(shown);
  }
  return page;
}

const FRAME = 400; // room for the first and last lines
const lineOf = ({ id, typed, about }: Shown): string =>
  `${String(id).padStart(4)}  ${typed}${about === undefined ? '' : `  (${about})`}`;

function listed(
  { words, data }: Head,
  page: readonly Shown[],
  fit: readonly ListedOption[],
  from: number,
): Result<ToolOutput> {
  const next = from + page.length;
  const more = next < fit.length ? [`${fit.length - next} more. Call options with from: ${next} to list them.`] : [];
  return ok({
    words: [`${words}:`, ...page.map(lineOf), ...more].join('\n'),
    data: { ...data, options: page.map(({ id, typed }) => ({ id, typed })), ...(more.length > 0 && { next }) },
  });
}

/** The groups with their sizes, as many as fit. */
function grouped({ words, data }: Head, fit: readonly ListedOption[], key: string, from: number): Result<ToolOutput> {
  const all = groupsBy(fit, key);
  const texts: string[] = [];
  let left = OPTIONS_CHARACTERS - FRAME - 200;
  for (const { value, count } of all.slice(from)) {
    const text = `${value} (${count})`;
    left -= 2 * text.length + 6;
    if (left < 0) break;
    texts.push(text);
  }
  const shown = all.slice(from, from + texts.length);
  const next = from + shown.length;
  const others = keyNames(fit).filter((name) => name !== key && groupsBy(fit, name).length > 1);
  const more =
    next < all.length ? [`${all.length - next} more groups. Call options with by: "${key}" and from: ${next}.`] : [];
  return ok({
    words: [
      `${words}, by ${key} (number of options):`,
      texts.join(', '),
      ...more,
      `List some with where, for example {"${key}": "${shown[0]?.value ?? ''}"}.${others.length > 0 ? ` Other keys: ${others.join(', ')}.` : ''} hint shows the best ones.`,
    ].join('\n'),
    data: {
      ...data,
      by: key,
      groups: Object.fromEntries(shown.map(({ value, count }) => [value, count])),
      options: [],
      ...(more.length > 0 && { next }),
    },
  });
}

const filterProblem = ({ key, value, known }: Strange): string =>
  value === undefined
    ? `options have no "${key}"; available: ${known.join(', ')}`
    : `no option has ${key} "${value}"; available: ${known.slice(0, 60).join(', ')}${known.length > 60 ? ', …' : ''}`;
