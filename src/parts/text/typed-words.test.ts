import { expect, test } from 'vitest';
import { TypedWords } from './typed-words.ts';

const of = (line: string) => new TypedWords(line.split(' ').filter(Boolean), 'verb ON|OFF WORD', null);

test('words are taken one by one, each as it was typed', () => {
  const words = of('ON Three more Words');
  expect([words.ahead, words.oneOf(['off', 'on']), words.word(), words.rest(), words.more]).toEqual([
    'on',
    'on',
    'Three',
    'more Words',
    false,
  ]);
  expect(words.done('read')).toEqual({ ok: true, value: 'read' });
});

test.each<[string, object, string]>([
  ['', { code: 'words-missing', usage: 'verb ON|OFF WORD' }, 'none where one is needed'],
  ['maybe', { code: 'not-one-of', word: 'maybe', known: ['on', 'off'] }, 'another than those that are known'],
  ['maybe three four', { code: 'not-one-of', word: 'maybe', known: ['on', 'off'] }, 'the first fault is told'],
  ['on three four', { code: 'words-left', word: 'four', usage: 'verb ON|OFF WORD' }, 'one too many'],
])('"%s" is refused: %j, %s', (line, error) => {
  const words = of(line);
  words.oneOf(['on', 'off']);
  words.word();
  expect(words.done('read')).toEqual({ ok: false, error });
});
