import { expect, test } from 'vitest';
import { PROBLEM_CODES, SERVER_CODES, sayServer } from './refusal-text.ts';

// Every fact that any code carries.
// biome-ignore format: a list
const FACTS = {
  part: 'body', field: 'seat', problem: 'must be a string', wanted: 'application/json', path: '/x', most: 4096, megabytes: 4, seconds: 3,
  game: 'go', query: 'odds', known: ['a', 'b'], within: 20, error: 'out of ideas',
  seat: 'blue.captain', side: 'green', place: 9, at: 9, last: 8, n: 3, least: 100, given: '192.0.2.0/33', bot: 'crew', persona: 'bold', digest: '00000000',
  host: 'evil.example', why: 'https', today: '12345678', protocol: 1, rule: 'room', weight: 'room', line: 3, messagesPerSecond: 20, match: 'K7M2Q', needs: '1', has: '2', id: 'K7M2QA', pair: 3, name: 'mine', program: 'exec:mine',
};

test.each(SERVER_CODES)('%s reads as a sentence in both languages', (code) => {
  for (const language of ['en', 'es'] as const) {
    const words = sayServer({ ...FACTS, code }, language);
    expect(words).toMatch(/^\S.{5,}[^.]$/);
    expect(words).not.toMatch(/undefined|NaN|\[object/);
  }
  expect(sayServer({ ...FACTS, code }, 'en')).not.toBe(sayServer({ ...FACTS, code }, 'es'));
});

test.each(PROBLEM_CODES)('an invalid request or message (%s) has a text in both languages', (problem) => {
  const said = (['en', 'es'] as const).map((language) => sayServer({ code: 'bad-message', problem }, language));
  const [en = '', es = ''] = said.map((words) => words?.replace(/^.*?: /, ''));
  for (const words of [en, es]) expect(words).toMatch(/^\S.{5,}[^.]$/);
  expect(en).not.toBe(problem);
  expect(es).not.toBe(en);
});

test('codes of other modules have no text here', () => {
  expect(sayServer({ code: 'own-trail' }, 'en')).toBeUndefined();
  expect(sayServer({ code: 'constructor' }, 'en')).toBeUndefined();
});
