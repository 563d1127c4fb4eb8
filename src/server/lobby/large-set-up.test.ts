import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Served, serve } from '../testing.ts';

let served: Served;
beforeAll(async () => {
  served = await serve();
});
afterAll(() => served?.close());

const forces = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ side: String(i % 2), design: i % 3 === 0 ? 'AS7-D' : 'ARC-2R' }));

test('a large set-up is computed by a worker and starts like any other', async () => {
  const options = { units: forces(64), map: { style: 'hills', cols: 60, rows: 60 } };
  const pass = await served.create({ game: 'battletech', options, sit: ['0'], start: true });
  const client = await served.sit(pass.code, pass.token);
  const setup = client.table?.setup;
  expect(setup).toMatchObject({ map: { cols: 60, rows: 60 }, units: { length: 64 } });
});

test('an invalid large set-up is refused, and the refusal says what is wrong', async () => {
  const options = { units: [...forces(62), { side: '0', design: 'no-such-design' }] };
  const { status, body } = await served.post('/api/matches', { game: 'battletech', options });
  expect([status, body]).toMatchObject([400, { error: { code: expect.any(String) }, words: expect.any(String) }]);
  expect(JSON.stringify(body)).toContain('no-such-design');
});
