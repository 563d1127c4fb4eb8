import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { makeMetrics } from '../src/server/metrics.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const read = (name: string): string => readFileSync(`${ROOT}${name}`, 'utf8');

test('alert rules use only metrics that the server has', async () => {
  const zero = (): number => 0;
  const text = await makeMetrics({ matches: zero, leased: zero, sockets: zero, nodes: zero }).text();
  const known = new Set(text.match(/^# TYPE (\S+)/gm)?.map((line) => line.replace('# TYPE ', '')));
  const rules = read('deploy/prometheus-alerts.yml');
  const used = rules.match(/^ +expr: .*/gm)?.flatMap((line) => line.match(/\bumpire_\w+/g) ?? []) ?? [];
  expect(used.length).toBeGreaterThan(5);
  const missing = used.filter((name) => !known.has(name) && !known.has(name.replace(/_(bucket|count|sum)$/, '')));
  expect(missing).toEqual([]);
});

test('the server knows every setting that the examples use', () => {
  const files = ['docker-compose.yml', 'Dockerfile', ...readdirSync(`${ROOT}deploy`).map((name) => `deploy/${name}`)];
  const settings = new Set(files.flatMap((file) => read(file).match(/\bUMPIRE_[A-Z_]+/g) ?? []));
  const code = ['src/server/options.ts', 'src/cli/serve.ts'].map(read).join('\n');
  expect([...settings].filter((name) => !code.includes(name))).toEqual([]);
});

test('load balancers ask for readiness, and hide the metrics', () => {
  for (const file of ['deploy/Caddyfile', 'deploy/Caddyfile.compose']) {
    expect(read(file)).toContain('health_uri /api/ready');
    expect(read(file)).toContain('/metrics');
  }
  expect(read('deploy/nginx.conf')).toMatch(/location = \/metrics \{\s+return 404;/);
  expect(read('docker-compose.yml')).toContain('./deploy/Caddyfile.compose:/etc/caddy/Caddyfile');
});

test('secrets stay out of the image and of the repository', () => {
  for (const file of ['.dockerignore', '.gitignore']) expect(read(file).split('\n')).toContain('.env');
});
