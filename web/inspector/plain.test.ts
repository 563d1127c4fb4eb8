import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Decision } from '../../src/kernel/bot.ts';
import { tally } from '../../src/kernel/tally.ts';
import { plainOf, plainSentences } from './plain.ts';

type Command = { readonly type: string };

const REASONS = ['dealt', 'taken', 'woods', 'range', 'heat'];

const option = (type: string, values: readonly number[], tiers: readonly number[] = []) => ({
  option: { type },
  tiers,
  tally: tally(values.map((value, i) => ({ why: { code: REASONS[i] as string, n: Math.abs(value) }, value }))),
});
const decision = (kept: Decision<Command>['kept'], command = kept[0]?.option ?? null): Decision<Command> => ({
  command,
  judged: kept.length,
  kept,
  vetoed: [],
  margin: null,
  iterations: 0,
  notes: [],
});
const words = (language: 'en' | 'es') => ({
  language,
  call: (one: Command | null) => one?.type ?? '',
  say: ({ code, n }: { readonly code: string; readonly n?: unknown }) => `${code} ${n}`,
});
const said = (one: Decision<Command>, language: 'en' | 'es' = 'en') => {
  const plain = plainOf(one);
  return plain && plainSentences(plain, words(language));
};

describe('a decision in plain language', () => {
  test.each<[string, Decision<Command>, readonly string[] | null]>([
    [
      'points for and against, and what the runner-up had against it',
      decision([option('move', [12, -4]), option('stay', [12, -4, -3])]),
      [
        'For it: dealt 12.',
        'Against it: taken 4.',
        'The next best option, *stay*, scored 3 lower. The main reason: woods 3.',
      ],
    ],
    [
      'what the runner-up lacked',
      decision([option('move', [12, 0, 2]), option('stay', [12])]),
      [
        'For it: dealt 12; woods 2.',
        'The next best option, *stay*, scored 2 lower. The main reason: “woods 2” does not apply to it.',
      ],
    ],
    [
      'less of the same',
      decision([option('move', [12]), option('stay', [7.5])]),
      [
        'For it: dealt 12.',
        'The next best option, *stay*, scored 4.5 lower. The main reason: “dealt 7.5” instead of “dealt 12”.',
      ],
    ],
    [
      'a tie',
      decision([option('move', [5]), option('stay', [5])]),
      ['For it: dealt 5.', '*stay* would have been just as good.'],
    ],
    [
      'a lower rank',
      decision([option('move', [1], [1]), option('stay', [9], [0])]),
      ['For it: dealt 1.', '*stay* was ranked lower.'],
    ],
    ['the only option', decision([option('move', [1])]), ['For it: dealt 1.', 'There was no other option.']],
    ['no ledger', decision([], { type: 'move' }), null],
  ])('%s', (_, one, sentences) => {
    expect(said(one)).toEqual(sentences);
  });

  test('in Spanish', () => {
    expect(said(decision([option('mover', [12, -4]), option('parar', [12, -4, -3])]), 'es')).toEqual([
      'A favor: dealt 12.',
      'En contra: taken 4.',
      'La siguiente opción, *parar*, obtuvo 3 menos. Motivo principal: woods 3.',
    ]);
  });
});

const values = fc.array(fc.integer({ min: -20, max: 20 }), { minLength: 1, maxLength: REASONS.length });

test('its numbers come from the ledgers: lines of the chosen option, the difference of two totals, the deciding line', () => {
  fc.assert(
    fc.property(values, fc.array(values, { maxLength: 4 }), (best, others) => {
      const kept = [best, ...others]
        .map((one, i) => option(`option ${i}`, one))
        .toSorted((a, b) => b.tally.total - a.tally.total);
      const [taken, second] = kept;
      const plain = plainOf(decision(kept));
      if (!taken || !plain) throw new Error('no ledger');
      for (const line of [...plain.pros, ...plain.cons]) expect(taken.tally.lines).toContain(line);
      expect(plain.second?.option ?? null).toEqual(second?.option ?? null);
      if (!second || !plain.second) return;
      expect(plain.second.behind).toBe(taken.tally.total - second.tally.total);
      const { row } = plain.second;
      if (!row) expect(plain.second.behind).toBe(0);
      else expect(row.difference).toBeGreaterThan(0);
      if (row?.one) expect(taken.tally.lines).toContain(row.one);
      if (row?.other) expect(second.tally.lines).toContain(row.other);
    }),
  );
});
