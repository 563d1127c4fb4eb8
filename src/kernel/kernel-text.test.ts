import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { KERNEL_CODES, sayKernel } from './kernel-text.ts';
import { MATCH_EVENTS } from './match-status.ts';

const FILES = ['match-status.ts', 'match.ts', 'raw-command.ts', 'log.ts', 'replay.ts', 'runner.ts'];
const source = FILES.map((file) => readFileSync(new URL(file, import.meta.url), 'utf8')).join('\n');
const spoken = [...new Set([...source.matchAll(/code: '([a-z-]+)'/g)].map((found) => found[1] as string))];

// Every field that any of these facts has.
// biome-ignore format: a list
const FACTS = {
  side: 'x', seat: 'x', holder: 'Ana', field: 'at', problem: 'must be a number', error: 'no', within: 20, line: 3, lines: 3, n: 7,
  found: 'sgf', format: 'umpire-log/1', expected: 2, needs: '2', has: '1', game: 'go', version: '1',
  refusal: { code: 'match-over' }, fault: { code: 'match-over' },
};

describe('kernel texts', () => {
  test.each(spoken)('%s has a text', (code) => expect(KERNEL_CODES).toContain(code));
  test.each([...MATCH_EVENTS])('the event %s has a text', (type) => expect(KERNEL_CODES).toContain(type));

  test.each(KERNEL_CODES)('%s reads as a sentence in both languages', (code) => {
    for (const language of ['en', 'es'] as const) {
      const words = sayKernel({ ...FACTS, code }, language);
      expect(words).toMatch(/^\S.{5,}[^.]$/);
      expect(words).not.toMatch(/undefined|NaN|\[object/);
    }
    expect(sayKernel({ ...FACTS, code }, 'en')).not.toBe(sayKernel({ ...FACTS, code }, 'es'));
  });

  test("a game's names and refusal texts are used", () => {
    const called = {
      name: (id: string) => `the ${id}s`,
      say: ({ code }: { readonly code: string }) => (code === 'own-trail' ? 'that is your trail' : undefined),
    };
    expect(sayKernel({ type: 'resigned', side: 'x' }, 'en', called)).toBe('the xs resigns');
    const refusal = { code: 'own-trail' };
    expect(sayKernel({ code: 'verify-refused', n: 4, refusal }, 'en', called)).toBe(
      'the rules refuse entry 4: that is your trail',
    );
  });

  test.each([
    ['en', '(1 crash, 3 late answers)'],
    ['es', '(1 caída, 3 respuestas tardías)'],
  ] as const)('fault counts use singular and plural, in %s', (language, counts) => {
    const faults = { crash: 1, late: 3 };
    expect(sayKernel({ code: 'abandoned', side: 'x', faults }, language)).toContain(counts);
  });

  test('other codes have no text here', () => {
    expect(sayKernel({ code: 'own-trail' }, 'en')).toBeUndefined();
    expect(sayKernel({ code: 'constructor' }, 'en')).toBeUndefined();
  });
});
