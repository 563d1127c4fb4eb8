import { describe, expect, test } from 'vitest';
import type { Drawing, Game } from '../src/kernel/game.ts';
import { laws } from '../src/kernel/laws/all.ts';
import { report, shortest } from '../src/kernel/laws/shortest.ts';
import type { Subject } from '../src/kernel/laws/track.ts';
import { hashing } from '../src/store/hashing.ts';
import { cups } from './fixtures/cups-game.ts';
import { leaking } from './fixtures/leaking-game.ts';
import { restless } from './fixtures/restless-game.ts';

const SEEDS = Array.from({ length: 12 }, (_, i) => i + 1);

const subjectOf = (game: Game, drawing?: Drawing): Subject => ({
  game,
  setups: [undefined],
  hashing,
  cap: 200,
  drawing,
});

/** The laws that a game breaks. */
async function broken(game: Game): Promise<string[]> {
  const subject = subjectOf(game, await game.drawing?.());
  return laws.filter((law) => SEEDS.some((seed) => law.check(subject, seed))).map(({ id }) => id);
}

test('a valid game satisfies every law', async () => expect(await broken(cups)).toEqual([]));

describe.each([
  ['leaks', leaking],
  ['is restless', restless],
] as const)('a game that %s is caught', (_kind, games) => {
  const CAUGHT: Readonly<Record<string, string>> = {
    'the view is warm near the pebble': 'hidden-stays-hidden',
    'the view shows how often it has slid where it may not': 'hidden-stays-hidden',
    'everybody hears where it slides': 'heard-is-kept',
    'a refusal names the pebble': 'refusals-tell-nothing',
    'the pebble is offered first': 'imagined-options',
    'the seeker sees a turn pass that it does not hear': 'seen-is-heard',
    'the pebble has no audience': 'audience-complete',
    'the picture shows a pebble that the view hides': 'pictures-hide',
    'a picture with something outside': 'pictures-fit',
    'a picture with a broken number': 'pictures-fit',
    'dice of its own': 'same-bytes',
    'a hidden counter in the view': 'same-bytes',
    'events that do not say all': 'replay-by-events',
    'a state changed in place': 'same-bytes',
    'a state that cannot be saved': 'save-round-trips',
    'play without an end': 'play-ends',
    'an offer that is refused': 'offers-accepted',
    'a choice that is not offered': 'offers-complete',
    'offers out of turn': 'offers-awaited',
    'a refusal without words': 'refusals-have-words',
    'an event without words': 'events-have-words',
    'a reason without words': 'reasons-have-words',
    'somebody is waited for who need not act': 'waiting-is-true',
    'nobody is waited for though somebody must act': 'waiting-is-true',
    'a seat does not learn that it must act': 'waiting-is-true',
    'what is waited for has no words': 'waiting-has-words',
    'a bot that counts its turns': 'bots-only-look',
    'a bot that adds wrongly': 'ledgers-add-up',
    'a bot that keeps quiet': 'bots-answer',
    'a bot over its budget': 'bots-answer',
    'a parser that throws': 'fuzzed',
  };

  test.each(Object.entries(games))('%s', async (name, game) => {
    expect(CAUGHT).toHaveProperty(name);
    expect(await broken(game)).toContain(CAUGHT[name]);
  });
});

test('a failing law prints the seed and the shortest command list', () => {
  const subject = subjectOf(leaking['a refusal names the pebble'] as Game);
  const law = laws.find(({ id }) => id === 'refusals-tell-nothing');
  const violation = SEEDS.map((seed) => law?.check(subject, seed)).find((found) => found !== undefined);
  if (!law || !violation) return expect.fail('the law holds');
  const short = shortest(subject, law, violation);
  expect(short.commands.length).toBeLessThanOrEqual(1);
  expect(report(short)).toMatch(
    /^refusals-tell-nothing: .*\nset-up default, seed \d+\n {2}hider \{"type":"hide","cup":\d\}$/,
  );
});
