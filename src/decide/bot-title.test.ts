import { expect, test } from 'vitest';
import type { BotMaker } from '../kernel/bot.ts';
import { botTitle } from './bot-title.ts';

const maker = { levels: undefined } as unknown as BotMaker;
const radar = {
  bots: { crew: maker, random: { ...maker, levels: false as const }, seed: { ...maker, levels: false as const } },
};
const SPANISH = { botName: (bot: string) => `bot ${bot}`, personaName: () => 'cazador' };

test.each([
  ['crew@3', 'Crew 3', radar],
  ['crew', 'Crew 5', radar],
  ['crew@2+hunter', 'Crew 2, hunter', radar],
  ['random', 'Random', radar],
  ['seed', 'Seed', radar],
  ['crew@3', 'Crew', null],
  ['exec:./mine', 'exec:./mine', radar],
])('%s is called %s', (name, title, game) => {
  expect(botTitle(name, game)).toBe(title);
});

test('names of bots and personas come from the given texts', () => {
  expect(botTitle('crew@2+hunter', radar, SPANISH)).toBe('Bot crew 2, cazador');
});
