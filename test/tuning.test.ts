import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bundle, umpire } from '../src/cli/fixtures/run.ts';

const DATA = mkdtempSync(join(tmpdir(), 'umpire-tuning-'));
beforeAll(() => {
  process.env.UMPIRE_DATA = DATA; // no test writes to a developer's home
  bundle();
}, 120_000);
afterAll(() => rmSync(DATA, { recursive: true, force: true }));

const asked = async (...args: readonly string[]) => {
  const { code, out, err } = await umpire(...args, '--json');
  return { code, err, told: out === '' ? undefined : JSON.parse(out) };
};
/** Two threads would only take longer to start. */
const SHORT = ['--game', 'radar', '--seed', '3', '--only', 'closing,danger', '--test-games', '2', '--workers', '1'];

describe('tables are found, tested and named', () => {
  test('a table that does not pass is not written, and all that was played is kept', async () => {
    const tuned = await asked('tune', 'crew', ...SHORT, '--games', '4');
    expect(tuned.code).toBe(1);
    expect(tuned.told).toMatchObject({ game: 'radar', games: 4, passed: false, file: null, test: { verdict: 'open' } });
    expect(existsSync(join(DATA, 'weights'))).toBe(false);

    const trained = await asked('train', 'crew', ...SHORT, '--games', '4');
    expect(trained).toMatchObject({ code: 1, told: { fit: { samples: 2, weights: ['closing', 'danger'] } } });
    const again = await asked('train', '--from', trained.told.experiment, '--test-games', '2');
    expect(again.told.found).toEqual(trained.told.found);

    const { code, told } = await asked('ladder', 'radar');
    expect(code).toBe(0);
    expect(told.ladder.map(({ games }: { games: number }) => games).toSorted()).toEqual([2, 2, 4]);
  }, 60_000);

  test('tables lists what a bot can play with', async () => {
    const { code, told } = await asked('tables', 'radar', 'crew');
    expect(code).toBe(0);
    expect(told.tables[0]).toMatchObject({ bot: 'crew', persona: 'balanced', from: 'today' });
  });

  test.each([
    ['tune crew', /of which game/],
    ['tune', /which bot/],
    ['tune random --game radar', /no weights/],
    ['tune crew --game radar --only rooms', /no weight "rooms"/],
    ['tune crew --game radar --sprt 10,0', /Elo bounds/],
    ['tune crew --game radar --step 0', /not a number from/],
    ['tune --resume nobody', /no experiment "nobody"/],
    ['train crew --game radar --games 4', /too few/],
    ['ladder chess', /no game "chess"/],
    ['ladder radar --games 10 --pool crew,crewe', /no bot "crewe"/],
    ['tables radar crewe', /no bot "crewe"/],
    ['match radar --side blue=crew#00000000', /weights #00000000 of crew\+balanced are not here/],
  ])('%s is bad input, said in a line', async (line, words) => {
    const { code, out, err } = await umpire(...line.split(' '));
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(words);
    expect(err.trim().split('\n')).toHaveLength(1);
  });
});
