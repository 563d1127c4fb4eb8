import { ok, type Result } from '../../../kernel/result.ts';
import { type RosterError, refused } from './errors.ts';
import { finished } from './finish.ts';
import type { Format, ImportedList } from './imported.ts';
import { LIMITS } from './limits.ts';
import { nameFrom } from './names.ts';
import { Report } from './report.ts';
import { appUnits, isSection, SIZE } from './text-app.ts';
import { type Draft, unitsFrom } from './text-draft.ts';
import { appHeader, detachmentsIn, type Header, noHeader, wtcHeader } from './text-header.ts';
import { bracketed, type Line, linesOf, pricedOf } from './text-lines.ts';
import { splitLists } from './text-split.ts';
import { isWtcUnit, simpleUnits, wtcUnits } from './text-wtc.ts';
import { pointsOf } from './values.ts';

/** Reads lists that were exported as text. They have names and counts, but no values. */
export function textLists(text: string): Result<readonly ImportedList[], RosterError> {
  if (text.length > LIMITS.textCharacters) return refused('too-large', { most: LIMITS.textCharacters / 1_000_000 });
  if (/\[\s*\d+\s*PL\b/.test(text)) return refused('old-edition', {});
  const report = new Report(); // lines between the lists
  const lists = splitLists(linesOf(text)).flatMap((lines, at) => {
    const list = at < LIMITS.lists ? listFrom(lines) : undefined;
    if (!list) for (const line of lines) report.add(null, 'line', line.text, 'units');
    return list ?? [];
  });
  const [first, ...others] = lists;
  if (!first) return refused('unknown-format', {});
  return ok([{ ...first, report: [...first.report, ...report.items] }, ...others]);
}

interface Read {
  readonly format: Format;
  readonly header: Header;
  readonly drafts: readonly Draft[];
}

function listFrom(lines: readonly Line[]): ImportedList | undefined {
  const report = new Report();
  const read = withBlock(lines, report) ?? simple(lines, report) ?? app(lines, report);
  if (!read || read.drafts.length === 0) return undefined;
  const { format, header, drafts } = read;
  const eleventh = header.eleventh || drafts.some(({ role }) => role !== null);
  const units = unitsFrom(drafts, report);
  for (const { name, printed } of units) report.add(name, 'datasheet', printed, 'models');
  const { name, faction, detachments, size, stated } = header;
  return finished({
    format,
    name,
    faction,
    detachments,
    size,
    stated,
    edition: eleventh ? '11e' : null,
    units,
    report,
  });
}

/** WTC: a header between `+++` lines, above units of WTC or of the app. */
function withBlock(lines: readonly Line[], report: Report): Read | undefined {
  const isRule = ({ text }: Line): boolean => /^\+{3,}/.test(text);
  const start = lines.findIndex(isRule);
  const end = lines.findIndex((line, at) => at > start && isRule(line));
  const hasBlock = start >= 0 && end > start;
  const body = hasBlock ? lines.slice(end + 1) : lines;
  const isWtc = body.some(isWtcUnit);
  if (!hasBlock && !isWtc) return undefined;
  const header = hasBlock ? wtcHeader(lines.slice(start + 1, end), report) : noHeader();
  return { format: 'wtc-text', header, drafts: isWtc ? wtcUnits(body, report) : appUnits(body, report) };
}

const OLD_TITLE = /^\+\+ (?!Total\b)(.+?)(?: \((.+)\))? \[(.+)\] \+\+$/i;

/**
 * New Recruit: `Faction - List - [2000 pts]`, `# ++ Army Roster ++ [1995 pts]`, `## Battleline [485 pts]`.
 * BattleScribe: `++ Army Roster (Faction - Chapter) [1995 pts] ++`, `+ Battleline +`.
 */
function simple(lines: readonly Line[], report: Report): Read | undefined {
  if (lines.filter(({ text }) => bracketed(text)).length < 2) return undefined;
  const header = noHeader();
  const body = lines.filter(({ text }, at) => {
    const total = /^#+ /.test(text) || /^\+\+ /.test(text) || /^\+ .+ \+$/.test(text);
    const [, key = '', value = ''] = /^(detachments?|battle size):\s*(.+)$/i.exec(text) ?? [];
    const title = at === 0 ? bracketed(text) : undefined;
    if (title) {
      const [faction = '', ...name] = title.name.split(/\s+-\s*/).filter((part) => part !== '');
      header.faction = nameFrom(faction) || null;
      header.name = nameFrom(name.join(' - '));
    }
    const [, roster, forces = '', points = ''] = OLD_TITLE.exec(text) ?? [];
    if (roster !== undefined && header.name === '') {
      header.name = nameFrom(roster);
      header.faction ??= nameFrom(forces.split(' - ').at(-1) ?? '') || null;
      header.stated ??= pointsOf(points);
    }
    if (/^# /.test(text)) header.stated = bracketed(text)?.points ?? null;
    if (/^detach/i.test(key)) header.detachments = detachmentsIn(value, report);
    else if (key !== '') header.size = nameFrom(value);
    return !total && !title && key === '';
  });
  return { format: 'new-recruit-text', header, drafts: simpleUnits(body, report) };
}

const LISTFORGE = /^(.+?) - (.+?) - (.+)$/;

/** The official app, and ListForge with the same body. */
function app(lines: readonly Line[], report: Report): Read | undefined {
  const section = lines.findIndex(isSection);
  const size = lines.findIndex(({ text }) => SIZE.test(text) && pricedOf(text) !== undefined);
  const title = lines.findIndex(({ text, bullet }) => bullet === 'none' && pricedOf(text) !== undefined);
  if (title < 0 || !lines.some((line) => isSection(line) || line.bullet !== 'none')) return undefined;
  const end = section >= 0 ? section : size >= 0 ? size + 1 : lines[title + 1]?.bullet === 'none' ? title + 1 : title;
  const drafts = appUnits(lines.slice(end), report);
  const [, name, faction, detachment] = LISTFORGE.exec(pricedOf(lines[0]?.text ?? '')?.name ?? '') ?? [];
  if (name === undefined || faction === undefined || detachment === undefined || section !== 1)
    return { format: 'app-text', header: appHeader(lines.slice(0, end), report), drafts };
  const header: Header = {
    ...noHeader(),
    name: nameFrom(name),
    faction: nameFrom(faction),
    detachments: detachmentsIn(detachment, report),
    stated: pricedOf(lines[0]?.text ?? '')?.points ?? null,
  };
  return { format: 'listforge-text', header, drafts };
}
