import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { weightsDigest } from '../kernel/bot.ts';
import { must } from '../kernel/result.ts';
import { type BotName, makeBotName, nameOfMade, parseBotName, persona, personasOf, weightsOf } from './persona.ts';

const WEIGHTS = { hunts: 30, hides: -4 };
const PERSONAS = { plain: WEIGHTS, hunter: persona(WEIGHTS, { hunts: 60 }) };

test.each([
  [{ level: 5, persona: '' }, 'crew'],
  [{ level: 5, persona: 'plain' }, 'crew'], // the first of them
  [{ level: 3, persona: 'hunter' }, 'crew@3+hunter'],
])('made as %j it is called %s', (spec, name) => expect(nameOfMade('crew', PERSONAS, spec)).toBe(name));

describe('personas', () => {
  test('overlay the base table', () => {
    expect(PERSONAS.hunter).toEqual({ hunts: 60, hides: -4 });
  });
  test('cannot weigh what the base does not know', () => {
    // @ts-expect-error: the base has no weight of this name
    persona(WEIGHTS, { hunst: 60 });
    const overlay = { hunts: 1, hunst: 60 };
    // @ts-expect-error: nor in a table made elsewhere
    persona(WEIGHTS, overlay);
  });
  test.each([
    ['', 30],
    ['plain', 30],
    ['hunter', 60],
  ])("'%s' hunts at %d", (name, hunts) => {
    expect(weightsOf(PERSONAS, { level: 5, persona: name }).hunts).toBe(hunts);
  });
  test('may be handed a table of the same keys, and no other', () => {
    const weights = { hides: 1, hunts: 2 };
    expect(weightsOf(PERSONAS, { level: 5, persona: 'plain', weights })).toBe(weights);
    expect(() => weightsOf(PERSONAS, { level: 5, persona: 'plain', weights: { hides: 1 } })).toThrow(
      /keys hides hunts/,
    );
    expect(() => weightsOf(PERSONAS, { level: 5, persona: 'plan' })).toThrow(/no persona 'plan'/);
  });
});

describe('adopted tables', () => {
  const first = { hunts: 40, hides: -4 };
  const second = { hides: -5, hunts: 50 };
  const adopt = (weights: object, persona = 'plain', bot = 'crew') => ({ bot, persona, weights });

  test('while there are none, everything is as it was written', () => {
    expect(personasOf(PERSONAS, [], 'crew')).toEqual({ personas: PERSONAS, older: [], adopted: [] });
  });
  test('the newest is today’s, and those before it are kept', () => {
    const { personas, older } = personasOf(PERSONAS, [adopt(first), adopt(second)], 'crew');
    expect(personas).toEqual({ ...PERSONAS, plain: second });
    expect(Object.keys(personas)).toEqual(Object.keys(PERSONAS));
    expect(older).toEqual([
      { persona: 'plain', weights: WEIGHTS },
      { persona: 'plain', weights: first },
    ]);
  });
  test.each([
    ['another bot', adopt(first, 'plain', 'seed')],
    ['a persona that is gone', adopt(first, 'bold')],
    ['other weights than today’s', adopt({ hunts: 1 })],
  ])('one of %s is passed over', (_, table) => {
    expect(personasOf(PERSONAS, [table], 'crew')).toEqual({ personas: PERSONAS, older: [], adopted: [] });
  });
});

describe('weights that were added later', () => {
  const ADDED = { waits: 7 };
  const NOW = { plain: { hunts: 40, hides: -4, ...ADDED } };
  const OLD = { hunts: 1, hides: 2 };

  test('have their default in a table that lacks them', () => {
    expect(weightsOf(NOW, { level: 5, persona: 'plain', weights: OLD }, ADDED)).toEqual({ ...OLD, waits: 7 });
    const own = { ...OLD, waits: 3 };
    expect(weightsOf(NOW, { level: 5, persona: 'plain', weights: own }, ADDED)).toBe(own);
  });
  test('are the only ones that may be missing', () => {
    expect(() => weightsOf(NOW, { level: 5, persona: 'plain', weights: { hunts: 1 } }, ADDED)).toThrow(/keys/);
    expect(() => weightsOf(NOW, { level: 5, persona: 'plain', weights: { ...OLD, runs: 1 } }, ADDED)).toThrow(/keys/);
  });
  test('may be missing from an adopted table, which keeps its digest', () => {
    const { personas } = personasOf(NOW, [{ bot: 'crew', persona: 'plain', weights: OLD }], 'crew', ADDED);
    expect(personas.plain).toBe(OLD);
  });
});

describe('digest', () => {
  const sha = (text: string): string => createHash('sha256').update(text).digest('hex');
  test('names a table whatever the order of its keys', () => {
    expect(weightsDigest({ a: 1, b: 2 }, sha)).toBe(weightsDigest({ b: 2, a: 1 }, sha));
    expect(weightsDigest({ a: 1, b: 2 }, sha)).not.toBe(weightsDigest({ a: 2, b: 1 }, sha));
    expect(weightsDigest({ a: 1 }, sha)).toMatch(/^[0-9a-f]{8}$/);
  });
});

describe("a bot's name", () => {
  test.each<[string, BotName]>([
    ['crew', { id: 'crew', level: 5 }],
    ['crew@3', { id: 'crew', level: 3 }],
    ['crew+hunter', { id: 'crew', level: 5, persona: 'hunter' }],
    ['crew#abcd1234', { id: 'crew', level: 5, digest: 'abcd1234' }],
    ['old-crew@3+sub-hunter#abcd1234', { id: 'old-crew', level: 3, persona: 'sub-hunter', digest: 'abcd1234' }],
  ])('%s', (name, parts) => {
    expect(parseBotName(name)).toEqual({ ok: true, value: parts });
    expect(makeBotName(parts)).toBe(name);
  });

  test.each([
    ['', 'bot-name-id'],
    ['Crew', 'bot-name-id'],
    ['crew-', 'bot-name-id'],
    ['crew@', 'bot-name-level'],
    ['crew@0', 'bot-name-level'],
    ['crew@6', 'bot-name-level'],
    ['crew@03', 'bot-name-level'],
    ['crew@constructor', 'bot-name-level'],
    ['crew+', 'bot-name-persona'],
    ['crew+Hunter', 'bot-name-persona'],
    ['crew#', 'bot-name-digest'],
    ['crew#abcd123', 'bot-name-digest'],
    ['crew+hunter@3', 'bot-name-order'],
    ['crew@3@4', 'bot-name-order'],
  ])("'%s' is refused: %s", (name, code) => {
    expect(parseBotName(name)).toMatchObject({ ok: false, error: { code, name } });
  });

  test.each([
    ['commander+sniper@2', 'commander@2+sniper'],
    ['crew#abcd1234+hunter@3', 'crew@3+hunter#abcd1234'],
    ['crew#abcd1234@3', 'crew@3#abcd1234'],
    ['crew+hunter@9', 'id@level+persona#digest'],
    ['crew@3@4', 'id@level+persona#digest'],
  ])("instead of '%s' it says to write %s", (name, shape) => {
    expect(parseBotName(name)).toEqual({ ok: false, error: { code: 'bot-name-order', name, shape } });
  });

  const word = fc.stringMatching(/^[a-z0-9]{1,5}(-[a-z0-9]{1,5}){0,2}$/);
  const names = fc.record(
    { id: word, level: fc.integer({ min: 1, max: 5 }), persona: word, digest: fc.stringMatching(/^[0-9a-f]{8}$/) },
    { requiredKeys: ['id', 'level'] },
  );
  test('reads back as it was made', () => {
    fc.assert(
      fc.property(names, (name) => {
        expect(parseBotName(makeBotName(name))).toEqual({ ok: true, value: { ...name } });
      }),
    );
  });
  test('any text is either read or refused with a reason', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const read = parseBotName(text);
        if (read.ok) expect(must(parseBotName(makeBotName(read.value)))).toEqual(read.value);
        else expect(read.error.code).toMatch(/^bot-name-/);
      }),
    );
  });
});

test('the old name of the search still works', () => {
  expect(parseBotName('ismcts@3')).toEqual({ ok: true, value: { id: 'search', level: 3 } });
});
