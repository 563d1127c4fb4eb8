import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { DECISION_CODES } from '../decide/decision-text.ts';
import { freeText } from '../decide/free-text.ts';
import { catalog } from '../games/catalog.ts';
import { KERNEL_CODES } from '../kernel/kernel-text.ts';
import { LINE_CODES } from './line/line-text.ts';
import { SBT_CODES } from './sbt/sbt-text.ts';
import { PROGRAM_CODES, sayProgramFact } from './text.ts';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const LANGUAGES = ['en', 'es'] as const;

const textsUnder = (name: string): string[] => {
  if (name.endsWith('.ts')) return [readFileSync(HERE + name, 'utf8')];
  return readdirSync(HERE + name, { recursive: true, encoding: 'utf8' })
    .filter(
      (path) => path.endsWith('.ts') && !path.startsWith('server/') && !/(\.test|testing|words|text)\.ts$/.test(path),
    )
    .map((path) => readFileSync(`${HERE}${name}/${path}`, 'utf8'));
};

/** Every code in the facts these folders create. `line/server` and `mcp` have their own texts. */
const USED = ['../bots', 'line', 'sbt', 'gemp', 'list.ts']
  .flatMap(textsUnder)
  .flatMap((text) => [...text.matchAll(/\bcode: '([a-z-]+)'/g)].map(([, code]) => code as string));

const inner = ({ code }: { readonly code: string }): string => `<${code}>`;

test.each([...new Set(USED)])('%s has a text in every language', (code) => {
  const facts = { code, why: { code: 'prone' }, refusal: { code: 'prone' }, words: [], known: [], call: 'Reaccion' };
  for (const language of LANGUAGES) {
    const own = sayProgramFact(facts, language, inner);
    const elsewhere = [...KERNEL_CODES, ...DECISION_CODES].includes(code);
    const game = catalog.battletech?.say(facts, language);
    expect(own ?? game ?? (elsewhere || undefined), `${code} in ${language}`).toBeDefined();
  }
});

test('there are no texts for unused codes', () => {
  const texts = ['../bots', '.', '../arena', '../cli', '../server'].flatMap(textsUnder).join();
  const isSaid = (code: string): boolean => texts.includes(`code: '${code}'`) || code === freeText('').code;
  expect([...PROGRAM_CODES, ...LINE_CODES, ...SBT_CODES].filter((code) => !isSaid(code))).toEqual([]);
});

describe('a line of an answer', () => {
  const illegal = {
    code: 'sbt-illegal',
    file: 'accionJ0.sbt',
    line: 8,
    why: { code: 'sbt-no-weapon-there', place: 'TD', slot: 3 },
  };

  test.each([
    [
      'en',
      "accionJ0.sbt, line 8: there is no weapon in slot 4 of the right torso (TD); the program's answer has no effect",
    ],
    [
      'es',
      'accionJ0.sbt, línea 8: en la casilla 4 del torso derecho (TD) no hay ningún arma; la respuesta del programa no tiene efecto',
    ],
  ] as const)('is reported with its number and its reason (%s)', (language, words) => {
    expect(sayProgramFact(illegal, language, inner)).toBe(words);
  });

  test("a reason from the game has the game's text", () => {
    expect(sayProgramFact({ ...illegal, why: { code: 'prone' } }, 'en', inner)).toContain('<prone>');
  });

  test.each([
    [{ expected: 'boolean', found: 'true' }, '"true" instead of True or False'],
    [{ expected: 'number', found: 'x', low: 0, high: 5 }, '"x" instead of a whole number from 0 to 5'],
    [
      { expected: 'word', found: null, words: ['Igual', 'Derecha'] },
      'the file ends instead of one of "Igual", "Derecha"',
    ],
  ])('%j', (fault, words) => {
    expect(sayProgramFact({ code: 'sbt-line', file: 'accionJ0.sbt', line: 2, ...fault }, 'en', inner)).toBe(
      `accionJ0.sbt, line 2: ${words}`,
    );
  });
});
