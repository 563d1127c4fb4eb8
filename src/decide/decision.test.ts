import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addsUp } from '../kernel/tally.ts';
import { choose, mapOptions } from './decision.ts';
import { bars, LEDGER, NO_CHANCE, NO_LEDGER, points, seeded, type Toy, tier, toyEvaluator } from './fixtures/toy.ts';
import { rank, score } from './rule.ts';

const RULES = [points(0), bars(), tier(0), points(1, [-5, 5]), tier(1)];
const asked = { situation: null, weights: [], level: 5, budget: LEDGER, seed: NO_CHANCE, must: true };
const ask = (options: Iterable<Toy>, more: Partial<Parameters<typeof choose<null, Toy, readonly number[]>>[0]> = {}) =>
  choose({ ...asked, evaluator: toyEvaluator(RULES, { base: 50 }), options, ...more });

describe('what is chosen', () => {
  test.each<[string, Toy[], string]>([
    [
      'the highest score',
      [
        { name: 'a', points: [1] },
        { name: 'b', points: [2] },
      ],
      'b',
    ],
    ['never a vetoed one, whatever its score', [{ name: 'a', barred: 1, points: [999] }, { name: 'b' }], 'b'],
    [
      'a tier before any score',
      [
        { name: 'a', points: [999] },
        { name: 'b', tiers: [1] },
      ],
      'b',
    ],
    [
      'the first tier that differs',
      [
        { name: 'a', tiers: [1, 9] },
        { name: 'b', tiers: [2, 0] },
      ],
      'b',
    ],
    [
      'the second where the first is equal',
      [
        { name: 'a', tiers: [1, 2] },
        { name: 'b', tiers: [1, 3] },
      ],
      'b',
    ],
    [
      'a score no larger than its band',
      [
        { name: 'a', points: [6] },
        { name: 'b', points: [0, 900] },
      ],
      'a',
    ],
    ['tier 0 before a tier below', [{ name: 'a', tiers: [-1], points: [9] }, { name: 'b' }], 'b'],
  ])('%s', (_, options, name) => {
    expect(ask(options).command?.name).toBe(name);
    expect(ask(options.reverse()).command?.name).toBe(name);
  });

  test('options may come from a generator, once', () => {
    function* few(): Generator<Toy> {
      yield { name: 'a' };
      yield { name: 'b', points: [1] };
    }
    expect(ask(few()).command?.name).toBe('b');
  });
});

describe('keeping quiet', () => {
  const quiet = score({
    id: 'quiet',
    unit: 'points',
    band: [-9, 9],
    see: (_: null, option: Toy | null) => (option === null ? {} : undefined),
    worth: () => 3,
  });
  const loud = score({
    id: 'loud',
    unit: 'points',
    band: [-9, 9],
    see: (_: null, option: Toy | null) => (option?.points ? { points: option.points[0] ?? 0 } : undefined),
    worth: ({ points }) => points,
  });
  const evaluator = { id: 'speaker', rules: [quiet, loud] };
  const speak = (worth: number, must: boolean) =>
    choose({ ...asked, weights: {}, evaluator, options: [null, { name: 'hi', points: [worth] }], must });

  test('is scored like any other option', () => {
    expect(speak(2, false)).toMatchObject({ command: null, margin: 1, judged: 2 });
    expect(speak(2, false).kept[0]).toMatchObject({ option: null, tally: { total: 3 } });
    expect(speak(4, false).command?.name).toBe('hi');
  });
  test('is no answer for one who must speak', () => {
    expect(speak(2, true)).toMatchObject({ command: { name: 'hi' }, judged: 1 });
  });
});

describe('everything vetoed', () => {
  const options = [
    { name: 'a', barred: 1, points: [1] },
    { name: 'b', barred: 2, points: [2] },
  ];
  test('the best of them when one must be done, with a note', () => {
    const decision = ask(options);
    expect(decision.command?.name).toBe('b');
    expect(decision.notes).toEqual([{ code: 'all-vetoed', options: 2 }]);
    expect(decision.kept.map(({ tally }) => tally.total)).toEqual([52, 51]);
  });
  test('nothing otherwise', () => {
    expect(ask(options, { must: false })).toMatchObject({ command: null, kept: [], margin: null });
  });
  test('each veto has its count and the words of its first case', () => {
    expect(ask(options).vetoed).toEqual([{ rule: 'barred', count: 2, why: { code: 'barred', barred: 1 } }]);
  });
  test('no options at all says so', () => {
    expect(ask([])).toMatchObject({ command: null, judged: 0, notes: [{ code: 'no-options' }] });
  });
});

describe('margin', () => {
  test('over the runner-up of the same tiers', () => {
    const options = [
      { name: 'a', tiers: [1], points: [3] },
      { name: 'b', tiers: [1] },
      { name: 'c', points: [99] },
    ];
    expect(ask(options).margin).toBe(3);
  });
  test('none where nothing else stands in that tier', () => {
    expect(ask([{ name: 'a', tiers: [1] }, { name: 'b' }]).margin).toBeNull();
  });
});

describe('ledger', () => {
  test('a cut contribution says what it was cut from, and a rank why it is one', () => {
    const [kept] = ask([{ name: 'a', tiers: [2], points: [4, 70] }]).kept;
    expect(kept).toEqual({
      option: { name: 'a', tiers: [2], points: [4, 70] },
      tiers: [2, 0],
      tally: {
        lines: [
          { why: { code: 'tier-0', tier: 2 }, value: 0 },
          { why: { code: 'base' }, value: 50 },
          { why: { code: 'points-0', points: 4 }, value: 4 },
          { why: { code: 'points-1', points: 70, clampedFrom: 70 }, value: 5 },
        ],
        total: 59,
      },
    });
  });
  test('keeps the twenty best, best first', () => {
    const options = Array.from({ length: 50 }, (_, i) => ({ name: `${i}`, points: [(i * 7) % 50] }));
    const { kept, judged } = ask(options, { seed: seeded(1) });
    expect(kept.map(({ tally }) => tally.total)).toEqual(Array.from({ length: 20 }, (_, i) => 99 - i));
    expect(judged).toBe(50);
  });

  const toys = fc.array(
    fc.record({
      name: fc.string(),
      barred: fc.constantFrom(0, 0, 1),
      tiers: fc.array(fc.integer({ min: -1, max: 1 }), { minLength: 2, maxLength: 2 }),
      points: fc.array(fc.double({ min: -9, max: 9, noNaN: true }), { minLength: 2, maxLength: 2 }),
    }),
    { maxLength: 30 },
  );
  const circumstances = {
    base: fc.double({ min: -100, max: 100, noNaN: true }),
    level: fc.integer({ min: 1, max: 5 }),
    must: fc.boolean(),
    seed: fc.nat().map(seeded),
  };
  test('base and lines add up to the total that was compared; on or off it chooses the same', () => {
    fc.assert(
      fc.property(toys, fc.record(circumstances), (options, { base, ...more }) => {
        const evaluator = toyEvaluator(RULES, { base, grain: 4 });
        const full = choose({ ...asked, evaluator, options, ...more });
        const bare = choose({ ...asked, evaluator, options, ...more, budget: NO_LEDGER });
        expect(bare).toEqual({ ...full, kept: [] });
        expect(full.kept.every(({ tally }) => addsUp(tally))).toBe(true);
        expect(full.kept[0]?.option ?? null).toBe(full.command);
        const [best, next] = full.kept;
        if (best && next && full.margin !== null) expect(best.tally.total - next.tally.total).toBe(full.margin);
      }),
    );
  });
  test('a vetoed option is never chosen while another is free', () => {
    fc.assert(
      fc.property(toys, fc.record(circumstances), (options, { base, ...more }) => {
        fc.pre(options.some(({ barred }) => !barred));
        const { command } = choose({ ...asked, evaluator: toyEvaluator(RULES, { base, grain: 4 }), options, ...more });
        expect(command?.barred).toBe(0);
      }),
    );
  });
});

describe('ties', () => {
  const tied = [{ name: 'x', points: [-1] }, { name: 'a' }, { name: 'y', barred: 1 }, { name: 'b' }, { name: 'c' }];
  const pick = (seed: number) => ask(tied, { seed: seeded(seed) });
  test('the seed breaks them, the same way each time', () => {
    for (let seed = 0; seed < 20; seed++) expect(pick(seed)).toEqual(pick(seed));
    expect(pick(1)).toMatchObject({ margin: 0 });
  });
  test('each as likely', () => {
    const counts: Record<string, number> = { a: 0, b: 0, c: 0 };
    for (let seed = 0; seed < 3000; seed++)
      counts[pick(seed).command?.name ?? ''] = 1 + (counts[pick(seed).command?.name ?? ''] ?? 0);
    expect(Object.keys(counts)).toEqual(['a', 'b', 'c']);
    for (const count of Object.values(counts)) expect(Math.abs(count - 1000)).toBeLessThan(110);
  });
});

describe('what is preferred among equals', () => {
  const prefers = (_: null, { name }: Toy): number => -'bca'.indexOf(name);
  const fond = { ...toyEvaluator(RULES, { base: 50 }), prefers };
  const three = [{ name: 'a' }, { name: 'b' }, { name: 'c' }];
  const pick = (options: Toy[], seed = 1) => ask(options, { evaluator: fond, seed: seeded(seed) });

  test('comes first, whatever the seed, and the others after it in that order', () => {
    for (let seed = 0; seed < 20; seed++)
      expect(pick(three, seed).kept.map(({ option }) => option?.name)).toEqual(['b', 'c', 'a']);
  });
  test('counts for nothing against a score, a tier or a veto, and adds no point', () => {
    expect(pick([...three, { name: 'a', points: [0.001] }]).command).toEqual({ name: 'a', points: [0.001] });
    expect(pick([...three, { name: 'a', tiers: [1] }]).command).toEqual({ name: 'a', tiers: [1] });
    expect(pick([{ name: 'b', barred: 1 }, { name: 'c' }]).command).toEqual({ name: 'c' });
    expect(pick(three).kept[0]?.tally.total).toBe(50);
  });
  test('chance decides between those that are preferred alike', () => {
    const twins = [{ name: 'a' }, { name: 'b', tiers: [0] }, { name: 'b', tiers: [0, 0] }];
    const found = new Set(Array.from({ length: 40 }, (_, seed) => pick(twins, seed).command?.tiers?.length));
    expect([...found].toSorted()).toEqual([1, 2]);
  });
});

test('a decision over plans is told as one over commands', () => {
  const decision = ask([{ name: 'a', points: [2] }, { name: 'b' }]);
  const told = mapOptions(decision, ({ name }) => ({ type: name }));
  expect(told.command).toEqual({ type: 'a' });
  expect(told.kept.map(({ option }) => option)).toEqual([{ type: 'a' }, { type: 'b' }]);
});

describe('a rule that returns no finite number', () => {
  const broken = (worth: number) =>
    score<null, Toy, { readonly name: string }, readonly number[]>({
      id: 'broken',
      unit: 'points',
      band: [-10, 10],
      see: (_, { name }) => (name.startsWith('x') ? { name } : undefined),
      worth: () => worth,
    });
  const rules = (worth = Number.NaN) => toyEvaluator([bars(), tier(0), points(0), broken(worth)]);

  test('drops the option, says why, and scores the others', () => {
    const decision = ask(
      [{ name: 'x', points: [9] }, { name: 'a', points: [2] }, { name: 'b', points: [1] }, { name: 'x2' }],
      {
        evaluator: rules(),
      },
    );
    expect(decision.command?.name).toBe('a');
    expect(decision.margin).toBe(1);
    expect(decision.kept.map(({ option }) => option?.name)).toEqual(['a', 'b']);
    expect(decision.vetoed).toEqual([
      { rule: 'broken', count: 2, why: { code: 'invalid-worth', rule: 'broken', worth: 'NaN' } },
    ]);
    expect(JSON.parse(JSON.stringify(decision))).toEqual(decision);
  });

  test('the same for a rank', () => {
    const endless = rank<null, Toy, object, readonly number[]>({
      id: 'endless',
      see: (_, { name }) => (name === 'x' ? {} : undefined),
      worth: () => Number.POSITIVE_INFINITY,
    });
    const decision = ask([{ name: 'x' }, { name: 'a' }], { evaluator: toyEvaluator([endless]) });
    expect(decision.command?.name).toBe('a');
    expect(decision.vetoed[0]?.why).toMatchObject({ code: 'invalid-worth', worth: 'Infinity' });
  });

  test('an infinite score is still clamped to its band', () => {
    const decision = ask([{ name: 'x' }, { name: 'a', points: [9] }], { evaluator: rules(Number.POSITIVE_INFINITY) });
    expect(decision.command?.name).toBe('x');
    expect(decision.vetoed).toEqual([]);
  });

  test('a seat that must act prefers a vetoed option to a dropped one', () => {
    const decision = ask([{ name: 'x' }, { name: 'a', barred: 1 }], { evaluator: rules() });
    expect(decision.command?.name).toBe('a');
    expect(decision.vetoed.map(({ rule, count }) => [rule, count])).toEqual([
      ['barred', 1],
      ['broken', 1],
    ]);
  });

  test('if nothing else is left, it counts as 0 and the ledger says so', () => {
    const decision = ask(
      [
        { name: 'x', points: [1] },
        { name: 'x2', points: [2] },
      ],
      { evaluator: rules() },
    );
    expect(decision.command?.name).toBe('x2');
    expect(decision.kept[0]?.tally).toEqual({
      lines: [
        { why: { code: 'points-0', points: 2 }, value: 2 },
        { why: { code: 'invalid-worth', rule: 'broken', worth: 'NaN' }, value: 0 },
      ],
      total: 2,
    });
  });

  test('a seat that need not act passes if every option is dropped', () => {
    const decision = ask([{ name: 'x' }], { evaluator: rules(), must: false });
    expect(decision.command).toBeNull();
    expect(decision.notes).toContainEqual({ code: 'all-vetoed', options: 1 });
  });
});

describe('a ledger without rules', () => {
  const none = [{ why: { code: 'no-rule' }, value: 0 }];

  test('says that no rule applies', () => {
    const decision = ask([{ name: 'a' }], { evaluator: toyEvaluator(RULES) });
    expect(decision.kept[0]?.tally).toEqual({ lines: none, total: 0 });
  });

  test('also beside the starting score', () => {
    const [only] = ask([{ name: 'a' }]).kept;
    expect(only?.tally).toEqual({ lines: [{ why: { code: 'base' }, value: 50 }, ...none], total: 50 });
  });

  test('but not if a rank applies', () => {
    const [only] = ask([{ name: 'a', tiers: [1] }], { evaluator: toyEvaluator(RULES) }).kept;
    expect(only?.tally.lines.map(({ why }) => why.code)).toEqual(['tier-0']);
  });
});

describe('several evaluators', () => {
  const first = { ...toyEvaluator([bars(), points(0)], { base: 5 }), id: 'first' };
  const second = { ...toyEvaluator([tier(0), points(1)], { base: 1 }), id: 'second' };
  const both = [first, second];
  const options: Toy[] = [
    { name: 'a', points: [3, 0] },
    { name: 'b', points: [1, 4] },
    { name: 'c', points: [9, 9], barred: 1 },
  ];

  test('add up in one ledger', () => {
    const decision = ask(options, { evaluator: both });
    expect(decision.command?.name).toBe('b');
    expect(decision.kept[0]?.tally).toEqual({
      lines: [
        { why: { code: 'base' }, value: 6 },
        { why: { code: 'points-0', points: 1 }, value: 1 },
        { why: { code: 'points-1', points: 4 }, value: 4 },
      ],
      total: 11,
    });
    expect(decision.vetoed.map(({ rule }) => rule)).toEqual(['barred']);
  });

  test('decide like one evaluator with all their rules', () => {
    const one = toyEvaluator([...first.rules, ...second.rules], { base: 6 });
    expect(ask(options, { evaluator: both })).toEqual(ask(options, { evaluator: one }));
  });

  test('are observed under their joint name', () => {
    const seen: string[] = [];
    ask(options, { evaluator: both, budget: { ...LEDGER, observe: ({ evaluator }) => seen.push(evaluator) } });
    expect(seen).toEqual(['first+second']);
  });

  test.each([
    ['rules with the same id', [first, first]],
    ['different units', [first, { id: 'other', rules: [{ ...points(1), unit: 'hits' }] }]],
    ['limit their totals', [first, { ...second, range: [0, 1] as const }]],
  ])('cannot be combined: %s', (problem, evaluator) => {
    expect(() => ask(options, { evaluator })).toThrow(problem);
  });
});
