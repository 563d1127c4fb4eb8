import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { ok, type Result } from '../../../kernel/result.ts';
import { type Refused, type RosterError, refused } from './errors.ts';
import type { Fields } from './fields.ts';
import { LIMITS } from './limits.ts';

const STEP = 16_384; // characters between two checks
const NOT_READ: readonly string[] = ['description', 'customNotes', 'readme']; // prose

interface Open {
  readonly name: string;
  readonly fields: Record<string, unknown>;
  text: string;
}

/** An XML document in the shape of the JSON exports: attributes and lists of children by name, text in `$text`. */
export function xmlFields(text: string): Result<Fields, RosterError> {
  const parser = new SaxesParser({ xmlns: false, position: true });
  const open: Open[] = [];
  let root: Open | undefined;
  let fault: Refused | undefined;
  let elements = 0;
  parser.on('error', () => {
    fault ??= refused('xml-broken', { line: parser.line });
  });
  parser.on('doctype', () => {
    fault ??= refused('xml-doctype', {});
  });
  parser.on('opentag', ({ name, attributes }: SaxesTagPlain) => {
    if (++elements > LIMITS.nodes) fault ??= refused('too-many-nodes', { most: LIMITS.nodes });
    if (open.length >= 2 * LIMITS.depth) fault ??= refused('too-deep', { most: LIMITS.depth }); // lists are elements too
    const fields: Record<string, unknown> = Object.assign(Object.create(null), attributes);
    if (!fault) open.push({ name, fields, text: '' });
  });
  const read = (part: string): void => {
    const inner = open.at(-1);
    if (inner && !NOT_READ.includes(inner.name)) inner.text += part;
  };
  parser.on('text', read);
  parser.on('cdata', read);
  parser.on('closetag', () => {
    const closed = open.pop();
    if (!closed || fault) return;
    if (closed.text.trim() !== '') closed.fields.$text = closed.text.trim();
    const outer = open.at(-1);
    if (!outer) root ??= closed;
    else if (Array.isArray(outer.fields[closed.name])) (outer.fields[closed.name] as unknown[]).push(closed.fields);
    else if (!NOT_READ.includes(closed.name)) outer.fields[closed.name] = [closed.fields];
  });
  for (let at = 0; at < text.length && !fault; at += STEP) parser.write(text.slice(at, at + STEP));
  if (!fault) parser.close();
  if (fault) return fault;
  return root ? ok({ [root.name]: root.fields }) : refused('xml-broken', { line: 1 });
}
