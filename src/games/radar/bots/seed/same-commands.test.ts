import { expect, test } from 'vitest';
import { type Asked, botOf, LEDGER, playedOut, QUICK } from '../testing.ts';

/** Asks the seed bot of a seat twice, with a ledger and without; returns the differences. */
function difference({ seat, belief, view, ask, seed }: Asked): string[] {
  const bot = botOf('seed', seat);
  const [slow, quick] = [LEDGER, QUICK].map((budget) => bot.decide(belief, view, ask, budget, { value: seed.value }));
  const [a, b] = [JSON.stringify(slow?.command), JSON.stringify(quick?.command)];
  return a === b ? [] : [`${seat} at ${ask.place}: ${a} with a ledger, ${b} without`];
}

const SETUPS = [{ ruleset: 'seed' }, { ruleset: 'classic' }, { ruleset: 'seed', map: 'archipelago' }];
const GAMES = SETUPS.flatMap((setup) => [1, 2, 3].map((seed) => ({ setup, seed })));

test.each(GAMES)('seed plays the same with and without a ledger: $setup, seed $seed', ({ setup, seed }) => {
  const differences: string[] = [];
  let asked = 0;
  playedOut({
    blue: 'seed',
    red: 'seed',
    seed,
    setup,
    look: (one) => {
      asked++;
      differences.push(...difference(one));
    },
  });
  expect(differences).toEqual([]);
  expect(asked).toBeGreaterThan(100);
});

test.each(['seed', 'classic'])('and so it does where our own crew has led: %s', (ruleset) => {
  const differences: string[] = [];
  const kinds = new Set<string | undefined>();
  playedOut({
    seed: 4,
    setup: { ruleset, turnLimit: 70 },
    look: (one) => {
      if (!one.ask.must && one.seat.split('.')[1] !== 'radio-operator') return; // in seed, only the radio operator talks
      kinds.add(one.ask.kinds[0]);
      differences.push(...difference(one));
    },
  });
  expect(differences).toEqual([]);
  expect([...kinds]).toEqual(expect.arrayContaining(['place', 'move', 'mark', 'charge', 'end-turn']));
});

test('wherever a boat may start', () => {
  const differences: string[] = [];
  for (let seed = 0; seed < 30; seed++)
    playedOut({
      blue: 'seed',
      red: 'seed',
      seed,
      setup: { turnLimit: 2 },
      look: (one) => differences.push(...difference(one)),
    });
  expect(differences).toEqual([]);
});
