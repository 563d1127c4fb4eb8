import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bare, type Decision, type Judged } from '../kernel/bot.ts';
import { type Line, tally } from '../kernel/tally.ts';
import { adviceOf, obviousAdvice, onlyAction, type Reason, reasonsOf } from './hint.ts';

type Command = { readonly type: string; readonly at?: number };

const judged = (option: Command | null, value = 0): Judged<Command> => ({
  option,
  tiers: [],
  tally: tally([{ why: { code: 'worth' }, value }]),
});
const decided = (...kept: readonly Judged<Command>[]): Decision<Command> => ({
  ...bare(kept[0]?.option ?? null),
  judged: kept.length,
  kept,
});
const inWords = (option: Command | null): string => option?.type ?? 'keep quiet';

describe('advice', () => {
  test('is the best three, best first', () => {
    const kept = ['a', 'b', 'c', 'd'].map((type, i) => judged({ type }, 9 - i));
    expect(adviceOf(decided(...kept), inWords).map(({ words }) => words)).toEqual(['a', 'b', 'c']);
  });

  test('names nothing twice: of options in the same words the better one stands', () => {
    const kept = [{ type: 'a', at: 1 }, { type: 'a', at: 2 }, null, null, { type: 'b' }].map((each, i) =>
      judged(each, 9 - i),
    );
    expect(adviceOf(decided(...kept), inWords).map(({ option, words }) => [option, words])).toEqual([
      [{ type: 'a', at: 1 }, 'a'],
      [null, 'keep quiet'],
      [{ type: 'b' }, 'b'],
    ]);
  });

  test('of a bot that keeps no scores is what it would do', () => {
    expect(adviceOf(bare<Command>({ type: 'a' }), inWords)).toEqual([
      { option: { type: 'a' }, words: 'a', tally: null, tiers: [], alike: [] },
    ]);
  });

  test('spends no place on what is as good for the very same reasons, and names it there', () => {
    const kept = ['a', 'b', 'b', 'c', 'd', 'e'].map((type, i) => judged({ type }, type === 'e' ? 1 : i < 4 ? 9 : 5));
    expect(adviceOf(decided(...kept), inWords).map(({ words, alike }) => [words, alike])).toEqual([
      ['a', ['b', 'c']],
      ['d', []],
      ['e', []],
    ]);
  });

  test('where there are no reasons, what is as good has a place of its own', () => {
    const kept = ['a', 'b'].map((type) => ({ ...judged({ type }), tally: tally([]) }));
    expect(adviceOf(decided(...kept), inWords).map(({ words }) => words)).toEqual(['a', 'b']);
  });

  test('puts an option before another by its rank, however alike their points', () => {
    const kept = [2, 1].map((tier) => ({ ...judged({ type: `${tier}` }), tiers: [tier] }));
    expect(adviceOf(decided(...kept), inWords)).toHaveLength(2);
  });
});

describe('the only deed', () => {
  const open = (...types: readonly string[]): string | undefined =>
    onlyAction(
      { options: () => types.map((type) => ({ type })), isDeed: ({ type }) => type !== 'wait' },
      {},
      'seat',
      ['wait', 'fire', 'move'],
      (option) => option?.type ?? '',
    );

  test.each([
    [[], undefined],
    [['wait'], undefined],
    [['fire'], 'fire'],
    [['wait', 'fire'], 'fire'],
    [['fire', 'fire', 'wait'], 'fire'],
    [['wait', 'fire', 'move'], undefined],
    [['fire', 'talk'], 'fire'], // not requested by the player
  ])('of %j is %s', (types, only) => expect(open(...types)).toBe(only));

  test('ends its search at the second, since options may be many', () => {
    const options = function* (): Generator<Command> {
      yield* [{ type: 'fire' }, { type: 'move' }];
      throw new Error('asked for a third');
    };
    expect(onlyAction({ options }, {}, 'seat', ['fire', 'move'], inWords)).toBeUndefined();
  });

  test('is obvious where the bot would do it, and has weighed it', () => {
    const advice = adviceOf(decided(judged({ type: 'fire' }, 2), judged(null)), inWords);
    expect(obviousAdvice(advice, 'fire').map(({ words }) => words)).toEqual(['fire']);
    expect(obviousAdvice(advice, 'dump')).toEqual([]);
    expect(obviousAdvice(adviceOf(bare<Command>({ type: 'fire' }), inWords), 'fire')).toEqual([]);
  });
});

describe('reasons', () => {
  const value = fc.oneof(
    fc.integer({ min: -99, max: 99 }),
    fc.double({ min: -99, max: 99, noNaN: true }),
    fc.double({ min: -1, max: 1, noNaN: true }),
  );
  const receipt = fc
    .array(value, { maxLength: 12 })
    .map((values) => tally(values.map((each, i): Line => ({ why: { code: `line-${i}` }, value: each }))));
  const pointsOf = (line: Reason): number => (line.is === 'rank' ? 0 : line.points);
  const thousandths = (points: number): number => Math.round(points * 1000);

  test('are few, and what is printed adds up to the total', () => {
    fc.assert(
      fc.property(receipt, fc.integer({ min: 1, max: 6 }), (whole, most) => {
        const { lines, total } = reasonsOf(whole, most);
        expect(lines.length).toBeLessThanOrEqual(most);
        expect(lines.reduce((all, line) => all + thousandths(pointsOf(line)), 0)).toBe(thousandths(total));
        expect(Math.abs(total - whole.total)).toBeLessThanOrEqual(0.0501);
      }),
    );
  });

  test('leave out nothing that counts: what is not named is smaller than all that is', () => {
    fc.assert(
      fc.property(receipt, (whole) => {
        const { lines } = reasonsOf(whole);
        const named = lines.flatMap((line) => (line.is === 'points' ? [line.why] : []));
        const worth = (line: Line): number => Math.abs(line.value);
        const least = Math.min(...whole.lines.filter(({ why }) => named.includes(why)).map(worth));
        for (const line of whole.lines) if (!named.includes(line.why)) expect(worth(line)).toBeLessThanOrEqual(least);
        expect(lines.map(pointsOf)).not.toContain(0);
      }),
    );
  });

  test('ranks first, then the weightiest, then the rest in one', () => {
    const lines = [1, -8, 2, 0.5, 4, 3].map((each, i): Line => ({ why: { code: `line-${i}` }, value: each }));
    const whole = { lines: [...lines, { why: { code: 'safe', tier: 2 }, value: 0 }], total: 2.5 };
    expect(reasonsOf(whole)).toEqual({
      lines: [
        { is: 'rank', why: { code: 'safe', tier: 2 }, tier: 2 },
        { is: 'points', why: { code: 'line-1' }, points: -8 },
        { is: 'points', why: { code: 'line-4' }, points: 4 },
        { is: 'points', why: { code: 'line-5' }, points: 3 },
        { is: 'rest', count: 3, points: 3.5 },
      ],
      total: 2.5,
    });
  });

  test.each([
    [[4, -1], ['4', '-1'], '3'],
    [[-18.715, -1.864, -0.644], ['-18.7', '-1.9', '-0.6'], '-21.2'],
    [[1.04, 1.04, 1.04], ['1.1', '1', '1'], '3.1'],
    [[0.1234, 0.1], ['0.123', '0.1'], '0.223'],
  ])('%j is read as %j', (values, read, total) => {
    const whole = tally(values.map((each) => ({ why: { code: 'why' }, value: each })));
    const told = reasonsOf(whole);
    expect([told.lines.map((line) => String(pointsOf(line))), String(told.total)]).toEqual([read, total]);
  });
});
