import { expect, test } from 'vitest';
import { errorFacts, makeLog } from './log.ts';
import type { LogLevel } from './options.ts';

const noon = () => new Date('2026-01-01T12:00:00Z');

function written(level: LogLevel, isTTY = false) {
  const lines: string[] = [];
  return { lines, log: makeLog(level, { write: (text) => lines.push(text), isTTY }, noon) };
}

test('writes one JSON object per line', () => {
  const { lines, log } = written('info');
  log.info({ path: '/a\nb', status: 200 }, 'request');
  expect(lines).toEqual([
    '{"time":"2026-01-01T12:00:00.000Z","level":"info","msg":"request","path":"/a\\nb","status":200}\n',
  ]);
});

test('writes readable lines on a terminal, and no value can inject another line', () => {
  const { lines, log } = written('info', true);
  log.warn({ path: '/a\n\u001b[2Jb', status: 200 }, 'request');
  expect(lines).toEqual([expect.stringMatching(/^\d\d:\d\d:\d\d WARN request path=\/a \[2Jb status=200\n$/)]);
});

test.each([
  ['info', 3],
  ['warn', 2],
  ['error', 1],
  ['silent', 0],
] as const)('at level %s, %i of three lines are written', (level, count) => {
  const { lines, log } = written(level);
  log.info({}, 'a');
  log.warn({}, 'b');
  log.error({}, 'c');
  expect(lines).toHaveLength(count);
});

test('an error is logged with its stack', () => {
  const error = Object.assign(new Error('no disk'), { code: 'EIO' });
  expect(errorFacts(error)).toEqual({ error: 'no disk', errorCode: 'EIO', stack: expect.stringContaining('log.test') });
  expect(errorFacts('just words')).toEqual({ error: 'just words' });
});
