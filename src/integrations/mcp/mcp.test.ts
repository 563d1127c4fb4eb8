import { describe, expect, test } from 'vitest';
import { randomMaker } from '../../decide/random.ts';
import { catalog } from '../../games/catalog.ts';
import type { Game } from '../../kernel/game.ts';
import type { Kinds } from '../../kernel/kinds.ts';
import { canariesIn, mayKnow, unmarked, withCanaries } from '../../server/testing/canaries.ts';
import { RADAR_SECRETS } from '../../server/testing/radar-secrets.ts';
import { OpenTables } from './open-tables.ts';
import { type Call, dataOf, playThrough } from './testing.ts';
import { MAX_CHARACTERS } from './tool-output.ts';
import { callTool, TOOLS } from './tools.ts';

const calling =
  (tables: OpenTables): Call =>
  (name, input = {}) =>
    callTool(tables, name, input);

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
    const tables = new OpenTables({ radar: game });
    const found = new Set<string>();
    const call: Call = async (name, input = {}) => {
      const answer = await callTool(tables, name, input);
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
    tables.close();
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
    ['no_such_tool', {}, /unknown tool "no_such_tool"; available: list_games/],
    ['look', {}, /you have no match; start one with new_match or join_match/],
    ['new_match', { game: 'chess' }, /unknown game "chess"/],
    ['new_match', { game: 'radar', seats: ['blue.cook'] }, /no seat "blue.cook"/],
    ['new_match', { game: 'radar', seats: ['blue.captain', 'red.captain'] }, /only on the same side/],
    ['new_match', { game: 'radar', opponents: 'crw' }, /no bot "crw"; did you mean "crew"/],
    ['new_match', { game: 'radar', setup: { map: 5 } }, /invalid set-up for radar/],
    ['new_match', { game: 5 }, /^invalid input for new_match: game must be a string, not a number; game: The id of/],
    ['new_match', {}, /: game is missing; game: The id of a game, from list_games\.$/],
    ['new_match', { game: 'radar', seats: 'blue' }, /: seats must be a list, not a string; seats: Seats of one/],
    ['new_match', { game: 'radar', seats: [5] }, /: seats\.0 must be a string, not a number; seats:/],
    ['act', { opton: 3 }, /act: unknown field "opton"; did you mean option\? Fields: table\?, seat\?, option\?, /],
    ['act', { option: 1.5 }, /: option must be a whole number, not a fraction; option: An id from options\.$/],
    ['act', { option: -1 }, /: option must be >= 0; option:/],
    ['act', { pass: false }, /: pass must be true or omitted; pass:/],
    ['act', { command: {} }, /: command\.type is missing; command:/],
    ['act', { command: null }, /: command must be an object, not null; command:/],
    ['join_match', { server: 's', match: 'x', token: 'x'.repeat(22) }, /: match must match .*; match:/],
    ['join_match', { server: 's', match: 'ABCD', token: ['x'.repeat(22)] }, /: token must be a string, not a list;/],
    ['join_match', { server: 'here', match: 'ABCD', token: 'x'.repeat(22) }, /"here" is not a server address/],
    [
      'join_match',
      { server: 'http://127.0.0.1:1', match: 'ABCD', token: 'x'.repeat(22) },
      /no Umpire server answers at/,
    ],
    ['ask_rules', { game: 'radar', query: 'nothing', question: {} }, /radar has no query "nothing"/],
  ])('%s %j explains the error', async (name, input, words) => {
    const { texts, isError } = await callTool(new OpenTables(), name, input);
    expect(isError).toBe(true);
    expect(texts[0]).toMatch(words);
    expect(texts.join()).not.toContain('x'.repeat(22));
  });

  test.each(Object.keys(catalog))('%s answers its own examples, within limits', async (id) => {
    const call = calling(new OpenTables());
    const listed = await call('list_questions', { game: id });
    for (const name of Object.keys((catalog[id] as Game).queries)) {
      const [told] = dataOf(await call('list_questions', { game: id, query: name })) as { example: unknown }[];
      const answer = await call('ask_rules', { game: id, query: name, question: told?.example });
      expect([name, answer.isError]).toEqual([name, false]);
      expect(answer.texts.join().length).toBeLessThan(3 * MAX_CHARACTERS);
    }
    expect(listed.texts.join().length).toBeLessThan(3 * MAX_CHARACTERS);
    expect((await call('rules_of', { game: id })).isError).toBe(false);
  });

  test('a refusal changes nothing and has a text; listed options are valid until something happens', async () => {
    const call = calling(new OpenTables());
    await call('new_match', { game: 'shooting', seed: '5' });
    await call('options');
    expect((await call('act', { option: 9999 })).texts[0]).toMatch(/there is no option 9999; there are \d+/);
    expect((await call('act', { typed: 'fly away' })).isError).toBe(true);
    expect((await call('act', { command: { type: 'begin' } })).isError).toBe(true);
    expect((await call('act', {})).texts[0]).toMatch(/exactly one of option, command, typed and pass/);
    expect((await call('act', { pass: true })).texts[0]).toMatch(/must act and cannot pass/);
    expect((await call('act', { command: { type: 'move' } })).texts[0]).toMatch(
      /unknown command "move"; options lists complete/,
    );
    expect((await call('act', { option: 0, table: 't9' })).texts[0]).toMatch(/you have no table "t9"; yours: t1/);
    expect((await call('act', { option: 0 })).isError).toBe(false);
    expect((await call('look', { path: 'nowhere' })).texts[0]).toMatch(/nothing at "nowhere"; available:/);
    expect((await call('hint')).texts[0]).toMatch(/A bot in your seat .*would:\n1\. /);
    expect((await call('resign')).texts[0]).toMatch(/The match is over: /);
    expect((await call('leave')).isError).toBe(false);
  });

  test('no hints where they are off', async () => {
    const call = calling(new OpenTables());
    await call('new_match', { game: 'radar', hints: false });
    expect((await call('hint')).texts[0]).toMatch(/hints are off/);
  });

  test('a client has at most eight tables', async () => {
    const call = calling(new OpenTables());
    for (let i = 0; i < 8; i++) expect((await call('new_match', { game: 'shooting' })).isError).toBe(false);
    expect((await call('new_match', { game: 'shooting' })).texts[0]).toMatch(/eight tables/);
  });
});
