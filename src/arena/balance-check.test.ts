import { expect, test } from 'vitest';
import { catalog } from '../games/catalog.ts';
import type { Game, SetUpGenerator } from '../kernel/game.ts';
import { must } from '../kernel/result.ts';
import { checkedSetUp, playCheck } from './balance-check.ts';
import { selfPlay } from './self-play.ts';
import { wilson } from './stats/wilson.ts';

const shooting = catalog.shooting as Game;

/** Results are the first side's lead; balancing subtracts the mean. */
const LEADS: SetUpGenerator<number> = {
  schema: {},
  generate: () => ({ ok: true, value: { options: {}, request: {}, seed: '' } }),
  resultOf: () => 0,
  balanced: (options, leads) => ({ ...options, par: leads.reduce((sum, lead) => sum + lead, 0) / leads.length }),
  winnerOf: ({ par }, lead) => (lead === par ? null : lead > Number(par) ? 'a' : 'b'),
  print: () => '',
};
const checked = (leads: readonly number[]) =>
  checkedSetUp(['a', 'b'], LEADS, { options: {}, request: {}, seed: '' }, leads);

test('the first half of the matches balances, the second half is judged', () => {
  const leads = [...Array.from({ length: 10 }, () => 5), 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
  const { options, check } = checked(leads);
  expect(options).toEqual({ par: 5 });
  expect(check).toEqual({
    sides: ['a', 'b'],
    games: 10,
    fitted: 10,
    wins: { a: 5, b: 4 },
    draws: 1,
    share: 0.55,
    ...wilson(5.5, 10),
    balanced: true,
  });
});

test('a set-up that one side wins is not balanced, nor one with too few matches', () => {
  const even = Array.from({ length: 20 }, (_, i) => i % 2);
  expect(checked([...even.map(() => 0), ...even.map(() => 9)]).check).toMatchObject({ share: 1, balanced: false });
  expect(checked([...even, ...even]).check).toMatchObject({ share: 0.5, balanced: true });
  expect(checked([0, 1, 0, 1]).check).toMatchObject({ share: 0.5, balanced: false });
});

test('the matches are those of self-play with the same seed, and can be stopped', async () => {
  const generator = (await shooting.generator?.()) as SetUpGenerator;
  const squad = {
    name: 'Squad',
    units: [
      {
        id: 'squad',
        sheet: 'intercessor-squad',
        points: 80,
        models: [{ kind: 'intercessor', count: 5, weapons: ['bolt-rifle'] }],
      },
    ],
  };
  const made = must(generator.generate({ attacker: squad, defender: squad, layout: 'patrol-yard', rounds: 1 }));
  const own = await playCheck(shooting, generator, made, 1);
  const [played] = [...selfPlay({ game: shooting, options: made.options, seed: made.seed, from: 1, games: 1 })];
  const { attackerPoints: attacker, defenderPoints: defender } = played?.detail ?? {};
  expect(own).toMatchObject({ points: { attacker, defender } });
  expect(await playCheck(shooting, generator, made, 1)).toEqual(own);
});
