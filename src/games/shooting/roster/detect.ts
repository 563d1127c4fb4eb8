import { ok, type Result } from '../../../kernel/result.ts';
import { rosterList } from './battlescribe.ts';
import { type RosterError, refused } from './errors.ts';
import { type Fields, isFields, sizeOf, textOf } from './fields.ts';
import type { ImportedList } from './imported.ts';
import { LIMITS } from './limits.ts';
import { isOwn, ownList } from './own-json.ts';
import type { Unread } from './report.ts';
import { isRosterizer, rosterizerList } from './rosterizer.ts';
import { textLists } from './text.ts';
import { rosterIn } from './tree.ts';
import { type Budget, fromBase64, gunzipped, unzipped } from './unpack.ts';
import { xmlFields } from './xml.ts';

type Lists = Result<readonly ImportedList[], RosterError>;

/** The army lists in a file or a pasted text. The content decides what it is, not the file's name. Never throws. */
export function readLists(input: Uint8Array | string): Lists {
  const size = typeof input === 'string' ? input.length : input.byteLength;
  if (size > LIMITS.inputBytes) return refused('too-large', { most: LIMITS.inputBytes / 1_000_000 });
  const budget = { left: LIMITS.unpackedBytes };
  return typeof input === 'string' ? fromText(input, 0, budget) : fromBytes(input, 0, budget);
}

function fromBytes(data: Uint8Array, packings: number, budget: Budget): Lists {
  const [a, b, c] = data;
  if (packings > LIMITS.packings) return refused('unknown-format', {});
  if (a === 0x50 && b === 0x4b && (c === 3 || c === 5 || c === 7)) {
    const entries = unzipped(data, budget);
    return entries.ok ? joined(entries.value.map((entry) => fromBytes(entry, packings + 1, budget))) : entries;
  }
  if (a === 0x1f && b === 0x8b) {
    const unpacked = gunzipped(data, budget);
    return unpacked.ok ? fromBytes(unpacked.value, packings + 1, budget) : unpacked;
  }
  const encoding = a === 0xff && b === 0xfe ? 'utf-16le' : a === 0xfe && b === 0xff ? 'utf-16be' : 'utf-8';
  return fromText(new TextDecoder(encoding).decode(data), packings, budget);
}

/** The lists of all parts. Parts without a list are in the report; if none has one, the first error is returned. */
function joined(parts: readonly Lists[]): Lists {
  const [first, ...others] = parts.flatMap((part) => (part.ok ? part.value : []));
  if (!first) return parts.find(({ ok }) => !ok) ?? refused('no-units', {});
  const left = [
    ...parts.flatMap((part) => (part.ok ? [] : [part.error.code])),
    ...others.slice(LIMITS.lists - 1).map(({ name }) => name),
  ].map((text): Unread => ({ unit: null, what: 'list', text, field: 'units' }));
  return ok([{ ...first, report: [...first.report, ...left] }, ...others.slice(0, LIMITS.lists - 1)]);
}

const LINK = /#\/?listforge\/([A-Za-z0-9+/_=%-]{20,})/g; // the alphabet contains the slash
const GZIP_BASE64 = /^H4sI[A-Za-z0-9+/_=%\s-]{20,}$/;

function fromText(given: string, packings: number, budget: Budget): Lists {
  const text = given.replace(/^\ufeff/, '').trim();
  if (text === '') return refused('empty', {});
  if (text.includes('\u0000')) return refused('not-text', {});
  const body = withoutFences(text);
  if (body.startsWith('<')) return fromXml(body);
  if (body.startsWith('{') || body.startsWith('[{')) return fromJson(body);
  const links = [...body.matchAll(LINK)].map(([, code = '']) => code);
  if (GZIP_BASE64.test(body.slice(0, 200))) links.push(body.replace(/\s+/g, ''));
  if (links.length > 0) return joined(links.slice(0, 2 * LIMITS.lists).map((code) => fromLink(code, packings, budget)));
  return textLists(body);
}

/** Without the Markdown fences around the whole text. */
function withoutFences(text: string): string {
  if (!/^(?:`{3}|~{3})/.test(text)) return text;
  const inner = text.slice(text.indexOf('\n') + 1);
  return inner.slice(0, Math.max(inner.lastIndexOf('```'), inner.lastIndexOf('~~~'), 0) || inner.length).trim();
}

function fromLink(code: string, packings: number, budget: Budget): Lists {
  const data = fromBase64(code);
  return data?.[0] === 0x1f && data[1] === 0x8b ? fromBytes(data, packings + 1, budget) : refused('link-broken', {});
}

function fromXml(text: string): Lists {
  const fields = xmlFields(text);
  if (!fields.ok) return fields;
  const roster = rosterIn(fields.value);
  if (!roster) return refused('unknown-format', {});
  return listed(rosterList(roster, 'battlescribe-xml'));
}

function fromJson(text: string): Lists {
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch {
    return refused('json-broken', {});
  }
  const { nodes, depth } = sizeOf(document);
  if (depth > 4 * LIMITS.depth) return refused('too-deep', { most: LIMITS.depth });
  if (nodes > 4 * LIMITS.nodes) return refused('too-many-nodes', { most: LIMITS.nodes });
  return Array.isArray(document)
    ? joined(document.slice(0, 2 * LIMITS.lists).map(fromDocument))
    : fromDocument(document);
}

function fromDocument(document: unknown): Lists {
  if (!isFields(document)) return refused('unknown-format', {});
  if (isOwn(document)) {
    const own = ownList(document);
    return own ? ok([own]) : refused('own-changed', {});
  }
  if (isRosterizer(document)) return listed(rosterizerList(document));
  const roster = rosterIn(document);
  if (!roster) return refused(isSave(document) ? 'save-format' : 'unknown-format', {});
  const isListForge = /list ?forge/i.test(`${textOf(document, 'generatedBy')} ${textOf(roster, 'generatedBy')}`);
  return listed(rosterList(roster, isListForge ? 'listforge-json' : 'new-recruit-json'));
}

/** New Recruit's internal save has the chosen options by id, without names and profiles. */
function isSave(document: Fields): boolean {
  const text = JSON.stringify(document).slice(0, 20_000);
  return text.includes('"option_id"') || (text.includes('"options"') && text.includes('"amount"'));
}

const listed = (list: Result<ImportedList, RosterError>): Lists => (list.ok ? ok([list.value]) : list);
