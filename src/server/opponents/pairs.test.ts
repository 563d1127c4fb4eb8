import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { openSqlite } from '../../store/sqlite.ts';
import type { Store } from '../../store/store.ts';
import type { SeatPass } from '../../wire/matches.ts';
import type { OpponentSearch } from '../../wire/opponents.ts';
import type { Parts } from '../server.ts';
import { type Served, serve } from '../testing.ts';
import { PairTester } from './testing.ts';

const TOKEN = 'operator-token-for-tests';

let data: string;
let served: Served;
const start = (parts: Parts = {}) =>
  serve({ data, options: { adminToken: TOKEN }, parts: { upkeepAfter: 0, ...parts } });
beforeEach(async () => {
  data = mkdtempSync(join(tmpdir(), 'umpire-pairs-'));
  served = await start();
});
afterEach(async () => {
  await served?.close();
  rmSync(data, { recursive: true, force: true });
});

async function restart(open?: () => Promise<Store>): Promise<void> {
  await served.close();
  served = await start(open ? { store: await open() } : {});
}

describe('two signed-in players of a game with unequal sides', () => {
  test('play two matches with the same set-up, new dice and swapped sides', async () => {
    const pair = await PairTester.open(served);
    const first = await pair.table(served, pair.code);
    expect([first.pair, first.rematch]).toEqual([{ game: 1 }, null]);
    const side = await pair.sideOf(served, pair.code, 'Ann');
    const watching = await pair.sit(served, pair.code, 'Bob');
    await pair.resign(served, pair.code, 'Ann');
    await watching.until(() => watching.table?.rematch != null);

    const second = await pair.table(served, await pair.second(served));
    const other = await pair.sideOf(served, second.code, 'Ann');
    expect(new Set([side, other])).toEqual(new Set(['attacker', 'defender']));
    expect(await pair.sideOf(served, second.code, 'Bob')).toBe(side);
    expect(second).toMatchObject({
      status: 'playing',
      setup: first.setup,
      settings: first.settings,
    });
    expect(second.pair).toEqual({ game: 2, first: pair.code, points: { [other]: 0, [side]: 1 } }); // and no id
    expect(second.commitment).not.toBe(first.commitment);
  });

  test('are rated once, by the total of both', async () => {
    const pair = await PairTester.open(served);
    await pair.resign(served, pair.code, 'Bob');
    const [only] = await pair.finished(served, 'Ann', 1);
    expect(only).toMatchObject({
      result: 'won',
      unrated: 'pair-open',
      before: null,
      pair: { game: 1, first: pair.code },
    });
    expect((await pair.record(served, 'Ann')).ratings).toEqual([]);

    const second = await pair.second(served);
    await pair.draw(served, second);
    const [two, one] = await pair.finished(served, 'Ann', 2);
    expect(one).toMatchObject({ code: pair.code, unrated: null, before: null, after: null });
    expect(two).toMatchObject({
      code: second,
      result: 'drawn',
      unrated: null,
      before: { rating: 1500 },
      pair: { game: 2, first: pair.code },
    });
    expect(two?.after?.rating).toBeGreaterThan(1500);
    const { ratings, opponents } = await pair.record(served, 'Ann');
    expect(ratings).toEqual([{ game: 'shooting', ...two?.after, matches: 2 }]);
    expect(opponents).toMatchObject([{ won: 1, drawn: 1, lost: 0 }]);

    const before = [await pair.record(served, 'Ann'), await pair.record(served, 'Bob')];
    expect((await served.post('/api/admin/ratings/recompute', {}, TOKEN)).body).toMatchObject({ matches: 1 });
    expect([await pair.record(served, 'Ann'), await pair.record(served, 'Bob')]).toEqual(before);
    expect(await pair.finished(served, 'Ann', 2)).toEqual([two, one]);
  });

  test('a win each is a draw: equal ratings stay equal', async () => {
    const pair = await PairTester.open(served);
    await pair.resign(served, pair.code, 'Ann');
    await pair.resign(served, await pair.second(served), 'Bob');
    await pair.finished(served, 'Ann', 2);
    const ratings = await Promise.all(['Ann', 'Bob'].map(async (name) => (await pair.record(served, name)).ratings[0]));
    expect(ratings.map((one) => one?.rating)).toEqual([1500, 1500]);
    expect(ratings[0]?.plusMinus).toBeLessThan(500);
  });

  test('the rematch of the first game is the second one, for both and as often as they ask', async () => {
    const pair = await PairTester.open(served);
    await pair.resign(served, pair.code, 'Ann');
    const ask = async (name: string) =>
      (await served.post<SeatPass>(`/api/matches/${pair.code}/rematch`, {}, pair.session(name))).body;
    const passes = await Promise.all(['Ann', 'Bob', 'Ann'].map(ask));
    expect(new Set(passes.map(({ code }) => code))).toEqual(new Set([await pair.second(served)]));
    expect(passes[0]?.seats).toEqual([await pair.sideOf(served, await pair.second(served), 'Ann')]);
    expect(passes[0]?.seats).not.toEqual(passes[1]?.seats);
  });

  test('a player who declines resigns the second game, and both games count', async () => {
    const pair = await PairTester.open(served);
    await pair.resign(served, pair.code, 'Ann');
    await pair.resign(served, await pair.second(served), 'Ann');
    const [two] = await pair.finished(served, 'Bob', 2);
    expect(two).toMatchObject({ result: 'won', unrated: null });
    expect((await pair.record(served, 'Ann')).ratings[0]?.rating).toBeLessThan(1500);
  });
});

describe('a pair that is not finished is not rated:', () => {
  test('the operator closes the second game', async () => {
    const pair = await PairTester.open(served);
    await pair.resign(served, pair.code, 'Ann');
    await served.post(`/api/admin/matches/${await pair.second(served)}/close`, {}, TOKEN);
    const [two, one] = await pair.finished(served, 'Bob', 2);
    expect([two?.unrated, one?.unrated]).toEqual(['closed', 'pair-closed']);
    expect((await pair.record(served, 'Bob')).ratings).toEqual([]);
  });

  test('the operator closes the first game: there is no second one', async () => {
    const pair = await PairTester.open(served);
    await served.post(`/api/admin/matches/${pair.code}/close`, {}, TOKEN);
    expect(await pair.finished(served, 'Bob', 1)).toMatchObject([{ unrated: 'closed', result: 'closed' }]);
    expect((await pair.table(served, pair.code)).rematch).toBeNull();
  });

  test('the operator deletes the second game during play', async () => {
    const pair = await PairTester.open(served);
    await pair.resign(served, pair.code, 'Ann');
    const second = await pair.second(served);
    await pair.finished(served, 'Bob', 1);
    await served.post(`/api/admin/matches/${second}/delete`, {}, TOKEN);
    expect(await pair.finished(served, 'Bob', 1)).toMatchObject([{ unrated: 'pair-closed' }]);
    await served.post(`/api/matches/${pair.code}/rematch`, {}, pair.session('Bob'));
    expect((await pair.table(served, pair.code)).rematch).toBe(second); // it is not created again
  });

  test('a player deletes their identity before the second game ends', async () => {
    const pair = await PairTester.open(served);
    await pair.resign(served, pair.code, 'Ann');
    const second = await pair.second(served);
    await pair.finished(served, 'Bob', 1);
    await served.post('/api/me/delete', {}, pair.session('Ann'));
    await pair.resign(served, second, 'Bob');
    const matches = await pair.finished(served, 'Bob', 2);
    expect(matches.map(({ unrated }) => unrated)).toEqual(['deleted', 'deleted']);
  });
});

describe('one match only:', () => {
  test('a guest takes part', async () => {
    const { body: ann } = await served.post<{ readonly session: string }>('/api/identity', { name: 'Ann' });
    await served.post('/api/opponents', { game: 'shooting' }, ann, 'ann'.padEnd(22, '-'));
    const { body } = await served.post<OpponentSearch>(
      '/api/opponents',
      { game: 'shooting' },
      undefined,
      'b'.padEnd(22, '-'),
    );
    expect(body.status.state === 'paired' && body.status.pass.table.pair).toBeUndefined();
  });
});

describe('after a restart', () => {
  test('between the games, the second one goes on and both are rated', async () => {
    const pair = await PairTester.open(served);
    await pair.resign(served, pair.code, 'Ann');
    const second = await pair.second(served);
    await pair.finished(served, 'Bob', 1);
    await restart();
    await pair.resign(served, second, 'Ann');
    expect((await pair.finished(served, 'Bob', 2))[0]).toMatchObject({ unrated: null, before: { rating: 1500 } });
  });

  test.each(['create', 'addPerson', 'write'] as const)(
    'a second game whose %s has failed is opened, without a player asking for it',
    async (step) => {
      const file = join(data, 'umpire.db');
      const failing = new FailingStore(step);
      await restart(async () => failing.on(await openSqlite(file)));
      const pair = await PairTester.open(served);
      await pair.resign(served, pair.code, 'Ann');
      await eventually(() => failing.hasFailed).toBe(true);
      await restart();
      const second = await pair.second(served);
      expect((await pair.table(served, second)).status).toBe('playing');
      await pair.resign(served, second, 'Ann');
      expect((await pair.finished(served, 'Bob', 2))[0]).toMatchObject({ unrated: null, before: { rating: 1500 } });
    },
  );
});

/** A store that cannot take this step for the second game of a pair. */
class FailingStore {
  hasFailed = false;
  private readonly step: 'create' | 'addPerson' | 'write';

  constructor(step: FailingStore['step']) {
    this.step = step;
  }

  on(real: Store): Store {
    let second = '';
    const fail = (at: string, match: string): void => {
      if (at !== this.step || match !== second) return;
      this.hasFailed = true;
      throw new Error('power failure');
    };
    return {
      ...real,
      async create(record) {
        if ((record.table.pair as { readonly game: number } | undefined)?.game === 2) second = record.id;
        fail('create', record.id);
        return real.create(record);
      },
      async addPerson(person) {
        fail('addPerson', person.match);
        return real.addPerson(person);
      },
      async write(write) {
        fail('write', write.match);
        return real.write(write);
      },
    };
  }
}
