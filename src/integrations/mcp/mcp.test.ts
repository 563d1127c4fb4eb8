import { describe, expect, test } from 'vitest';
import { randomMaker } from '../../decide/random.ts';
import { catalog } from '../../games/catalog.ts';
import type { Game } from '../../kernel/game.ts';
import type { Kinds } from '../../kernel/kinds.ts';
import { canariesIn, mayKnow, unmarked, withCanaries } from '../../server/testing/canaries.ts';
import { RADAR_SECRETS } from '../../server/testing/radar-secrets.ts';
import { Desk } from './desk.ts';
import { LONGEST } from './telling.ts';
import { type Call, dataOf, playThrough } from './testing.ts';
import { called, TOOLS } from './tools.ts';

const calling =
  (desk: Desk): Call =>
  (name, input = {}) =>
    called(desk, name, input);

describe('the output of the tools', () => {
  const radar = catalog.radar as Game;
  const canaried = withCanaries(radar, RADAR_SECRETS);
  /** Texts and boards are made from the seat's view; the canaries in the JSON show which view that was. */
  const game: Game = {
    ...canaried,
    bots: { random: randomMaker(canaried) },
    defaults: { ...radar.defaults, bot: 'random' },
    board: (view) => radar.board(unmarked(view) as Kinds['view']),
    write: (command, view) => radar.write(command, unmarked(view) as Kinds['view']),
  };
  let state: Kinds['state'] | undefined; // the current state of the match
  game.apply = (before, event) => {
    state = canaried.apply(before, event);
    return state;
  };
  const SEED = 'seed-that-stays-secret';

  test.each(['blue.captain', 'red.radio-operator', 'blue.engineer'])('contains only what %s may know', async (seat) => {
    const desk = new Desk({ radar: game });
    const found = new Set<string>();
    const call: Call = async (name, input = {}) => {
      const answer = await called(desk, name, input);
      if (state && radar.outcome(unmarked(state) as Kinds['state'])) return answer; // once the match is over, everything is visible
      const bytes = JSON.stringify(answer);
      for (const path of canariesIn(bytes)) {
        found.add(path);
        if (path.startsWith('now.')) continue; // visibility changes from turn to turn, and the answer spans several
        expect([path, state && mayKnow(radar, RADAR_SECRETS, path, seat, state)]).toEqual([path, true]);
      }
      expect(bytes).not.toContain(SEED);
      return answer;
    };
    const begun = await call('new_match', {
      game: 'radar',
      seats: [seat],
      setup: { ruleset: 'classic', turnLimit: 20 },
      seed: SEED,
    });
    expect(begun.isError).toBe(false);
    await playThrough(call, begun);
    if (seat === 'blue.captain') expect(found).toContain('boats.blue.at');
    desk.close();
  });
});

describe('the tools', () => {
  test('every input has a schema that rejects unknown fields', () => {
    for (const tool of TOOLS) {
      expect([tool.name, (tool.input as { type?: string }).type]).toEqual([tool.name, 'object']);
      expect([tool.name, tool.fault({ unheardOf: 1 }) === undefined]).toEqual([tool.name, false]);
    }
  });

  test.each([
    ['no_such_tool', {}, /there is no tool "no_such_tool"; there is list_games/],
    ['look', {}, /you have no match; start one with new_match or join_match/],
    ['new_match', { game: 'chess' }, /unknown game "chess"/],
    ['new_match', { game: 'radar', seats: ['blue.cook'] }, /no seat "blue.cook"/],
    ['new_match', { game: 'radar', seats: ['blue.captain', 'red.captain'] }, /only on the same side/],
    ['new_match', { game: 'radar', opponents: 'crw' }, /no bot "crw"; did you mean "crew"/],
    ['new_match', { game: 'radar', setup: { map: 5 } }, /invalid set-up for radar/],
    [
      'new_match',
      { game: 5 },
      /^new_match cannot be called so: game must be a string, not a number; game is: The id of/,
    ],
    ['new_match', {}, /so: game is missing; game is: The id of a game, from list_games\.$/],
    ['new_match', { game: 'radar', seats: 'blue' }, /so: seats must be a list, not a string; seats is: Seats of one/],
    ['new_match', { game: 'radar', seats: [5] }, /so: seats\.0 must be a string, not a number; seats is:/],
    ['act', { opton: 3 }, /so: there is no field "opton"; did you mean option\? It takes table\?, seat\?, option\?, /],
    ['act', { option: 1.5 }, /so: option must be a whole number, not a fraction; option is: An id from options\.$/],
    ['act', { option: -1 }, /so: option must be >= 0; option is:/],
    ['act', { pass: false }, /so: pass must be true, or left out; pass is:/],
    ['act', { command: {} }, /so: command\.type is missing; command is:/],
    ['act', { command: null }, /so: command must be an object, not null; command is:/],
    ['join_match', { server: 's', match: 'x', token: 'x'.repeat(22) }, /so: match must be of the form .*; match is:/],
    ['join_match', { server: 's', match: 'ABCD', token: ['x'.repeat(22)] }, /so: token must be a string, not a list;/],
    ['join_match', { server: 'here', match: 'ABCD', token: 'x'.repeat(22) }, /"here" is not a server address/],
    [
      'join_match',
      { server: 'http://127.0.0.1:1', match: 'ABCD', token: 'x'.repeat(22) },
      /no Umpire server answers at/,
    ],
    ['ask_rules', { game: 'radar', query: 'nothing', question: {} }, /radar has no query "nothing"/],
  ])('%s %j explains the error', async (name, input, words) => {
    const { texts, isError } = await called(new Desk(), name, input);
    expect(isError).toBe(true);
    expect(texts[0]).toMatch(words);
    expect(texts.join()).not.toContain('x'.repeat(22));
  });

  test.each(Object.keys(catalog))('%s answers its own examples, within limits', async (id) => {
    const call = calling(new Desk());
    const listed = await call('list_questions', { game: id });
    for (const name of Object.keys((catalog[id] as Game).queries)) {
      const [told] = dataOf(await call('list_questions', { game: id, query: name })) as { example: unknown }[];
      const answer = await call('ask_rules', { game: id, query: name, question: told?.example });
      expect([name, answer.isError]).toEqual([name, false]);
      expect(answer.texts.join().length).toBeLessThan(3 * LONGEST);
    }
    expect(listed.texts.join().length).toBeLessThan(3 * LONGEST);
    expect((await call('rules_of', { game: id })).isError).toBe(false);
  });

  test('a refusal changes nothing and has a text; listed options are valid until something happens', async () => {
    const call = calling(new Desk());
    await call('new_match', { game: 'shooting', seed: '5' });
    await call('options');
    expect((await call('act', { option: 9999 })).texts[0]).toMatch(/there is no option 9999; there are \d+/);
    expect((await call('act', { typed: 'fly away' })).isError).toBe(true);
    expect((await call('act', { command: { type: 'begin' } })).isError).toBe(true);
    expect((await call('act', {})).texts[0]).toMatch(/exactly one of option, command, typed and pass/);
    expect((await call('act', { pass: true })).texts[0]).toMatch(/must act and cannot pass/);
    expect((await call('act', { command: { type: 'move' } })).texts[0]).toMatch(
      /unknown command "move"; options lists whole/,
    );
    expect((await call('act', { option: 0, table: 't9' })).texts[0]).toMatch(/you have no table "t9"; yours: t1/);
    expect((await call('act', { option: 0 })).isError).toBe(false);
    expect((await call('look', { path: 'nowhere' })).texts[0]).toMatch(/nothing at "nowhere"; available:/);
    expect((await call('hint')).texts[0]).toMatch(/the bot would:\n1\. /);
    expect((await call('resign')).texts[0]).toMatch(/The match is over: /);
    expect((await call('leave')).isError).toBe(false);
  });

  test('no hints where they are off', async () => {
    const call = calling(new Desk());
    await call('new_match', { game: 'radar', hints: false });
    expect((await call('hint')).texts[0]).toMatch(/hints are off/);
  });

  test('a client has at most eight tables', async () => {
    const call = calling(new Desk());
    for (let i = 0; i < 8; i++) expect((await call('new_match', { game: 'shooting' })).isError).toBe(false);
    expect((await call('new_match', { game: 'shooting' })).texts[0]).toMatch(/eight tables/);
  });
});
