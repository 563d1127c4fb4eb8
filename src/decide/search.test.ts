import { createHash, createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { BotMaker, Budget } from '../kernel/bot.ts';
import type { Hashing } from '../kernel/hashing.ts';
import { open } from '../kernel/match.ts';
import { must } from '../kernel/result.ts';
import { Runner } from '../kernel/runner.ts';
import { addsUp } from '../kernel/tally.ts';
import { evaluatorBot } from './evaluator-bot.ts';
import { type NimKinds, nim, nimState } from './fixtures/nim.ts';
import { seeded } from './fixtures/toy.ts';
import { randomMaker } from './random.ts';
import { score } from './rule.ts';
import { searchMaker } from './search.ts';

const hashing: Hashing = {
  hmac: (key, message) => createHmac('sha256', key).update(message).digest(),
  digest: (text) => createHash('sha256').update(text).digest('hex'),
};

const search = searchMaker(() => nim, { iterations: 200, depth: 20 });
const random = randomMaker(nim);
const asked = { seat: 'x', kinds: ['take'], must: true, place: 0 };

const think = (stones: number, budget: Partial<Budget> = {}, seed = 1, level = 5) =>
  search
    .make({ level, persona: 'plain' })('x')
    .decide(null, nim.view(nimState(stones), 'x'), asked, { iterations: 0, ledger: true, ...budget }, seeded(seed));

function wins(seat: 'x' | 'o', maker: BotMaker<NimKinds>, games: number, level = 5): number {
  const other = seat === 'x' ? 'o' : 'x';
  let won = 0;
  for (let game = 0; game < games; game++) {
    const match = open(nim, must(nim.setUp(undefined, { roll: () => 1 })), `game ${game}`, hashing);
    const bots = {
      [seat]: maker.make({ level, persona: 'plain' })(seat),
      [other]: random.make({ level: 5, persona: 'plain' })(other),
    };
    if (new Runner(match, bots).run()?.winners[0] === seat) won++;
  }
  return won;
}

describe('a sack that it has looked into', () => {
  test.each([
    [1, 1],
    [2, 2],
    [3, 3],
    [5, 1],
    [6, 2],
    [7, 3],
    [9, 1],
    [10, 2],
  ])('of %i stones it takes %i and leaves fours', (stones, takes) => {
    const { command } = think(stones, { iterations: 1500 });
    expect(command?.type === 'take' && Math.min(command.stones, stones)).toBe(takes);
  });
  test('beats random nearly always', () => {
    expect(wins('x', search, 100)).toBeGreaterThan(93);
  });
});

test('forty playouts beat random', () => {
  const quick = searchMaker(() => nim, { iterations: 40, depth: 20 });
  expect(wins('x', quick, 100)).toBeGreaterThan(85);
});

describe('a sack that it has not looked into', () => {
  test('it takes what wins most often: with one to five stones left, three', () => {
    const bot = search.make({ level: 5, persona: 'plain' })('o');
    const view = nim.view(nimState(5, 'o'), 'o');
    const budget = { iterations: 1500, ledger: false };
    const { command } = bot.decide(null, view, { ...asked, seat: 'o' }, budget, seeded(1));
    expect(command).toEqual({ type: 'take', stones: 3 });
  });
  test('it never hears of what it cannot see', () => {
    const bot = search.make({ level: 5, persona: 'plain' })('o');
    const budget = { iterations: 100, ledger: true };
    const answers = [1, 5].map((stones) => {
      const view = nim.view({ ...nimState(5, 'o'), stones }, 'o');
      return bot.decide(null, view, { ...asked, seat: 'o' }, budget, seeded(1));
    });
    expect(answers[0]).toEqual(answers[1]);
  });
  test('it still beats random', () => {
    expect(wins('o', search, 300)).toBeGreaterThan(wins('o', random, 300) + 35);
  });
});

test('a lower level plays out less', () => {
  expect([1, 2, 3, 4, 5].map((level) => think(9, {}, 1, level).iterations)).toEqual([8, 24, 60, 120, 200]);
});

test('stopped early, it can be done again by count, at any level', () => {
  let left = 37;
  const stopped = think(10, { stop: () => --left < 0 }, 5, 4);
  expect(stopped.iterations).toBe(38);
  expect(think(10, { iterations: 38 }, 5, 4)).toEqual(stopped);
  expect(think(10, { stop: () => true }).iterations).toBe(1);
});

test('what it keeps is best first, adds up, and says how often it was tried', () => {
  const { kept, command, judged, margin } = think(10);
  expect(judged).toBe(3);
  expect(kept[0]?.option).toBe(command);
  expect(kept.every(({ tally }) => addsUp(tally))).toBe(true);
  expect((kept[0]?.tally.total ?? 0) - (kept[1]?.tally.total ?? 0)).toBe(margin);
  const visits = kept.map(({ tally }) => tally.lines[0]?.why.visits as number);
  expect(visits.reduce((a, b) => a + b)).toBe(200);
  expect(think(10, { ledger: false })).toEqual({ ...think(10), kept: [] });
});

test('it keeps quiet where nobody insists', () => {
  const bot = search.make({ level: 5, persona: 'plain' })('x');
  const quiet = bot.decide(
    null,
    nim.view(nimState(5), 'x'),
    { ...asked, must: false },
    { iterations: 9, ledger: false },
    seeded(1),
  );
  expect(quiet.command).toBeNull();
  expect(bot).toMatchObject({ name: 'search', listens: true, volunteers: [] });
});

/** A bot with one rule: the worth of the stones left and taken. */
const botWith = (id: string, worth: (left: number, takes: number) => number) =>
  evaluatorBot<NimKinds, { one: number }>({
    id,
    about: '',
    personas: { plain: { one: 1 } },
    options: nim.options,
    evaluator: {
      id,
      rules: [
        score({
          id: 'worth',
          unit: 'points',
          band: [-10, 10],
          see: ({ stones }: NimKinds['view'], option: NimKinds['command']) =>
            option.type === 'take' ? { left: stones ?? 0, takes: option.stones } : undefined,
          worth: ({ left, takes }) => worth(left, takes),
        }),
      ],
    },
  });

describe('with a guide', () => {
  const greedy = botWith('greedy', (_, takes) => takes);
  const perfect = botWith('perfect', (left, takes) => ((left - takes) % 4 === 0 ? 3 : takes / 10));
  const guidedBy = (guide: typeof greedy) => {
    const game = { ...nim, bots: { [guide.id]: guide } };
    return searchMaker(() => game, { iterations: 200, depth: 20, guide: { bot: guide.id } });
  };
  const ask = (guide: typeof greedy, stones: number, iterations: number, seat = 'x') => {
    const bot = guidedBy(guide).make({ level: 5, persona: 'guided' })(seat);
    const view = nim.view(nimState(stones, seat as 'x'), seat);
    return bot.decide(null, view, { ...asked, seat }, { iterations, ledger: true }, seeded(3));
  };

  test.each([
    [5, 1],
    [6, 2],
    [9, 1],
  ])('of %i stones it takes %i, although its guide takes three', (stones, takes) => {
    const { command, notes } = ask(greedy, stones, 2000);
    expect(command).toEqual({ type: 'take', stones: takes });
    expect(notes).toContainEqual({ code: 'search-differs' });
  });
  test('it keeps the choice of a guide that knows the game', () => {
    for (const stones of [5, 6, 7, 9, 10])
      expect(ask(perfect, stones, 60).notes).toContainEqual({ code: 'search-agrees' });
  });
  test('a few playouts leave the choice to the guide', () => {
    expect(ask(greedy, 9, 1).command).toEqual({ type: 'take', stones: 3 });
  });
  test('asked again, also after a shorter or longer search, it gives the same answer', () => {
    const bot = guidedBy(greedy).make({ level: 5, persona: 'guided' })('x');
    const decide = (stones: number, iterations: number) =>
      bot.decide(null, nim.view(nimState(stones), 'x'), asked, { iterations, ledger: true }, seeded(3));
    const fresh = (stones: number, iterations: number) => ask(greedy, stones, iterations);
    for (const [stones, iterations] of [
      [9, 40],
      [9, 80],
      [9, 80],
      [9, 20],
      [7, 40],
      [9, 120],
    ] as const)
      expect(decide(stones, iterations)).toEqual(fresh(stones, iterations));
  });
  test('with a rule of its guide switched off, it does not repeat the answer it had with it', () => {
    const bot = guidedBy(greedy).make({ level: 5, persona: 'guided' })('x');
    const decide = (asking: typeof bot, without: readonly string[]) =>
      asking.decide(
        null,
        nim.view(nimState(9), 'x'),
        asked,
        { iterations: 1, ledger: true, without: [...without] },
        seeded(3),
      );
    decide(bot, []);
    const fresh = guidedBy(greedy).make({ level: 5, persona: 'guided' })('x');
    expect(decide(bot, ['liked'])).toEqual(decide(fresh, ['liked']));
  });
  test('a lower level plays out less, and `plain` needs no guide', () => {
    const maker = guidedBy(greedy);
    expect(Object.keys(maker.personas)).toEqual(['guided', 'deep', 'plain']);
    const bot = maker.make({ level: 5, persona: 'plain' })('x');
    expect(bot.name).toBe('search+plain');
    const { notes } = bot.decide(null, nim.view(nimState(9), 'x'), asked, { iterations: 50, ledger: true }, seeded(3));
    expect(notes.map(({ code }) => code)).toEqual(['searched']);
    const low = maker.make({ level: 2, persona: 'guided' })('x');
    expect(
      low.decide(null, nim.view(nimState(9), 'x'), asked, { iterations: 0, ledger: false }, seeded(3)).iterations,
    ).toBe(24);
  });
});
