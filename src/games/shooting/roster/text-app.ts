import { nameFrom } from './names.ts';
import type { Report } from './report.ts';
import { type Draft, draft } from './text-draft.ts';
import { counted, isFooter, type Line, pricedOf } from './text-lines.ts';

const SECTION =
  /^(?:characters?|epic heroe?s?|battleline|dedicated transports?|other datasheets?|allied units?|fortifications?|infantry|vehicles?|monsters?|beasts?|mounted|swarms?|personnages?|ligne de front|transports assign[ée]s|autres fiches(?: techniques)?|alli[ée]s|unit[ée]s alli[ée]es):?$/i;
const ATTACHED = /^attached units?(?: (\d+))?:?$/i;
export const SIZE = /^(?:combat patrol|incursion|strike force|onslaught|apocalypse|force de frappe|patrouille)\b/i;

const MOST_COPIES = 20;

/** Whether a line is a heading between units. All capitals count only if they cannot be a title. */
export const isSection = ({ text, indent, bullet }: Line): boolean =>
  bullet === 'none' && indent === 0 && (SECTION.test(text) || ATTACHED.test(text));

const isCapitals = ({ text, indent, bullet }: Line): boolean =>
  bullet === 'none' && indent === 0 && /^[\p{Lu}\s'&-]{5,60}$/u.test(text);

/** Reads the units of the official app's text. */
export function appUnits(lines: readonly Line[], report: Report): readonly Draft[] {
  const isFlat = lines.every(({ indent, bullet }) => bullet !== 'deep' && indent === 0);
  const drafts: Draft[] = [];
  let current: { drafts: readonly Draft[]; lines: Line[] } | undefined; // several if the name starts with `2x`
  let block: number | null = null;
  const close = (): void => {
    for (const unit of current?.drafts ?? []) readBody(unit, current?.lines ?? [], isFlat);
    current = undefined;
  };
  for (const line of lines) {
    const { text, indent, bullet } = line;
    const price = bullet === 'none' && indent < 2 ? pricedOf(text) : undefined;
    if (price && !SIZE.test(price.name)) {
      close();
      const several = counted(price.name);
      if (several) report.add(null, 'points', `${price.name}: ${price.points}`, 'units');
      const made = Array.from({ length: Math.min(several?.count ?? 1, MOST_COPIES) }, () => ({
        ...draft(several?.name ?? price.name, several ? null : price.points),
        block,
      }));
      current = { drafts: made, lines: [] };
      drafts.push(...made);
    } else if (ATTACHED.test(text) || isSection(line) || (isCapitals(line) && !/^WARLORD$/.test(text))) {
      close();
      const number = ATTACHED.exec(text)?.[1];
      block = number === undefined ? null : Number(number);
    } else if (isFooter(text) || (price && SIZE.test(price.name))) close();
    else if (current && (bullet !== 'none' || indent > 0 || isFlat)) current.lines.push(line);
    else if (current) for (const unit of current.drafts) unit.unread.push(text);
    else report.add(null, 'line', text, 'units');
  }
  close();
  return drafts;
}

/** A top entry with deeper ones is a group of models; the second weapon of a single model has no bullet. */
function readBody(unit: Draft, lines: readonly Line[], isFlat: boolean): void {
  const first = lines.find(({ bullet }) => bullet !== 'none')?.indent ?? 0;
  const top: { item: { name: string; count: number }; inner: { name: string; count: number }[] }[] = [];
  let isDeep = false;
  for (const line of lines) {
    if (line.bullet !== 'none') isDeep = line.bullet === 'deep' || line.indent > first + 1;
    const item = counted(line.text);
    if (!item) readNote(unit, line.text);
    else if (isDeep && top.length > 0) top.at(-1)?.inner.push(item);
    else top.push({ item, inner: [] });
  }
  unit.flat = isFlat && top.length > 0;
  for (const { item, inner } of top)
    if (inner.length > 0) unit.groups.push({ ...item, items: inner });
    else unit.items.push(item);
}

/** Bullets without a count: `Warlord`, `Enhancements: X`, `Attached as: Leader (Character)`, `Mark: Y`. */
export function readNote(unit: Draft, text: string): void {
  const [, label = '', value = ''] = /^([^:]{1,40}):\s*(.+)$/.exec(text) ?? [];
  if (/^warlord\b/i.test(text)) unit.warlord = true;
  else if (/^(?:enhancements?|e|am[ée]liorations?|optimisations?)$/i.test(label))
    unit.enhancements.push(nameFrom(value.replace(/\s*\(\+?\d+\s*(?:pts|points)\)$/i, '')));
  else if (/^attached as$/i.test(label)) unit.role = /^bodyguard/i.test(value) ? 'bodyguard' : 'leader';
  else if (/^attached to\b/i.test(text)) unit.follows = text.replace(/^attached to:?\s*/i, '');
  else if (label !== '') unit.notes.push(nameFrom(text));
  else unit.unread.push(text);
}
