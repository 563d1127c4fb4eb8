import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { must } from '../../kernel/result.ts';
import { type Element, element, parseXml, writeXml } from './xml.ts';

const name = fc.stringMatching(/^[a-zA-Z][a-zA-Z0-9]{0,8}$/);
const words = fc.stringMatching(/^[\x20-\x7eäñ«»—\n\t]{0,20}$/);
const attributes = fc.dictionary(name, words, { maxKeys: 4, noNullPrototype: true });
const made = (inner: fc.Arbitrary<readonly Element[]>): fc.Arbitrary<Element> =>
  fc.tuple(name, attributes, inner, words).map(([tag, said, children, text]) => element(tag, said, children, text));
const leaf = made(fc.constant([]));
const tree = made(fc.array(made(fc.array(leaf, { maxLength: 3 })), { maxLength: 3 }));

describe('parsing', () => {
  test('a written element is read back the same', () => {
    fc.assert(
      fc.property(tree, (one) => {
        expect(must(parseXml(writeXml(one)))).toEqual(one);
      }),
    );
  });

  test('never throws, whatever the input', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string().map((text) => `<a b="${text}">${text}</a>`),
        ),
        (text) => {
          expect(typeof parseXml(text).ok).toBe('boolean');
        },
      ),
    );
  });

  test('a truncated document is refused at every length', () => {
    const whole = writeXml(element('update', { cn: 1 }, [element('ge', { type: 'M', message: 'a < b' })]));
    for (let end = 0; end < whole.length; end++) expect(parseXml(whole.slice(0, end)).ok).toBe(false);
  });

  test.each([
    ['a document type', '<!DOCTYPE a><a/>'],
    ['an entity of its own', '<!DOCTYPE a [<!ENTITY x "y">]><a>&x;</a>'],
    ['an entity that nobody knows', '<a>&x;</a>'],
    ['an open element', '<a><b></a>'],
    ['two roots', '<a/><b/>'],
    ['one attribute twice', '<a b="1" b="2"/>'],
    ['nothing', ''],
    ['no XML', 'Gateway Timeout'],
  ])('%s is refused', (_, text) => {
    expect(parseXml(text)).toMatchObject({ ok: false, error: { code: 'gemp-bad-xml' } });
  });

  test.each([
    ['characters', '<a>xxxxxxxxxxxxxxxxxxxxxxxxxxxxxx</a>'],
    ['elements', '<a><b/><b/><b/></a>'],
    ['depth', '<a><b><c/></b></a>'],
  ])('oversized input is refused: %s', (what, text) => {
    expect(parseXml(text, { characters: 30, elements: 3, depth: 2 })).toMatchObject({ ok: false, error: { what } });
  });
});
