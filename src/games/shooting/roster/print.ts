import type { Fact } from '../../../kernel/fact.ts';
import type { Language } from '../../../kernel/game.ts';
import { fill } from '../../../parts/text/fill.ts';
import type { RosterErrorCode } from './errors.ts';
import type { ImportedList, ImportedModel, ImportedProfile, ImportedUnit, ImportedWeapon } from './imported.ts';
import { LABELS as EN } from './labels.en.ts';
import { LABELS as ES } from './labels.es.ts';
import type { RosterLabels } from './labels.ts';
import { listTitle } from './list-title.ts';
import { isNote, namesIn, type Unread } from './report.ts';

const LABELS: Readonly<Record<Language, RosterLabels>> = { en: EN, es: ES };

/** The text of an import error. */
export function sayError(error: Fact, language: Language): string {
  const code = error.code.replace(/^roster-/, '') as RosterErrorCode;
  return fill(LABELS[language].errors[code], error, language);
}

/** The text of a report entry, without its unit. */
export function sayUnread({ what, text }: Unread, language: Language): string {
  const [first, second = ''] = namesIn(text);
  return fill(LABELS[language].what[what], { text, first, second }, language);
}

/** A list for a terminal: its units, then what was not understood. */
export function printList(list: ImportedList, language: Language): string {
  const labels = LABELS[language];
  const { counted, stated } = list.points;
  const points = fill(labels.points, { points: counted }, language);
  const differs =
    stated !== null && stated !== counted ? ` (${fill(labels.stated, { points: stated }, language)})` : '';
  const about = [
    labels.formats[list.format],
    list.edition && labels.edition[list.edition],
    list.faction,
    ...list.detachments,
    list.size,
    `${points}${differs}`,
  ];
  const lines = [listTitle(list), about.filter((part) => part).join(' · ')];
  for (const unit of list.units) lines.push('', ...unitLines(unit, language));
  lines.push('', ...reportLines(list.report, language));
  return lines.join('\n');
}

function unitLines(unit: ImportedUnit, language: Language): readonly string[] {
  const labels = LABELS[language];
  const say = (template: string, facts: Readonly<Record<string, unknown>>): string => fill(template, facts, language);
  const about = [
    unit.points === null ? labels.unknownPoints : say(labels.points, { points: unit.points }),
    unit.resolved ? '' : labels.noValues,
    unit.warlord ? labels.warlord : '',
    unit.enhancements.length > 0 ? say(labels.enhancements, { names: unit.enhancements }) : '',
    unit.attachedTo === null ? '' : say(labels.attachedTo, { name: unit.attachedTo }),
  ];
  const lines = [`${unit.name} · ${about.filter((part) => part !== '').join(' · ')}`];
  for (const model of unit.models) lines.push(`  ${modelLine(model, labels)}`);
  for (const weapon of unit.weapons) lines.push(...weaponLines(weapon, language).map((line) => `    ${line}`));
  if (unit.undecided.length > 0)
    lines.push(`  ${say(labels.undecided, { names: unit.undecided.map(({ name, count }) => `${count}x ${name}`) })}`);
  if (unit.abilities.length > 0) lines.push(`  ${say(labels.abilities, { names: unit.abilities })}`);
  if (unit.keywords.length > 0) lines.push(`  ${say(labels.keywords, { names: unit.keywords })}`);
  return lines;
}

const roll = (value: number | null): string => (value === null ? '?' : `${value}+`);
const orUnknown = (value: number | string | null): string => (value === null ? '?' : String(value));

function modelLine({ name, count, stats, abilities }: ImportedModel, { values: short }: RosterLabels): string {
  if (!stats) return `${count}x ${name}`;
  const saves = `${short.Sv} ${roll(stats.Sv)}${stats.inv === null ? '' : ` (${stats.inv}++)`}`;
  const values = `${short.T} ${orUnknown(stats.T)}, ${saves}, ${short.W} ${orUnknown(stats.W)}`;
  return [`${count}x ${name}: ${values}`, ...abilities].join(', ');
}

function weaponLines({ name, count, kind, profiles }: ImportedWeapon, language: Language): readonly string[] {
  if (profiles.length === 0) return [`${count}x ${name}`];
  return profiles.map((profile) => {
    const mode = profile.name === '' ? '' : ` (${profile.name})`;
    const reach = kind === 'melee' ? LABELS[language].melee : `${orUnknown(profile.range)}"`;
    return `${count}x ${name}${mode}: ${[reach, ...valuesOf(profile, kind === 'melee' ? 'WS' : 'BS', language)].join(', ')}`;
  });
}

function valuesOf({ A, skill, S, AP, D, abilities }: ImportedProfile, test: 'WS' | 'BS', language: Language) {
  const { values: short } = LABELS[language];
  const hits = skill === null && abilities.includes('Torrent') ? LABELS[language].automatic : roll(skill);
  const values = [
    `${short.A} ${orUnknown(A)}`,
    `${short[test]} ${hits}`,
    `${short.S} ${orUnknown(S)}`,
    `${short.AP} ${orUnknown(AP)}`,
    `${short.D} ${orUnknown(D)}`,
  ];
  return [...values, ...abilities];
}

function reportLines(report: readonly Unread[], language: Language): readonly string[] {
  const labels = LABELS[language];
  const lines = (title: string, items: readonly Unread[]): readonly string[] => [
    fill(title, { count: items.length }, language),
    ...items.map((item) => `  ${item.unit ?? labels.wholeList}: ${sayUnread(item, language)}`),
  ];
  const notes = report.filter(isNote);
  const others = report.filter((item) => !isNote(item));
  return [
    ...(others.length > 0 ? lines(labels.notUnderstood, others) : [labels.allUnderstood]),
    ...(notes.length > 0 ? lines(labels.notes, notes) : []),
  ];
}
