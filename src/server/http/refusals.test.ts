import { describe, expect, test } from 'vitest';
import { catalog } from '../../games/catalog.ts';
import { refusal, STATUSES, statusOf } from './refusals.ts';

describe('refusals', () => {
  test.each(Object.entries(STATUSES))('%s has status %i and a text in both languages', (code, status) => {
    expect(status).toBeGreaterThanOrEqual(400);
    const [en, es] = (['en', 'es'] as const).map((language) => refusal({ code }, language).words);
    expect(en).not.toBe(code);
    expect(es).not.toBe(en);
  });

  test.each(['bad-setup', 'unknown-bot', 'log-shape', 'constructor', '__proto__'])(
    '%s comes from a game or a file: bad input',
    (code) => expect(statusOf({ code })).toBe(400),
  );

  test('a game provides its own texts', () => {
    const fact = { code: 'unknown-map', map: 'atlantis', known: ['alpha'] };
    expect(refusal(fact, 'en', catalog.radar).words).toMatch(/atlantis/);
    expect(refusal(fact, 'es', catalog.radar).words).toMatch(/atlantis/);
  });

  test('a code without a text is shown as it is', () => {
    expect(refusal({ code: 'no-words-for-this' }, 'en')).toEqual({
      error: { code: 'no-words-for-this' },
      words: 'no-words-for-this',
    });
  });
});
