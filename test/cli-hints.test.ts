import { beforeAll, describe, expect, test } from 'vitest';
import { bundle, type Ran, umpire, umpireWith } from '../src/cli/fixtures/run.ts';

beforeAll(bundle);

const playing = (typed: readonly string[], game: string, ...how: readonly string[]): Promise<Ran> =>
  umpireWith(`${[...typed, 'quit'].join('\n')}\n`, 'play', game, '--seed', '3', ...how);

describe.concurrent('play --hints', () => {
  test('smart continues with its own numbers', async () => {
    const { code, out, err } = await playing(['1', '1', '1'], 'radar', '--hints', 'smart');
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^crew suggests\n {2}1 {2}start at /m);
    expect(out).toMatch(/^ {2}blue starts at /m);
    expect(out).toMatch(/^ {2}blue moves /m);
    expect(out).toMatch(/^ {2}blue ends the turn/m);
  });

  test.each([[[]], [['--hints', 'obvious']]])('%j: no unrequested hint if there is a choice', async (how) => {
    const { out } = await playing(['place H8', 'hint'], 'radar', ...how);
    const [before = '', after = ''] = out.split('blue.captain> hint\n');
    expect(before).not.toMatch(/ suggests$|only one sensible/m);
    expect(after.match(/^ {2}[123] {2}\S/gm)).toHaveLength(3);
  });

  test('off gives no hints', async () => {
    const { out } = await playing(['hint', 'help'], 'radar', '--hints', 'off');
    expect(out).toMatch(/^hints are off; to use them, start with --hints obvious/m);
    expect(out).not.toMatch(/^hint /m);
  });

  test('the named bot gives the hints, in every game', async () => {
    const { out } = await playing(['hint', '1'], 'battletech', '--with', 'random');
    expect(out).toMatch(/^random suggests\n {2}1 {2}\S.*\n {2}this bot does not score/m);
    expect(out).toMatch(/\(blue\) is done$/m);
  });

  test('other values are bad input, and the help lists the three', async () => {
    const { code, err } = await umpire('play', 'radar', '--hints', 'clever');
    expect([code, err]).toEqual([2, 'umpire: --hints "clever" is unknown; available: off, obvious, smart\n']);
    expect((await umpire('play', '--help')).out).toContain('--hints <off|obvious|smart>');
  });
});
