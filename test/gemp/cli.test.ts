import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { bundle, umpire } from '../../src/cli/fixtures/run.ts';
import { type FakeServer, fakeServer } from './server.ts';
import { DARK, randomOpponent } from './sessions.ts';

const PASSWORD = 'UMPIRE_GEMP_PASSWORD';
let server: FakeServer;

beforeAll(async () => {
  bundle();
  server = await fakeServer({ seed: 4, opponent: randomOpponent, turnLimit: 4, password: 'open sesame' });
});
afterAll(() => server?.close());
afterEach(() => {
  delete process.env[PASSWORD];
});

const gemp = (...more: readonly string[]) => umpire('gemp', '--user', 'ann', '--deck', DARK, ...more);

describe('umpire gemp', () => {
  test('plays and reports the result, without printing the password', async () => {
    process.env[PASSWORD] = 'open sesame';
    const { code, out, err } = await gemp('--url', server.url, '--log', 'decisions');
    expect([code, server.conduct.bad, server.conduct.aborted]).toEqual([0, 0, 0]);
    expect(out).toMatch(/^game 1: (won|lost to bot light|no winner)\n$/);
    expect(err).toContain('"Choose Activate action or Pass": Activate');
    expect(err).not.toMatch(/sesame|undefined|\[object|gemp-/);
  });

  test.each([
    ['another machine without permission', ['--url', 'https://cards.example/'], 'not this machine'],
    ['an invalid address', ['--url', 'cards'], 'is not a server address'],
    ['a persona that is none', ['--url', 'http://localhost/', '--persona', 'hero'], 'no persona "hero"'],
    ['a level that is none', ['--url', 'http://localhost/', '--level', '9'], 'from 1 to 5'],
    ['a table and a new one', ['--url', 'http://localhost/', '--table', '1', '--create'], 'only one of'],
    [
      'a file of cards that is not there',
      ['--url', 'http://localhost/', '--cards', '/nonexistent.json'],
      'cannot read',
    ],
    ['no password', ['--url', 'http://localhost/'], PASSWORD],
  ])('%s: a one-line error, and nothing is sent', async (_, args, words) => {
    const { code, out, err } = await gemp(...args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(words);
    expect(err.trim().split('\n').length).toBe(1);
  });
});
