import { SaxesParser, type SaxesTagPlain } from 'saxes';
import type { Fact } from '../../kernel/fact.ts';
import { no, ok, type Result } from '../../kernel/result.ts';

/** An element of a reply. `text` is the element's own text, without its children's. */
export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Element[];
  readonly text: string;
}

export interface Limits {
  readonly characters: number;
  readonly elements: number;
  readonly depth: number;
}

/** The state of a long game has a few thousand elements, three levels deep. */
const USUAL: Limits = { characters: 4_000_000, elements: 100_000, depth: 20 };

interface Open {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Element[];
  text: string;
}

/** The only use of the XML parser. Rejects document types, custom entities and oversized input; never throws. */
export function parseXml(text: string, limits: Limits = USUAL): Result<Element> {
  if (text.length > limits.characters) return no(tooMuch('characters', limits.characters));
  const parser = new SaxesParser({ xmlns: false, position: false });
  const open: Open[] = [];
  let root: Element | undefined;
  let fault: Fact | undefined;
  let elements = 0;
  const stop = (fact: Fact): void => {
    fault ??= fact;
  };

  parser.on('error', ({ message }) => stop({ code: 'gemp-bad-xml', problem: message.slice(0, LONGEST) }));
  parser.on('doctype', () => stop({ code: 'gemp-bad-xml', problem: 'it contains a document type' }));
  parser.on('opentag', ({ name, attributes }: SaxesTagPlain) => {
    if (++elements > limits.elements) stop(tooMuch('elements', limits.elements));
    if (open.length >= limits.depth) stop(tooMuch('depth', limits.depth));
    open.push({ name, attributes, children: [], text: '' });
  });
  const read = (part: string): void => {
    const inner = open.at(-1);
    if (inner) inner.text += part;
  };
  parser.on('text', read);
  parser.on('cdata', read);
  parser.on('closetag', () => {
    const closed = open.pop();
    if (!closed) return;
    const outer = open.at(-1);
    if (outer) outer.children.push(closed);
    else root = closed;
  });

  for (let at = 0; at < text.length && !fault; at += PART) parser.write(text.slice(at, at + PART));
  if (!fault) parser.close();
  if (fault) return no(fault);
  return root ? ok(root) : no({ code: 'gemp-bad-xml', problem: 'it is empty' });
}

const LONGEST = 100; // of a parser error message
const PART = 16_384; // characters between two checks of the limits

const tooMuch = (what: string, most: number): Fact => ({ code: 'gemp-too-much', what, most });

/** The children of a name. */
export const childrenOf = ({ children }: Element, name: string): readonly Element[] =>
  children.filter((child) => child.name === name);

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
  '\t': '&#9;',
  '\r': '&#13;',
};

/** Writes an element; parsing the result gives the same element. */
export function writeXml({ name, attributes, children, text }: Element): string {
  const said = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  const inner = `${escaped(text)}${children.map(writeXml).join('')}`;
  return inner === '' ? `<${name}${said.join('')}/>` : `<${name}${said.join('')}>${inner}</${name}>`;
}

const escaped = (text: string): string => text.replace(/[&<>"\n\t\r]/g, (sign) => ESCAPES[sign] ?? sign);

/** Builds an element. */
export const element = (
  name: string,
  attributes: Readonly<Record<string, string | number | boolean>> = {},
  children: readonly Element[] = [],
  text = '',
): Element => ({
  name,
  attributes: Object.fromEntries(Object.entries(attributes).map(([key, value]) => [key, String(value)])),
  children,
  text,
});
