import { afterAll, beforeAll, expect, test } from 'vitest';
import { UNITS } from '../../games/battletech/data/units.ts';
import { type Served, serve } from '../testing.ts';

let served: Served;
beforeAll(async () => {
  served = await serve();
});
afterAll(() => served.close());

const DESIGNS = Object.keys(UNITS);
const forces = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ side: String(i % 2), design: DESIGNS[i % DESIGNS.length] as string }));

test('a large set-up is computed by a worker and starts like any other', async () => {
  const options = { units: forces(64), map: { style: 'hills', cols: 60, rows: 60 } };
  const pass = await served.create({ game: 'battletech', options, sit: ['0'], start: true });
  const client = await served.sit(pass.code, pass.token);
  expect(client.table?.setup).toMatchObject({ map: { cols: 60, rows: 60 } });
  expect((client.table?.setup as { units: readonly unknown[] }).units).toHaveLength(64);
});

test('an invalid large set-up is refused with the problem', async () => {
  const options = { units: [...forces(62), { side: '0', design: 'no-such-design' }] };
  const { status, body } = await served.post('/api/matches', { game: 'battletech', options });
  expect([status, body]).toMatchObject([400, { error: { code: expect.any(String) }, words: expect.any(String) }]);
  expect(JSON.stringify(body)).toContain('no-such-design');
});
