import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SERVER_CODES } from '../refusal-text.ts';
import { STATUSES } from './refusals.ts';
import { built } from './testing.ts';

const DOCS = readFileSync(new URL('../../../docs/api.md', import.meta.url), 'utf8');

test('every server code is documented, those with their own status in that row', () => {
  const rows = DOCS.split('\n').filter((line) => /^\| \d/.test(line));
  const untold = Object.entries(STATUSES).filter(
    ([code, status]) => !rows.some((row) => row.split('|')[1]?.includes(String(status)) && row.includes(`\`${code}\``)),
  );
  expect(untold).toEqual([]);
  const others = ['unknown-bot', 'unknown-persona', 'program-unknown', 'program-elsewhere', 'program-not-started'];
  expect([...SERVER_CODES, ...others].filter((code) => !DOCS.includes(`\`${code}\``))).toEqual([]);
});

test('every route is documented', async () => {
  const { app } = await built();
  const { paths } = (await app.inject({ url: '/api/openapi.json' })).json<{ paths: Record<string, object> }>();
  const routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => {
      const short = path.replace(/^\/api/, '').replace(/\{(\w+)\}/g, ':$1');
      return `${method.toUpperCase()} ${short}`;
    }),
  );
  expect(routes.length).toBeGreaterThan(30);
  const hidden = ['GET /openapi.json', 'GET /metrics'];
  expect([...routes, ...hidden].filter((route) => !DOCS.includes(`\`${route}\``))).toEqual([]);
  await app.close();
});
