import { expect, test } from 'vitest';
import { bare } from '../../src/kernel/bot.ts';
import { must, no, ok, type Result } from '../../src/kernel/result.ts';
import { filed, served } from './source.ts';

const record = (n: number) => ({
  n,
  seat: 'x',
  bot: 'b',
  version: '1',
  weights: null,
  seed: null,
  decision: bare<{ type: string }>(null),
});

test('a file returns the decisions it contains', async () => {
  const source = filed([record(3), record(5)]);
  expect(must(await source.list()).map(({ n }) => n)).toEqual([3, 5]);
  expect(await source.why(5)).toEqual(ok({ record: record(5), flip: null, noFlip: null }));
  expect(await source.why(4)).toMatchObject({ ok: false, error: { code: 'not-decided', n: 4 } });
});

test('asks the server once per decision, and again after a failure', async () => {
  const asked: string[] = [];
  const answers: Result<unknown>[] = [no({ code: 'offline' }), ok('told')];
  const source = served('K7QX', async <T>(path: string) => {
    asked.push(path);
    return answers.shift() as Result<T>;
  });
  expect((await source.why(9)).ok).toBe(false);
  expect([await source.why(9), await source.why(9)]).toEqual([ok('told'), ok('told')]);
  expect(asked).toEqual(['/api/matches/K7QX/decisions/9', '/api/matches/K7QX/decisions/9']);
});
