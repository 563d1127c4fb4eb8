import { nameFrom } from './names.ts';
import type { Report } from './report.ts';
import { readNote } from './text-app.ts';
import { type Draft, draft } from './text-draft.ts';
import { bracketed, counted, isFooter, type Line, type Priced, pricedOf } from './text-lines.ts';

type UnitLine = (line: Line) => { readonly draft: Draft; readonly inline: string } | undefined;

function unitLine(price: Priced | undefined): ReturnType<UnitLine> {
  if (!price) return undefined;
  const name = price.name.replace(/^char\d+:\s*/i, '');
  const several = counted(name);
  return { draft: draft(several?.name ?? name, price.points, several?.count ?? null), inline: price.rest };
}

/** `Char1: 1x Sample Captain (80 pts): Sample pistol`. The number before a unit counts its models. */
export const isWtcUnit = ({ text, bullet }: Line): boolean =>
  bullet === 'none' && /^(?:char\d+:\s*)?\d+x .*\(\d+ ?pts?\)/i.test(text);

const wtcLine: UnitLine = (line) => (isWtcUnit(line) ? unitLine(pricedOf(line.text)) : undefined);
const simpleLine: UnitLine = ({ text, bullet, indent }) =>
  bullet === 'none' && indent === 0 ? unitLine(bracketed(text)) : undefined;

export const wtcUnits = (lines: readonly Line[], report: Report): readonly Draft[] => readUnits(lines, wtcLine, report);

/** `Sample Squad [90 pts]: 5x rifle`, between headings that are left out by the caller. */
export const simpleUnits = (lines: readonly Line[], report: Report): readonly Draft[] =>
  readUnits(lines, simpleLine, report);

function readUnits(lines: readonly Line[], unitAt: UnitLine, report: Report): readonly Draft[] {
  const drafts: Draft[] = [];
  for (const line of lines) {
    const found = unitAt(line);
    const unit = drafts.at(-1);
    if (found) {
      drafts.push(found.draft);
      if (found.inline !== '') addItems(found.draft, found.inline, found.draft.models ?? 1, found.draft.items);
    } else if (unit && !isFooter(line.text)) readLine(unit, line);
    else if (!isFooter(line.text)) report.add(null, 'line', line.text, 'units');
  }
  return drafts;
}

function readLine(unit: Draft, { text, bullet }: Line): void {
  const group = unit.groups.at(-1);
  const [, with_, what] = /^(\d{1,4}) with (.+)$/i.exec(text) ?? [];
  if (with_ !== undefined && what !== undefined) {
    const models = Number(with_);
    const into = group ?? { name: unit.name, count: unit.models ?? models, items: [] };
    if (!group) unit.groups.push(into);
    addItems(unit, what, models, into.items);
    return;
  }
  const [, head = '', inline = ''] = /^(\d{1,4}\s?x [^:]{1,100}):\s*(.*)$/i.exec(text) ?? [];
  const models = counted(head) ?? (bullet === 'none' ? undefined : counted(text));
  if (!models) readNote(unit, text);
  else {
    const made = { ...models, items: [] };
    unit.groups.push(made);
    addGroupItems(unit, inline, made);
  }
}

/** After a group: `9 with rifle, knife`, where the number multiplies each item, or a plain list that each model has. */
function addGroupItems(
  unit: Draft,
  inline: string,
  group: { count: number; items: { name: string; count: number }[] },
): void {
  const parts = inline.split(/[;,/]\s*(?=\d+ with )/i);
  for (const part of parts) {
    const [, number, what] = /^\s*(\d{1,4}) with (.+)$/i.exec(part) ?? [];
    addItems(unit, what ?? part, number === undefined ? group.count : Number(number), group.items);
  }
}

/** Items without a number are carried by each of the models; `2x gun` is a total. */
function addItems(unit: Draft, text: string, models: number, into: { name: string; count: number }[]): void {
  for (const part of text.split(/,\s*/).map((one) => one.trim())) {
    const price = bracketed(part) ?? pricedOf(part);
    const several = counted(part);
    if (part === '') continue;
    if (/^warlord$/i.test(part) || /^(?:enhancement|attached)/i.test(part)) readNote(unit, part);
    else if (price) unit.enhancements.push(nameFrom(price.name.replace(/^\+/, '')));
    else into.push(several ?? { name: part, count: models });
  }
}
