import { describe, expect, test } from 'vitest';
import { freeText } from '../decide/free-text.ts';
import { catalog } from '../games/catalog.ts';
import { bare, type Decision } from '../kernel/bot.ts';
import type { Game } from '../kernel/game.ts';
import type { Kinds } from '../kernel/kinds.ts';
import { Random } from '../kernel/random.ts';
import { must } from '../kernel/result.ts';
import { tally } from '../kernel/tally.ts';
import { explanation, rankWords, type Setting } from './explanation.ts';

type Command = Kinds['command'];

const battletech = catalog.battletech as Game;
const rules = must(battletech.setUp(undefined, new Random(1)));
const view = battletech.view(battletech.begin(rules), '0');
const setting: Setting = { game: battletech, rules, view, bot: 'commander' };

const holds: Command = { type: 'fire', unit: 0, shots: [] } as Command;
const turns: Command = { type: 'twist', unit: 0, facing: 1 } as Command;
const judged = (option: Command, value: number) => ({
  option,
  tiers: [],
  tally: tally([{ why: { code: 'commander-turns' }, value }]),
});
const decision: Decision<Command> = {
  ...bare(holds),
  judged: 2,
  kept: [judged(holds, 2), judged(turns, 1.5)],
  margin: 0.5,
};

describe('a decision', () => {
  const [first, , second] = explanation(setting, decision);

  test('is shown in words for people and as typed', () => {
    expect(first).toMatch(/^commander +hold fire +2 {3}fire 0 {3}\(by 0\.5 over turn the torso to the north-east\)$/);
    expect(second).toMatch(/^or +turn the torso to the north-east +1\.5 {3}twist 0 NE$/);
  });

  test('has its figures aligned, however long the options', () => {
    const ends = [first, second]
      .map((line) => / (2|1\.5) {3}/.exec(line ?? ''))
      .map((at) => (at ? at.index + at[0].length : at));
    expect(ends[0]).toBe(ends[1]);
  });

  test('shows ranks with the position of their rule, if there are several', () => {
    const why = (tier: number) => ({ code: 'commander-turns', tier });
    const ranked = (tiers: readonly number[]) => ({
      option: holds,
      tiers,
      tally: { lines: tiers.filter((tier) => tier !== 0).map((tier) => ({ why: why(tier), value: 0 })), total: 0 },
    });
    const told = (...tiers: readonly number[]) => [...rankWords(ranked(tiers)).values()];
    expect(told(1, 0)).toEqual(['[1st rank 1]']);
    expect(told(0, 1)).toEqual(['[2nd rank 1]']);
    expect(told(2)).toEqual(['[rank 2]']);
    expect(told(0, 0, 3, 0.12345)).toEqual(['[3rd rank 3]', '[4th rank 0.123]']);
    expect(explanation(setting, { ...decision, kept: [ranked([0, 1])] })[1]).toMatch(
      /^ +\[2nd rank 1\] {2}commander-turns/,
    );
  });

  test('of a program has its name above and its own texts without codes', () => {
    const bot = 'exec:python3 bots/my-battletech/bot.py';
    const told = (option: Command, value: number) => ({
      option,
      tiers: [],
      tally: tally([{ why: freeText('no target'), value }]),
    });
    const lines = explanation({ ...setting, bot }, { ...decision, kept: [told(holds, 2), told(turns, 1.5)] });
    expect(lines.slice(0, 3)).toEqual([
      bot,
      expect.stringMatching(/^ {11}hold fire +2 {3}fire 0/),
      expect.stringMatching(/^ +\+2 {2}no target$/),
    ]);
    expect(explanation({ ...setting, bot }, { ...decision, kept: [told(holds, 2)], margin: null })[1]).toMatch(
      /fire 0$/,
    );
  });

  test('of a game without texts for its orders is shown as typed, once', () => {
    const { order: _, ...plain } = battletech;
    expect(explanation({ ...setting, game: plain }, decision)[0]).toMatch(
      /^commander +fire 0 +2 {3}\(by 0\.5 over twist 0 NE\)$/,
    );
  });
});
