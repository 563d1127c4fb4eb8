import { expect, test } from 'vitest';
import { readEmbed } from './address.ts';

test.each([
  ['/embed/replay/k7m2q', '', ['fr', 'es-MX'], { kind: 'replay', code: 'K7M2Q', at: null, language: 'es' }],
  ['/embed/replay/K7M2Q/', '?at=40&lang=en', ['es'], { kind: 'replay', code: 'K7M2Q', at: 40, language: 'en' }],
  ['/embed/board/K7M2Q', '?at=-1', [], { kind: 'board', code: 'K7M2Q', at: null, language: 'en' }],
  ['/embed/table/K7M2Q', '', [], null],
  ['/embed/replay/', '', [], null],
  ['/embed/replay/K7M2Q/more', '', [], null],
])('%s%s', (path, search, preferred, expected) => {
  expect(readEmbed(path, search, preferred)).toEqual(expected);
});
