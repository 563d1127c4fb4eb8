import { nameFrom } from './names.ts';
import type { Report } from './report.ts';
import { SIZE } from './text-app.ts';
import { type Line, pricedOf } from './text-lines.ts';
import { pointsOf } from './values.ts';

export interface Header {
  name: string;
  faction: string | null;
  detachments: readonly string[];
  size: string | null;
  stated: number | null;
  eleventh: boolean; // has something that only the eleventh edition prints
}

export const noHeader = (): Header => ({
  name: '',
  faction: null,
  detachments: [],
  size: null,
  stated: null,
  eleventh: false,
});

/** `Det A, Det B and Det C`. Names may contain "and", so it separates only the last of a list with commas. */
export function detachmentsIn(text: string, report: Report): readonly string[] {
  const parts = text.split(/,\s*/);
  const last = parts.at(-1)?.split(/ and /) ?? [];
  if (last.length === 1) return parts.map(nameFrom);
  if (parts.length > 1 && last.length === 2) return [...parts.slice(0, -1), ...last].map(nameFrom);
  report.add(null, 'detachment', text, 'detachments');
  return [nameFrom(text)];
}

const DISPOSITION = /^force dispositions?\b/i; // has no effect on attacks
const REPEATED = ['WARLORD', 'ENHANCEMENT', 'ENHANCEMENTS', 'NUMBER OF UNITS', 'SECONDARY']; // the units say the same

/** The lines above the first section of the app's text: title, faction, detachment and size. */
export function appHeader(lines: readonly Line[], report: Report): Header {
  const header = noHeader();
  const priced = lines.flatMap(({ text }, at) => {
    const found = pricedOf(text);
    return found ? [{ ...found, at }] : [];
  });
  const size = priced.find(({ name }) => SIZE.test(name)) ?? (priced.length > 1 ? priced.at(-1) : undefined);
  const title = priced.find((one) => one !== size);
  header.size = size ? nameFrom(size.name) : null;
  header.stated = title?.points ?? null;
  const titleEnd = title?.at ?? (lines.length > 0 && size?.at !== 0 ? 0 : -1);
  header.name = nameFrom(
    [...lines.slice(0, Math.max(0, titleEnd)).map(({ text }) => text), title?.name ?? lines[titleEnd]?.text ?? ''].join(
      ' ',
    ),
  );
  const rest = lines.filter((_, at) => at > titleEnd && at !== size?.at).map(({ text }) => text);
  const counted = rest.findIndex((text) => /\(\d+ detachment points?\)$/i.test(text));
  if (counted >= 0) {
    header.eleventh = true;
    header.detachments = detachmentsIn(
      (rest[counted] as string).replace(/\s*\(\d+ detachment points?\)$/i, ''),
      report,
    );
    header.faction = nameFrom(rest[counted - 1] ?? '') || null; // a Chapter follows its parent faction
    for (const text of rest.slice(counted + 1)) if (!DISPOSITION.test(text)) report.add(null, 'line', text, 'units');
    return header;
  }
  const plain = rest.filter((text) => !DISPOSITION.test(text));
  for (const text of plain.slice(1, -2)) report.add(null, 'line', text, 'units');
  header.eleventh = plain.length < rest.length;
  const [faction, ...more] = plain;
  header.faction = nameFrom((more.length > 1 ? more.at(-2) : faction) ?? '') || null;
  header.detachments = more.length > 0 ? [nameFrom(more.at(-1) as string)] : [];
  return header;
}

/** The block between two `+++` lines: `+ FACTION KEYWORD: Xenos - X`. */
export function wtcHeader(lines: readonly Line[], report: Report): Header {
  const header = noHeader();
  for (const { text } of lines) {
    const [, key = '', value = ''] = /^\+\s*([^:]{2,40}):\s*(.*)$/.exec(text) ?? [];
    const name = key.trim().toUpperCase();
    if (name === 'FACTION KEYWORD') header.faction = nameFrom(value.split(' - ').at(-1) ?? '') || null;
    else if (name === 'DETACHMENT') header.detachments = [nameFrom(value.replace(/\s*\([^)]*\)\s*$/, ''))];
    else if (name === 'TOTAL ARMY POINTS') header.stated = pointsOf(value);
    else if (key === '' ? !/^(?:&.*|\+)$/.test(text) : !REPEATED.includes(name))
      report.add(null, 'line', text, 'units');
  }
  return header;
}
