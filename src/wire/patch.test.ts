import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { diff, type Patch, patched } from './patch.ts';

type Dict = Readonly<Record<string, unknown>>;

// Few keys, so that two values often share some; names of inherited properties are keys like any other.
const key = fc.oneof(fc.constantFrom('a', 'b', 'c', 'd', '0'), fc.constantFrom('toString', 'constructor', 'valueOf'));
const scalar = fc.oneof(fc.integer({ min: -2, max: 9 }), fc.boolean(), fc.constant(null), fc.string({ maxLength: 2 }));
const { dict } = fc.letrec<{ dict: Dict; value: unknown }>((tie) => ({
  dict: fc.dictionary(key, tie('value'), { maxKeys: 5, noNullPrototype: true }),
  value: fc.oneof({ depthSize: 'small' }, scalar, fc.array(tie('value'), { maxLength: 3 }), tie('dict')),
}));

const sent = (patch: Patch): Patch => JSON.parse(JSON.stringify(patch)) as Patch;
const hold = (rule: (a: Dict, b: Dict) => void): void =>
  fc.assert(fc.property(dict, dict, rule), { numRuns: 2000, seed: 1 });

describe('a patch', () => {
  test('turns one value into the next, also after JSON', () =>
    hold((a, b) => {
      expect(patched(a, diff(a, b))).toEqual(b);
      expect(patched(a, sent(diff(a, b)))).toEqual(b);
    }));

  test('is empty if nothing differs, and keeps the same object', () =>
    hold((a) => {
      const twin = JSON.parse(JSON.stringify(a)) as Dict;
      expect(diff(a, twin)).toEqual([]);
      expect(patched(a, diff(a, twin))).toBe(a);
    }));

  test('changes nothing in place', () =>
    hold((a, b) => {
      const was = JSON.stringify(a);
      patched(a, diff(a, b));
      expect(JSON.stringify(a)).toBe(was);
    }));

  test('keeps the identity of every part it does not change', () =>
    hold((a, b) => {
      const patch = diff(a, b);
      const after = patched(a, patch);
      const touched = new Set(patch.map(([[top]]) => top));
      for (const top of Object.keys(a)) if (!touched.has(top)) expect(after[top]).toBe(a[top]);
    }));

  test('ignores the excluded key', () =>
    hold((a, b) => {
      const after = patched(a, diff(a, b, 'a'));
      const { a: kept, ...rest } = after;
      const { a: _, ...others } = b;
      expect(rest).toEqual(others);
      expect(kept).toBe(a.a);
    }));

  test('excludes a key only at the top level', () => {
    expect(diff({ rules: 1, in: { rules: 1 } }, { rules: 2, in: { rules: 2 } }, 'rules')).toEqual([
      [['in', 'rules'], 2],
    ]);
  });
});

describe('an untrusted patch', () => {
  const hostile = JSON.parse('{"__proto__":{"tainted":true}}') as object;

  test.each<[string, Patch]>([
    ['what stands behind every object', [[['__proto__', 'tainted'], true]]],
    ['what stands behind it', [[['__proto__'], { tainted: true }]]],
    ['the same further in', [[['in', '__proto__', 'tainted'], true]]],
    ['what makes objects', [[['constructor', 'prototype', 'tainted'], true]]],
    ['the same further in, by another way', [[['in', 'constructor', 'prototype', 'tainted'], true]]],
    ['removing it', [[['__proto__']]]],
    ['nowhere', [[[], { tainted: true }]]],
    ['what a hostile view would say', diff({}, hostile)],
  ])('cannot reach %s', (_title, patch) => {
    const view = { in: { hull: 4 } };
    const after = patched(view, patch) as { readonly in: object; readonly tainted?: unknown };
    const fresh: { readonly tainted?: unknown } = {};
    expect([fresh.tainted, after.tainted, (after.in as typeof fresh).tainted]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(Object.getPrototypeOf(after)).toBe(Object.prototype);
    expect(Object.getPrototypeOf(after.in)).toBe(Object.prototype);
    expect(after.in).toMatchObject({ hull: 4 });
  });

  test('a path through an array or a number puts an object there and breaks nothing', () => {
    expect(
      patched({ list: [1], n: 5 }, [
        [['list', 'x'], 1],
        [['n', 'x'], 1],
      ]),
    ).toEqual({ list: { x: 1 }, n: { x: 1 } });
  });
});
