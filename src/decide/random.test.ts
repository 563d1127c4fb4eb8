import { expect, test } from 'vitest';
import { Random } from '../kernel/random.ts';
import { nim, nimState } from './fixtures/nim.ts';
import { NO_CHANCE, NO_LEDGER, seeded } from './fixtures/toy.ts';
import { anyOf, randomMaker } from './random.ts';

const ask = { seat: 'x', kinds: ['take'], must: true, place: 0 };

test('every legal command is as likely', () => {
  const bot = randomMaker(nim).make({ level: 5, persona: 'plain' })('x');
  const counts = [0, 0, 0];
  for (let seed = 0; seed < 3000; seed++) {
    const { command } = bot.decide(null, nim.view(nimState(8), 'x'), ask, NO_LEDGER, seeded(seed));
    if (command?.type === 'take') counts[command.stones - 1] = (counts[command.stones - 1] ?? 0) + 1;
  }
  for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(110);
});

test('a single option needs no chance', () => {
  const only = { options: () => [{ type: 'begin' }] };
  const bot = randomMaker(only).make({ level: 5, persona: 'plain' })('x');
  expect(bot.decide(null, {}, { ...ask, kinds: ['begin'] }, NO_LEDGER, NO_CHANCE)).toMatchObject({
    command: { type: 'begin' },
    judged: 1,
  });
});

test('one of none is nothing', () => {
  expect(anyOf([], new Random(1))).toEqual({ picked: undefined, count: 0 });
});

test('what was not asked for is no option', () => {
  const talkative = { options: () => [{ type: 'talk' }, { type: 'move' }, { type: 'talk' }] };
  const bot = randomMaker(talkative).make({ level: 5, persona: 'plain' })('x');
  const asked = { ...ask, kinds: ['move'] };
  expect(bot.decide(null, {}, asked, NO_LEDGER, NO_CHANCE)).toMatchObject({ command: { type: 'move' }, judged: 1 });
});
